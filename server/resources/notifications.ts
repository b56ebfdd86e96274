import { type Kysely, sql } from 'kysely';
import { NOTED } from '../../contract/notes';
import * as notifications from '../../contract/notifications';
import { Code } from '../../contract/wire/codes';
import { mayCall, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
import { type Caller, type ServedCall, serve } from '../http/serve';
import { pageOf, seekPage } from '../store/lists';
import type { Schema } from '../store/schema';

/** Notices of staff to staff (docs/specification.md section 12.7). */
export const notificationsResource: readonly ServedCall[] = [
  serve(notifications.list, async ({ tx, input, caller }) => {
    const mayReadAll = mayCall(caller, notifications.READS_NOTICES);
    if (!input.mine && !mayReadAll)
      throw new RefusalError(Code.forbidden, 'You may read what is for you alone: `mine`');
    const audiences = input.mine
      ? [...(mayReadAll ? await audiencesOf(tx, caller) : []), notifications.audienceOfOne(caller.uid)]
      : await shownTo(tx, caller);
    const place = await seekPage(tx, audiences?.map((one) => `notification:${one}`) ?? ['notification'], input);
    const there = tx
      .selectFrom('notification')
      .selectAll()
      .where((row) =>
        audiences
          ? row('audience', 'in', audiences.length > 0 ? audiences : [''])
          : row('audience', 'not like', ONE_PERSON),
      );
    const page = pageOf(there, place, 'created_at', 'notification_id');
    const rows = await named(tx)
      .innerJoin(page.as('on_page'), 'on_page.notification_id', 'n.notification_id')
      .orderBy('n.created_at', 'desc')
      .orderBy('n.notification_id', 'desc')
      .execute();
    return { data: rows.map((row) => asNotification(row, caller)), total: place.total };
  }),

  serve(notifications.create, async ({ tx, input: { body }, caller, now, audit }) => {
    await refuseUnknownRole(tx, body.audience);
    const { notification_id } = await tx
      .insertInto('notification')
      .values({ ...body, uid: caller.uid, created_at: now })
      .returning('notification_id')
      .executeTakeFirstOrThrow();
    const id = String(notification_id);
    await audit({ command: 'notification.send', kind: 'notification', id, before: null, after: body });
    const sent = await named(tx).where('n.notification_id', '=', notification_id).executeTakeFirstOrThrow();
    return asNotification(sent, caller);
  }),

  serve(notifications.remove, async ({ tx, input: { id }, audit }) => {
    const removed = /^\d{1,15}$/.test(id)
      ? await tx
          .deleteFrom('notification')
          .where('notification_id', '=', Number(id))
          .where('audience', 'not like', ONE_PERSON)
          .returning(['title', 'body', 'audience'])
          .executeTakeFirst()
      : undefined;
    if (!removed) throw new RefusalError(Code.notFound, `There is no notification ${id}`);
    await audit({ command: 'notification.delete', kind: 'notification', id, before: removed, after: null });
    return { id };
  }),
];

/** Of notices for one person, which nobody else lists or takes back. */
const ONE_PERSON = 'uid:%';
const NAME_MAX = 120;

/** The audiences that somebody is in: of the roles only the first counts (docs/specification.md section 6). */
async function audiencesOf(tx: Kysely<Schema>, { uid, tierId }: Caller): Promise<string[]> {
  const role = await tx
    .selectFrom('admin_role')
    .select('role_id')
    .where('uid', '=', uid)
    .where('ordinal', '=', 0)
    .executeTakeFirst();
  return ['all', `tier:${tierId}`, ...(role ? [`role:${role.role_id}`] : [])];
}

/**
 * The audiences whose notices the caller may read: undefined for a super admin, who may read all; notices for super admins are for
 * no other user.
 */
async function shownTo(tx: Kysely<Schema>, { tierId }: Caller): Promise<string[] | undefined> {
  if (tierId === TIER_SUPER_ADMIN) return undefined;
  const found = await tx
    .selectFrom('notification')
    .select('audience')
    .distinct()
    .where('audience', '<>', `tier:${TIER_SUPER_ADMIN}`)
    .where('audience', 'not like', ONE_PERSON)
    .execute();
  return found.map(({ audience }) => audience);
}

async function refuseUnknownRole(tx: Kysely<Schema>, audience: string): Promise<void> {
  const roleId = notifications.roleOfAudience(audience);
  if (roleId === undefined) return;
  const role = await tx.selectFrom('role').select('role_id').where('role_id', '=', roleId).executeTakeFirst();
  if (role) return;
  const issue = { path: 'body.audience', message: `there is no role ${roleId}` };
  throw new RefusalError(Code.malformed, `${issue.path}: ${issue.message}`, { issues: [issue] });
}

/** What a notice is about, by its first words. */
const ABOUT = sql<string | null>`CASE n.about_kind
  WHEN 'profile' THEN (SELECT display_name FROM member WHERE pubkey = n.about_id)
  WHEN 'case' THEN (
  SELECT left(coalesce(comment.content, post.content), ${sql.lit(NAME_MAX)}) FROM report_case c
    JOIN post ON post.post_id = c.post_id LEFT JOIN comment ON comment.comment_id = c.comment_id
    WHERE c.case_id = n.about_id) END`;

/** Notifications with who sent them, who may have left since, and the role they are for while there is one. */
const named = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('notification as n')
    .innerJoin('admin_user as u', 'u.uid', 'n.uid')
    .leftJoin('role as r', (join) =>
      join.on((eb) => eb('n.audience', '=', eb(eb.val('role:'), '||', eb.cast<string>('r.role_id', 'text')))),
    )
    .leftJoin('note', 'note.note_id', 'n.note_id')
    .select([
      'n.notification_id',
      'n.title',
      'n.body',
      'n.audience',
      'n.created_at',
      'u.uid',
      'u.user_name',
      'u.display_name',
      'r.role_name',
      'n.because',
      'n.about_kind',
      'n.about_id',
      ABOUT.as('about_name'),
      'note.text as note',
    ]);

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

const asNotification = (row: Named, caller: Caller): notifications.StaffNotification => ({
  id: String(row.notification_id),
  title: row.title,
  body: row.body,
  audience: row.audience,
  ...(row.role_name === null ? {} : { role_name: row.role_name }),
  created: row.created_at,
  sender: { uid: row.uid, user_name: row.user_name, display_name: row.display_name },
  ...aboutOf(row, caller),
});

/** Why a notice for one person came, and about what. It came when that person could see it, who may not any more. */
function aboutOf(
  { because, about_kind: kind, about_id: id, about_name: name, note }: Named,
  caller: Caller,
): Partial<Pick<notifications.StaffNotification, 'because' | 'about' | 'body'>> {
  if (because === null) return {};
  if (kind === null || id === null) return { because };
  const isSeen = mayCall(caller, NOTED[kind]);
  return {
    because,
    about: { kind, id, ...(isSeen && name !== null && { name }) },
    ...(isSeen && note !== null && { body: note }),
  };
}

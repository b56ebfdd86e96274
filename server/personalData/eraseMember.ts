import { type Kysely, sql } from 'kysely';
import { shownNowhere, uploadedIn } from '../photos/shownNowhere';
import { keptSince } from '../store/bin';
import { deleteComment } from '../store/deletion';
import type { Member, Schema } from '../store/schema';
import { memberText, postText } from '../store/searchText';
import { memberOf } from './member';

/** What was erased, and the names of uploaded photos that no row shows any more. */
export interface Erased {
  readonly posts: number;
  readonly comments: number;
  readonly photos: readonly string[];
}

/** Fields of a recorded change that say who somebody is, or what was written by, to or about them. */
const PERSONAL = ['displayName', 'bornAt', 'email', 'phone', 'idCard', 'location', 'photo', 'reporter', 'text'];

/**
 * Erases one member: who they are, what they wrote, and what was written to and about them. Rows that others hang on stay without it, so
 * that counts, cases and the log stay true: that a report was made, how it was decided, when, and by whom of the staff. The member is
 * `#uid` from then on, with a public key of nobody's. Throws a sentence where there is no such member.
 */
export async function eraseMember(tx: Kysely<Schema>, pubkey: string, now: number): Promise<Erased> {
  const member = await memberOf(tx, pubkey);
  const nobody = { pubkey: `erased-${member.uid}`, display_name: `#${member.uid}`, phone: '', email: '' };
  const photos = uploadedIn(await addressesOf(tx, member));
  const comments = await eraseComments(tx, member, now);
  const posts = await erasePosts(tx, member, nobody.display_name, now);
  await eraseReports(tx, member);
  await eraseNotes(tx, member);
  await eraseFromLog(tx, member, nobody.pubkey);
  await tx.deleteFrom('curated_member').where('uid', '=', member.uid).execute();
  await tx
    .updateTable('member')
    .set({
      ...nobody,
      photo: '',
      born_at: null,
      gender: 0,
      phone_verified: false,
      id_card: '',
      location: '',
      authentic: false,
      folded: memberText(nobody),
      changed_at: now,
    })
    .where('uid', '=', member.uid)
    .execute();
  await tx
    .insertInto('audit')
    .values({
      ...{ at: now, uid: 0, user_name: '', display_name: 'tamquan member' },
      ...{ command: 'profile.erase', target_kind: 'profile', target_id: nobody.pubkey },
      ...{ before: JSON.stringify(null), after: JSON.stringify(null), job: null },
    })
    .execute();
  return { posts, comments, photos: await shownNowhere(tx, photos) };
}

/** Where pictures of this member, and of what they wrote, are. */
async function addressesOf(tx: Kysely<Schema>, { uid, photo }: Member): Promise<string[]> {
  const media = await tx.selectFrom('media').select(['url', 'thumb']).where('uid', '=', uid).execute();
  const comments = await tx.selectFrom('comment').select('media').where('uid', '=', uid).execute();
  return [
    photo,
    ...media.flatMap(({ url, thumb }) => [url, thumb]),
    ...comments.map(({ media }) => JSON.stringify(media)),
  ];
}

/** Out of every bin at once: nobody can restore it. */
const beyondTheBin = (now: number) => keptSince(now) - 1;

/** A comment that others have answered stays as an empty one, or their answers would hang on nothing. */
async function eraseComments(tx: Kysely<Schema>, { uid }: Member, now: number): Promise<number> {
  const rows = await tx
    .updateTable('comment')
    .set({ content: '', links: [], media: '[]' })
    .where('uid', '=', uid)
    .returning(['comment_id', 'created_at', 'deleted_at'])
    .execute();
  const present = rows.filter(({ deleted_at }) => deleted_at === null);
  // The newest first: what only answers of the same member hang on goes too.
  for (const { comment_id } of present.toSorted((one, other) => other.created_at - one.created_at)) {
    const { answers } = await tx
      .selectFrom('comment')
      .select((eb) => eb.fn.countAll<number>().as('answers'))
      .where('parent_id', '=', comment_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (Number(answers) === 0) await deleteComment(tx, comment_id, { uid: 0, now: beyondTheBin(now) });
  }
  await tx
    .updateTable('comment')
    .set({ deleted_at: beyondTheBin(now) })
    .where('uid', '=', uid)
    .where('deleted_at', '>', beyondTheBin(now))
    .execute();
  return rows.length;
}

async function erasePosts(tx: Kysely<Schema>, { uid }: Member, name: string, now: number): Promise<number> {
  await tx
    .deleteFrom('curated_media')
    .where('media_id', 'in', (eb) => eb.selectFrom('media').select('media_id').where('uid', '=', uid))
    .execute();
  await tx.deleteFrom('media').where('uid', '=', uid).execute();
  const rows = await tx
    .updateTable('post')
    .set({
      content: '',
      media_mask: 0,
      folded: postText(name, ''),
      deleted_at: sql<number>`least(coalesce(deleted_at, ${beyondTheBin(now)}), ${beyondTheBin(now)})`,
    })
    .where('uid', '=', uid)
    .returning('post_id')
    .execute();
  return rows.length;
}

/** What this member said of others, what others said of this member, and what staff answered. */
async function eraseReports(tx: Kysely<Schema>, { uid }: Member): Promise<void> {
  await tx
    .updateTable('report')
    .set({ reason: '' })
    .where((eb) => eb.or([eb('reporter_uid', '=', uid), eb('reported_uid', '=', uid)]))
    .execute();
  await tx
    .updateTable('reply')
    .set({ state: 'notSent', reason: 'noAddress', claimed_until: null })
    .where('reporter_uid', '=', uid)
    .where('state', 'in', ['waiting', 'notSent'])
    .execute();
  await tx.updateTable('reply').set({ text: '', address: '', words: null }).where('reporter_uid', '=', uid).execute();
}

async function eraseNotes(tx: Kysely<Schema>, { uid, pubkey }: Member): Promise<void> {
  const cases = tx.selectFrom('report_case').select('case_id').where('reported_uid', '=', uid);
  for (const [kind, ids] of [
    ['case', cases],
    ['profile', [pubkey]],
  ] as const) {
    await tx.deleteFrom('note').where('about_kind', '=', kind).where('about_id', 'in', ids).execute();
    await tx.deleteFrom('notification').where('about_kind', '=', kind).where('about_id', 'in', ids).execute();
  }
  await tx.updateTable('case_opinion').set({ text: '' }).where('case_id', 'in', cases).execute();
}

/** That something was done stays, when and by whom; what it was done with does not. Answers kept for a repeated call go as well. */
async function eraseFromLog(tx: Kysely<Schema>, { uid, pubkey }: Member, nobody: string): Promise<void> {
  await sql`UPDATE audit SET before = before - ${PERSONAL}::text[], after = after - ${PERSONAL}::text[],
      target_id = CASE target_id WHEN ${pubkey} THEN ${nobody} ELSE target_id END
    WHERE target_kind IN ('profile', 'vip', 'tvUser') AND target_id = ${pubkey}
      OR target_kind = 'report' AND target_id IN (
        SELECT report_id FROM report WHERE reporter_uid = ${uid} OR reported_uid = ${uid})
      OR target_kind = 'case' AND target_id IN (SELECT case_id FROM report_case WHERE reported_uid = ${uid})`.execute(
    tx,
  );
  await sql`DELETE FROM idempotency WHERE strpos(answer::text, ${pubkey}) > 0`.execute(tx);
}

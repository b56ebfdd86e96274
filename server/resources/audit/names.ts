import { type Kysely, sql } from 'kysely';
import type { AuditEntry } from '../../../contract/audit';
import { mayCall, type PermissionRule } from '../../../contract/wire/permissions';
import type { AuditedKind, Caller } from '../../http/serve';
import type { Schema } from '../../store/schema';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly author?: string;
  readonly row?: string;
}
interface Finder {
  /** Who may see what such a row is called today, whatever they once did to it. */
  readonly view: PermissionRule;
  readonly find: (tx: Kysely<Schema>, ids: readonly string[]) => Promise<readonly Named[]>;
}

const ofMember = (tx: Kysely<Schema>, ids: readonly string[]) =>
  tx.selectFrom('member').select(['pubkey as id', 'display_name as name']).where('pubkey', 'in', ids).execute();
const ofMedium = (tx: Kysely<Schema>, ids: readonly string[]) =>
  tx
    .selectFrom('media as m')
    .innerJoin('post as p', 'p.post_id', 'm.post_id')
    .innerJoin('member as author', 'author.uid', 'p.uid')
    .select(['m.media_id as id', 'p.content as name', 'author.display_name as author'])
    .where('m.media_id', 'in', ids)
    .execute();
/** What a report or a case is about: the comment `c` where there is one, else the post `p`. */
const reported = sql<string>`coalesce(c.content, p.content)`.as('name');
/** Rows named by a number; other ids name none. */
const numbers = (ids: readonly string[]) => ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number);
const numbered = (rows: readonly { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ id: String(id), name }));

/** Null for what has no name but what the change itself recorded. */
const FINDERS: Readonly<Record<AuditedKind, Finder | null>> = {
  profile: { view: 'PROFILE_VIEW', find: ofMember },
  vip: { view: 'VIP_VIEW', find: ofMember },
  tvUser: { view: 'TV_ACCOUNT_VIEW', find: ofMember },
  hotlive: { view: 'TV_HOTLIVE_VIEW', find: ofMedium },
  tvSlider: { view: 'TV_SLIDER_VIEW', find: ofMedium },
  post: {
    view: 'POST_VIEW',
    find: (tx, ids) =>
      tx
        .selectFrom('post as p')
        .innerJoin('member as m', 'm.uid', 'p.uid')
        .select(['p.post_id as id', 'p.content as name', 'm.display_name as author'])
        .where('p.post_id', 'in', ids)
        .execute(),
  },
  comment: {
    view: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
    find: (tx, ids) =>
      tx
        .selectFrom('comment as c')
        .innerJoin('member as m', 'm.uid', 'c.uid')
        .select(['c.comment_id as id', 'c.content as name', 'm.display_name as author'])
        .where('c.comment_id', 'in', ids)
        .execute(),
  },
  report: {
    view: 'REPORT_VIEW',
    find: (tx, ids) =>
      tx
        .selectFrom('report as r')
        .innerJoin('post as p', 'p.post_id', 'r.post_id')
        .leftJoin('comment as c', 'c.comment_id', 'r.comment_id')
        .innerJoin('member as m', 'm.uid', 'r.reported_uid')
        .select(['r.report_id as id', reported, 'm.display_name as author', 'r.case_id as row'])
        .where('r.report_id', 'in', ids)
        .execute(),
  },
  case: {
    view: 'REPORT_VIEW',
    find: (tx, ids) =>
      tx
        .selectFrom('report_case as r')
        .innerJoin('post as p', 'p.post_id', 'r.post_id')
        .leftJoin('comment as c', 'c.comment_id', 'r.comment_id')
        .innerJoin('member as m', 'm.uid', 'r.reported_uid')
        .select(['r.case_id as id', reported, 'm.display_name as author'])
        .where('r.case_id', 'in', ids)
        .execute(),
  },
  temple: {
    view: 'LOCATION_VIEW',
    find: (tx, ids) =>
      tx.selectFrom('temple').select(['temple_id as id', 'name']).where('temple_id', 'in', ids).execute(),
  },
  adminUser: {
    view: 'USER_VIEW',
    find: async (tx, ids) =>
      numbered(
        await tx
          .selectFrom('admin_user')
          .select(['uid as id', 'display_name as name'])
          .where('uid', 'in', [0, ...numbers(ids)])
          .execute(),
      ),
  },
  role: {
    view: { anyOf: ['ROLE_VIEW', 'USER_VIEW'] },
    find: async (tx, ids) =>
      numbered(
        await tx
          .selectFrom('role')
          .select(['role_id as id', 'role_name as name'])
          .where('role_id', 'in', [0, ...numbers(ids)])
          .execute(),
      ),
  },
  replyTemplate: null,
  policy: null,
  teamView: null,
  session: null,
  notification: null,
  sticker: null,
  photo: null,
};
/** By what the store keeps of a kind, which is a text. */
const FINDER_OF: ReadonlyMap<string, Finder | null> = new Map(Object.entries(FINDERS));
const NAME_MAX = 120;

/** The entries of a page with what their targets are called now: one query a kind. */
export async function withNames(
  tx: Kysely<Schema>,
  caller: Caller,
  entries: readonly AuditEntry[],
): Promise<AuditEntry[]> {
  const found = new Map<string, Named>();
  for (const kind of new Set(entries.map(({ target }) => target.kind))) {
    const finder = FINDER_OF.get(kind);
    if (!finder || !mayCall(caller, finder.view)) continue;
    const ids = [...new Set(entries.flatMap(({ target }) => (target.kind === kind ? [target.id] : [])))];
    for (const one of await finder.find(tx, ids)) found.set(`${kind} ${one.id}`, one);
  }
  return entries.map((entry) => {
    const { name, author, row } = found.get(`${entry.target.kind} ${entry.target.id}`) ?? {};
    const target = {
      ...entry.target,
      ...(name === undefined ? {} : { name: name.trim().slice(0, NAME_MAX) }),
      ...(author === undefined ? {} : { author }),
      ...(row === undefined ? {} : { row }),
    };
    return { ...entry, target };
  });
}

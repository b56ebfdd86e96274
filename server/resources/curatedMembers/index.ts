import type { Kysely, SelectQueryBuilder } from 'kysely';
import { canonicalTag, tvUsers, type Vip, vip } from '../../../contract/curatedMembers';
import { Code } from '../../../contract/wire/codes';
import { fold } from '../../../contract/wire/fold';
import { RefusalError } from '../../http/refusalError';
import { type Context, type ServedCall, serve } from '../../http/serve';
import { curatedPage } from '../../store/lists';
import type { Schema } from '../../store/schema';
import { memberForUpdate } from '../profiles/rows';
import { curatedMemberRows } from './rows';

/** A list of members, and the noun of its commands and of its rows in the audit log. */
interface Curated {
  readonly list: 'vip' | 'tv';
  readonly kind: 'vip' | 'tvUser';
}
const VIP: Curated = { list: 'vip', kind: 'vip' };
const TV: Curated = { list: 'tv', kind: 'tvUser' };

/** VIP and TV accounts: the same four calls on two lists, and the language tags of the first (docs/specification.md sections 4 and 7). */
export const curatedMembersResource: readonly ServedCall[] = [
  serve(vip.list, ({ tx, input }) => list(VIP, tx, input, input.tag && canonicalTag(input.tag))),
  serve(vip.detail, ({ tx, input }) => one(VIP, tx, input.pubkey)),
  serve(vip.create, (context) => create(VIP, context, context.input.tags)),
  serve(vip.remove, (context) => remove(VIP, context)),
  serve(vip.setTags, setTags),
  serve(tvUsers.list, ({ tx, input }) => list(TV, tx, input)),
  serve(tvUsers.detail, ({ tx, input }) => one(TV, tx, input.pubkey)),
  serve(tvUsers.create, (context) => create(TV, context)),
  serve(tvUsers.remove, (context) => remove(TV, context)),
];

type Asked = Context<typeof tvUsers.list>['input'];
type Members = SelectQueryBuilder<Schema, 'curated_member', { uid: number }>;

/** A page of a list, or of those on the VIP list who are tagged with one language. */
async function list({ list }: Curated, tx: Kysely<Schema>, { position: pos, count, sort }: Asked, tag?: string) {
  const [counted, rows] =
    tag === undefined
      ? [`members:${list}`, tx.selectFrom('curated_member').select(['uid']).where('list', '=', list)]
      : // The tags of a list's members are kept beside it under the same names, so that one language pages as fast.
        [`viptag:${tag}`, tx.selectFrom('vip_tag').select(['uid']).where('tag', '=', tag) as unknown as Members];
  const members = { list: counted, rows, id: 'uid' } as const;
  const { page, direction, total } = await curatedPage(tx, members, { pos, count, sort });
  return { data: await curatedMemberRows(tx, list, page, direction), total };
}

/** One member of the list, or 304. */
async function one({ list }: Curated, tx: Kysely<Schema>, pubkey: string): Promise<Vip> {
  const found = tx
    .selectFrom('curated_member as c')
    .innerJoin('member as m', 'm.uid', 'c.uid')
    .select(['c.uid', 'c.added_at as place'])
    .where('c.list', '=', list)
    .where('m.pubkey', '=', pubkey);
  const [member] = await curatedMemberRows(tx, list, found);
  if (!member) throw notThere(list, pubkey);
  return member;
}

/** Adds a member; one who is there stays as they are and no change is recorded (docs/specification.md section 4). */
async function create(
  { list, kind }: Curated,
  { tx, input: { pubkey }, audit, now }: Context<typeof tvUsers.create>,
  tags: readonly string[] = [],
): Promise<Vip & { added: boolean }> {
  const member = await memberForUpdate(tx, 'pubkey', pubkey);
  const language_tags = eachOnce(tags);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('curated_member')
    .values({ list, uid: member.uid, added_at: now, sort_name: fold(member.display_name), language_tags })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const added = numInsertedOrUpdatedRows === 1n;
  if (added)
    await audit({
      command: `${kind}.add`,
      kind,
      id: pubkey,
      before: null,
      after: { displayName: member.display_name, ...(list === 'vip' ? { languageTags: language_tags } : {}) },
    });
  return { ...(await one({ list, kind }, tx, pubkey)), added };
}

async function remove({ list, kind }: Curated, { tx, input: { pubkey }, audit }: Context<typeof tvUsers.remove>) {
  const removed = await tx
    .deleteFrom('curated_member')
    .using('member')
    .whereRef('member.uid', '=', 'curated_member.uid')
    .where('list', '=', list)
    .where('member.pubkey', '=', pubkey)
    .returning(['member.display_name', 'language_tags'])
    .executeTakeFirst();
  if (!removed) throw notThere(list, pubkey);
  const { display_name: displayName, language_tags: languageTags } = removed;
  await audit({
    command: `${kind}.remove`,
    kind,
    id: pubkey,
    before: { displayName, ...(list === 'vip' ? { languageTags } : {}) },
    after: null,
  });
  return { pubkey };
}

async function setTags({ tx, input: { pubkey, tags }, audit }: Context<typeof vip.setTags>): Promise<Vip> {
  const { uid } = await memberForUpdate(tx, 'pubkey', pubkey);
  const before = await one(VIP, tx, pubkey);
  const languageTags = eachOnce(tags);
  if (languageTags.join() === before.languageTags.join()) return before;
  await tx
    .updateTable('curated_member')
    .set({ language_tags: languageTags })
    .where('list', '=', 'vip')
    .where('uid', '=', uid)
    .execute();
  await audit({
    command: languageTags.every((tag) => before.languageTags.includes(tag))
      ? 'vip.removeLanguageTag'
      : 'vip.addLanguageTag',
    kind: 'vip',
    id: pubkey,
    before: { languageTags: before.languageTags },
    after: { languageTags },
  });
  return { ...before, languageTags };
}

/** A language is the same however its tag is written (docs/specification.md section 4: added only if absent). */
const eachOnce = (tags: readonly string[]) => [...new Set(tags.map(canonicalTag))];

const notThere = (list: Curated['list'], pubkey: string) =>
  new RefusalError(Code.notFound, `There is no member ${pubkey} on the list ${list}`);

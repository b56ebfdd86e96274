import { type AliasableExpression, type Kysely, sql } from 'kysely';
import * as profiles from '../../../contract/profiles';
import { type Served, serve } from '../../http/serve';
import { newestFirst, onPage, placeIn } from '../../store/lists';
import type { Schema } from '../../store/schema';
import { countFound, matchesAll, patternsOf } from '../../store/search';
import { asProfile, memberByPubkey, noSuchMember } from './rows';

export const readProfiles: readonly Served[] = [
  serve(profiles.list, async ({ tx, input }) => {
    const { state } = input;
    const place = await placeIn(tx, [state === undefined ? 'member' : `member:${state}`], input);
    let ids = tx.selectFrom('member').select('uid');
    // Each of these is the condition of an index in 0002_lists.
    if (state === 'blocked') ids = ids.where(sql<boolean>`blocks <> '{}'`);
    else if (state === 'verified') ids = ids.where((eb) => eb.ref('phone_verified'));
    else if (state === 'authentic') ids = ids.where((eb) => eb.ref('authentic'));
    const data = await profileRows(tx, onPage(ids, place, 'created_at', 'uid'), place.direction);
    return { data, total: place.total };
  }),

  serve(profiles.search, async ({ tx, input }) => {
    const found = tx
      .selectFrom('member')
      .select('uid')
      .where(matchesAll('member.folded', patternsOf(input.text)));
    const total = await countFound(tx, found);
    return { data: await profileRows(tx, newestFirst(found, input, 'created_at', 'uid')), total };
  }),

  serve(profiles.byUid, async ({ tx, input }) => {
    const member = await tx.selectFrom('member').selectAll().where('uid', '=', input.uid).executeTakeFirst();
    if (!member) throw noSuchMember(input.uid);
    return asProfile(member);
  }),

  serve(profiles.byPubkey, async ({ tx, input }) => asProfile(await memberByPubkey(tx, input.pubkey))),
];

async function profileRows(
  db: Kysely<Schema>,
  page: AliasableExpression<{ uid: number }>,
  direction: 'asc' | 'desc' = 'desc',
): Promise<profiles.Profile[]> {
  const rows = await db
    .selectFrom(page.as('page'))
    .innerJoin('member', 'member.uid', 'page.uid')
    .selectAll('member')
    .orderBy('member.created_at', direction)
    .orderBy('member.uid', direction)
    .execute();
  return rows.map(asProfile);
}

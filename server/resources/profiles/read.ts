import { sql } from 'kysely';
import * as profiles from '../../../contract/profiles';
import { type ServedCall, serve } from '../../http/serve';
import { pageOf, seekPage } from '../../store/lists';
import { countFound, matchesAll, newestFound, patternsOf } from '../../store/search';
import { asProfile, memberByPubkey, noSuchMember } from './rows';

export const readProfiles: readonly ServedCall[] = [
  serve(profiles.list, async ({ tx, input }) => {
    const { state } = input;
    const place = await seekPage(tx, [state === undefined ? 'member' : `member:${state}`], input);
    let rows = tx.selectFrom('member').selectAll();
    // Each of these is the condition of an index in 0002_lists.
    if (state === 'blocked') rows = rows.where(sql<boolean>`blocks <> '{}'`);
    else if (state === 'verified') rows = rows.where((eb) => eb.ref('phone_verified'));
    else if (state === 'authentic') rows = rows.where((eb) => eb.ref('authentic'));
    const page = await pageOf(rows, place, 'created_at', 'uid').execute();
    return { data: page.map(asProfile), total: place.total };
  }),

  serve(profiles.search, async ({ tx, input }) => {
    const found = tx
      .selectFrom('member')
      .selectAll()
      .where(matchesAll('member.folded', patternsOf(input.text)));
    const total = await countFound(tx, found);
    const page = await newestFound(found, total, input, 'created_at', 'uid').execute();
    return { data: page.map(asProfile), total };
  }),

  serve(profiles.byUid, async ({ tx, input }) => {
    const member = await tx.selectFrom('member').selectAll().where('uid', '=', input.uid).executeTakeFirst();
    if (!member) throw noSuchMember(input.uid);
    return asProfile(member);
  }),

  serve(profiles.byPubkey, async ({ tx, input }) => asProfile(await memberByPubkey(tx, input.pubkey))),
];

import { type RawBuilder, sql } from 'kysely';
import * as profiles from '../../../contract/profiles';
import { type ServedCall, serve } from '../../http/serve';
import { pageOf } from '../../store/lists';
import { pageReader } from '../../store/pageReader';
import { holdsWords, searchPage } from '../../store/search';
import { asProfile, memberByPubkey, noSuchMember, READS, SHOWN } from './rows';

/** Pages of all members, and of those in a state: each condition is that of an index in 0002_lists. */
const pagesWhere = (condition?: RawBuilder<boolean>) =>
  pageReader(
    (db, place) =>
      pageOf(
        db
          .selectFrom('member')
          .select(SHOWN)
          .$if(condition !== undefined, (rows) => rows.where(condition ?? sql<boolean>`true`)),
        place,
        'created_at',
        'uid',
      ),
    READS,
  );
const readMembers = {
  all: pagesWhere(),
  blocked: pagesWhere(sql`blocks <> '{}'`),
  verified: pagesWhere(sql`phone_verified`),
  authentic: pagesWhere(sql`authentic`),
};

export const readProfiles: readonly ServedCall[] = [
  serve(profiles.list, async (context) => {
    const { state } = context.input;
    const read = state === undefined ? readMembers.all : readMembers[state];
    const { rows, total } = await read(context, [state === undefined ? 'member' : `member:${state}`], context.input);
    return { data: rows.map(asProfile), total };
  }),

  serve(profiles.search, async (context) => {
    const all = context.tx.selectFrom('member').select(SHOWN);
    const found = all.where(holdsWords('member', context.input.text));
    const search = { all, found, asked: context.input, at: 'created_at', id: 'uid' } as const;
    return searchPage(context, search, async (page) => (await page.execute()).map(asProfile));
  }),

  serve(profiles.byUid, async ({ tx, input }) => {
    const member = await tx.selectFrom('member').selectAll().where('uid', '=', input.uid).executeTakeFirst();
    if (!member) throw noSuchMember(input.uid);
    return asProfile(member);
  }),

  serve(profiles.byPubkey, async ({ tx, input }) => asProfile(await memberByPubkey(tx, input.pubkey))),
];

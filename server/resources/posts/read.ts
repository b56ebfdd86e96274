import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import { COUNT_DEFAULT } from '../../../contract/constants';
import * as posts from '../../../contract/posts';
import { type Served, serve } from '../../http/serve';
import { type Asked, newestFirst, onPage, placeIn } from '../../store/lists';
import type { PostRow, Schema } from '../../store/schema';
import { countFound, matchesAll, newestFound, patternsOf } from '../../store/search';
import { memberByPubkey } from '../profiles/rows';
import { kindsOf, listOf, maskOf, pageOfKinds } from './kinds';
import { onePost, postRows } from './rows';

export const readPosts: readonly Served[] = [
  serve(posts.list, async ({ tx, input }) => {
    const { state, mediaType, pubkey } = input;
    if (pubkey !== undefined) {
      const theirs = narrowed(tx.selectFrom('post').selectAll(), input).where('uid', '=', await uidOf(tx, pubkey));
      return found(tx, theirs, input);
    }
    if (mediaType !== undefined) {
      const kinds = await kindsOf(tx, mediaType, state);
      const place = await placeIn(tx, kinds.map(listOf), input);
      return { data: await postRows(tx, pageOfKinds(tx, kinds, place), place.direction), total: place.total };
    }
    const place = await placeIn(tx, [state === undefined ? 'post' : `post:${state}`], input);
    const rows = narrowed(tx.selectFrom('post').selectAll(), input);
    const data = await postRows(tx, onPage(rows, place, 'created_at', 'post_id'), place.direction);
    return { data, total: place.total };
  }),

  serve(posts.byAuthor, async ({ tx, input }) => {
    const { uid } = await memberByPubkey(tx, input.pubkey);
    const theirs = tx.selectFrom('post').where('uid', '=', uid).where('deleted_at', 'is', null);
    const { total } = await theirs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data: await postRows(tx, newestFirst(theirs.selectAll(), input, 'created_at', 'post_id')), total };
  }),

  serve(posts.search, async ({ tx, input }) => {
    const { pubkey } = input;
    const matching = narrowed(tx.selectFrom('post').selectAll(), input).where(
      matchesAll('post.folded', patternsOf(input.text)),
    );
    return found(tx, pubkey === undefined ? matching : matching.where('uid', '=', await uidOf(tx, pubkey)), input);
  }),

  serve(posts.one, ({ tx, input }) => onePost(tx, input.idpost)),
];

interface Narrowing extends Pick<Asked, 'pos' | 'count' | 'sort'> {
  readonly state?: (typeof posts.POST_STATES)[number] | undefined;
  readonly mediaType?: readonly number[] | undefined;
}

/** Posts that are there, in this state and with media of one of these types: the conditions of indexes in 0002_lists. */
function narrowed<O>(rows: SelectQueryBuilder<Schema, 'post', O>, { state, mediaType }: Narrowing) {
  let some = rows.where('deleted_at', 'is', null);
  // A post hidden and blocked is in both lists.
  if (state === 'visible') some = some.where((eb) => eb.and([eb.not('hidden'), eb.not('blocked')]));
  else if (state !== undefined) some = some.where((eb) => eb.ref(state));
  return mediaType === undefined ? some : some.where(sql<boolean>`media_mask & ${maskOf(mediaType)}::int2 <> 0`);
}

/** The page of what no list is counted for: a member's posts, or what a search finds. */
async function found(tx: Kysely<Schema>, rows: SelectQueryBuilder<Schema, 'post', PostRow>, asked: Narrowing) {
  const total = await countFound(tx, rows);
  const isOldest = asked.sort === 'time';
  if (!isOldest) return { data: await postRows(tx, newestFound(rows, total, asked, 'created_at', 'post_id')), total };
  const { pos = 0, count = COUNT_DEFAULT } = asked;
  const page = rows.orderBy('created_at').orderBy('post_id').offset(pos).limit(count);
  return { data: await postRows(tx, page, 'asc'), total };
}

const uidOf = async (tx: Kysely<Schema>, pubkey: string) => (await memberByPubkey(tx, pubkey)).uid;

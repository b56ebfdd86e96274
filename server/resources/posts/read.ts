import * as posts from '../../../contract/posts';
import { type Served, serve } from '../../http/serve';
import { newestFirst, onPage, placeIn } from '../../store/lists';
import { countFound, matchesAll, newestFound, patternsOf } from '../../store/search';
import { memberByPubkey } from '../profiles/rows';
import { onePost, postRows } from './rows';

export const readPosts: readonly Served[] = [
  serve(posts.list, async ({ tx, input }) => {
    const { state } = input;
    const place = await placeIn(tx, [state === undefined ? 'post' : `post:${state}`], input);
    let rows = tx.selectFrom('post').selectAll().where('deleted_at', 'is', null);
    // Each of these is the condition of an index in 0002_lists; a post hidden and blocked is in both lists.
    if (state === 'visible') rows = rows.where((eb) => eb.and([eb.not('hidden'), eb.not('blocked')]));
    else if (state !== undefined) rows = rows.where((eb) => eb.ref(state));
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
    const found = tx
      .selectFrom('post')
      .selectAll()
      .where('deleted_at', 'is', null)
      .where(matchesAll('post.folded', patternsOf(input.text)));
    const total = await countFound(tx, found);
    return { data: await postRows(tx, newestFound(found, total, input, 'created_at', 'post_id')), total };
  }),

  serve(posts.one, ({ tx, input }) => onePost(tx, input.idpost)),
];

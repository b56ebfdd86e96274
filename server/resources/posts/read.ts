import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import * as posts from '../../../contract/posts';
import { type Context, type ServedCall, serve } from '../../http/serve';
import { keptSince, mayLookIntoBin } from '../../store/bin';
import { type AskedPage, inOrder, newestFirst, pageOf, seekPage } from '../../store/lists';
import { pageReader } from '../../store/pageReader';
import type { PostRow, Schema } from '../../store/schema';
import { holdsWords, searchPage } from '../../store/search';
import { memberByPubkey } from '../profiles/rows';
import { kindsOf, listOf, maskOf, pageOfKinds } from './kinds';
import { asPost, onePost, postQuery, postRows } from './rows';

/** Pages of all posts, or of those in a state. */
const pagesIn = (state?: (typeof posts.POST_STATES)[number]) =>
  pageReader((db, place) => {
    const rows = narrowed(db.selectFrom('post').selectAll(), { state });
    return postQuery(db, pageOf(rows, place, 'created_at', 'post_id'), place.direction);
  });
const readList = {
  all: pagesIn(),
  visible: pagesIn('visible'),
  hidden: pagesIn('hidden'),
  blocked: pagesIn('blocked'),
};

export const readPosts: readonly ServedCall[] = [
  serve(posts.list, async ({ tx, input, caller, now, asker }) => {
    const { state, mediaType, pubkey } = input;
    if (input.deleted) return bin({ tx, input, caller, now });
    if (pubkey !== undefined) {
      const theirs = narrowed(tx.selectFrom('post').selectAll(), input).where('uid', '=', await uidOf(tx, pubkey));
      return found({ tx, asker }, theirs, input);
    }
    if (mediaType !== undefined) {
      const kinds = await kindsOf(tx, mediaType, state);
      const place = await seekPage(tx, kinds.map(listOf), input);
      return { data: await postRows(tx, pageOfKinds(tx, kinds, place), place.direction), total: place.total };
    }
    const read = state === undefined ? readList.all : readList[state];
    const { rows, total } = await read({ tx, asker, caller }, [state === undefined ? 'post' : `post:${state}`], input);
    return { data: rows.map(asPost), total };
  }),

  serve(posts.byAuthor, async ({ tx, input }) => {
    const { uid } = await memberByPubkey(tx, input.pubkey);
    const theirs = tx.selectFrom('post').where('uid', '=', uid).where('deleted_at', 'is', null);
    const { total } = await theirs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data: await postRows(tx, newestFirst(theirs.selectAll(), input, 'created_at', 'post_id')), total };
  }),

  serve(posts.search, async ({ tx, input, caller, now, asker }) => {
    const { pubkey } = input;
    if (input.deleted) return bin({ tx, input, caller, now });
    const matching = narrowed(tx.selectFrom('post').selectAll(), input).where(holdsWords('post', input.text));
    return found(
      { tx, asker },
      pubkey === undefined ? matching : matching.where('uid', '=', await uidOf(tx, pubkey)),
      input,
    );
  }),

  serve(posts.one, async ({ tx, input, caller, now }) => {
    if (input.deleted) mayLookIntoBin(caller, 'POST_DELETE');
    return onePost(tx, input.idpost, input.deleted ? keptSince(now) : undefined);
  }),
];

interface Narrowing extends Pick<AskedPage, 'pos' | 'count' | 'sort'> {
  readonly state?: (typeof posts.POST_STATES)[number] | undefined;
  readonly mediaType?: readonly number[] | undefined;
}

type Binned = Pick<Context<typeof posts.list>, 'tx' | 'input' | 'caller' | 'now'>;

/** What was deleted, the newest deletion first: few enough to be counted and stepped through. */
async function bin({ tx, input, caller, now }: Omit<Binned, 'input'> & { input: Binned['input'] & { text?: string } }) {
  mayLookIntoBin(caller, 'POST_DELETE');
  const { mediaType, pubkey, text } = input;
  let gone = ofTypes(tx.selectFrom('post').where('deleted_at', '>=', keptSince(now)), mediaType);
  if (pubkey !== undefined) gone = gone.where('uid', '=', await uidOf(tx, pubkey));
  if (text !== undefined) gone = gone.where(holdsWords('post', text));
  const { total } = await gone.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const direction = input.sort === 'time' ? 'asc' : 'desc';
  const page = inOrder(gone.selectAll(), input, direction, 'deleted_at', 'post_id');
  return { data: await postRows(tx, page, direction, 'deleted_at'), total };
}

/** Posts that are there, in this state and with media of one of these types: the conditions of indexes in 0002_lists. */
function narrowed<O>(rows: SelectQueryBuilder<Schema, 'post', O>, { state, mediaType }: Narrowing) {
  let some = rows.where('deleted_at', 'is', null);
  // A post hidden and blocked is in both lists.
  if (state === 'visible') some = some.where((eb) => eb.and([eb.not('hidden'), eb.not('blocked')]));
  else if (state !== undefined) some = some.where((eb) => eb.ref(state));
  return ofTypes(some, mediaType);
}

/** Those with media of one of these types. */
const ofTypes = <O>(rows: SelectQueryBuilder<Schema, 'post', O>, types: readonly number[] | undefined) =>
  types === undefined ? rows : rows.where(sql<boolean>`media_mask & ${maskOf(types)}::int2 <> 0`);

/** The page of what no list is counted for: a member's posts, or what a search finds. */
const found = (
  context: Pick<Context<typeof posts.list>, 'tx' | 'asker'>,
  rows: SelectQueryBuilder<Schema, 'post', PostRow>,
  asked: Narrowing,
) =>
  searchPage(
    context,
    { all: context.tx.selectFrom('post').selectAll(), found: rows, asked, at: 'created_at', id: 'post_id' },
    (page, direction) => postRows(context.tx, page, direction),
  );

const uidOf = async (tx: Kysely<Schema>, pubkey: string) => (await memberByPubkey(tx, pubkey)).uid;

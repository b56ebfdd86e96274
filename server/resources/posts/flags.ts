import * as posts from '../../../contract/posts';
import { actOnPosts, type PostAct, type PostOutcome } from '../../../contract/postsTogether';
import { type Change, type Context, type ServedCall, serve } from '../../http/serve';
import { among } from '../../store/sqlFragments';
import { noSuchPost, onePost } from './rows';

/** What each act sets. */
const SETS = {
  hide: { flag: 'hidden', value: true },
  unhide: { flag: 'hidden', value: false },
  block: { flag: 'blocked', value: true },
  unblock: { flag: 'blocked', value: false },
} as const satisfies Record<PostAct, unknown>;

function changeBy(act: PostAct, id: string): Change {
  const { flag, value } = SETS[act];
  return { command: `post.${act}`, kind: 'post', id, before: { [flag]: !value }, after: { [flag]: value } };
}

/**
 * Does it to posts, and answers of each that is there what it was before. One that is so already stays so, and no change is recorded. They
 * are always locked in one order, so that two calls never deadlock.
 */
async function setFlags(
  { tx, audit }: Pick<Context<typeof actOnPosts>, 'tx' | 'audit'>,
  act: PostAct,
  ids: readonly string[],
): Promise<ReadonlyMap<string, boolean>> {
  const { flag, value } = SETS[act];
  const rows = await tx
    .selectFrom('post')
    .select(['post_id', flag])
    .where(among('post_id', ids))
    .where('deleted_at', 'is', null)
    .orderBy('post_id')
    .forNoKeyUpdate()
    .execute();
  const changed = rows.flatMap((row) => (row[flag] === value ? [] : row.post_id));
  if (changed.length > 0) {
    await tx.updateTable('post').set(flag, value).where(among('post_id', changed)).execute();
    await audit(changed.map((id) => changeBy(act, id)));
  }
  return new Map(rows.map((row) => [row.post_id, row[flag]]));
}

async function actOnOne(
  { input: { idpost }, ...context }: Context<typeof posts.hide>,
  act: PostAct,
): Promise<posts.Post> {
  if (!(await setFlags(context, act, [idpost])).has(idpost)) throw noSuchPost(idpost);
  return onePost(context.tx, idpost);
}

async function actOnMany({ input, ...context }: Context<typeof actOnPosts>): Promise<PostOutcome[]> {
  const { act, idposts } = input.body;
  const there = await setFlags(context, act, idposts);
  return idposts.map((idpost) => {
    const before = there.get(idpost);
    return { idpost, outcome: before === undefined ? 'gone' : before === SETS[act].value ? 'unchanged' : 'changed' };
  });
}

export const flagPosts: readonly ServedCall[] = [
  serve(posts.hide, (context) => actOnOne(context, 'hide')),
  serve(posts.unhide, (context) => actOnOne(context, 'unhide')),
  serve(posts.block, (context) => actOnOne(context, 'block')),
  serve(posts.unblock, (context) => actOnOne(context, 'unblock')),
  serve(actOnPosts, actOnMany),
];

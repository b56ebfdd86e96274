import * as posts from '../../../contract/posts';
import { type Context, type ServedCall, serve } from '../../http/serve';
import { keptSince } from '../../store/bin';
import { deletePost, restorePost } from '../../store/deletion';
import { lockCase, reopenDeleted } from '../reports/locked';
import { noSuchPost, onePost } from './rows';

/** Hides, blocks, or takes that back. A post that is so already stays so, and no change is recorded. */
async function setFlag(
  { tx, input, audit }: Context<typeof posts.hide>,
  command: string,
  flag: 'hidden' | 'blocked',
  value: boolean,
): Promise<posts.Post> {
  const before = await tx
    .selectFrom('post')
    .select(flag)
    .where('post_id', '=', input.idpost)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!before) throw noSuchPost(input.idpost);
  if (before[flag] !== value) {
    await tx.updateTable('post').set(flag, value).where('post_id', '=', input.idpost).execute();
    await audit({ command, kind: 'post', id: input.idpost, before: { [flag]: !value }, after: { [flag]: value } });
  }
  return onePost(tx, input.idpost);
}

export const changePosts: readonly ServedCall[] = [
  serve(posts.hide, (context) => setFlag(context, 'post.hide', 'hidden', true)),
  serve(posts.unhide, (context) => setFlag(context, 'post.unhide', 'hidden', false)),
  serve(posts.block, (context) => setFlag(context, 'post.block', 'blocked', true)),
  serve(posts.unblock, (context) => setFlag(context, 'post.unblock', 'blocked', false)),

  serve(posts.remove, async ({ tx, input: { idpost }, caller, audit, now }) => {
    if (!(await deletePost(tx, idpost, { uid: caller.uid, now }))) throw noSuchPost(idpost);
    await audit({
      command: 'post.delete',
      kind: 'post',
      id: idpost,
      before: { deletedAt: null },
      after: { deletedAt: now },
    });
    return { idpost };
  }),

  serve(posts.restore, async (context) => {
    const { tx, input, audit, now } = context;
    const { idpost } = input;
    await lockCase(tx, `p${idpost}`);
    const before = await tx
      .selectFrom('post')
      .select('deleted_at')
      .where('post_id', '=', idpost)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw noSuchPost(idpost);
    const deletedAt = before.deleted_at;
    if (deletedAt !== null) {
      if (deletedAt < keptSince(now)) throw noSuchPost(idpost);
      await restorePost(tx, idpost, deletedAt);
      await reopenDeleted(context, `p${idpost}`);
      await audit({
        command: 'post.restore',
        kind: 'post',
        id: idpost,
        before: { deletedAt },
        after: { deletedAt: null },
      });
    }
    return onePost(tx, idpost);
  }),
];

import * as posts from '../../../contract/posts';
import { type ServedCall, serve } from '../../http/serve';
import { keptSince } from '../../store/bin';
import { deletePost, restorePost } from '../../store/deletion';
import { lockCase, reopenDeleted } from '../reports/locked';
import { noSuchPost, onePost } from './rows';

export const changePosts: readonly ServedCall[] = [
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

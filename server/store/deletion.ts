import type { Kysely } from 'kysely';
import type { Schema } from './schema';

/**
 * Deletes a post at `now`: its media leave their lists with it (a trigger of 0002_lists), its comments and reports stay as
 * history. Whether it was there to delete.
 */
export async function deletePost(tx: Kysely<Schema>, postId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('post')
    .set({ deleted_at: now })
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings back a post that was deleted at `deletedAt`; one that is there, or was deleted at another time, stays as it is. */
export async function restorePost(tx: Kysely<Schema>, postId: string, deletedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('post')
    .set({ deleted_at: null })
    .where('post_id', '=', postId)
    .where('deleted_at', '=', deletedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a comment at `now` and takes it off the counts of its post and of the comment it answers. Whether it was there. */
export async function deleteComment(tx: Kysely<Schema>, commentId: string, now: number): Promise<boolean> {
  const comment = await tx
    .updateTable('comment')
    .set({ deleted_at: now })
    .where('comment_id', '=', commentId)
    .where('deleted_at', 'is', null)
    .returning(['post_id', 'parent_id'])
    .executeTakeFirst();
  if (comment) await countComment(tx, comment, -1);
  return comment !== undefined;
}

/** Brings back a comment that was deleted at `deletedAt`, as restorePost does a post. */
export async function restoreComment(tx: Kysely<Schema>, commentId: string, deletedAt: number): Promise<boolean> {
  const comment = await tx
    .updateTable('comment')
    .set({ deleted_at: null })
    .where('comment_id', '=', commentId)
    .where('deleted_at', '=', deletedAt)
    .returning(['post_id', 'parent_id'])
    .executeTakeFirst();
  if (comment) await countComment(tx, comment, 1);
  return comment !== undefined;
}

/** The comment answered before the post, always: two deletions in one thread can't wait for each other. */
async function countComment(
  tx: Kysely<Schema>,
  { post_id, parent_id }: { readonly post_id: string; readonly parent_id: string | null },
  change: 1 | -1,
): Promise<void> {
  if (parent_id !== null)
    await tx
      .updateTable('comment')
      .set((eb) => ({ reply_count: eb('reply_count', '+', change) }))
      .where('comment_id', '=', parent_id)
      .execute();
  await tx
    .updateTable('post')
    .set((eb) => ({ comment_count: eb('comment_count', '+', change) }))
    .where('post_id', '=', post_id)
    .execute();
}

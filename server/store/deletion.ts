import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** A deletion: by which admin user, and when (unix seconds). */
export interface By {
  readonly uid: number;
  readonly now: number;
}

/**
 * Deletes a post: its media leave their lists with it (a trigger of 0002_lists), its comments and reports stay as history. Whether it
 * was there to delete.
 */
export async function deletePost(tx: Kysely<Schema>, postId: string, { uid, now }: By): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('post')
    .set({ deleted_at: now, deleted_by: uid })
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Brings back a post that was deleted at `deletedAt`; one that is there, or was deleted at another time, stays as it is. */
export async function restorePost(tx: Kysely<Schema>, postId: string, deletedAt: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('post')
    .set({ deleted_at: null, deleted_by: null })
    .where('post_id', '=', postId)
    .where('deleted_at', '=', deletedAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deletes a comment with all replies to it that are there, and takes them off the counts of its post and, the comment, of what it
 * answers. Whether it was there.
 */
export async function deleteComment(tx: Kysely<Schema>, commentId: string, { uid, now }: By): Promise<boolean> {
  await lockThread(tx, commentId);
  const { rows } = await sql<Counted>`
    WITH RECURSIVE thread AS (
      SELECT comment_id FROM comment WHERE comment_id = ${commentId} AND deleted_at IS NULL
      UNION
      SELECT c.comment_id FROM comment c JOIN thread t ON c.parent_id = t.comment_id WHERE c.deleted_at IS NULL)
    UPDATE comment SET deleted_at = ${now}, deleted_by = ${uid},
      deleted_with = CASE WHEN comment_id = ${commentId} THEN NULL ELSE ${commentId} END
    WHERE comment_id IN (SELECT comment_id FROM thread)
    RETURNING comment_id, post_id, parent_id`.execute(tx);
  return count(tx, commentId, rows, -1);
}

/**
 * Brings back a comment that was deleted by itself at `deletedAt`, as restorePost does a post, with just the replies that its deletion
 * took along: what was deleted before stays deleted.
 */
export async function restoreComment(tx: Kysely<Schema>, commentId: string, deletedAt: number): Promise<boolean> {
  await lockThread(tx, commentId);
  const { rows } = await sql<Counted>`
    UPDATE comment SET deleted_at = NULL, deleted_by = NULL, deleted_with = NULL
    WHERE (comment_id = ${commentId} OR deleted_with = ${commentId}) AND EXISTS (
      SELECT 1 FROM comment root WHERE root.comment_id = ${commentId} AND root.deleted_at = ${deletedAt} AND root.deleted_with IS NULL
        AND NOT EXISTS (SELECT 1 FROM comment above WHERE above.comment_id = root.parent_id AND above.deleted_at IS NOT NULL))
    RETURNING comment_id, post_id, parent_id`.execute(tx);
  return count(tx, commentId, rows, 1);
}

interface Counted {
  readonly comment_id: string;
  readonly post_id: string;
  readonly parent_id: string | null;
}

/**
 * All who delete or restore comments of one post do so one after the other, and see what the one before has left: a comment and a
 * reply to it deleted at once would each count the other, or wait for each other for ever.
 */
async function lockThread(tx: Kysely<Schema>, commentId: string): Promise<void> {
  await tx
    .selectFrom('post')
    .select('post_id')
    .where('post_id', '=', (eb) => eb.selectFrom('comment').select('post_id').where('comment_id', '=', commentId))
    .forNoKeyUpdate()
    .execute();
}

async function count(
  tx: Kysely<Schema>,
  commentId: string,
  changed: readonly Counted[],
  sign: 1 | -1,
): Promise<boolean> {
  const comment = changed.find(({ comment_id }) => comment_id === commentId);
  if (!comment) return false;
  if (comment.parent_id !== null)
    await tx
      .updateTable('comment')
      .set((eb) => ({ reply_count: eb('reply_count', '+', sign) }))
      .where('comment_id', '=', comment.parent_id)
      .execute();
  await tx
    .updateTable('post')
    .set((eb) => ({ comment_count: eb('comment_count', '+', sign * changed.length) }))
    .where('post_id', '=', comment.post_id)
    .execute();
  return true;
}

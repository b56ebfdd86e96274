import { type AliasableExpression, type Kysely, sql } from 'kysely';
import * as comments from '../../contract/comments';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';
import { type ServedCall, serve } from '../http/serve';
import { caseThatDeleted, deletionOf, keptSince, mayLookIntoBin } from '../store/bin';
import { deleteComment, restoreComment } from '../store/deletion';
import { newestFirst } from '../store/lists';
import type { CommentRow, Schema } from '../store/schema';
import { person } from '../store/sqlFragments';
import { lockCase, reopenDeleted } from './reports/locked';

/**
 * Comments of a post and replies to a comment, three at a time (docs/specification.md section 9). A deleted post's are kept: its reports
 * need them.
 */
export const commentsResource: readonly ServedCall[] = [
  serve(comments.list, async ({ tx, input, caller, now }) => {
    const post = await tx.selectFrom('post').select('post_id').where('post_id', '=', input.idpost).executeTakeFirst();
    if (!post) throw new RefusalError(Code.notFound, `There is no post ${input.idpost}`);
    if (input.deleted) {
      mayLookIntoBin(caller, 'POST_DELETE');
      // What went with the comment that it answers comes back with it, and is no entry of its own.
      const gone = tx
        .selectFrom('comment')
        .where('post_id', '=', input.idpost)
        .where('deleted_with', 'is', null)
        .where('deleted_at', '>=', keptSince(now));
      const { total } = await gone.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
      const page = newestFirst(gone.selectAll(), input, 'deleted_at', 'comment_id');
      return { data: await rows(tx, page, 'deleted_at'), total };
    }
    const top = tx
      .selectFrom('comment')
      .where('post_id', '=', input.idpost)
      .where('parent_id', 'is', null)
      .where('deleted_at', 'is', null);
    const { total } = await top.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data: await rows(tx, newestFirst(top.selectAll(), input, 'created_at', 'comment_id')), total };
  }),

  serve(comments.replies, async ({ tx, input }) => {
    const comment = await tx
      .selectFrom('comment')
      .select('comment_id')
      .where('comment_id', '=', input.idcomment)
      .executeTakeFirst();
    if (!comment) throw noSuchComment(input.idcomment);
    const answers = tx.selectFrom('comment').where('parent_id', '=', input.idcomment).where('deleted_at', 'is', null);
    const { total } = await answers.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return {
      data: await rows(tx, newestFirst(answers.selectAll(), input, 'created_at', 'comment_id')),
      total,
    };
  }),

  serve(comments.remove, async ({ tx, input: { idcomment }, caller, audit, now }) => {
    if (!(await deleteComment(tx, idcomment, { uid: caller.uid, now }))) throw noSuchComment(idcomment);
    const change = { before: { deletedAt: null }, after: { deletedAt: now } };
    await audit({ command: 'comment.delete', kind: 'comment', id: idcomment, ...change });
    return { idcomment };
  }),

  serve(comments.restore, async (context) => {
    const { tx, input, audit, now } = context;
    const { idcomment } = input;
    await lockCase(tx, `c${idcomment}`);
    const before = await tx
      .selectFrom('comment')
      .select('deleted_at')
      .where('comment_id', '=', idcomment)
      .executeTakeFirst();
    const deletedAt = before?.deleted_at;
    if (deletedAt === undefined || (deletedAt !== null && deletedAt < keptSince(now))) throw noSuchComment(idcomment);
    if (deletedAt !== null) {
      if (!(await restoreComment(tx, idcomment, deletedAt)))
        throw new RefusalError(
          Code.taskEnded,
          'The comment that it answers is deleted, or somebody has restored it meanwhile',
        );
      const change = { before: { deletedAt }, after: { deletedAt: null } };
      await audit({ command: 'comment.restore', kind: 'comment', id: idcomment, ...change });
      await reopenDeleted(context, `c${idcomment}`);
    }
    return oneComment(tx, idcomment);
  }),
];

async function oneComment(db: Kysely<Schema>, commentId: string): Promise<comments.PostComment> {
  const found = db.selectFrom('comment as c').selectAll().where('c.comment_id', '=', commentId);
  const [comment] = await rows(db, found);
  if (!comment) throw noSuchComment(commentId);
  return comment;
}

const noSuchComment = (commentId: string) => new RefusalError(Code.notFound, `There is no comment ${commentId}`);

async function rows(
  db: Kysely<Schema>,
  page: AliasableExpression<CommentRow>,
  at: 'created_at' | 'deleted_at' = 'created_at',
): Promise<comments.PostComment[]> {
  const found = await db
    .selectFrom(page.as('comment'))
    .innerJoin('member', 'member.uid', 'comment.uid')
    .select([
      'comment.comment_id as commentId',
      'comment.post_id as postId',
      'comment.created_at as createdAt',
      'comment.content',
      person('member').as('owner'),
      'comment.links',
      'comment.reply_count as replyCount',
      lastReply.as('lastReply'),
      'comment.media',
      deletionOf('comment', { caseId: caseThatDeleted('comment'), isUnder: UNDER }).as('deletion'),
    ])
    .orderBy(`comment.${at}`, 'desc')
    .orderBy('comment.comment_id', 'desc')
    .execute();
  return found.map(({ deletion, ...row }) => ({ ...row, ...(deletion ? { deleted: true, deletion } : {}) }));
}

/** Whether the comment that it answers is deleted too. */
const UNDER = `(SELECT true FROM comment a WHERE a.comment_id = comment.parent_id AND a.deleted_at IS NOT NULL)`;

const lastReply = sql<string | null>`(
  SELECT r.content FROM comment r WHERE r.parent_id = comment.comment_id AND r.deleted_at IS NULL
  ORDER BY r.created_at DESC, r.comment_id DESC LIMIT 1)`;

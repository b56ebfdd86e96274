import { type AliasableExpression, type Kysely, sql } from 'kysely';
import { Code } from '../../contract/codes';
import * as comments from '../../contract/comments';
import { Refused } from '../http/refused';
import { type Served, serve } from '../http/serve';
import { newestFirst } from '../store/lists';
import type { CommentRow, Schema } from '../store/schema';
import { person } from '../store/shapes';

/** Comments of a post and replies to a comment, three at a time (SPEC.md section 9). A deleted post's are kept: its reports need them. */
export const commentsResource: readonly Served[] = [
  serve(comments.list, async ({ tx, input }) => {
    const post = await tx.selectFrom('post').select('post_id').where('post_id', '=', input.idpost).executeTakeFirst();
    if (!post) throw new Refused(Code.notFound, `There is no post ${input.idpost}`);
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
    if (!comment) throw new Refused(Code.notFound, `There is no comment ${input.idcomment}`);
    const answers = tx.selectFrom('comment').where('parent_id', '=', input.idcomment).where('deleted_at', 'is', null);
    const { total } = await answers.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return {
      data: await rows(tx, newestFirst(answers.selectAll(), input, 'created_at', 'comment_id')),
      total,
    };
  }),
];

function rows(db: Kysely<Schema>, page: AliasableExpression<CommentRow>): Promise<comments.Comment[]> {
  return db
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
    ])
    .orderBy('comment.created_at', 'desc')
    .orderBy('comment.comment_id', 'desc')
    .execute();
}

const lastReply = sql<string | null>`(
  SELECT r.content FROM comment r WHERE r.parent_id = comment.comment_id AND r.deleted_at IS NULL
  ORDER BY r.created_at DESC, r.comment_id DESC LIMIT 1)`;

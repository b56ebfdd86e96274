import { type AliasableExpression, type Kysely, sql } from 'kysely';
import { Code } from '../../../contract/codes';
import type { Post } from '../../../contract/posts';
import { Refused } from '../../http/refused';
import type { PostRow, Schema } from '../../store/schema';
import { mediaOf, person } from '../../store/shapes';

/** The posts of a page with everything the contract shows of them, in one statement, in the list's direction. */
export async function postRows(
  db: Kysely<Schema>,
  page: AliasableExpression<PostRow>,
  direction: 'asc' | 'desc' = 'desc',
): Promise<Post[]> {
  const rows = await db
    .selectFrom(page.as('post'))
    .innerJoin('member', 'member.uid', 'post.uid')
    .leftJoin('post as origin', (join) =>
      join.onRef('origin.post_id', '=', 'post.origin_post_id').on('origin.deleted_at', 'is', null),
    )
    .select([
      'post.post_id as postId',
      'post.created_at as createdAt',
      person('member').as('owner'),
      'post.content',
      'post.origin_post_id as originPostId',
      'origin.content as originContent',
      mediaOf('post.post_id', true).as('media'),
      'post.comment_count as commentCount',
      lastComment.as('lastComment'),
      'post.like_count as likeCount',
      'post.hidden',
      'post.blocked',
    ])
    .orderBy('post.created_at', direction)
    .orderBy('post.post_id', direction)
    .execute();
  return rows.map(({ originPostId, originContent, ...row }) => ({
    ...row,
    origin: originPostId === null ? null : { postId: originPostId, content: originContent ?? '' },
  }));
}

const lastComment = sql<string | null>`(
  SELECT c.content FROM comment c WHERE c.post_id = post.post_id AND c.deleted_at IS NULL
  ORDER BY c.created_at DESC, c.comment_id DESC LIMIT 1)`;

/** One post that is not deleted, or 304. */
export async function onePost(db: Kysely<Schema>, postId: string): Promise<Post> {
  const found = db
    .selectFrom('post as p')
    .selectAll()
    .where('p.post_id', '=', postId)
    .where('p.deleted_at', 'is', null);
  const [post] = await postRows(db, found);
  if (!post) throw noSuchPost(postId);
  return post;
}

export const noSuchPost = (postId: string) => new Refused(Code.notFound, `There is no post ${postId}`);

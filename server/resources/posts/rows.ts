import { type AliasableExpression, type Kysely, sql } from 'kysely';
import type { Post } from '../../../contract/posts';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { caseThatDeleted, deletionOf } from '../../store/bin';
import type { PostRow, Schema } from '../../store/schema';
import { mediaOf, person } from '../../store/sqlFragments';

/** The posts of a page with everything the contract shows of them, in one statement, in the list's direction. */
export async function postRows(...page: Parameters<typeof postQuery>): Promise<Post[]> {
  return (await postQuery(...page).execute()).map(asPost);
}

/** Builds that statement; `asPost` makes posts of its rows. */
export function postQuery(
  db: Kysely<Schema>,
  page: AliasableExpression<PostRow>,
  direction: 'asc' | 'desc' = 'desc',
  at: 'created_at' | 'deleted_at' = 'created_at',
) {
  return db
    .selectFrom(page.as('post'))
    .innerJoin('member', 'member.uid', 'post.uid')
    .leftJoin('post as origin', 'origin.post_id', 'post.origin_post_id')
    .leftJoin('member as origin_member', 'origin_member.uid', 'origin.uid')
    .select([
      'post.post_id as postId',
      'post.created_at as createdAt',
      person('member').as('owner'),
      'post.content',
      'post.origin_post_id as originPostId',
      'origin.content as originContent',
      origin.as('originPost'),
      mediaOf('post.post_id', true).as('media'),
      'post.comment_count as commentCount',
      lastComment.as('lastComment'),
      'post.like_count as likeCount',
      'post.hidden',
      'post.blocked',
      deletionOf('post', { caseId: caseThatDeleted('post') }).as('deletion'),
    ])
    .orderBy(`post.${at}`, direction)
    .orderBy('post.post_id', direction);
}

type StoredPost = Awaited<ReturnType<ReturnType<typeof postQuery>['executeTakeFirstOrThrow']>>;

// Field by field, as everything that each row of a list goes through: taking fields out of a row and spreading the rest costs five times
// as much.

/** Makes a post of a row that `postQuery` has read. */
export function asPost(row: StoredPost): Post {
  const { deletion } = row;
  const post = {
    postId: row.postId,
    createdAt: row.createdAt,
    owner: row.owner,
    content: row.content,
    origin: row.originPostId === null ? null : originOf(row.originPostId, row),
    media: row.media,
    commentCount: row.commentCount,
    lastComment: row.lastComment,
    likeCount: row.likeCount,
    hidden: row.hidden,
    blocked: row.blocked,
  };
  return deletion ? { ...post, deleted: true, deletion } : post;
}

function originOf(postId: string, { originContent, originPost }: StoredPost): Post['origin'] {
  // Of a deleted post the answer says only that it is deleted.
  const content = originPost?.deleted ? '' : (originContent ?? '');
  return originPost ? { postId, content, post: originPost } : { postId, content };
}

/** The shared post, whatever became of it; null where it was never here. */
const origin = sql<
  NonNullable<Post['origin']>['post'] | null
>`CASE WHEN origin.post_id IS NULL THEN NULL ELSE json_build_object(
  'owner', ${person('origin_member')}, 'hidden', origin.hidden, 'blocked', origin.blocked, 'deleted', origin.deleted_at IS NOT NULL,
  'media', CASE WHEN origin.deleted_at IS NULL THEN ${mediaOf('origin.post_id')} ELSE '[]'::json END) END`;

const lastComment = sql<string | null>`(
  SELECT c.content FROM comment c WHERE c.post_id = post.post_id AND c.deleted_at IS NULL
  ORDER BY c.created_at DESC, c.comment_id DESC LIMIT 1)`;

/** One post that is not deleted, or 304; `binSince`: one that was deleted since then, too. */
export async function onePost(db: Kysely<Schema>, postId: string, binSince?: number): Promise<Post> {
  const found = db
    .selectFrom('post as p')
    .selectAll()
    .where('p.post_id', '=', postId)
    .where((eb) =>
      binSince === undefined
        ? eb('p.deleted_at', 'is', null)
        : eb.or([eb('p.deleted_at', 'is', null), eb('p.deleted_at', '>=', binSince)]),
    );
  const [post] = await postRows(db, found);
  if (!post) throw noSuchPost(postId);
  return post;
}

export const noSuchPost = (postId: string) => new RefusalError(Code.notFound, `There is no post ${postId}`);

import * as z from 'zod/mini';
import { Deletion, deletedOnly } from './bin';
import { LastComment, lastCommentText } from './lastComment';
import { Media } from './media';
import { Person } from './people';
import { onlyWith } from './wire/beyond';
import { commaSeparatedInts, Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { paging, TimeOrder } from './wire/paging';

/** "Shown as a like-count string" (docs/specification.md section 3): a number, or what a server has made of one, as `1.2K`. */
const LikeCount = z.union([z.int(), z.string()]);

/**
 * The post that another one shares, where a server goes beyond docs/specification.md section 3. A deleted one has no text
 * and no media.
 */
const WireOrigin = z.object({
  ownerInfo: Person,
  listMediaItems: z.array(Media),
  hidden: z.boolean(),
  blocked: z.boolean(),
  deleted: z.boolean(),
});

const WirePost = z.object({
  idpost: Id,
  idmedia: z.optional(z.nullable(Id)),
  timestamps: UnixSeconds,
  ownerInfo: Person,
  originPostID: z.optional(z.nullable(Id)),
  originPostContent: z.optional(z.nullable(z.string())),
  originPost: z.optional(z.nullable(WireOrigin)),
  listMediaItems: z.optional(z.array(Media)),
  totalComment: z.int(),
  lastComment: LastComment,
  totalLike: LikeCount,
  allComments: z.optional(z.unknown()),
  hasMoreComment: z.optional(z.unknown()),
  // Beyond docs/specification.md section 3: a server may leave them out.
  content: z.optional(z.nullable(z.string())),
  hidden: z.optional(z.boolean()),
  blocked: z.optional(z.boolean()),
  deletion: z.optional(Deletion),
});

export const Post = z.object({
  postId: Id,
  createdAt: UnixSeconds,
  owner: Person,
  content: z.string(),
  /** The server does not send its text, so that it may or may not have one. */
  isUnsaid: z.optional(z.literal(true)),
  /** The post this one shares, if it shares one. */
  origin: z.nullable(
    z.object({
      postId: Id,
      content: z.string(),
      /** Absent where the server does not say, as for one that was never there. */
      post: z.optional(
        z.object({
          owner: Person,
          media: z.array(Media),
          hidden: z.boolean(),
          blocked: z.boolean(),
          deleted: z.boolean(),
        }),
      ),
    }),
  ),
  media: z.array(Media),
  /** What it is promoted by, where its media have no ids of their own. */
  idmedia: z.optional(Id),
  commentCount: z.int(),
  lastComment: z.nullable(z.string()),
  likeCount: LikeCount,
  /** Absent where the server does not say and nothing has been done from here. */
  hidden: z.optional(z.boolean()),
  blocked: z.optional(z.boolean()),
  /** Set in the console between a deletion and the row's removal, and for rows in the bin. */
  deleted: z.optional(z.boolean()),
  deletion: z.optional(Deletion),
});
export type Post = z.output<typeof Post>;

type Wire = z.output<typeof WirePost>;

/** A server whose ids are numbers may say 0 of a post that shares none, and any server that a post is its own origin. */
const isShare = ({ idpost, originPostID }: Wire) =>
  Boolean(originPostID) && originPostID !== '0' && originPostID !== idpost;

/** docs/specification.md section 3 gives a post no other text than `originPostContent`: of one that shares nothing that is its own. */
const contentOf = (wire: Wire) => wire.content ?? (isShare(wire) ? '' : (wire.originPostContent ?? ''));

function originOf(wire: Wire): Post['origin'] {
  const { originPostID, originPostContent, originPost } = wire;
  if (!originPostID || !isShare(wire)) return null;
  const origin = { postId: originPostID, content: originPostContent ?? '' };
  if (!originPost) return origin;
  const { ownerInfo: owner, listMediaItems: media, ...states } = originPost;
  return { ...origin, post: { owner, media, ...states } };
}

function originOnWire(origin: Post['origin']): z.input<typeof WireOrigin> | undefined {
  if (!origin?.post) return undefined;
  const { owner: ownerInfo, media: listMediaItems, ...states } = origin.post;
  return { ownerInfo, listMediaItems, ...states };
}

/** The id of the post's media as a whole, where that says more than its media do; `0` is no id. */
function idmediaOf({ idmedia, listMediaItems: media = [] }: Wire) {
  const says = idmedia && idmedia !== '0' && media.every((one) => one.idmedia === undefined);
  return says ? { idmedia } : {};
}

export const PostOnWire = z.codec(WirePost, Post, {
  decode: (wire) => ({
    postId: wire.idpost,
    createdAt: wire.timestamps,
    owner: wire.ownerInfo,
    content: contentOf(wire),
    ...(wire.content === undefined && wire.originPostContent === undefined ? { isUnsaid: true as const } : {}),
    origin: originOf(wire),
    media: wire.listMediaItems ?? [],
    ...idmediaOf(wire),
    commentCount: wire.totalComment,
    lastComment: lastCommentText(wire.lastComment),
    likeCount: wire.totalLike,
    ...(wire.hidden === undefined ? {} : { hidden: wire.hidden }),
    ...(wire.blocked === undefined ? {} : { blocked: wire.blocked }),
    ...(wire.deletion ? { deleted: true, deletion: wire.deletion } : {}),
  }),
  encode: (post) => ({
    idpost: post.postId,
    idmedia: post.idmedia ?? post.media[0]?.idmedia ?? null,
    timestamps: post.createdAt,
    ownerInfo: post.owner,
    originPostID: post.origin?.postId ?? null,
    originPostContent: post.origin?.content ?? null,
    originPost: originOnWire(post.origin),
    content: post.content,
    listMediaItems: post.media,
    totalComment: post.commentCount,
    lastComment: post.lastComment,
    totalLike: post.likeCount,
    allComments: [],
    hasMoreComment: post.commentCount > 0,
    hidden: post.hidden,
    blocked: post.blocked,
    deletion: post.deletion,
  }),
});

export const POST_STATES = ['visible', 'hidden', 'blocked'] as const;

/** What the list and the search of posts can be narrowed by, together or each alone. */
const filters = {
  state: onlyWith('filters', z.optional(z.enum(POST_STATES))),
  mediaType: onlyWith('filters', z.optional(commaSeparatedInts)),
  pubkey: onlyWith('filters', z.optional(Id)),
};

export const list = endpoint({
  method: 'GET',
  path: '/post/getlistpostfrompos',
  permission: 'POST_VIEW',
  query: { ...paging, sort: onlyWith('sort', z.optional(TimeOrder)), ...filters, ...deletedOnly },
  data: z.array(PostOnWire),
  list: true,
  errors: [Code.notFound],
  summary:
    'Posts, newest first. The extension `filters`: in a state, with media of one of the types (`2,3`), of one member; of a member, `total` is exact up to 10,000. The extension `bin`: with `deleted` those that were deleted.',
});

export const byAuthor = endpoint({
  method: 'GET',
  path: '/post/getlistpostbypubkey',
  permission: { anyOf: ['POST_VIEW', 'PROFILE_VIEW'] },
  query: { pubkey: Id, ...paging },
  data: z.array(PostOnWire),
  list: true,
  errors: [Code.notFound],
  summary: "One member's posts, newest first.",
});

export const search = endpoint({
  method: 'GET',
  path: '/search/posts',
  permission: 'POST_VIEW',
  query: { text: z.string().check(z.maxLength(200)), ...deletedOnly, ...paging, ...filters },
  data: z.array(PostOnWire),
  list: true,
  errors: [Code.notFound],
  extension: 'search.posts',
  summary:
    'Posts whose content, author name or id holds every word of `text`, without regard to case and marks; a word of one or two letters at the beginning of a word. `total` is exact up to 10,000.',
});

const idpost = { idpost: Id };

export const one = endpoint({
  method: 'GET',
  path: '/post/getbyid',
  permission: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  query: { ...idpost, ...deletedOnly },
  data: PostOnWire,
  errors: [Code.notFound],
  extension: 'post.detail',
  summary: 'One post, as it is now; with `deleted` one in the bin (extension `bin`).',
});

export const hide = endpoint({
  method: 'POST',
  path: '/post/hidepost',
  permission: 'POST_HIDE',
  query: idpost,
  data: PostOnWire,
  errors: [Code.notFound],
  summary: 'Hides a post; a hidden one stays hidden.',
});

export const unhide = endpoint({
  method: 'POST',
  path: '/post/unhidepost',
  permission: 'POST_HIDE',
  query: idpost,
  data: PostOnWire,
  errors: [Code.notFound],
  extension: 'restore',
  summary: 'Shows a hidden post again.',
});

export const block = endpoint({
  method: 'POST',
  path: '/post/blockpost',
  permission: 'POST_HIDE',
  query: idpost,
  data: PostOnWire,
  errors: [Code.notFound],
  summary: 'Blocks a post; a blocked one stays blocked.',
});

export const unblock = endpoint({
  method: 'POST',
  path: '/post/unblockpost',
  permission: 'POST_HIDE',
  query: idpost,
  data: PostOnWire,
  errors: [Code.notFound],
  extension: 'restore',
  summary: 'Lifts the block of a post.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/post/deletepost',
  permission: 'POST_DELETE',
  query: idpost,
  data: z.object({ idpost: Id }),
  errors: [Code.notFound],
  summary: 'Deletes a post; it is kept 30 days for restore.',
});

export const restore = endpoint({
  method: 'POST',
  path: '/post/restorepost',
  permission: 'POST_DELETE',
  query: idpost,
  data: PostOnWire,
  errors: [Code.notFound],
  extension: 'restore',
  summary:
    'Brings a deleted post back within 30 days; one that is there stays as it is. Reports that were decided by deleting it are open again.',
});

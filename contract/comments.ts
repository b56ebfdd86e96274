import * as z from 'zod/mini';
import { ActionLinks, linksIn } from './actionLinks';
import { Deletion, deletedOnly } from './bin';
import { LastComment, lastCommentText } from './lastComment';
import { Media } from './media';
import { Person } from './people';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';

const WireComment = z.object({
  idcomment: Id,
  timestamps: UnixSeconds,
  actionlinks: z.optional(ActionLinks),
  totalComment: z.int(),
  lastComment: LastComment,
  mediaitem: z.optional(z.nullable(Media)),
  listMediaItems: z.optional(z.array(Media)),
  // Beyond docs/specification.md section 3: a server may leave them out.
  idpost: z.optional(Id),
  content: z.optional(z.nullable(z.string())),
  ownerInfo: z.optional(Person),
  deletion: z.optional(Deletion),
});

export const PostComment = z.object({
  commentId: Id,
  /** Absent where the server does not say: the post whose comments it came with. */
  postId: z.optional(Id),
  createdAt: UnixSeconds,
  /** Absent where the server does not say; of what has no words it is empty. */
  content: z.optional(z.string()),
  owner: z.optional(Person),
  /** The addresses found in the action links; anything but JSON with a link is left out. */
  links: z.array(z.string()),
  replyCount: z.int(),
  lastReply: z.nullable(z.string()),
  media: z.array(Media),
  /** Set in the console between a deletion and the next read, and for rows in the bin. */
  deleted: z.optional(z.boolean()),
  deletion: z.optional(Deletion),
});
export type PostComment = z.output<typeof PostComment>;

export const CommentOnWire = z.codec(WireComment, PostComment, {
  decode: (wire) => ({
    commentId: wire.idcomment,
    ...(wire.idpost === undefined ? {} : { postId: wire.idpost }),
    createdAt: wire.timestamps,
    ...(wire.content === undefined ? {} : { content: wire.content ?? '' }),
    ...(wire.ownerInfo === undefined ? {} : { owner: wire.ownerInfo }),
    links: linksIn(wire.actionlinks),
    replyCount: wire.totalComment,
    lastReply: lastCommentText(wire.lastComment),
    media: wire.listMediaItems?.length ? wire.listMediaItems : wire.mediaitem ? [wire.mediaitem] : [],
    ...(wire.deletion ? { deleted: true, deletion: wire.deletion } : {}),
  }),
  encode: (comment) => ({
    idcomment: comment.commentId,
    idpost: comment.postId,
    timestamps: comment.createdAt,
    content: comment.content,
    ownerInfo: comment.owner,
    actionlinks: comment.links.map((link) => ({ text: JSON.stringify({ link }) })),
    totalComment: comment.replyCount,
    lastComment: comment.lastReply,
    mediaitem: comment.media[0] ?? null,
    listMediaItems: comment.media,
    deletion: comment.deletion,
  }),
});

const readers = { anyOf: ['POST_VIEW', 'REPORT_VIEW'] } as const;

export const list = endpoint({
  method: 'GET',
  path: '/comment/getlistcommentfrompos',
  permission: readers,
  query: { idpost: Id, ...paging, ...deletedOnly },
  data: z.array(CommentOnWire),
  list: true,
  errors: [Code.notFound],
  summary:
    'Top-level comments of a post, newest first; with `deleted` (extension `bin`) those that were deleted, replies too.',
});

export const replies = endpoint({
  method: 'GET',
  path: '/comment/getlistreplycommentfrompos',
  permission: readers,
  query: { idcomment: Id, ...paging },
  data: z.array(CommentOnWire),
  list: true,
  errors: [Code.notFound],
  summary: 'Replies to a comment, newest first.',
});

const idcomment = { idcomment: Id };

export const remove = endpoint({
  method: 'DELETE',
  path: '/comment/deletecomment',
  permission: 'POST_DELETE',
  query: idcomment,
  data: z.object(idcomment),
  errors: [Code.notFound],
  extension: 'comments.act',
  summary: 'Deletes a comment with its replies; they are kept 30 days for restore.',
});

export const restore = endpoint({
  method: 'POST',
  path: '/comment/restorecomment',
  permission: 'POST_DELETE',
  query: idcomment,
  data: CommentOnWire,
  errors: [Code.notFound, Code.taskEnded],
  extension: 'comments.act',
  summary:
    'Brings a deleted comment back within 30 days, with the replies that were deleted with it; 313 while the comment that it answers is deleted.',
});

import * as z from 'zod/mini';
import { Deletion, deletedOnly } from './bin';
import { Id, UnixSeconds } from './codecs';
import { Code } from './codes';
import { endpoint } from './endpoint';
import { Media } from './media';
import { paging } from './paging';
import { Person } from './people';

/** An action link: its text is JSON that contains a link (SPEC.md section 3). */
const WireActionLink = z.object({ text: z.string() });

const WireComment = z.object({
  idcomment: Id,
  idpost: Id,
  timestamps: UnixSeconds,
  content: z.nullable(z.string()),
  ownerInfo: Person,
  actionlinks: z.array(WireActionLink),
  totalComment: z.int(),
  lastComment: z.nullable(z.string()),
  mediaitem: z.nullable(Media),
  listMediaItems: z.array(Media),
  deletion: z.optional(Deletion),
});

export const Comment = z.object({
  commentId: Id,
  postId: Id,
  createdAt: UnixSeconds,
  content: z.string(),
  owner: Person,
  /** The addresses found in the action links; what is no JSON with a link is left out. */
  links: z.array(z.string()),
  replyCount: z.int(),
  lastReply: z.nullable(z.string()),
  media: z.array(Media),
  /** In the console between a deletion and the next look, and of what is in the bin. */
  deleted: z.optional(z.boolean()),
  deletion: z.optional(Deletion),
});
export type Comment = z.output<typeof Comment>;

function linkIn(text: string): string[] {
  try {
    const found = (JSON.parse(text) as { link?: unknown } | null)?.link;
    return typeof found === 'string' ? [found] : [];
  } catch {
    return [];
  }
}

export const CommentOnWire = z.codec(WireComment, Comment, {
  decode: (wire) => ({
    commentId: wire.idcomment,
    postId: wire.idpost,
    createdAt: wire.timestamps,
    content: wire.content ?? '',
    owner: wire.ownerInfo,
    links: wire.actionlinks.flatMap((link) => linkIn(link.text)),
    replyCount: wire.totalComment,
    lastReply: wire.lastComment,
    media: wire.listMediaItems,
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

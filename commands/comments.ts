import * as comments from '../contract/comments';
import * as profiles from '../contract/profiles';
import { BLOCK_KINDS } from '../contract/profiles';
import { Code } from '../contract/wire/codes';
import { defineConsoleCommand, defineMutation, many, mapAnswer, one } from './core/definition';
import { ok } from './core/disabledReason';
import type { CommentRow } from './core/rows';
import type { World } from './core/world';
import { authorWith, KINDS } from './kinds';

const notGone = (row: CommentRow) => (row.deleted ? 'comment.gone' : ok);
const hasAuthor = ({ owner }: CommentRow) => (owner?.pubkey === undefined ? 'command.memberUnknown' : ok);
const authorOf = (row: CommentRow) =>
  row.owner?.displayName ? authorWith(row.owner.displayName, row.content) : KINDS.comment.nameOf(row);

/** A comment's replies, three at a time. */
const showReplies = defineConsoleCommand({
  id: 'comment.replies',
  on: one('comment'),
  permission: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  icon: 'messages-square',
  run: (world, [row]) => row && world.replies(row.commentId),
});

export const openCommentAuthor = defineConsoleCommand({
  id: 'comment.openAuthor',
  on: one('comment'),
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'comment' },
  reads: ['owner'],
  icon: 'user',
  when: hasAuthor,
  run: (world, [row]) => (row?.owner?.pubkey === undefined ? undefined : world.open('profile', row.owner.pubkey)),
});

/** Deletes a comment under its post, with its replies. */
export const deleteComment = defineMutation({
  id: 'comment.delete',
  on: many('comment'),
  endpoint: comments.remove,
  key: { press: 'v', where: 'comment' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: notGone,
  change: (row) => ({ ...row, deleted: true }),
  run: async ({ call }, row) => mapAnswer(await call(comments.remove, { idcomment: row.commentId }), () => null),
  undo: () => ['comment.restore', {}],
});

/** Brings a comment back with the replies that went with it. */
export const restoreComment = defineMutation({
  id: 'comment.restore',
  on: many('comment'),
  endpoint: comments.restore,
  key: { press: 'r', where: 'comment' },
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? (row.deletion?.isUnder ? 'comment.isUnder' : ok) : 'comment.notDeleted'),
  change: ({ deletion: _restored, ...row }) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(comments.restore, { idcomment: row.commentId }),
  undo: () => ['comment.delete', {}],
});

/** Sets what the comment's author is kept from, by what it is now; the row remembers what it was. */
async function block({ call }: World, row: CommentRow, kindsOf: (now: readonly string[]) => readonly string[]) {
  const { pubkey } = row.owner ?? {};
  if (pubkey === undefined)
    return { refused: Code.notFound, message: 'The server does not say who wrote it.' } as const;
  const author = await call(profiles.byPubkey, { pubkey });
  if (author.refused !== undefined) return author;
  const { blocks } = author.data;
  const kinds = kindsOf(blocks);
  if (kinds.length === blocks.length) return { refused: Code.taskEnded, message: 'It is so already.' } as const;
  const answer = await call(profiles.block, { pubkey, blockTypes: [...kinds] });
  return mapAnswer(answer, () => ({ ...row, blockedBefore: blocks }));
}

/** Keeps the author of a comment from everything, as the decision of a report does. */
export const blockCommentAuthor = defineMutation({
  id: 'comment.blockAuthor',
  recordedAs: 'profile.block',
  on: many('comment'),
  words: { targetNameOf: authorOf, noopMessage: 'profile.blocksAreSo' },
  endpoint: profiles.block,
  key: { press: 'b', where: 'comment' },
  reads: ['owner'],
  tone: 'danger',
  isGrave: true,
  icon: 'user-x',
  confirm: 'marked',
  when: hasAuthor,
  run: (world, row) => block(world, row, (now) => [...new Set([...BLOCK_KINDS, ...now])]),
  outcome: { undoData: ({ blockedBefore }) => ({ blockedBefore }), stillApplies: () => true },
  undo: () => ['comment.unblockAuthor', {}],
});

/** What undo of that runs: only what it added is lifted. */
export const unblockCommentAuthor = defineMutation({
  id: 'comment.unblockAuthor',
  recordedAs: 'profile.unblock',
  on: many('comment'),
  words: { targetNameOf: authorOf },
  endpoint: profiles.block,
  listed: false,
  run: (world, row) => block(world, row, (now) => now.filter((kind) => row.blockedBefore?.includes(kind))),
});

export const commentCommands = [
  showReplies,
  openCommentAuthor,
  deleteComment,
  restoreComment,
  blockCommentAuthor,
  unblockCommentAuthor,
] as const;

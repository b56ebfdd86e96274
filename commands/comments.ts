import { defineLook, one } from './definition';

/** A comment's replies, three at a time. */
export const showReplies = defineLook({
  id: 'comment.replies',
  on: one('comment'),
  needs: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  icon: 'messages-square',
  show: (world, [row]) => row && world.comments({ commentId: row.commentId }),
});

export const openCommentAuthor = defineLook({
  id: 'comment.openAuthor',
  on: one('comment'),
  needs: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'comment' },
  reads: ['owner'],
  icon: 'user',
  show: (world, [row]) => row && world.open('profile', row.owner.pubkey),
});

export const commentCommands = [showReplies, openCommentAuthor] as const;

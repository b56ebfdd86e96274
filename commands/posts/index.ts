import { defineConsoleCommand, one } from '../core/definition';
import { ok } from '../core/disabledReason';
import { promotePost, promoteToHotlive, promoteToSlider, unpromoteFromHotlive, unpromoteFromSlider } from './promotion';
import { blockPost, deletePost, hidePost, restorePost, unblockPost, unhidePost } from './visibility';

const openPost = defineConsoleCommand({
  id: 'post.open',
  on: one('post'),
  permission: 'POST_VIEW',
  icon: 'panel-right-open',
  run: (world, [row]) => row && world.open('post', row.postId),
});

export const openPostAuthor = defineConsoleCommand({
  id: 'post.openAuthor',
  on: one('post'),
  permission: 'PROFILE_VIEW',
  key: { press: 'Shift+Enter', where: 'post' },
  reads: ['owner'],
  icon: 'user',
  when: ({ owner }) => (owner.pubkey === undefined ? 'command.memberUnknown' : ok),
  run: (world, [row]) => (row?.owner.pubkey === undefined ? undefined : world.open('profile', row.owner.pubkey)),
});

const showPostComments = defineConsoleCommand({
  id: 'post.comments',
  on: one('post'),
  permission: { anyOf: ['POST_VIEW', 'REPORT_VIEW'] },
  icon: 'message-square',
  run: (world, [row]) => row && world.comments(row.postId, { kind: 'post', rowId: row.postId }),
});

/** What changes least stands first, and last what falls on all that a post may do. */
export const postCommands = [
  openPost,
  openPostAuthor,
  showPostComments,
  hidePost,
  unhidePost,
  deletePost,
  restorePost,
  blockPost,
  unblockPost,
  promoteToHotlive,
  promoteToSlider,
  unpromoteFromHotlive,
  unpromoteFromSlider,
  promotePost,
] as const;

import type { Post } from '../../contract/posts';
import * as posts from '../../contract/posts';
import { actOnPosts, type PostAct } from '../../contract/postsTogether';
import { Code } from '../../contract/wire/codes';
import { POSTS_TOGETHER_MAX } from '../../contract/wire/constants';
import type { Answer } from '../../contract/wire/endpoint';
import { type Batch, defineMutation, type Move, many, mapAnswer } from '../core/definition';
import { ok } from '../core/disabledReason';

/** A deleted post can only be restored. */
export const notGone = (row: Post) => (row.deleted ? 'post.gone' : ok);

/** A post takes its media along out of the lists that they were promoted into, and back. */
const promoted =
  (as: Move['as']) =>
  ({ media }: Post): readonly Move[] =>
    media.flatMap(({ idmedia: id, lists = [] }) =>
      id === undefined
        ? []
        : lists.map((list) => ({ kind: list === 'hotlive' ? ('hotlive' as const) : ('tvSlider' as const), id, as })),
    );

/**
 * Does it to many posts in one call, and answers no rows: each becomes what the command shows of it. Undo takes nothing back that somebody
 * else has taken back since.
 */
const inOneCall = (act: PostAct): Batch<Post, unknown> => ({
  extension: 'posts.together',
  maxRows: POSTS_TOGETHER_MAX,
  accepts: () => true,
  run: async ({ call }, rows, _keys, _args, isUndo) =>
    mapAnswer(await call(actOnPosts, { body: { act, idposts: rows.map(({ postId }) => postId) } }), (outcomes) =>
      outcomes.map(({ outcome }): Answer<null> => {
        if (outcome === 'gone') return { refused: Code.notFound, message: outcome };
        return isUndo && outcome === 'unchanged' ? { refused: Code.taskEnded, message: outcome } : { data: null };
      }),
    ),
});

export const hidePost = defineMutation({
  id: 'post.hide',
  on: many('post'),
  endpoint: posts.hide,
  key: { press: 'h', where: 'post' },
  icon: 'eye-off',
  when: (row) => notGone(row) ?? (row.hidden ? 'post.alreadyHidden' : ok),
  change: (row) => ({ ...row, hidden: true }),
  run: ({ call }, row) => call(posts.hide, { idpost: row.postId }),
  bulk: { batch: inOneCall('hide') },
  undo: () => ['post.unhide', {}],
});

export const unhidePost = defineMutation({
  id: 'post.unhide',
  on: many('post'),
  endpoint: posts.unhide,
  icon: 'eye',
  when: (row) => notGone(row) ?? (row.hidden === false ? 'post.notHidden' : ok),
  change: (row) => ({ ...row, hidden: false }),
  run: ({ call }, row) => call(posts.unhide, { idpost: row.postId }),
  bulk: { batch: inOneCall('unhide') },
  undo: () => ['post.hide', {}],
});

export const blockPost = defineMutation({
  id: 'post.block',
  on: many('post'),
  endpoint: posts.block,
  key: { press: 'b', where: 'post' },
  tone: 'danger',
  icon: 'ban',
  confirm: 'marked',
  when: (row) => notGone(row) ?? (row.blocked ? 'post.alreadyBlocked' : ok),
  change: (row) => ({ ...row, blocked: true }),
  run: ({ call }, row) => call(posts.block, { idpost: row.postId }),
  bulk: { batch: inOneCall('block') },
  undo: () => ['post.unblock', {}],
});

export const unblockPost = defineMutation({
  id: 'post.unblock',
  on: many('post'),
  endpoint: posts.unblock,
  icon: 'circle-check',
  when: (row) => notGone(row) ?? (row.blocked === false ? 'post.notBlocked' : ok),
  change: (row) => ({ ...row, blocked: false }),
  run: ({ call }, row) => call(posts.unblock, { idpost: row.postId }),
  bulk: { batch: inOneCall('unblock') },
  undo: () => ['post.block', {}],
});

export const deletePost = defineMutation({
  id: 'post.delete',
  on: many('post'),
  endpoint: posts.remove,
  key: { press: 'v', where: 'post' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: 'marked',
  when: notGone,
  change: (row) => ({ ...row, deleted: true }),
  run: async ({ call }, row) => mapAnswer(await call(posts.remove, { idpost: row.postId }), () => null),
  list: { moves: promoted('out') },
  undo: () => ['post.restore', {}],
});

export const restorePost = defineMutation({
  id: 'post.restore',
  on: many('post'),
  endpoint: posts.restore,
  key: { press: 'r', where: 'post' },
  icon: 'rotate-ccw',
  when: (row) => (row.deleted ? ok : 'post.notDeleted'),
  change: ({ deletion: _restored, ...row }) => ({ ...row, deleted: false }),
  run: ({ call }, row) => call(posts.restore, { idpost: row.postId }),
  list: { moves: promoted('back') },
  undo: () => ['post.delete', {}],
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitListMove, onListMove } from '../../../src/state/listMoves';
import { beginChange, commitChange, putRows, rowOf } from '../../../src/state/rows';
import { session } from '../../../src/state/session';
import { broadcastToTabs } from '../../../src/state/tabs';
import { aPost } from '../../commands/rows';

/** A channel whose messages the test hands on. */
function aChannel() {
  const posted: unknown[] = [];
  const hearers: ((event: { data: unknown }) => void)[] = [];
  const channel = {
    postMessage: (message: unknown) => void posted.push(structuredClone(message)),
    addEventListener: (_: string, hear: (event: { data: unknown }) => void) => void hearers.push(hear),
  };
  broadcastToTabs(channel as unknown as BroadcastChannel);
  return { posted, hear: (data: unknown) => hearers.forEach((hear) => void hear({ data })) };
}

beforeEach(() => {
  session.user = { uid: 1 } as typeof session.user;
});
afterEach(() => {
  session.user = null;
});

test('a thousand rows that change in one go are told to the other tabs in one message', async () => {
  const channel = aChannel();
  const posts = Array.from({ length: 1000 }, () => aPost());
  putRows('post', posts);
  for (const { postId } of posts) {
    beginChange('post', postId, 'token', (row) => ({ ...row, hidden: true }));
    commitChange('post', postId, 'token', null);
  }
  await Promise.resolve();
  expect(channel.posted).toMatchObject([{ uid: 1, told: { length: 1000 } }]);
});

test('what another tab of the same person tells is taken over in its order, and what another person’s tells is not', () => {
  const channel = aChannel();
  const [own, foreign] = [aPost(), aPost()];
  putRows('post', [own, foreign]);
  const moves: string[] = [];
  const stop = onListMove(({ id, isOwn }) => moves.push(`${id} ${isOwn}`));
  channel.hear({ uid: 2, told: [{ kind: 'post', row: { ...foreign, likeCount: 9 } }] });
  channel.hear({
    uid: 1,
    told: [
      { kind: 'post', row: { ...own, likeCount: 1 } },
      { move: { kind: 'post', id: own.postId, as: 'out' } },
      { kind: 'post', row: { ...own, likeCount: 2 } },
    ],
  });
  stop();
  expect([rowOf('post', own.postId)?.likeCount, rowOf('post', foreign.postId)?.likeCount]).toEqual([
    2,
    foreign.likeCount,
  ]);
  expect(moves).toEqual([`${own.postId} false`]);
});

test('what came into a list by another tab is told to none again', async () => {
  const channel = aChannel();
  emitListMove({ kind: 'post', id: '1', as: 'added', isOwn: false });
  emitListMove({ kind: 'post', id: '2', as: 'added', isOwn: true });
  await Promise.resolve();
  expect(channel.posted).toEqual([{ uid: 1, told: [{ move: { kind: 'post', id: '2', as: 'added' } }] }]);
});

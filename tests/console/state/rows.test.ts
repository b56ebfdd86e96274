import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Post } from '../../../contract/posts';
import {
  beginChange,
  cellOf,
  commitChange,
  dropChange,
  evictRows,
  putRows,
  rowCount,
  rowOf,
} from '../../../src/state/rows';
import { rememberUnreported } from '../../../src/state/unreportedChanges';
import { aPost } from '../../commands/rows';

const aLoadedPost = () => {
  const post = aPost();
  putRows('post', [post]);
  return post.postId;
};
const hide = (token: string, id: string) => beginChange('post', id, token, (row) => ({ ...row, hidden: true }));
const block = (token: string, id: string) => beginChange('post', id, token, (row) => ({ ...row, blocked: true }));

test('a refused change takes back itself and leaves the one that came after it', () => {
  const id = aLoadedPost();
  hide('one', id);
  block('two', id);
  dropChange('post', id, 'one', { code: 308, commandId: 'post.hide' });
  expect(rowOf('post', id)).toMatchObject({ hidden: false, blocked: true });
  expect(cellOf('post', id)).toMatchObject({ pending: 1, trouble: { code: 308 } });
});

test('what the server says meanwhile shows below the change under way', () => {
  const id = aLoadedPost();
  hide('one', id);
  putRows('post', [aPost({ postId: id, likeCount: 7 })]);
  expect(rowOf('post', id)).toMatchObject({ hidden: true, likeCount: 7 });
  dropChange('post', id, 'one', null);
  expect(rowOf('post', id)).toMatchObject({ hidden: false, likeCount: 7 });
});

test('a row that was asked for before a change was committed does not take that back', () => {
  const id = aLoadedPost();
  const sinceMs = Date.now();
  hide('one', id);
  commitChange('post', id, 'one', null);
  expect(putRows('post', [aPost({ postId: id, likeCount: 7 })], sinceMs)).toEqual([id]);
  expect(rowOf('post', id)).toMatchObject({ hidden: true });
  putRows('post', [aPost({ postId: id, likeCount: 7 })], Date.now() + 1);
  expect(rowOf('post', id)).toMatchObject({ hidden: false, likeCount: 7 });
});

/** Changes of one row as they are begun, and those of them that are answered, in that order, with a row or with none. */
const SOME_CHANGES = fc
  .array(fc.record({ likes: fc.nat(99), isRefused: fc.boolean(), isSaid: fc.boolean() }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((changes) => fc.record({ changes: fc.constant(changes), answered: fc.shuffledSubarray([...changes.keys()]) }));

test('a row is what the server has made of it, call after call, and on top of that what is held or on its way', () => {
  fc.assert(
    fc.property(SOME_CHANGES, ({ changes, answered }) => {
      const id = aLoadedPost();
      let onServer = aPost({ postId: id });
      const change = (likes: number) => (post: Post) => ({ ...post, likeCount: likes });
      for (const [at, { likes }] of changes.entries()) beginChange('post', id, String(at), change(likes));
      for (const at of answered) {
        const { likes = 0, isRefused = false, isSaid = false } = changes[at] ?? {};
        if (isRefused) {
          dropChange('post', id, String(at), null);
          continue;
        }
        onServer = change(likes)(onServer);
        commitChange('post', id, String(at), isSaid ? onServer : null);
      }
      const waiting = changes.filter((_, at) => !answered.includes(at));
      expect(rowOf('post', id)?.likeCount).toBe(waiting.at(-1)?.likes ?? onServer.likeCount);
      expect(cellOf('post', id)?.pending).toBe(waiting.length);
    }),
  );
});

test('a row that is loaded while its change is under way shows it at once', () => {
  const post = aPost();
  hide('one', post.postId);
  putRows('post', [post]);
  expect(rowOf('post', post.postId)?.hidden).toBe(true);
  commitChange('post', post.postId, 'one', null);
  expect(cellOf('post', post.postId)).toMatchObject({ pending: 0, row: { hidden: true } });
});

test('a change that ended before its row was loaded is not shown any more', () => {
  const post = aPost();
  hide('one', post.postId);
  commitChange('post', post.postId, 'one', null);
  putRows('post', [post]);
  expect(cellOf('post', post.postId)).toMatchObject({ pending: 0, row: { hidden: false } });
});

test('rows that no list shows are let go of, but not while a change of them is under way', () => {
  const [one, other] = [aLoadedPost(), aLoadedPost()];
  const before = rowCount('post');
  hide('one', one);
  evictRows('post', [one, other]);
  expect(rowCount('post')).toBe(before - 1);
  expect(rowOf('post', one)?.hidden).toBe(true);
});

test('what was done to a row that its server never says is remembered, however often the row is read and let go', () => {
  const { hidden: _hidden, blocked: _blocked, ...said } = aPost();
  const id = said.postId;
  putRows('post', [said]);
  rememberUnreported('post', id, { hidden: true, likeCount: 3 });
  evictRows('post', [id]);
  putRows('post', [said]);
  expect(rowOf('post', id)).toMatchObject({ hidden: true, likeCount: said.likeCount });
  expect(rowOf('post', id)?.blocked).toBeUndefined();
  putRows('post', [{ ...said, hidden: false }]);
  expect(rowOf('post', id)?.hidden).toBe(false);
});

import { expect, test } from 'vitest';
import { takeChanged } from '../../../src/live/readAgain';
import { beginChange, commitChange, putRows, rowOf } from '../../../src/state/rows';
import { aPost } from '../../commands/rows';

test('what was asked for before a change was made here does not undo it, and what was asked for after it counts', () => {
  const post = aPost({ hidden: false });
  putRows('post', [post]);
  const asked = Date.now();
  beginChange('post', post.postId, 'token', (row) => ({ ...row, hidden: true }));
  commitChange('post', post.postId, 'token', null);
  takeChanged('post', [post], asked);
  expect(rowOf('post', post.postId)?.hidden).toBe(true);
  takeChanged('post', [post], Date.now() + 1);
  expect(rowOf('post', post.postId)?.hidden).toBe(false);
});

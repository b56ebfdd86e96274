import { expect, test } from 'vitest';
import { authorOf } from '../../commands/core/authorOf';
import { aCase, aPost } from './rows';

test('a row is by the member who wrote what it is about, by whatever name it has them; a row about nobody has no author', () => {
  const owner = { pubkey: 'k1' };
  expect(authorOf('report', aCase({ reported: owner as never }))).toBe('k1');
  expect(authorOf('post', aPost({ owner: owner as never }))).toBe('k1');
  expect(authorOf('tvSlider', { ownerInfo: owner })).toBe('k1');
  // Who reported a post, or shared it, did not write it.
  expect(authorOf('report', { owner })).toBeUndefined();
  expect(authorOf('temple', { name: 'Chùa Hương' })).toBeUndefined();
  expect(authorOf('post', null)).toBeUndefined();
});

import { expect, test, vi } from 'vitest';
import { followOwnChanges } from '../../../src/live/ownEchoes';
import { commitChange } from '../../../src/state/rows';

const change = (id: string) => commitChange('post', id, 'token', null);

test('what is told of a change made here is no news, and what a colleague does in the same moment is', () => {
  const own = followOwnChanges();
  change('1');
  expect(own.othersAmong('post', '2', 1)).toBe(1);
  expect(own.othersAmong('post', '1', 1)).toBe(0);
  expect(own.othersAmong('post', '1', 1)).toBe(1);
  change('1');
  change('1');
  expect(own.othersAmong('post', '1', 3)).toBe(1);
  own.stop();
});

test('a change made here is not held against what is told long after it', () => {
  vi.useFakeTimers();
  const own = followOwnChanges();
  change('1');
  vi.advanceTimersByTime(11_000);
  expect(own.othersAmong('post', '1', 1)).toBe(1);
  own.stop();
  vi.useRealTimers();
});

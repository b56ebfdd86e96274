import { expect, test, vi } from 'vitest';
import { followOwnChanges } from '../../../src/live/ownEchoes';
import { emitListMove } from '../../../src/state/listMoves';
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

test('what was made here is no news either', () => {
  const own = followOwnChanges();
  emitListMove({ kind: 'temple', id: '9', from: '-2', as: 'replaced', isOwn: true });
  emitListMove({ kind: 'temple', id: '10', from: '-2', as: 'replaced', isOwn: false });
  expect([own.othersAmong('temple', '9', 1), own.othersAmong('temple', '10', 1)]).toEqual([0, 1]);
  own.stop();
});

test('a job over thousands of rows asks the clock a few times for each of them, however many came before', () => {
  const clock = vi.spyOn(Date, 'now');
  const own = followOwnChanges();
  for (let row = 0; row < 2000; row += 1) change(`${row}`);
  expect(clock.mock.calls.length).toBeLessThan(5 * 2000);
  own.stop();
  clock.mockRestore();
});

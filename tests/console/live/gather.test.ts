import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Gathered, gatherer } from '../../../src/live/gather';
import type { Message } from '../../../src/live/messages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const rows = (...ids: readonly string[]): Message => ({
  is: 'rows',
  rows: ids.map((id) => ({ kind: 'post', id, at: 0 })),
});

function aGatherer() {
  const taken: Gathered[] = [];
  return { taken, ...gatherer((gathered) => taken.push(gathered)) };
}

test('ten messages a second are taken four times a second, each once and in order', () => {
  const { taken, hear } = aGatherer();
  for (let nth = 0; nth < 20; nth += 1) {
    hear(rows(String(nth)));
    vi.advanceTimersByTime(100);
  }
  vi.advanceTimersByTime(1000);
  expect(taken.length).toBeLessThanOrEqual(8);
  expect(taken.flatMap((one) => one.rows.map(({ id }) => id))).toEqual(
    Array.from({ length: 20 }, (_, nth) => String(nth)),
  );
});

test('what is to be read anew makes up for all rows of its moment, and so do more rows than are gone through', () => {
  const { taken, hear } = aGatherer();
  hear(rows('1'));
  hear({ is: 'reread' });
  hear(rows('2'));
  vi.advanceTimersByTime(1000);
  for (let nth = 0; nth < 2001; nth += 1) hear(rows(String(nth)));
  hear({ is: 'permissions' });
  vi.advanceTimersByTime(1000);
  expect(taken).toEqual([
    { rows: [], isReread: true, hasOtherRights: false },
    { rows: [], isReread: true, hasOtherRights: true },
  ]);
});

test('nothing is taken of a beginning alone, nor after it has stopped', () => {
  const { taken, hear, stop } = aGatherer();
  hear({ is: 'begin', id: 'a.1' });
  vi.advanceTimersByTime(1000);
  hear(rows('1'));
  stop();
  vi.advanceTimersByTime(1000);
  expect(taken).toEqual([]);
});

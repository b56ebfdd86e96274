import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceQuiet } from '../../../src/state/onceQuiet';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('acts once after each stretch of asking, when nobody has asked for so long', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 1, maxLength: 30 }), (pauses) => {
      const acted: number[] = [];
      const quiet = onceQuiet(100, () => acted.push(Date.now()));
      const asked: number[] = [];
      for (const pauseMs of pauses) {
        vi.advanceTimersByTime(pauseMs);
        asked.push(Date.now());
        quiet.ask();
      }
      vi.advanceTimersByTime(1000);
      const last = asked.filter((at, nth) => (asked[nth + 1] ?? Number.POSITIVE_INFINITY) - at >= 100);
      expect(acted).toEqual(last.map((at) => at + 100));
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});

test('sets one timer however often it is asked in one go', () => {
  const setting = vi.spyOn(globalThis, 'setTimeout');
  const quiet = onceQuiet(100, () => {});
  for (let nth = 0; nth < 1000; nth += 1) quiet.ask();
  expect(setting).toHaveBeenCalledTimes(1);
  quiet.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('does nothing once it is stopped, until it is asked again', () => {
  let acted = 0;
  const quiet = onceQuiet(100, () => {
    acted += 1;
  });
  quiet.ask();
  quiet.stop();
  vi.advanceTimersByTime(500);
  expect(acted).toBe(0);
  quiet.ask();
  vi.advanceTimersByTime(500);
  expect(acted).toBe(1);
});

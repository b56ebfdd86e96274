import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearTime, nowMs } from '../../../src/client/serverClock';

const NOW = Date.UTC(2026, 10, 21, 3);
const HOUR_MS = 3_600_000;
const said = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  hearTime(said(Date.now()), Date.now(), Date.now());
  vi.useRealTimers();
});

test('a machine whose clock is hours off goes by that of the server', () => {
  hearTime(said(NOW - 3 * HOUR_MS), NOW - 100, NOW + 100);
  expect(Math.abs(nowMs() - (NOW - 3 * HOUR_MS))).toBeLessThan(1000);
  vi.advanceTimersByTime(60_000);
  expect(Math.abs(nowMs() - (NOW - 3 * HOUR_MS + 60_000))).toBeLessThan(1000);
});

test('a difference of less than half a minute is not the clock, and neither is one that the way may have made', () => {
  hearTime(said(NOW + 29_000), NOW, NOW);
  expect(nowMs()).toBe(NOW);
  hearTime(said(NOW + 33_000), NOW - 4000, NOW + 4000);
  expect(nowMs()).toBe(NOW);
});

test('an answer that does not say its time, or was long on its way, changes nothing', () => {
  hearTime(said(NOW + HOUR_MS), NOW, NOW);
  const before = nowMs();
  for (const date of [null, '', 'yesterday']) hearTime(date, NOW, NOW);
  hearTime(said(NOW), NOW - 20_000, NOW);
  expect(nowMs()).toBe(before);
});

test('a clock that was set right is gone by again', () => {
  hearTime(said(NOW + HOUR_MS), NOW, NOW);
  hearTime(said(NOW), NOW, NOW);
  expect(nowMs()).toBe(NOW);
});

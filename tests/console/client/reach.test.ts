import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverHeard } from '../../../src/client/reach';
import { waitForServer } from '../../../src/run/call/waitForServer';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what waits for the server goes on as soon as it is heard, and else when its time is over', async () => {
  const ended: string[] = [];
  void waitForServer(8000).then(() => ended.push('long'));
  void waitForServer(500).then(() => ended.push('short'));
  await vi.advanceTimersByTimeAsync(500);
  expect(ended).toEqual(['short']);
  serverHeard();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toEqual(['short', 'long']);
});

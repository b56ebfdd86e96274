import { expect, test } from 'vitest';
import { StoreUnavailable } from '../../server/store/unavailable';
import { within } from '../../server/store/within';

/** As an answer that takes several turns of the event loop to be read, in a process that is busy with something else first. */
async function answerOfABusyProcess(busyMs: number): Promise<string> {
  await null;
  for (const until = performance.now() + busyMs; performance.now() < until; );
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resume) => setImmediate(resume));
  return 'here';
}

test('time in which the process itself was too busy to listen is not held against an answer', async () => {
  // Of the limit's slices only the first is spent by then: others are left for a machine that does not let this process run on.
  expect(await within(answerOfABusyProcess(700), 500, 'silent')).toBe('here');
});

test('an answer that does not come is given up with the words that say so', async () => {
  const began = performance.now();
  const silent = within(new Promise<never>(() => {}), 250, 'silent for too long');
  await expect(silent).rejects.toThrow(new StoreUnavailable('silent for too long'));
  expect(performance.now() - began).toBeGreaterThan(240);
});

import type pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Doing, Heartbeat } from '../../server/store/heartbeat';
import { StoreUnavailable } from '../../server/store/unavailable';
import { Watch } from '../../server/store/watch';

const STATEMENT_TIMEOUT_MS = 60_000;
/** As long as a heartbeat may take. */
const SILENCE_MS = 600;

/** A connection of which only matters when it is given up: how often the heartbeat has been asked by then. It goes on being waited for. */
function aClient(asked: () => number) {
  const lostAfter: number[] = [];
  const client = { once: () => {}, connection: { stream: { destroy: () => void lostAfter.push(asked()) } } };
  return { lostAfter, client: client as unknown as pg.PoolClient };
}
let nowMs = 0;
/** What its timers have to make up for. */
let owedMs = 0;
/** The process gets no time. */
const stall = (ms: number) => {
  nowMs += ms;
  owedMs += ms;
};
const STEP_MS = 50;
/** The process has its time. */
async function goOn(ms: number) {
  for (let goneMs = 0; goneMs < ms; goneMs += STEP_MS) {
    nowMs += STEP_MS;
    const dueMs = STEP_MS + owedMs;
    owedMs = 0;
    await vi.advanceTimersByTimeAsync(dueMs);
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Asked, it answers nothing in time as often as `silences` says; `onAsk` is called at each question. */
function aHeartbeat(silences: number, onAsk: (nth: number) => void) {
  let asked = 0;
  const ask = () =>
    new Promise<Doing>((resolve, reject) => {
      asked += 1;
      const nth = asked;
      setTimeout(
        () => (nth <= silences ? reject(new StoreUnavailable('The heartbeat has no answer.')) : resolve(new Map())),
        SILENCE_MS,
      );
      onAsk(nth);
    });
  return { heartbeat: { ask } as unknown as Heartbeat, asked: () => asked };
}

test('a server that is silent while this process has its time is given up', async () => {
  const { heartbeat, asked } = aHeartbeat(1, () => {});
  const { client, lostAfter } = aClient(asked);
  const watch = new Watch(heartbeat, STATEMENT_TIMEOUT_MS);
  watch.add(client);
  let answer = (_value: unknown) => {};
  const statement = watch.answered(
    client,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await goOn(3000);
  expect(lostAfter).toEqual([1]);
  answer(null);
  await statement;
});

test('a server whose answer this process had no time to read is asked again, and not given up', async () => {
  const { heartbeat, asked } = aHeartbeat(2, (nth) => nth <= 2 && stall(SILENCE_MS + 300));
  const { client, lostAfter } = aClient(asked);
  const watch = new Watch(heartbeat, STATEMENT_TIMEOUT_MS);
  watch.add(client);
  let answer = (_value: unknown) => {};
  const statement = watch.answered(
    client,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await goOn(10_000);
  expect(asked()).toBeGreaterThanOrEqual(3);
  answer('there');
  expect(await statement).toBe('there');
  expect(lostAfter).toEqual([]);
});

test('a server that stays silent is given up in the end, however little time this process has', async () => {
  const { heartbeat, asked } = aHeartbeat(Number.POSITIVE_INFINITY, () => stall(SILENCE_MS + 300));
  const { client, lostAfter } = aClient(asked);
  const watch = new Watch(heartbeat, STATEMENT_TIMEOUT_MS);
  watch.add(client);
  let answer = (_value: unknown) => {};
  const statement = watch.answered(
    client,
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await goOn(20_000);
  expect(lostAfter[0]).toBe(6);
  answer(null);
  await statement;
});

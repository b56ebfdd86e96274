import { subscribeKey } from 'valtio/vanilla/utils';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { CALLS_IN_FLIGHT_MAX } from '../../../contract/wire/constants';
import type { Answer, Endpoint, Refusal } from '../../../contract/wire/endpoint';
import { pace, waitFrom } from '../../../src/run/call/pace';
import { createPacer } from '../../../src/run/call/pacer';

const CHANGES = { id: 'PUT /thing', method: 'PUT' } as unknown as Endpoint;
const REMOVES = { id: 'DELETE /thing', method: 'DELETE' } as unknown as Endpoint;
const CREATES = { id: 'POST /thing', method: 'POST', creates: true } as unknown as Endpoint;
const no = (refused: Code, more: Partial<Refusal> = {}): Refusal => ({ refused, message: '', ...more });
const LOST = no(Code.lost);
const yes: Answer<unknown> = { data: 'done' };
/** A page of the proxy in place of an answer. */
const unreadable = (status?: number) => no(Code.unreadable, status === undefined ? {} : { status });
const turn = async () => {
  for (let at = 0; at < 10; at += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A server that gives these answers, one after the other, and then yes. */
function aServer(
  answers: readonly (Answer<unknown> | Promise<Answer<unknown>>)[] = [],
  more: Partial<Parameters<typeof createPacer>[0]> = {},
) {
  const left = [...answers];
  const options: unknown[] = [];
  const waits: (readonly [what: 'server' | 'time', ms: number, pace: unknown])[] = [];
  const abort = new AbortController();
  const pacer = createPacer({
    call: (async (_endpoint: unknown, _input: unknown, given: unknown) => {
      options.push(given);
      return left.shift() ?? yes;
    }) as never,
    uid: () => 1,
    sleep: async (ms) => void waits.push(['time', ms, pace.waitingFor]),
    waitForServer: async (ms) => void waits.push(['server', ms, pace.waitingFor]),
    signedIn: async () => {},
    signInAnew: async () => false,
    knowsKeys: () => true,
    random: () => 0.5,
    ...more,
  });
  const send = (endpoint = CHANGES, terms: Partial<Parameters<typeof pacer.call>[2]> = {}) =>
    pacer.call(endpoint, {} as never, { signal: abort.signal, ...terms });
  return { send, options, waits, abort, waited: () => waits.map(([, ms]) => ms) };
}

beforeEach(() => {
  waitFrom(null);
});

describe('a call that is answered', () => {
  test('is made once, with the key and the job that it has', async () => {
    const { send, options, waits } = aServer();
    expect(await send()).toEqual(yes);
    expect(await send(CHANGES, { idempotencyKey: 'k', job: 'j' })).toEqual(yes);
    expect([options, waits]).toEqual([[{}, { idempotencyKey: 'k', job: 'j' }], []]);
  });

  test.each([
    ['a refusal', no(Code.forbidden)],
    ['what is gone', no(Code.notFound)],
    ['a page that says no', unreadable(404)],
    ['a page that says no at the edge', unreadable(400)],
    ['a page that says no at the other edge', unreadable(499)],
  ])('by %s is final', async (_, answer) => {
    const { send, waits } = aServer([answer]);
    expect(await send()).toEqual(answer);
    expect(waits).toEqual([]);
  });
});

describe('a server that asks for patience', () => {
  test('gets as much as it says', async () => {
    const { send, waits } = aServer([
      no(Code.tooManyTries, { retryAfterSeconds: 5 }),
      no(Code.unavailable, { retryAfterSeconds: 2 }),
    ]);
    expect(await send()).toEqual(yes);
    expect(waits).toEqual([
      ['time', 5000, 'server'],
      ['time', 2000, 'server'],
    ]);
    expect(pace.waitingFor).toBeNull();
  });

  test('or twice as much each time, up to eight seconds', async () => {
    const { send, waits, waited } = aServer(Array.from({ length: 7 }, () => no(Code.unavailable)));
    expect(await send()).toEqual(yes);
    expect(waited()).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(waits[0]).toEqual(['server', 500, 'server']);
  });

  test('is asked by all at different times', async () => {
    const asked = async (random: number) => {
      const { send, waited } = aServer([no(Code.unavailable)], { random: () => random });
      await send();
      return waited();
    };
    expect([await asked(0), await asked(1)]).toEqual([[375], [625]]);
  });
});

describe('a call without an answer', () => {
  test('is made again, and what is answered then may be its own doing', async () => {
    expect(await aServer([LOST]).send()).toEqual({ ...yes, cameAgain: true });
    expect(await aServer([LOST, no(Code.taskEnded)]).send()).toEqual({ ...no(Code.taskEnded), mayHaveArrived: true });
    // It was not lost: the server said that it had not taken it.
    expect(await aServer([no(Code.unavailable)]).send()).toEqual(yes);
  });

  test('is tried every two seconds by one, and less often by the others', async () => {
    const one = aServer(Array.from({ length: 5 }, () => LOST));
    await one.send();
    expect(one.waited()).toEqual([500, 1000, 2000, 2000, 2000]);
    const never = new Promise<void>(() => {});
    const waits: number[] = [];
    const { send } = aServer(
      Array.from({ length: 6 }, () => LOST),
      {
        waitForServer: (ms) => {
          waits.push(ms);
          return waits.length === 1 ? never : Promise.resolve();
        },
      },
    );
    void send();
    await turn();
    await send();
    expect(waits).toEqual([500, 500, 1000, 2000, 4000, 8000]);
  });

  test('that deletes what is gone by then has deleted it, in this try or in one of an earlier page', async () => {
    const gone = no(Code.notFound);
    expect(await aServer([LOST, gone]).send(REMOVES)).toEqual({ ...gone, mayHaveArrived: true, ourDoing: true });
    expect(await aServer([gone]).send(REMOVES, { unsure: true })).toEqual({ ...gone, ourDoing: true });
    expect(await aServer([gone]).send(REMOVES)).toEqual(gone);
    expect(await aServer([gone]).send(CHANGES, { unsure: true })).toEqual(gone);
    expect(await aServer([no(Code.forbidden)]).send(REMOVES, { unsure: true })).toEqual(no(Code.forbidden));
  });

  test.each([
    ['four times where the answer can’t be read', undefined, 4],
    ['four times where a page stands in its place', 200, 4],
  ])('is made %s, and may have arrived', async (_, status, times) => {
    const { send, options } = aServer(Array.from({ length: 9 }, () => unreadable(status)));
    expect(await send()).toEqual({ ...unreadable(status), mayHaveArrived: true });
    expect(options).toHaveLength(times);
  });

  test.each([500, 502])(
    'is waited for as long as it takes where a proxy says %d in the server’s place',
    async (status) => {
      const { send, options } = aServer(Array.from({ length: 9 }, () => unreadable(status)));
      expect(await send()).toEqual({ ...yes, cameAgain: true });
      expect(options).toHaveLength(10);
    },
  );
});

describe('what creates, on a server that knows no keys', () => {
  const withoutKeys = { knowsKeys: () => false };

  test.each([LOST, unreadable(), unreadable(503)])('is not made again without an answer: %j', async (answer) => {
    const { send, options } = aServer([answer], withoutKeys);
    expect(await send(CREATES)).toEqual({ ...answer, mayHaveArrived: true, isUnconfirmed: true });
    expect(options).toHaveLength(1);
  });

  test('is made again where it was not taken', async () => {
    expect(await aServer([no(Code.unavailable)], withoutKeys).send(CREATES)).toEqual(yes);
  });

  test('is not made where an earlier try may have arrived, but at the person’s word', async () => {
    const { send, options } = aServer([], withoutKeys);
    expect(await send(CREATES, { unsure: true })).toMatchObject({
      refused: Code.lost,
      mayHaveArrived: true,
      isUnconfirmed: true,
    });
    expect(options).toEqual([]);
    expect(await send(CREATES, { unsure: true, sendAgain: true })).toEqual(yes);
    expect(await aServer().send(CREATES, { unsure: true })).toEqual(yes);
    expect(await send(CHANGES, { unsure: true })).toEqual(yes);
  });
});

describe('of the wait for the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('people are told once it lasts a second, and no more once an answer came', async () => {
    let isBack = () => {};
    const { send } = aServer([LOST], { waitForServer: () => new Promise<void>((resolve) => (isBack = resolve)) });
    const sent = send();
    await vi.advanceTimersByTimeAsync(999);
    expect([pace.waitingFor, pace.toldOf]).toEqual(['server', null]);
    await vi.advanceTimersByTimeAsync(1);
    expect(pace.toldOf).toBe('server');
    isBack();
    expect(await sent).toMatchObject(yes);
    expect(pace.toldOf).toBeNull();
  });

  test('people are told nothing where one call after another is lost and answered at its second try', async () => {
    const waits = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
    const { send } = aServer([LOST, yes, LOST, yes, LOST, yes], { waitForServer: waits });
    const told: unknown[] = [];
    const stop = subscribeKey(pace, 'toldOf', (what) => told.push(what), true);
    const all = (async () => {
      for (let at = 0; at < 3; at += 1) await send();
    })();
    await vi.advanceTimersByTimeAsync(5000);
    await all;
    stop();
    expect(told).toEqual([]);
  });
});

describe('the person', () => {
  test('is waited for where the session ends, and that is said', async () => {
    let signIn = () => {};
    const signedIn = new Promise<void>((resolve) => {
      signIn = resolve;
    });
    let times = 0;
    const { send, options } = aServer([no(Code.sessionEnded)], {
      signedIn: () => (times++ === 0 ? Promise.resolve() : signedIn),
    });
    const sent = send();
    await turn();
    expect([options.length, pace.waitingFor]).toEqual([1, 'session']);
    signIn();
    expect(await sent).toEqual(yes);
    expect(pace.waitingFor).toBeNull();
  });

  test('alone sends what they began: nothing goes out once somebody else is signed in', async () => {
    let uid = 1;
    const { send, options } = aServer([no(Code.sessionEnded)], {
      uid: () => uid,
      signedIn: async () => {
        if (options.length > 0) uid = 2;
      },
    });
    expect(await send()).toMatchObject({ refused: Code.lost, mayHaveArrived: false });
    expect(options).toHaveLength(1);
  });

  test('is asked for another sign-in once for a job; where they would rather not, the rest is refused', async () => {
    let asked = 0;
    const { send } = aServer([no(Code.signInAnew), no(Code.signInAnew), LOST, no(Code.signInAnew)], {
      signInAnew: async () => {
        asked += 1;
        return false;
      },
    });
    expect(await send()).toEqual(no(Code.signInAnew));
    expect(await send()).toEqual(no(Code.signInAnew));
    // A try before it may have arrived.
    expect(await send()).toEqual({ ...no(Code.signInAnew), mayHaveArrived: true });
    expect(asked).toBe(1);
  });

  test('has it sent by signing in anew', async () => {
    const { send, options } = aServer([no(Code.signInAnew), no(Code.signInAnew)], { signInAnew: async () => true });
    expect(await send()).toEqual(yes);
    expect(options).toHaveLength(3);
  });

  test('ends the waiting, of one that is lost and of one that has not gone out', async () => {
    const never = () => new Promise<void>(() => {});
    const { send, abort, options } = aServer([LOST], { waitForServer: never });
    const sent = send();
    await turn();
    expect(pace.waitingFor).toBe('server');
    abort.abort();
    expect(await sent).toMatchObject({ refused: Code.lost, mayHaveArrived: true });
    expect(pace.waitingFor).toBeNull();
    expect(await send()).toMatchObject({ refused: Code.lost, mayHaveArrived: false });
    expect(options).toHaveLength(1);
  });

  test('ends no call on its way: its answer is the truth', async () => {
    let answer = (_answer: Answer<unknown>) => {};
    const { send, abort } = aServer([new Promise<Answer<unknown>>((resolve) => (answer = resolve))]);
    const sent = send();
    await turn();
    abort.abort();
    answer(yes);
    expect(await sent).toEqual(yes);
  });

  test('who has left does not wait for a server that is busy', async () => {
    let answer = (_answer: Answer<unknown>) => {};
    const asked = new Promise<Answer<unknown>>((resolve) => {
      answer = resolve;
    });
    const { send, abort } = aServer([asked], { waitForServer: () => new Promise(() => {}) });
    const sent = send();
    await turn();
    abort.abort();
    answer(no(Code.unavailable));
    expect(await sent).toMatchObject({ refused: Code.lost, mayHaveArrived: false });
  });
});

test('six are in flight at most, the next goes out as soon as one is answered, and each is answered', async () => {
  const answers: (() => void)[] = [];
  const open = () => new Promise<Answer<unknown>>((resolve) => answers.push(() => resolve(yes)));
  const { send, options } = aServer(Array.from({ length: 9 }, open));
  const sent = Array.from({ length: 9 }, () => send());
  await turn();
  expect(options).toHaveLength(CALLS_IN_FLIGHT_MAX);
  answers[0]?.();
  await turn();
  expect(options).toHaveLength(CALLS_IN_FLIGHT_MAX + 1);
  for (const answer of answers) answer();
  expect(await Promise.all(sent)).toEqual(sent.map(() => yes));
  void [send(), send()];
  await turn();
  expect(options).toHaveLength(11);
});

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_NAME,
  LOGIN_WINDOW_SECONDS,
} from '../../contract/wire/constants';
import {
  clearFailures,
  clearFailuresHere,
  heldUpMs,
  noteQuietly,
  refuseTooMany,
  serializeBy,
  type Try,
} from '../../server/auth/throttle';
import { RefusalError } from '../../server/http/refusalError';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

const NOW = 1_800_000_000;
/** A clock that was set back leaves failures in the future; within a minute they may be those of another process. */
const CLOCKS_APART = 60;
const isOfLate = ({ now }: Try) => now > NOW - LOGIN_WINDOW_SECONDS && now < NOW + CLOCKS_APART;

const aTry = fc.record({
  userName: fc.constantFrom('hoa', 'an'),
  from: fc.constantFrom('203.0.113.1', '203.0.113.2'),
  browser: fc.constantFrom(null, null, null, 'mine', 'other'),
});
const whens = fc.constantFrom(
  ...[0, 1, LOGIN_WINDOW_SECONDS - 1, LOGIN_WINDOW_SECONDS, LOGIN_WINDOW_SECONDS + 1].map((ago) => NOW - ago),
  ...[CLOCKS_APART - 1, CLOCKS_APART, CLOCKS_APART + 1].map((ahead) => NOW + ahead),
);
/** Failures in bunches: a few here and there would refuse nobody. */
const failures = fc
  .array(fc.record({ one: aTry, when: whens, times: fc.constantFrom(1, 4, 5, 6, 14, 15, 20) }), { maxLength: 6 })
  .map((bunches) =>
    bunches.flatMap(({ one, when, times }) => Array.from({ length: times }, (): Try => ({ ...one, now: when }))),
  );

async function remember(past: readonly Try[]): Promise<void> {
  await store.db.deleteFrom('login_failure').execute();
  const rows = past.map(({ userName, from, browser, now }) => ({
    user_name: userName,
    address: from,
    browser,
    at: now,
  }));
  if (rows.length > 0) await store.db.insertInto('login_failure').values(rows).execute();
}
async function remembered(): Promise<string[]> {
  const rows = await store.db.selectFrom('login_failure').select(['user_name', 'address', 'browser']).execute();
  return rows.map((row) => [row.user_name, row.address, row.browser].join()).sort();
}
const written = (past: readonly Try[]) =>
  past.map(({ userName, from, browser }) => [userName, from, browser].join()).sort();

/** For how long a try is refused, undefined where it is not. */
async function refusedFor(attempt: Try): Promise<number | undefined> {
  let told = 0;
  try {
    await refuseTooMany(store.db, attempt, () => {
      told += 1;
    });
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error;
    expect([error.code, told]).toEqual([429, 1]);
    return error.retryAfterSeconds;
  }
  expect(told).toBe(0);
  return undefined;
}

/** Until the oldest of the last so many failures is no longer of late; undefined where there were fewer. */
function waitAfter(counted: readonly Try[], most: number): number | undefined {
  const oldest = counted
    .map(({ now }) => now)
    .sort((a, b) => b - a)
    .at(most - 1);
  return oldest === undefined ? undefined : oldest + LOGIN_WINDOW_SECONDS - NOW;
}

test('a browser that a name knows is refused for its own failures of that name, and all others of a place for theirs', async () => {
  await fc.assert(
    fc.asyncProperty(failures, aTry, async (past, made) => {
      await remember(past);
      const attempt = { ...made, now: NOW };
      const ofLate = past.filter(isOfLate);
      const unknown = ofLate.filter(({ browser, from }) => browser === null && from === made.from);
      const together = made.browser === null ? unknown : ofLate.filter(({ browser }) => browser === made.browser);
      const ofName = together.filter(({ userName }) => userName === made.userName);
      const waits = [
        waitAfter(ofName, LOGIN_FAILURES_PER_NAME),
        made.browser === null ? waitAfter(unknown, LOGIN_FAILURES_PER_ADDRESS) : undefined,
      ].filter((wait) => wait !== undefined);
      expect(await refusedFor(attempt)).toBe(waits.length === 0 ? undefined : Math.max(1, ...waits));
    }),
  );
});

test('a try is held up a tenth of a second for each failure of its name elsewhere from the fifth on, and a second at most', async () => {
  await fc.assert(
    fc.asyncProperty(failures, aTry, async (past, made) => {
      await remember(past);
      const elsewhere = past.filter(
        (one) => isOfLate(one) && one.browser === null && one.userName === made.userName && one.from !== made.from,
      ).length;
      expect(await heldUpMs(store.db, { ...made, now: NOW })).toBe(
        made.browser === null ? Math.min(Math.max(0, elsewhere - 4) * 100, 1000) : 0,
      );
    }),
  );
});

const HERE = { userName: 'hoa', from: '203.0.113.1', browser: null, now: NOW };
const times = (count: number, one: Try) => Array.from({ length: count }, () => one);

test.each([
  ['four', times(4, HERE), undefined],
  ['five', times(5, HERE), LOGIN_WINDOW_SECONDS],
  ['five, the first of them a while ago', [{ ...HERE, now: NOW - 600 }, ...times(4, HERE)], LOGIN_WINDOW_SECONDS - 600],
  ['six, of which the first counts no more', [{ ...HERE, now: NOW - 600 }, ...times(5, HERE)], LOGIN_WINDOW_SECONDS],
  ['five by a clock that is a little ahead', times(5, { ...HERE, now: NOW + 30 }), LOGIN_WINDOW_SECONDS + 30],
  ['nineteen under other names', times(19, { ...HERE, userName: 'an' }), undefined],
  ['twenty under other names', times(20, { ...HERE, userName: 'an' }), LOGIN_WINDOW_SECONDS],
  [
    'twenty under other names, the first of them a while ago',
    [{ ...HERE, userName: 'an', now: NOW - 600 }, ...times(19, { ...HERE, userName: 'an' })],
    LOGIN_WINDOW_SECONDS - 600,
  ],
  [
    'twenty under other names, in a browser that one of them knows',
    times(20, { ...HERE, userName: 'an', browser: 'an' }),
    undefined,
  ],
])('after %s a try is refused for as long as that holds', async (_how, past, seconds) => {
  await remember(past);
  expect(await refusedFor(HERE)).toBe(seconds);
  expect(await refusedFor({ ...HERE, browser: 'mine' })).toBeUndefined();
});

test.each([
  [4, 0],
  [5, 100],
  [6, 200],
  [13, 900],
  [14, 1000],
  [15, 1000],
  [40, 1000],
])('%i failures of a name elsewhere hold a try up for %i ms', async (count, ms) => {
  await remember(times(count, { ...HERE, from: '203.0.113.2' }));
  expect(await heldUpMs(store.db, HERE)).toBe(ms);
  expect(await heldUpMs(store.db, { ...HERE, browser: 'mine' })).toBe(0);
});

test('what is noted is counted, and signing in forgives what was counted with it', async () => {
  await fc.assert(
    fc.asyncProperty(failures, aTry, async (past, made) => {
      await remember([]);
      for (const one of past.slice(0, 8)) await noteQuietly(store.db, one);
      expect(await remembered()).toEqual(written(past.slice(0, 8)));
      await remember(past);
      await clearFailuresHere(store.db, { ...made, now: NOW });
      const isForgiven = ({ userName, from, browser }: Try) =>
        userName === made.userName && browser === made.browser && (browser !== null || from === made.from);
      const left = past.filter((one) => !isForgiven(one));
      expect(await remembered()).toEqual(written(left));
      await clearFailures(store.db, made.userName);
      expect(await remembered()).toEqual(written(left.filter(({ userName }) => userName !== made.userName)));
    }),
  );
});

test('tries that are counted together are judged one after the other, and none waits for others', async () => {
  const said: string[] = [];
  const gates: (() => void)[] = [];
  const judged = (name: string, attempt: Omit<Try, 'now'>) =>
    serializeBy({ ...attempt, now: NOW }, async () => {
      said.push(`${name} begins`);
      await new Promise<void>((open) => gates.push(open));
      said.push(`${name} ends`);
      if (name === 'one') throw new Error('wrong');
      return name;
    });
  const here = { userName: 'hoa', from: '203.0.113.1', browser: null };
  const mine = { ...here, browser: 'mine' };
  const all = [
    judged('one', here),
    judged('two', { ...here, userName: 'an' }),
    judged('elsewhere', { ...here, from: '203.0.113.2' }),
    judged('browser', mine),
    judged('browser again', { ...mine, from: '203.0.113.3' }),
    judged('browser of another', { ...mine, userName: 'an' }),
    judged('another browser', { ...mine, browser: 'other' }),
  ];
  const settled = Promise.allSettled(all);
  await expect.poll(() => said).toHaveLength(5);
  expect(said).toEqual(
    ['one', 'elsewhere', 'browser', 'browser of another', 'another browser'].map((name) => `${name} begins`),
  );
  for (const open of gates.splice(0)) open();
  await expect.poll(() => said.slice(10)).toEqual(['two begins', 'browser again begins']);
  for (const open of gates.splice(0)) open();
  expect((await settled).map(({ status }) => status)).toEqual(['rejected', ...Array(6).fill('fulfilled')]);
  expect(await Promise.all(all.slice(1))).toEqual([
    'two',
    'elsewhere',
    'browser',
    'browser again',
    'browser of another',
    'another browser',
  ]);
});

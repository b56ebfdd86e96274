import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { LOGIN_WINDOW_SECONDS } from '../../contract/wire/constants';
import { noteFailure } from '../../server/auth/failureLog';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.db.deleteFrom('login_failure').execute();
  await store.db.deleteFrom('audit').execute();
});

const NOW = 1_800_000_000;
interface Failed {
  readonly at?: number;
  readonly from?: string;
  readonly uid?: number;
  readonly browser?: string;
}
const fail = (typed: string, { at = 0, from = '203.0.113.1', uid, browser }: Failed = {}) =>
  noteFailure(
    store.db,
    { userName: typed, from, browser: browser ?? null, now: NOW + at },
    { typed, uid, address: from, agent: 'trình duyệt' },
  );
const entries = () =>
  store.db
    .selectFrom('audit')
    .select(['command', 'uid', 'user_name', 'display_name', 'target_kind', 'target_id', 'at', 'before', 'after'])
    .orderBy('audit_id')
    .execute();
const counts = async () => (await entries()).map(({ user_name, after }) => [user_name, after?.count]);

test('a name that nobody has is shown by three letters, and one that somebody has by all, as whose it is', async () => {
  await fail('mật-khẩu');
  await fail('hoa.le', { uid: 7 });
  const rest = { command: 'session.signInFailed', uid: 0, at: NOW, before: null };
  const from = { address: '203.0.113.1', agent: 'trình duyệt', count: 1 };
  const seen = (name: string) => ({ user_name: name, display_name: name, after: { user_name: name, ...from } });
  expect(await entries()).toEqual([
    { ...rest, ...seen('mật…'), target_kind: 'session', target_id: 'mật…' },
    { ...rest, ...seen('hoa.le'), target_kind: 'adminUser', target_id: '7' },
  ]);
});

test('failures of one name from one place are counted in one entry for a quarter of an hour from the first on', async () => {
  const who = { uid: 7 };
  await fail('hoa', who);
  await fail('hoa', { ...who, at: 600, browser: 'mine' });
  await fail('an', { uid: 8, at: 600 });
  await fail('hoa', { ...who, at: 600, from: '203.0.113.2' });
  await fail('hoa', { ...who, at: LOGIN_WINDOW_SECONDS - 1 });
  expect(await counts()).toEqual([
    ['hoa', 3],
    ['an', 1],
    ['hoa', 1],
  ]);
  await fail('hoa', { ...who, at: LOGIN_WINDOW_SECONDS });
  await fail('hoa', { ...who, at: LOGIN_WINDOW_SECONDS + 1 });
  expect(await counts()).toEqual([
    ['hoa', 3],
    ['an', 1],
    ['hoa', 1],
    ['hoa', 2],
  ]);
  const kept = await store.db.selectFrom('login_failure').select(['user_name', 'address', 'browser', 'at']).execute();
  expect(kept).toHaveLength(7);
  expect(kept).toContainEqual({ user_name: 'hoa', address: '203.0.113.1', browser: 'mine', at: NOW + 600 });
});

test('a flood begins a hundred entries in a quarter of an hour, and all the rest is counted in one that names nobody', async () => {
  const flood = async (count: number, at: number) => {
    for (let next = 0; next < count; next += 1) await fail(`la-${next}-${at}`, { at, from: `198.51.100.${next}` });
  };
  await flood(100, 0);
  expect(await counts()).toEqual(Array(100).fill(['la-…', 1]));
  await flood(3, 60);
  // Those that have an entry are counted there still.
  await fail('la-0-0', { at: 60, from: '198.51.100.0' });
  const seen = await entries();
  expect(seen).toHaveLength(101);
  expect(seen[0]).toMatchObject({ after: { count: 2 } });
  expect(seen[100]).toMatchObject({
    ...{ user_name: '…', display_name: '…', target_kind: 'session', target_id: '…' },
    after: { user_name: '…', count: 3 },
  });
  expect(seen[100]?.after).not.toHaveProperty('address');
  await fail('la-sau', { at: LOGIN_WINDOW_SECONDS });
  expect((await counts()).slice(101)).toEqual([['la-…', 1]]);
});

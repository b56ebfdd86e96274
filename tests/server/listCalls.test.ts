import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as posts from '../../contract/posts';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import { Code, HTTP_STATUS } from '../../contract/wire/codes';
import { SESSION_IDLE_SECONDS, SESSION_LIFE_SECONDS } from '../../contract/wire/constants';
import type { Store } from '../../server/store/connection';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { Counting } from './counting';
import { emptyStore } from './emptyStore';
import { aMember, aPost, aReport } from './rows';

let store: Store;
let server: TestServer;
let other: TestServer;
let staff: Staff;
const counting = new Counting();
beforeAll(async () => {
  store = await emptyStore();
  server = await startTestServer(undefined, { store: { ...store, db: store.db.withPlugin(counting) } });
  other = await startTestServer(undefined, { store: { ...store, close: async () => {} } });
  for (let nth = 0; nth < 3; nth += 1) await aReport(server.db, { post: await aPost(server.db) });
});
afterAll(async () => {
  await other.close();
  await server.close();
});
beforeEach(async () => {
  staff = await server.staffWith(['PROFILE_VIEW', 'POST_VIEW', 'REPORT_VIEW']);
});

const LISTS = { members: profiles.list, posts: posts.list, reports: reports.list, cases: reports.cases };
const list = (at: TestServer, asked: { pos?: number; count?: number; sort?: 'time' } = {}) =>
  at.call(profiles.list, asked, { key: staff.key });

test.each(Object.entries(LISTS))('a page of %s is one statement, with its total and who asks', async (_name, call) => {
  await server.call(call, {}, { key: staff.key });
  for (const asked of [{}, { pos: 2, count: 7 }, { pos: 1000 }, { sort: 'time' as const }]) {
    counting.statements = 0;
    expect(await server.call(call, asked, { key: staff.key })).toMatchObject({ status: 200 });
    expect(counting.statements, JSON.stringify(asked)).toBe(1);
  }
});

test('a page of members is as many values however many rows it has', async () => {
  for (let nth = 0; nth < 20; nth += 1) await aMember(server.db);
  const valuesOf = async (count: number) => {
    counting.values = 0;
    expect(await list(server, { count })).toMatchObject({ status: 200, data: { length: count } });
    return counting.values;
  };
  await list(server);
  expect(await valuesOf(20)).toBe(await valuesOf(2));
});

test('the first call with a session reads it before anything else', async () => {
  counting.statements = 0;
  expect(await list(server)).toMatchObject({ status: 200 });
  expect(counting.statements).toBe(2);
  counting.statements = 0;
  expect(await server.call(profiles.list, {}, { key: 'nobody' })).toMatchObject({ refused: Code.sessionEnded });
  expect(counting.statements).toBe(2);
});

test('what a role allows counts from the next call, by whichever process it was changed', async () => {
  const role = (action_ids: string[]) =>
    other.db.updateTable('role').set({ action_ids }).where('role_id', '=', staff.roleId).execute();
  for (const at of [server, other]) expect(await list(at)).toMatchObject({ status: 200 });
  await role(['POST_VIEW']);
  for (const at of [server, other]) expect(await list(at)).toMatchObject({ refused: Code.forbidden });
  await role(['PROFILE_VIEW']);
  for (const at of [server, other]) expect(await list(at)).toMatchObject({ status: 200 });
});

test('a session that is over, or whose holder is banned, lists nothing from the next call on', async () => {
  expect(await list(server)).toMatchObject({ status: 200 });
  await other.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', staff.uid).execute();
  expect(await list(server)).toMatchObject({ refused: Code.sessionEnded, data: { locked: true } });
  await other.db.updateTable('admin_user').set({ status: 1 }).where('uid', '=', staff.uid).execute();
  expect(await list(server)).toMatchObject({ status: 200 });
  await other.db.deleteFrom('session').where('uid', '=', staff.uid).execute();
  // Nor is it said what else is wrong with the call.
  const headers = { authorization: `Bearer ${staff.key}` };
  expect((await fetch(`${server.url}/api/users/list?count=none`, { headers })).status).toBe(
    HTTP_STATUS[Code.sessionEnded],
  );
  expect(await list(server)).toMatchObject({ refused: Code.sessionEnded, data: null });
});

test.each([
  ['was not used', { last_seen_at: SESSION_IDLE_SECONDS }],
  ['has lasted its time', { created_at: SESSION_LIFE_SECONDS, expires_at: 0 }],
])('of a session that %s it is said that it has expired', async (_how, secondsAgo) => {
  const now = Math.floor(Date.now() / 1000);
  const then = Object.fromEntries(Object.entries(secondsAgo).map(([at, ago]) => [at, now - ago]));
  await other.db.updateTable('session').set(then).where('uid', '=', staff.uid).execute();
  expect(await list(server)).toMatchObject({ refused: Code.sessionEnded, data: { expired: true } });
});

test('a list that is not read by one statement asks for the session as well', async () => {
  const { pubkey } = await aMember(server.db);
  const theirs = () => server.call(posts.list, { pubkey }, { key: staff.key });
  await list(server);
  expect(await theirs()).toMatchObject({ status: 200, data: [], total: 0 });
  await other.db.deleteFrom('session').where('uid', '=', staff.uid).execute();
  expect(await theirs()).toMatchObject({ refused: Code.sessionEnded });
});

test('a session that is used is seen, once a minute', async () => {
  const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
  const seenAt = async () =>
    (
      await server.db
        .selectFrom('session')
        .select('last_seen_at')
        .where('uid', '=', staff.uid)
        .executeTakeFirstOrThrow()
    ).last_seen_at;
  await list(server);
  await server.db
    .updateTable('session')
    .set({ last_seen_at: minutesAgo(2) })
    .where('uid', '=', staff.uid)
    .execute();
  await list(server);
  expect(await seenAt()).toBeGreaterThan(minutesAgo(1));
});

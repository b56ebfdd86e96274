import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import * as profiles from '../../contract/profiles';
import * as session from '../../contract/session';
import * as temples from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import { LOGIN_FAILURES_PER_NAME } from '../../contract/wire/constants';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

const HOUR = 3600;
const DAY = 24 * HOUR;
const SEARCHES_MAX = 3;

let server: TestServer;
let staff: Staff;
/** How far the clock of the server's machine is ahead, in seconds. */
let ahead = 0;
beforeAll(async () => {
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead * 1000);
  server = await startTestServer(undefined, { limits: { upload: 10, export: 10, search: SEARCHES_MAX } });
  staff = await server.staffWith(['PROFILE_VIEW', 'LOCATION_VIEW', 'LOCATION_ADD']);
});
afterEach(() => {
  ahead = 0;
});
afterAll(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const signIn = (password = PASSWORD) => server.call(session.login, { body: { user_name: staff.userName, password } });
const list = (key = staff.key) => server.call(profiles.list, {}, { key });

test.each([
  ['three hours', 3 * HOUR],
  ['three days', 3 * DAY],
])(
  'a clock that steps forward by %s has people sign in again, and set right again it puts nobody out',
  async (_what, step) => {
    ahead = step;
    expect(await list()).toMatchObject({ status: 401, refused: Code.sessionEnded });
    const again = await signIn();
    if (again.refused !== undefined) throw new Error(again.message);
    const key = again.data.sessionkey;
    expect(await list(key)).toMatchObject({ status: 200 });
    ahead = 0;
    expect(await list(key)).toMatchObject({ status: 200 });
    expect(await list()).toMatchObject({ status: 200 });
  },
);

test('failures to sign in of a clock that was ahead by a day are no longer held against anybody once it is set right', async () => {
  ahead = DAY;
  for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1) await signIn('sai');
  expect(await signIn()).toMatchObject({ refused: Code.tooManyTries });
  ahead = 0;
  expect(await signIn()).toMatchObject({ status: 200 });
});

test('what is made under a key is made once, though the clock is set back by hours before it is sent again', async () => {
  const body = { ...temples.EMPTY_TEMPLE, name: 'Chùa Hai Giờ' };
  const make = () => server.call(temples.create, { body }, { key: staff.key, idempotencyKey: 'hai-gio' });
  const first = await make();
  ahead = -5 * HOUR;
  expect(await make()).toEqual(first);
  expect(await server.call(temples.list, {}, { key: staff.key })).toMatchObject({ total: 1 });
});

test('who searches too much waits a minute, though the clock is set back by hours meanwhile', async () => {
  const search = () => server.call(profiles.search, { text: 'a' }, { key: staff.key });
  for (let times = 0; times < SEARCHES_MAX; times += 1) expect(await search()).toMatchObject({ status: 200 });
  ahead = -2 * HOUR;
  const answer = await search();
  expect(answer).toMatchObject({ status: 429 });
  expect(answer.refused === undefined ? 0 : answer.retryAfterSeconds).toBeLessThanOrEqual(60);
});

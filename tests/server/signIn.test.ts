import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as session from '../../contract/session';
import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_NAME,
  LOGIN_WINDOW_SECONDS,
} from '../../contract/wire/constants';
import { PASSWORD, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('login_failure').execute());

const signIn = (user_name: string, password: string) => server.call(session.login, { body: { user_name, password } });
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));
const counted = (answers: readonly { refused?: number | undefined }[], code: number | undefined) =>
  answers.filter(({ refused }) => refused === code).length;

describe('guessing a password', () => {
  test('all guesses at once are no more guesses than one after the other', async () => {
    const { userName } = await server.staffWith([]);
    const answers = await Promise.all(times(30, () => signIn(userName, 'sai')));
    expect(counted(answers, 306)).toBe(LOGIN_FAILURES_PER_NAME);
    expect(counted(answers, 429)).toBe(30 - LOGIN_FAILURES_PER_NAME);
  });

  test('an address that fails under ever new names has to wait for every name', async () => {
    const { userName } = await server.staffWith([]);
    const answers = await Promise.all(times(30, (index) => signIn(`khong-ai-${index}`, 'sai')));
    expect(counted(answers, 306)).toBe(LOGIN_FAILURES_PER_ADDRESS);
    const answer = await signIn(userName, PASSWORD);
    expect(answer).toMatchObject({ status: 429, retryAfterSeconds: expect.any(Number) });
  });

  test('the wait ends when the failures are 15 minutes old', async () => {
    const { userName } = await server.staffWith([]);
    for (const password of times(LOGIN_FAILURES_PER_NAME, () => 'sai')) await signIn(userName, password);
    expect((await signIn(userName, PASSWORD)).refused).toBe(429);
    await server.db
      .updateTable('login_failure')
      .set(({ eb }) => ({ at: eb('at', '-', LOGIN_WINDOW_SECONDS) }))
      .execute();
    expect((await signIn(userName, PASSWORD)).refused).toBeUndefined();
  });

  test('signing in forgives the failures before it', async () => {
    const { userName } = await server.staffWith([]);
    const almost = () => Promise.all(times(LOGIN_FAILURES_PER_NAME - 1, () => signIn(userName, 'sai')));
    expect(counted(await almost(), 306)).toBe(LOGIN_FAILURES_PER_NAME - 1);
    expect((await signIn(userName, PASSWORD)).refused).toBeUndefined();
    expect(counted(await almost(), 306)).toBe(LOGIN_FAILURES_PER_NAME - 1);
  });
});

describe('signing in', () => {
  test('a whole shift can sign in at once from one address', async () => {
    const staff = await Promise.all(times(30, () => server.staffWith([])));
    const answers = await Promise.all(staff.map(({ userName }) => signIn(userName, PASSWORD)));
    expect(counted(answers, undefined)).toBe(30);
  });

  test('the name counts without regard to case and blanks around it', async () => {
    await server.staffWith([], { userName: 'Hoa.Nguyen' });
    expect((await signIn(' hoa.nguyen ', PASSWORD)).refused).toBeUndefined();
  });

  test.each([2, 3])('status %i keeps somebody out with the answer of a wrong password', async (status) => {
    const { uid, userName } = await server.staffWith([]);
    await server.db.updateTable('admin_user').set({ status }).where('uid', '=', uid).execute();
    expect(await signIn(userName, PASSWORD)).toEqual(await signIn(userName, 'sai'));
  });

  test('somebody who was deleted is a stranger', async () => {
    const { uid, userName } = await server.staffWith([]);
    await server.db.updateTable('admin_user').set({ deleted_at: 1 }).where('uid', '=', uid).execute();
    expect((await signIn(userName, PASSWORD)).refused).toBe(306);
  });
});

describe('a session', () => {
  test('stays awake by being used, and is written at most once a minute', async () => {
    const { uid, key } = await server.staffWith([]);
    const now = Math.floor(Date.now() / 1000);
    const seen = async () =>
      (await server.db.selectFrom('session').select('last_seen_at').where('uid', '=', uid).executeTakeFirstOrThrow())
        .last_seen_at;
    const wasSeen = (at: number) =>
      server.db.updateTable('session').set({ last_seen_at: at }).where('uid', '=', uid).execute();
    await wasSeen(now - 40);
    await server.call(session.profile, {}, { key });
    expect(await seen()).toBe(now - 40);
    await wasSeen(now - 1700);
    await server.call(session.profile, {}, { key });
    expect(await seen()).toBeGreaterThanOrEqual(now);
  });

  test("has only the first role's actions, and another first role counts from the next call", async () => {
    const first = await server.staffWith(['POST_VIEW']);
    const second = await server.staffWith(['PROFILE_VIEW']);
    await server.db.insertInto('admin_role').values({ uid: first.uid, role_id: second.roleId, ordinal: 1 }).execute();
    const profile = await server.call(session.profile, {}, first);
    if (profile.refused !== undefined) throw new Error(profile.message);
    expect(profile.data.roles?.map(({ role_id }) => role_id)).toEqual([first.roleId, second.roleId]);
    const status = async (path: string) =>
      (await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${first.key}` } })).status;
    expect([await status('/post/getlistpostfrompos'), await status('/users/list')]).toEqual([200, 403]);
    await server.db.deleteFrom('admin_role').where('uid', '=', first.uid).where('ordinal', '=', 0).execute();
    await server.db.updateTable('admin_role').set({ ordinal: 0 }).where('uid', '=', first.uid).execute();
    expect([await status('/post/getlistpostfrompos'), await status('/users/list')]).toEqual([403, 200]);
  });

  test.each(['', 'Bearer', 'Bearer ', 'Basic abc', 'Bearer x', 'Bearer \u00e9'])(
    'no key opens with the header "%s"',
    async (authorization) => {
      const { status } = await fetch(`${server.url}/api/adminusers/profile`, { headers: { authorization } });
      expect(status).toBe(401);
    },
  );
});

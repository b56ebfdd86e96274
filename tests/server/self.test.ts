import { afterAll, beforeAll, expect, test } from 'vitest';
import * as session from '../../contract/session';
import { Code } from '../../contract/wire/codes';
import { LOGIN_FAILURES_PER_NAME, SESSION_IDLE_SECONDS } from '../../contract/wire/constants';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NEW_PASSWORD = 'moi tinh tu hom nay';
const change = (who: Staff, password_old: string, password_new: string) =>
  server.call(session.changePassword, { body: { password_old, password_new } }, who);
const signIn = (user_name: string, password = PASSWORD) =>
  server.call(session.login, { body: { user_name, password } });
const isIn = async (key: string) => (await server.call(session.profile, {}, { key })).refused === undefined;
const keyOf = (answer: Awaited<ReturnType<typeof signIn>>) =>
  answer.refused === undefined ? (answer.data.sessionkey ?? '') : '';

test('a new password ends the other sessions and not this one, and only it opens from now on', async () => {
  const me = await server.staffWith([]);
  const other = keyOf(await signIn(me.userName));
  expect(await change(me, PASSWORD, NEW_PASSWORD)).toMatchObject({ data: null });
  expect([await isIn(me.key), await isIn(other)]).toEqual([true, false]);
  expect((await signIn(me.userName)).refused).toBe(Code.passwordWrong);
  expect((await signIn(me.userName, NEW_PASSWORD)).refused).toBeUndefined();
  const recorded = await server.db.selectFrom('audit').selectAll().where('uid', '=', me.uid).execute();
  expect(recorded).toContainEqual(
    expect.objectContaining({ command: 'session.changePassword', before: null, after: null }),
  );
});

test('a wrong old password changes nothing, and guessing it is held up without keeping anybody from signing in', async () => {
  const me = await server.staffWith([]);
  for (let tries = 0; tries < LOGIN_FAILURES_PER_NAME; tries += 1)
    expect(await change(me, 'sai mat khau', NEW_PASSWORD)).toMatchObject({ status: 422, refused: Code.passwordWrong });
  expect(await change(me, PASSWORD, NEW_PASSWORD)).toMatchObject({ status: 429, refused: Code.tooManyTries });
  expect((await signIn(me.userName)).refused).toBeUndefined();
});

test('guesses at a password sent all at once are no more guesses, and are held against nobody else', async () => {
  const [me, other] = [await server.staffWith([]), await server.staffWith([])];
  const answers = await Promise.all(Array.from({ length: 9 }, () => change(me, 'sai mat khau', NEW_PASSWORD)));
  const held = Array(9 - LOGIN_FAILURES_PER_NAME).fill(Code.tooManyTries);
  expect(answers.map(({ refused }) => refused).sort()).toEqual([
    ...Array(LOGIN_FAILURES_PER_NAME).fill(Code.passwordWrong),
    ...held,
  ]);
  expect((await change(other, PASSWORD, NEW_PASSWORD)).refused).toBeUndefined();
});

test('the right password forgives the guesses before it', async () => {
  const me = await server.staffWith([]);
  const almost = async (right: string) => {
    for (let tries = 1; tries < LOGIN_FAILURES_PER_NAME; tries += 1)
      expect((await change(me, 'sai mat khau', NEW_PASSWORD)).refused).toBe(Code.passwordWrong);
    expect((await change(me, right, `${right}, roi nua`)).refused).toBeUndefined();
  };
  await almost(PASSWORD);
  await almost(`${PASSWORD}, roi nua`);
});

test.each(['ngan', 'nhanvien.dai'])('"%s" is no new password', async (password) => {
  const me = await server.staffWith([], { userName: password === 'ngan' ? 'ai.do' : 'NhanVien.dai' });
  expect(await change(me, PASSWORD, password)).toMatchObject({
    refused: Code.malformed,
    data: { issues: [{ path: 'body.password_new' }] },
  });
});

test('one changes one’s own name and picture and nothing else', async () => {
  const me = await server.staffWith(['POST_VIEW']);
  const body = { display_name: '  Tên Mới ', avatar: '/photos/a.webp', tier_id: 100, status: 3, user_name: 'khac' };
  const edit = async () => {
    const response = await fetch(`${server.url}/api/adminusers/profile`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${me.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await response.json()) as unknown;
  };
  expect(await edit()).toMatchObject({
    data: { display_name: 'Tên Mới', avatar: '/photos/a.webp', tier_id: 99, status: 1, user_name: me.userName },
  });
  await edit();
  const changes = await server.db.selectFrom('audit').selectAll().where('uid', '=', me.uid).execute();
  expect(changes).toMatchObject([
    { command: 'session.editProfile', after: { display_name: 'Tên Mới', avatar: '/photos/a.webp' } },
  ]);
});

test('one sees where one is signed in, without keys, and ends a session that is lost', async () => {
  const [me, stranger] = [await server.staffWith([]), await server.staffWith([])];
  const lost = keyOf(await signIn(me.userName));
  await signIn(me.userName);
  const idle = server.db
    .updateTable('session')
    .set((eb) => ({ last_seen_at: eb('last_seen_at', '-', SESSION_IDLE_SECONDS) }));
  const sessionsOf = async (who: Staff) => {
    const answer = await server.call(session.sessions, {}, who);
    if (answer.refused !== undefined) throw new Error(answer.message);
    expect(JSON.stringify(answer)).not.toContain(lost);
    expect(answer.total).toBe(answer.data.length);
    return answer.data;
  };
  const mine = await sessionsOf(me);
  expect(mine).toHaveLength(3);
  expect(mine.filter(({ current }) => current)).toHaveLength(1);
  const others = mine.filter(({ current }) => !current);
  const end = (who: Staff, id = '') => server.call(session.endSession, { id }, who);
  expect((await end(stranger, others[0]?.id)).refused).toBe(Code.notFound);
  expect(await end(me, others[0]?.id)).toMatchObject({ data: { id: others[0]?.id } });
  expect((await end(me, others[0]?.id)).refused).toBe(Code.notFound);
  expect(await sessionsOf(me)).toHaveLength(2);
  await idle.where('session_id', '=', others[1]?.id ?? '').execute();
  expect(await sessionsOf(me)).toHaveLength(1);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import { CALLS } from '../../contract/calls';
import * as roles from '../../contract/roles';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const GIVEN = 'cho tam mot lan thoi';
const CHOSEN = 'tu minh nghi ra hom nay';
const FIRST = { mustChangePassword: true };

/** Somebody whose password a colleague has just given anew, signed in with it. */
async function withGivenPassword(): Promise<Staff> {
  const chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
  const staff = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
  const body = { uname: staff.userName, password_new: GIVEN };
  expect((await server.call(adminUsers.resetPassword, { body }, chief)).refused).toBeUndefined();
  return { ...staff, key: await keyFor(staff.userName, GIVEN) };
}

async function keyFor(user_name: string, password: string): Promise<string> {
  const answer = await server.call(session.login, { body: { user_name, password } });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data.sessionkey ?? '';
}

const change = (who: Staff, password_old: string, password_new: string) =>
  server.call(session.changePassword, { body: { password_old, password_new } }, who);
const mustChange = async (who: Staff) => {
  const answer = await server.call(session.profile, {}, who);
  return answer.refused === undefined ? answer.data.must_change_password : answer.refused;
};

describe('a password that somebody else has given', () => {
  test('opens nothing but what is needed to choose another, whatever the role and tier allow', async () => {
    const staff = await withGivenPassword();
    for (const endpoint of CALLS) {
      if (endpoint.permission === 'public' || endpoint.beforePasswordChange) continue;
      const response = await fetch(`${server.url}/api${endpoint.path.replace('{id}', '1')}?action=1`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${staff.key}` },
      });
      expect({ call: endpoint.id, status: response.status, ...((await response.json()) as object) }).toMatchObject({
        call: endpoint.id,
        status: 403,
        error: { code: Code.forbidden },
        data: FIRST,
      });
    }
    const own = await server.call(roles.actions, { id: staff.roleId }, staff);
    expect(own).toMatchObject({ data: [...ACTION_IDS] });
    const { roleId } = await server.staffWith([]);
    expect(await server.call(roles.actions, { id: roleId }, staff)).toMatchObject({ refused: 308, data: FIRST });
  });

  test('says so at the sign-in and in the profile, until it is changed', async () => {
    const staff = await withGivenPassword();
    const body = { user_name: staff.userName, password: GIVEN };
    expect(await server.call(session.login, { body })).toMatchObject({
      data: { userinfo: { must_change_password: true } },
    });
    expect(await mustChange(staff)).toBe(true);
    expect((await change(staff, GIVEN, CHOSEN)).refused).toBeUndefined();
    expect(await mustChange(staff)).toBeUndefined();
    expect((await server.call(adminUsers.list, {}, staff)).refused).toBeUndefined();
    expect((await server.call(session.logout, {}, staff)).refused).toBeUndefined();
  });

  test('opens nothing after seven days', async () => {
    const chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
    const { userName: user_name } = await withGivenPassword();
    const body = { user_name, password: GIVEN };
    const { password_hash } = await server.db
      .selectFrom('admin_user')
      .select('password_hash')
      .where('user_name', '=', user_name)
      .executeTakeFirstOrThrow();
    const [, until] = /^until (\d+) \$argon2id\$/.exec(password_hash) ?? [];
    expect(Number(until) - Date.now() / 1000).toBeCloseTo(7 * 86_400, -2);
    await server.db
      .updateTable('admin_user')
      .set({ password_hash: password_hash.replace(String(until), String(Math.floor(Date.now() / 1000))) })
      .where('user_name', '=', user_name)
      .execute();
    expect(await server.call(session.login, { body })).toMatchObject({ status: 401, refused: Code.passwordWrong });
    const anew = { uname: user_name, password_new: CHOSEN };
    expect((await server.call(adminUsers.resetPassword, { body: anew }, chief)).refused).toBeUndefined();
    await keyFor(user_name, CHOSEN);
  });

  test('is not chosen again, and the choice stands open after the refusal', async () => {
    const staff = await withGivenPassword();
    expect(await change(staff, GIVEN, GIVEN)).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'body.password_new', message: 'not the present password' }] },
    });
    expect(await mustChange(staff)).toBe(true);
    expect((await change(staff, GIVEN, PASSWORD)).refused).toBeUndefined();
  });

  test('can be left alone: signing out works', async () => {
    const staff = await withGivenPassword();
    expect((await server.call(session.logout, {}, staff)).refused).toBeUndefined();
    expect(await mustChange(staff)).toBe(Code.sessionEnded);
  });
});

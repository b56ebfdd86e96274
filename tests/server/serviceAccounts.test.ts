import { afterAll, beforeAll, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import * as profiles from '../../contract/profiles';
import * as contract from '../../contract/serviceAccounts';
import * as signIn from '../../contract/signIn';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { aProgram } from '../support/aProgram';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aMember } from './rows';

let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: 100 });
});
afterAll(() => server.close());

let made = 0;
/** An account of a program with a role of just these actions, and its token. */
async function anAccount(actions: readonly string[], more: { days?: number } = {}) {
  made += 1;
  const { roleId } = await server.staffWith(actions);
  const body = { user_name: `chuong-trinh-${made}`, display_name: `Chương trình ${made}`, role_id: roleId, ...more };
  const answer = await server.call(contract.make, { body }, { key: chief.key });
  return answer.refused === undefined ? { ...answer.data, roleId } : expect.fail(answer.message);
}
const revoke = (id: number, by = chief) => server.call(contract.revoke, { id }, { key: by.key });
const listAs = (key: string) => server.call(profiles.list, { pos: 0, count: 1 }, { key });

test('its token does the calls of its role and no others, and the log has them by its name', async () => {
  const { token, user } = await anAccount(['PROFILE_VIEW', 'PROFILE_LOCK']);
  expect(user).toMatchObject({ tier_id: 99, service: { has_token: true, expires: null } });
  const member = await aMember(server.db);
  const ran = await aProgram(server.url, token).run(['profile.block', member.pubkey, '--kinds', 'BLOCK_POST']);
  expect(ran.exit).toBe(0);
  const recorded = await server.call(audit.list, { target: member.pubkey }, { key: chief.key });
  expect(recorded).toMatchObject({ data: [{ actor: { uid: user.uid, display_name: user.display_name } }] });
  const other = { body: { user_name: 'ai', display_name: 'Ai', password: 'mot mat khau dai' } };
  expect(await server.call(adminUsers.create, other, { key: token })).toMatchObject({ refused: Code.forbidden });
});

test('nobody but a super admin makes one or revokes its token, it itself included', async () => {
  const moderator = await server.staffWith(ACTION_IDS);
  const { token, user } = await anAccount(ACTION_IDS);
  const body = { user_name: 'khong-duoc', display_name: 'Không được' };
  for (const key of [moderator.key, token]) {
    expect(await server.call(contract.make, { body }, { key })).toMatchObject({ refused: Code.forbidden });
    expect(await server.call(contract.revoke, { id: user.uid }, { key })).toMatchObject({ refused: Code.forbidden });
  }
  expect((await listAs(token)).refused).toBeUndefined();
});

test('a revoked token ends at once, and is revoked once', async () => {
  const { token, user } = await anAccount(['PROFILE_VIEW']);
  expect((await listAs(token)).refused).toBeUndefined();
  expect(await revoke(user.uid)).toMatchObject({ data: { service: { has_token: false } } });
  expect(await listAs(token)).toMatchObject({ status: 401, refused: Code.sessionEnded });
  expect(await revoke(user.uid)).toMatchObject({ refused: Code.taskEnded });
  expect(await revoke(chief.uid)).toMatchObject({ refused: Code.notFound });
});

test('a token ends when its days are over, and by no idle time before that', async () => {
  const { token, user } = await anAccount(['PROFILE_VIEW'], { days: 30 });
  const days = ((user.service?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(29.9);
  await server.db.updateTable('session').set({ last_seen_at: 1 }).where('uid', '=', user.uid).execute();
  expect((await listAs(token)).refused).toBeUndefined();
  await server.db.updateTable('session').set({ expires_at: 2 }).where('uid', '=', user.uid).execute();
  expect(await listAs(token)).toMatchObject({ status: 401 });
  const found = await server.call(adminUsers.one, { uid: user.uid }, { key: chief.key });
  expect(found).toMatchObject({ data: { service: { has_token: false } } });
});

test('its token is kept as a hash alone, and is in no answer and no log afterwards', async () => {
  const { token, user } = await anAccount(['PROFILE_VIEW']);
  const kept = JSON.stringify([
    await server.db.selectFrom('session').selectAll().where('uid', '=', user.uid).execute(),
    await server.db.selectFrom('audit').selectAll().execute(),
    await server.db.selectFrom('admin_user').selectAll().execute(),
  ]);
  expect(kept).not.toContain(token);
});

test('it has no password: it can’t sign in, is given none, and a role that asks for a second factor does not stop it', async () => {
  const { token, user, roleId } = await anAccount(['PROFILE_VIEW']);
  for (const password of ['none', '', 'mot-mat-khau-dai'].filter(Boolean)) {
    const body = { user_name: user.user_name, password };
    expect(await server.call(signIn.login, { body })).toMatchObject({ refused: Code.passwordWrong });
  }
  const body = { uname: user.user_name, password_new: 'mot mat khau rat dai' };
  expect(await server.call(adminUsers.resetPassword, { body }, { key: chief.key })).toMatchObject({
    refused: Code.malformed,
    data: { issues: [{ path: 'body.uname' }] },
  });
  await server.db.updateTable('role').set({ needs_second_factor: true }).where('role_id', '=', roleId).execute();
  expect((await listAs(token)).refused).toBeUndefined();
});

test('it is no super admin, and its suspension or deletion ends the token', async () => {
  const raised = await anAccount(['PROFILE_VIEW']);
  const edit = { id: raised.user.uid, body: { tier_id: 100 as const } };
  expect(await server.call(adminUsers.edit, edit, { key: chief.key })).toMatchObject({
    refused: Code.malformed,
    data: { issues: [{ path: 'body.tier_id' }] },
  });
  await server.call(adminUsers.setStatus, { uid: raised.user.uid, status: 3 }, { key: chief.key });
  expect(await listAs(raised.token)).toMatchObject({ status: 401 });
  const gone = await anAccount(['PROFILE_VIEW']);
  await server.call(adminUsers.remove, { id: gone.user.uid }, { key: chief.key });
  expect(await listAs(gone.token)).toMatchObject({ status: 401 });
});

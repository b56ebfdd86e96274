import { afterAll, beforeAll, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import { CALLS } from '../../contract/calls';
import * as roles from '../../contract/roles';
import * as serviceAccounts from '../../contract/serviceAccounts';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { FRESH_SIGN_IN_SECONDS } from '../../contract/wire/constants';
import type { Endpoint } from '../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const chief = () => server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
/** Makes it so long ago that somebody has signed in; the session has been used since. */
const signedInAgo = (seconds: number, { uid }: Pick<Staff, 'uid'>) =>
  server.db
    .updateTable('session')
    .set({ created_at: Math.floor(Date.now() / 1000) - seconds })
    .where('uid', '=', uid)
    .execute();
const asked = ({ errors = [] }: Endpoint) => errors.some((code) => code === Code.signInAnew);

test('whoever signed in long ago changes no staff, role or service account, nor what they sign in with, whatever they send, and reads on', async () => {
  const who = await chief();
  await signedInAgo(FRESH_SIGN_IN_SECONDS + 60, who);
  const gated = CALLS.filter(asked);
  expect(gated.length).toBeGreaterThan(10);
  for (const endpoint of gated) {
    const response = await fetch(`${server.url}/api${endpoint.path.replace('{id}', '1')}`, {
      method: endpoint.method,
      headers: { authorization: `Bearer ${who.key}` },
    });
    const answer = { call: endpoint.id, status: response.status, ...((await response.json()) as object) };
    expect(answer).toMatchObject({ status: 401, error: { code: Code.signInAnew }, data: null });
  }
  expect(await server.call(roles.list, {}, who)).not.toHaveProperty('refused');
});

test('everything that gives or takes what others may do, or what one signs in with, asks for it, and nothing else does', () => {
  const ofStaff = /^(POST|PUT|DELETE) \/(adminusers\/(create|updatestatus|ban|resetpass|\{id\})|roles|serviceaccounts)/;
  // Turning codes off, and new recovery codes, ask for the password and a code in the call itself.
  const ofSigningIn = /^(POST|DELETE) \/adminusers\/(passkeys|changepass|secondfactor\/(begin|confirm))/;
  expect(CALLS.filter(asked).map(({ id }) => id)).toEqual(
    CALLS.map(({ id }) => id).filter((id) => ofStaff.test(id) || ofSigningIn.test(id)),
  );
});

test('signing in once more is enough, and so is to have signed in not long ago', async () => {
  const who = await chief();
  const make = (by: { readonly key: string }, role_name: string) =>
    server.call(roles.create, { body: { role_name } }, by);
  await signedInAgo(FRESH_SIGN_IN_SECONDS - 60, who);
  expect(await make(who, 'Còn mới')).not.toHaveProperty('refused');
  await signedInAgo(FRESH_SIGN_IN_SECONDS + 60, who);
  expect(await make(who, 'Đã lâu')).toMatchObject({ refused: Code.signInAnew });
  const anew = await server.call(session.login, { body: { user_name: who.userName, password: PASSWORD } });
  const key = (anew.refused === undefined && anew.data.sessionkey) || '';
  expect(await make({ key }, 'Đã lâu')).not.toHaveProperty('refused');
  // The session from before is as old as it was.
  expect(await make(who, 'Đã lâu lắm')).toMatchObject({ refused: Code.signInAnew });
});

test('who may not do it anyway is told that, and not asked to sign in for nothing', async () => {
  const who = await server.staffWith(['USER_VIEW']);
  await signedInAgo(FRESH_SIGN_IN_SECONDS + 60, who);
  expect(await server.call(adminUsers.remove, { id: 1 }, who)).toMatchObject({ refused: Code.forbidden });
});

test('a program, which can not sign in, is not asked', async () => {
  const owner = await chief();
  const body = { user_name: 'chuong-trinh', display_name: 'Chương trình', role_id: owner.roleId };
  const made = await server.call(serviceAccounts.make, { body }, owner);
  if (made.refused !== undefined) throw new Error(made.message);
  const { user, token } = made.data;
  await signedInAgo(90 * 86_400, user);
  const add = { user_name: 'nguoi-moi', display_name: 'Người mới', password: 'mot-mat-khau-rat-dai' };
  expect(await server.call(adminUsers.create, { body: add }, { key: token })).not.toHaveProperty('refused');
});

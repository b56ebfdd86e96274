import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import * as organisation from '../../contract/organisation';
import * as session from '../../contract/session';
import { Code } from '../../contract/wire/codes';
import { ACTION_IDS, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { organisationOf } from '../../server/organisation/settings';
import type { Setting } from '../../server/settings';
import { type AProvider, CLIENT, startProvider } from '../support/aProvider';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { aVisitor, type Visitor } from './aVisitor';

const PUBLIC_URL = 'http://tamquan.example';
const CALLBACK = `${PUBLIC_URL}/api/adminusers/organisation/callback`;
const PAGE = 'w'.repeat(22);

let provider: AProvider;
let server: TestServer;
let chief: Staff;
/** As an operator writes them; the tests of linking begin another server. */
const settingsWith = (more: Partial<Record<Setting, string>> = {}) => {
  const given: Partial<Record<Setting, string>> = {
    TAMQUAN_OIDC_ISSUER: provider.issuer,
    TAMQUAN_OIDC_CLIENT_ID: CLIENT.id,
    TAMQUAN_OIDC_CLIENT_SECRET: CLIENT.secret,
    TAMQUAN_OIDC_ROLES: '{"truong-nhom": "Trưởng nhóm", "kiem-duyet": "Kiểm duyệt", "xem": "Người xem"}',
    ...more,
  };
  return organisationOf((name) => given[name], PUBLIC_URL);
};
const roleIds: Record<string, number> = {};

beforeAll(async () => {
  provider = await startProvider([CALLBACK]);
  server = await startTestServer(undefined, { organisation: settingsWith() });
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
  for (const [role_name, action_ids, needs_second_factor] of [
    ['Trưởng nhóm', ['REPORT_VIEW', 'REPORT_DELETE_POST'], true],
    ['Kiểm duyệt', ['REPORT_VIEW'], false],
  ] as const) {
    const { role_id } = await server.db
      .insertInto('role')
      .values({ role_name, action_ids: [...action_ids], needs_second_factor, updated_at: 1 })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    roleIds[role_name] = role_id;
  }
});
beforeEach(() => provider.people.clear());
afterAll(async () => {
  await server.close();
  await provider.close();
});

const visit = (to = server) => aVisitor({ publicUrl: PUBLIC_URL, serverUrl: to.url });
const begin = (visitor: Visitor, page = PAGE, next = '/dashboard/report?sort=-reports') =>
  visitor.go(`${PUBLIC_URL}/api/adminusers/organisation?${new URLSearchParams({ next, page })}`);
/** Signs in at the provider by this name, and answers the address of the console that the browser is sent back to. */
async function comeAs(sub: string, visitor = visit(), page = PAGE): Promise<URL> {
  const form = await begin(visitor, page);
  return visitor.signInAt(form, sub);
}
const wordIn = ({ hash }: URL) => new URLSearchParams(hash.slice(1));
const enter = (ticket: string, page = PAGE, to = server) => to.call(organisation.enter, { body: { ticket, page } });
/** The whole way in. */
async function signIn(sub: string, to = server) {
  const back = await comeAs(sub, visit(to));
  const answer = await enter(wordIn(back).get('ticket') ?? '', PAGE, to);
  if (answer.refused !== undefined) throw new Error(`${back.href}: ${answer.message}`);
  return { ...answer.data, key: answer.data.sessionkey ?? '' };
}
const troubleOf = async (sub: string, to = server) => wordIn(await comeAs(sub, visit(to))).get('trouble');
const staffNamed = (name: string) =>
  server.db
    .selectFrom('admin_user')
    .selectAll()
    .where('user_name', '=', name)
    .where('deleted_at', 'is', null)
    .execute();

describe('whoever the organisation lets in', () => {
  test('has an account from the first sign-in on, with name and roles as the provider says, and goes on to where they were going', async () => {
    provider.people.set('nga', {
      sub: 'nga',
      preferred_username: 'nga.tran',
      name: 'Trần Thị Nga',
      groups: ['kiem-duyet', 'truong-nhom', 'khach'],
    });
    const back = await comeAs('nga');
    expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/signin`);
    expect(back.searchParams.get('next')).toBe('/dashboard/report?sort=-reports');
    const answer = await enter(wordIn(back).get('ticket') ?? '');
    expect(answer).toMatchObject({
      data: {
        userinfo: {
          user_name: 'nga.tran',
          display_name: 'Trần Thị Nga',
          tier_id: 99,
          no_password: true,
          // In the order of the settings, not in that of the provider.
          roles: [{ role_id: roleIds['Trưởng nhóm'] }, { role_id: roleIds['Kiểm duyệt'] }],
        },
      },
    });
    const key = answer.refused === undefined ? (answer.data.sessionkey ?? '') : '';
    expect(await server.call(session.profile, {}, { key })).toMatchObject({ data: { user_name: 'nga.tran' } });
    const log = await server.call(audit.list, {}, chief);
    expect(
      log.refused === undefined && log.data.slice(0, 2).map(({ command, actor }) => [command, actor.user_name]),
    ).toEqual([
      ['session.signIn', 'nga.tran'],
      ['adminUser.add', 'nga.tran'],
    ]);
    expect(JSON.stringify(log)).toContain('"organisation":true');
  });

  test('is the same person the next time, though called otherwise by then, and is let in by no password', async () => {
    provider.people.set('hai', { sub: 'hai', preferred_username: 'hai', groups: 'kiem-duyet' });
    const first = await signIn('hai');
    provider.people.set('hai', { sub: 'hai', preferred_username: 'hai.moi', groups: 'kiem-duyet' });
    const second = await signIn('hai');
    expect(second.userinfo?.uid).toBe(first.userinfo?.uid);
    for (const password of ['none', '', PASSWORD])
      expect(await server.call(session.login, { body: { user_name: 'hai', password: password || ' ' } })).toMatchObject(
        {
          refused: Code.passwordWrong,
        },
      );
  });

  test('who signs in twice at once is one person', async () => {
    provider.people.set('doi', { sub: 'doi', preferred_username: 'doi', groups: ['kiem-duyet'] });
    const both = await Promise.all([signIn('doi'), signIn('doi')]);
    expect(new Set(both.map(({ userinfo }) => userinfo?.uid)).size).toBe(1);
    expect(await staffNamed('doi')).toHaveLength(1);
  });

  test('has the roles that the organisation says by now, and without any is refused and signed out', async () => {
    const person = { sub: 'vai', preferred_username: 'vai', groups: ['kiem-duyet'] };
    provider.people.set('vai', person);
    const { key } = await signIn('vai');
    provider.people.set('vai', { ...person, groups: ['truong-nhom'] });
    expect((await signIn('vai')).userinfo?.roles).toMatchObject([{ role_name: 'Trưởng nhóm' }]);
    const isIn = async () => (await server.call(session.profile, {}, { key })).refused === undefined;
    expect(await isIn()).toBe(true);
    provider.people.set('vai', { ...person, groups: ['khach'] });
    expect(await troubleOf('vai')).toBe('noRole');
    expect(await isIn()).toBe(false);
  });

  test('is not let in by a group whose role is not here', async () => {
    provider.people.set('xem', { sub: 'xem', preferred_username: 'xem', groups: ['xem'] });
    expect(await troubleOf('xem')).toBe('noRole');
    expect(await staffNamed('xem')).toEqual([]);
  });

  test('is asked for no second factor of ours, though the role asks for one', async () => {
    provider.people.set('yeu', { sub: 'yeu', preferred_username: 'yeu', groups: ['truong-nhom'] });
    const { key, userinfo } = await signIn('yeu');
    expect(userinfo?.must_set_up_second_factor).toBeUndefined();
    const profile = await server.call(session.profile, {}, { key });
    expect(profile.refused === undefined && profile.data.must_set_up_second_factor).toBeUndefined();
    expect((await server.call(session.sessions, {}, { key })).refused).toBeUndefined();
  });

  test('is asked for no new password, though a colleague has given one that has to be changed', async () => {
    provider.people.set('moi', { sub: 'moi', preferred_username: 'moi', groups: ['kiem-duyet'] });
    await signIn('moi');
    await server.call(
      adminUsers.resetPassword,
      { body: { uname: 'moi', password_new: 'một câu để vào lúc khẩn' } },
      chief,
    );
    const { key, userinfo } = await signIn('moi');
    expect(userinfo).not.toHaveProperty('must_change_password');
    expect(userinfo).not.toHaveProperty('no_password');
    expect((await server.call(session.sessions, {}, { key })).refused).toBeUndefined();
  });

  test('is known among the staff as who comes so, and has a role given by hand until the next sign-in', async () => {
    provider.people.set('tay', { sub: 'tay', preferred_username: 'tay', groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('tay');
    const uid = userinfo?.uid ?? 0;
    const roles = [roleIds['Trưởng nhóm'] ?? 0];
    expect(await server.call(adminUsers.edit, { id: uid, body: { roles } }, chief)).toMatchObject({
      data: { by_organisation: true, roles: [{ role_name: 'Trưởng nhóm' }] },
    });
    expect((await signIn('tay')).userinfo?.roles).toMatchObject([{ role_name: 'Kiểm duyệt' }]);
    expect(await server.call(adminUsers.one, { uid: chief.uid }, chief)).toMatchObject({
      data: { by_organisation: false },
    });
  });

  test('is not let in while banned, nor after the account was deleted', async () => {
    provider.people.set('cam', { sub: 'cam', preferred_username: 'cam', groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('cam');
    const uid = userinfo?.uid ?? 0;
    await server.call(adminUsers.ban, { uid }, chief);
    expect(await troubleOf('cam')).toBe('locked');
    await server.call(adminUsers.setStatus, { uid, status: adminUsers.STATUS.active }, chief);
    await signIn('cam');
    await server.call(adminUsers.remove, { id: uid }, chief);
    expect(await troubleOf('cam')).toBe('locked');
  });

  test('needs a name that one can sign in by', async () => {
    provider.people.set('la', { sub: 'la', preferred_username: 'tên có dấu cách', groups: ['kiem-duyet'] });
    expect(await troubleOf('la')).toBe('noName');
    const called = { sub: 'la', preferred_username: 'tên', email: 'la@chua.example', groups: ['kiem-duyet'] };
    // An address that the provider doubts may be anybody's.
    provider.people.set('la', { ...called, email_verified: false });
    expect(await troubleOf('la')).toBe('noName');
    provider.people.set('la', called);
    expect((await signIn('la')).userinfo?.user_name).toBe('la@chua.example');
  });
});

describe('an account of the same name', () => {
  test('is not taken over', async () => {
    const { userName } = await server.staffWith(['REPORT_VIEW']);
    provider.people.set('gia', { sub: 'gia', preferred_username: userName.toUpperCase(), groups: ['kiem-duyet'] });
    expect(await troubleOf('gia')).toBe('nameTaken');
  });

  test('is taken for the person where the owner of the server says so, unless it is a super admin or somebody else already', async () => {
    const linking = await startTestServer(undefined, {
      organisation: settingsWith({ TAMQUAN_OIDC_LINK: 'on' }),
      store: server.store,
    });
    const { uid, userName } = await server.staffWith(['REPORT_VIEW']);
    provider.people.set('cu', { sub: 'cu', preferred_username: userName, groups: ['kiem-duyet'] });
    provider.people.set('khac', { sub: 'khac', preferred_username: userName, groups: ['kiem-duyet'] });
    provider.people.set('sep', { sub: 'sep', preferred_username: chief.userName, groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('cu', linking);
    expect(userinfo).toMatchObject({ uid, roles: [{ role_name: 'Kiểm duyệt' }] });
    // The password that there was goes on.
    expect(userinfo?.no_password).toBeUndefined();
    expect(await troubleOf('khac', linking)).toBe('nameTaken');
    expect(await troubleOf('sep', linking)).toBe('nameTaken');
    await linking.app.close();
  });
});

describe('an answer of the provider', () => {
  beforeEach(() => {
    provider.people.set('an', { sub: 'an', preferred_username: 'an', groups: ['kiem-duyet'] });
  });

  test('counts for the browser that went there, and once', async () => {
    const visitor = visit();
    const form = await begin(visitor);
    const callback = await visitor.signInAt(form, 'an', { stopAt: `${PUBLIC_URL}/api/` });
    expect(wordIn(await visit().go(callback.href)).get('trouble')).toBe('late');
    const back = await visitor.go(callback.href);
    expect(wordIn(back).get('ticket')).toMatch(/^[\w-]{43}$/);
    expect(wordIn(await visitor.go(callback.href)).get('trouble')).toBe('late');
  });

  test('to another question is none: its state has to be that of the browser', async () => {
    const visitor = visit();
    const form = await begin(visitor);
    const callback = await visitor.signInAt(form, 'an', { stopAt: `${PUBLIC_URL}/api/` });
    callback.searchParams.set('state', 'x'.repeat(43));
    expect(wordIn(await visitor.go(callback.href)).get('trouble')).toBe('away');
  });

  test('that refuses is said as one', async () => {
    const visitor = visit();
    await begin(visitor);
    const state = visitor.asked.searchParams.get('state') ?? '';
    const denied = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
    const back = await visitor.go(`${PUBLIC_URL}/api/adminusers/organisation/callback?${denied}`);
    expect(wordIn(back).get('trouble')).toBe('denied');
  });

  test('leaves a ticket that opens one session, for the page that asked, within a minute', async () => {
    const ticket = wordIn(await comeAs('an')).get('ticket') ?? '';
    expect(await enter(ticket, 'v'.repeat(22))).toMatchObject({ refused: Code.notFound });
    expect((await enter(ticket)).refused).toBeUndefined();
    expect(await enter(ticket)).toMatchObject({ refused: Code.notFound });
    const late = wordIn(await comeAs('an')).get('ticket') ?? '';
    await server.db
      .updateTable('organisation_ticket')
      .set((row) => ({ at: row('at', '-', 61) }))
      .execute();
    expect(await enter(late)).toMatchObject({ refused: Code.notFound });
    const banned = wordIn(await comeAs('an')).get('ticket') ?? '';
    const [{ uid = 0 } = {}] = await staffNamed('an');
    await server.call(adminUsers.ban, { uid }, chief);
    expect(await enter(banned)).toMatchObject({ refused: Code.notFound });
    await server.call(adminUsers.setStatus, { uid, status: adminUsers.STATUS.active }, chief);
  });

  test('needs a word of the page that no other can guess', async () => {
    const answer = await fetch(`${server.url}/api/adminusers/organisation?page=ngan&next=/dashboard`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(400);
  });

  test('does not come while the provider is away, and comes when it is back', async () => {
    const lost = await startProvider([]);
    await lost.close();
    const without = await startTestServer(undefined, {
      organisation: settingsWith({ TAMQUAN_OIDC_ISSUER: lost.issuer }),
      store: server.store,
    });
    expect(wordIn(await begin(visit(without))).get('trouble')).toBe('away');
    const back = await startProvider([CALLBACK], Number(new URL(lost.issuer).port));
    expect((await begin(visit(without))).origin).toBe(back.issuer);
    await back.close();
    await without.app.close();
  });
});

test('the sign-in page is told the name of the organisation, and nothing of it where there is none', async () => {
  const told = async (url: string) => (await fetch(`${url}/config.json`)).json();
  expect(await told(server.url)).toMatchObject({ organisation: '127.0.0.1' });
  const plain = await startTestServer(undefined, { store: server.store });
  expect(await told(plain.url)).not.toHaveProperty('organisation');
  const answer = await fetch(`${plain.url}/api/adminusers/organisation?page=${PAGE}`, { redirect: 'manual' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  await plain.app.close();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as audit from '../../contract/audit';
import * as serviceAccounts from '../../contract/serviceAccounts';
import * as session from '../../contract/session';
import { Code } from '../../contract/wire/codes';
import { type AProvider, startProvider } from '../support/aProvider';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import {
  type AnOrganisation,
  CALLBACK,
  comeAs,
  enter,
  leftIn,
  PUBLIC_URL,
  signIn,
  startOrganisation,
  troubleOf,
} from './anOrganisation';

let organisation: AnOrganisation;
let provider: AProvider;
let server: TestServer;
let chief: Staff;
let roleIds: AnOrganisation['roleIds'];
beforeAll(async () => {
  organisation = await startOrganisation();
  ({ provider, server, chief, roleIds } = organisation);
});
beforeEach(() => provider.people.clear());
afterAll(() => organisation.close());

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
    const back = await comeAs('nga', server);
    expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/signin`);
    expect(back.searchParams.get('next')).toBe('/dashboard/report?sort=-reports');
    const answer = await enter(leftIn(back, 'ticket') ?? '', server);
    expect(answer).toMatchObject({
      data: {
        userinfo: {
          user_name: 'nga.tran',
          display_name: 'Trần Thị Nga',
          tier_id: 99,
          no_password: true,
          // In the order of the settings, not in that of the provider.
          roles: [{ role_id: roleIds.get('Trưởng nhóm') }, { role_id: roleIds.get('Kiểm duyệt') }],
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
    const first = await signIn('hai', server);
    provider.people.set('hai', { sub: 'hai', preferred_username: 'hai.moi', groups: 'kiem-duyet' });
    const second = await signIn('hai', server);
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
    const both = await Promise.all([signIn('doi', server), signIn('doi', server)]);
    expect(new Set(both.map(({ userinfo }) => userinfo?.uid)).size).toBe(1);
    expect(await staffNamed('doi')).toHaveLength(1);
  });

  test('has the roles that the organisation says by now, and without any is refused and signed out', async () => {
    const person = { sub: 'vai', preferred_username: 'vai', groups: ['kiem-duyet'] };
    provider.people.set('vai', person);
    const { key } = await signIn('vai', server);
    provider.people.set('vai', { ...person, groups: ['truong-nhom'] });
    expect((await signIn('vai', server)).userinfo?.roles).toMatchObject([{ role_name: 'Trưởng nhóm' }]);
    const isIn = async () => (await server.call(session.profile, {}, { key })).refused === undefined;
    expect(await isIn()).toBe(true);
    provider.people.set('vai', { ...person, groups: ['khach'] });
    expect(await troubleOf('vai', server)).toBe('noRole');
    expect(await isIn()).toBe(false);
  });

  test('is not let in by a group whose role is not here', async () => {
    provider.people.set('xem', { sub: 'xem', preferred_username: 'xem', groups: ['xem'] });
    expect(await troubleOf('xem', server)).toBe('noRole');
    expect(await staffNamed('xem')).toEqual([]);
  });

  test('is asked for no second factor of ours, though the role asks for one', async () => {
    provider.people.set('yeu', { sub: 'yeu', preferred_username: 'yeu', groups: ['truong-nhom'] });
    const { key, userinfo } = await signIn('yeu', server);
    expect(userinfo?.must_set_up_second_factor).toBeUndefined();
    const profile = await server.call(session.profile, {}, { key });
    expect(profile.refused === undefined && profile.data.must_set_up_second_factor).toBeUndefined();
    expect((await server.call(session.sessions, {}, { key })).refused).toBeUndefined();
  });

  test('is asked for no new password, though a colleague has given one that has to be changed', async () => {
    provider.people.set('moi', { sub: 'moi', preferred_username: 'moi', groups: ['kiem-duyet'] });
    await signIn('moi', server);
    await server.call(
      adminUsers.resetPassword,
      { body: { uname: 'moi', password_new: 'một câu để vào lúc khẩn' } },
      chief,
    );
    const { key, userinfo } = await signIn('moi', server);
    expect(userinfo).not.toHaveProperty('must_change_password');
    expect(userinfo).not.toHaveProperty('no_password');
    expect((await server.call(session.sessions, {}, { key })).refused).toBeUndefined();
  });

  test('is known among the staff as who comes so, and has a role given by hand until the next sign-in', async () => {
    provider.people.set('tay', { sub: 'tay', preferred_username: 'tay', groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('tay', server);
    const uid = userinfo?.uid ?? 0;
    const roles = [roleIds.get('Trưởng nhóm') ?? 0];
    expect(await server.call(adminUsers.edit, { id: uid, body: { roles } }, chief)).toMatchObject({
      data: { by_organisation: true, roles: [{ role_name: 'Trưởng nhóm' }] },
    });
    expect((await signIn('tay', server)).userinfo?.roles).toMatchObject([{ role_name: 'Kiểm duyệt' }]);
    expect(await server.call(adminUsers.one, { uid: chief.uid }, chief)).toMatchObject({
      data: { by_organisation: false },
    });
  });

  test('is not let in while banned, nor after the account was deleted', async () => {
    provider.people.set('cam', { sub: 'cam', preferred_username: 'cam', groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('cam', server);
    const uid = userinfo?.uid ?? 0;
    await server.call(adminUsers.ban, { uid }, chief);
    expect(await troubleOf('cam', server)).toBe('locked');
    await server.call(adminUsers.setStatus, { uid, status: adminUsers.STATUS.active }, chief);
    await signIn('cam', server);
    await server.call(adminUsers.remove, { id: uid }, chief);
    expect(await troubleOf('cam', server)).toBe('locked');
  });

  test('needs a name that one can sign in by', async () => {
    provider.people.set('la', { sub: 'la', preferred_username: 'tên có dấu cách', groups: ['kiem-duyet'] });
    expect(await troubleOf('la', server)).toBe('noName');
    const called = { sub: 'la', preferred_username: 'tên', email: 'la@chua.example', groups: ['kiem-duyet'] };
    // An address that the provider doubts may be anybody's.
    provider.people.set('la', { ...called, email_verified: false });
    expect(await troubleOf('la', server)).toBe('noName');
    provider.people.set('la', called);
    expect((await signIn('la', server)).userinfo?.user_name).toBe('la@chua.example');
  });
});

describe('an account of the same name', () => {
  test('is not taken over', async () => {
    const { userName } = await server.staffWith(['REPORT_VIEW']);
    provider.people.set('gia', { sub: 'gia', preferred_username: userName.toUpperCase(), groups: ['kiem-duyet'] });
    expect(await troubleOf('gia', server)).toBe('nameTaken');
  });

  test('is taken for the person where the owner of the server says so, unless it is a super admin, a program or somebody else already', async () => {
    const linking = await startTestServer(undefined, {
      organisation: organisation.settingsWith({ TAMQUAN_OIDC_LINK: 'on' }),
      store: server.store,
    });
    const { uid, userName } = await server.staffWith(['REPORT_VIEW']);
    provider.people.set('cu', { sub: 'cu', preferred_username: userName, groups: ['kiem-duyet'] });
    provider.people.set('khac', { sub: 'khac', preferred_username: userName, groups: ['kiem-duyet'] });
    provider.people.set('sep', { sub: 'sep', preferred_username: chief.userName, groups: ['kiem-duyet'] });
    const program = { user_name: 'may-dem', display_name: 'Máy đếm' };
    await server.call(serviceAccounts.make, { body: program }, chief);
    provider.people.set('may', { sub: 'may', preferred_username: program.user_name, groups: ['kiem-duyet'] });
    const { userinfo } = await signIn('cu', linking);
    expect(userinfo).toMatchObject({ uid, roles: [{ role_name: 'Kiểm duyệt' }] });
    // The password that there was goes on.
    expect(userinfo?.no_password).toBeUndefined();
    expect(await troubleOf('khac', linking)).toBe('nameTaken');
    expect(await troubleOf('sep', linking)).toBe('nameTaken');
    expect(await troubleOf('may', linking)).toBe('nameTaken');
    await linking.app.close();
  });

  test('is the same person’s after the organisation has moved to another provider, where the owner says so', async () => {
    provider.people.set('don', { sub: 'don', preferred_username: 'don', groups: ['kiem-duyet'] });
    const before = await signIn('don', server);
    const next = await startProvider([CALLBACK]);
    next.people.set('1234', { sub: '1234', preferred_username: 'don', groups: ['truong-nhom'] });
    const moved = (more: object) =>
      startTestServer(undefined, {
        organisation: organisation.settingsWith({ TAMQUAN_OIDC_ISSUER: next.issuer, ...more }),
        store: server.store,
      });
    const [strict, linking] = [await moved({}), await moved({ TAMQUAN_OIDC_LINK: 'on' })];
    expect(await troubleOf('1234', strict)).toBe('nameTaken');
    expect((await signIn('1234', linking)).userinfo).toMatchObject({ uid: before.userinfo?.uid });
    expect((await signIn('1234', strict)).userinfo).toMatchObject({ uid: before.userinfo?.uid });
    for (const { app } of [strict, linking]) await app.close();
    await next.close();
  });
});

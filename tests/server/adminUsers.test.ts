import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import type { InputOf } from '../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { isPassword } from '../../server/auth/passwords';
import { aliveSessionsOf } from '../../server/auth/sessions';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN, userName: 'truong.phong' });
});
afterAll(() => server.close());

let made = 0;
type Body = InputOf<typeof adminUsers.create>['body'];
const create = (fields: Partial<Body> = {}, more: { idempotencyKey?: string; key?: string } = {}) => {
  made += 1;
  const body = { user_name: `moi${made}`, password: PASSWORD, display_name: 'Người mới', ...fields };
  return server.call(adminUsers.create, { body }, { key: chief.key, ...more });
};
/** Somebody new, by HTTP. */
async function aUser(fields: Partial<Body> = {}): Promise<adminUsers.AdminUser> {
  const answer = await create(fields);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
const edit = (id: number, body: InputOf<typeof adminUsers.edit>['body'], key = chief.key) =>
  server.call(adminUsers.edit, { id, body }, { key });
/** A body that the contract's own codecs would not let out. */
async function send(method: 'POST' | 'PUT', path: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${chief.key}`, 'content-type': 'application/json' };
  return (await fetch(`${server.url}/api${path}`, { method, headers, body: JSON.stringify(body) })).json();
}
const signIn = (user_name: string, password: string) => server.call(session.login, { body: { user_name, password } });
const isIn = async (key: string) => (await server.call(session.profile, {}, { key })).refused === undefined;
const changesOf = (uid: number) =>
  server.db
    .selectFrom('audit')
    .selectAll()
    .where('target_kind', '=', 'adminUser')
    .where('target_id', '=', String(uid))
    .orderBy('audit_id')
    .execute();

describe('the list of admin users', () => {
  test('is newest first, in pages of the size asked for, with the whole number', async () => {
    const users = [await aUser(), await aUser(), await aUser()];
    const page = (page_number: number) =>
      server.call(adminUsers.list, { page_number, page_size: 2 }, { key: chief.key });
    const first = await page(1);
    if (first.refused !== undefined) throw new Error(first.message);
    expect(first.data.map(({ uid }) => uid)).toEqual([users[2]?.uid, users[1]?.uid]);
    expect(await page(2)).toMatchObject({ data: [{ uid: users[0]?.uid }, {}], total: first.total });
    expect(await page(999)).toMatchObject({ data: [], total: first.total });
    expect(await server.call(adminUsers.list, {}, { key: chief.key })).toMatchObject({ total: first.total });
  });

  test('shows one status, or with 0 all', async () => {
    const { uid } = await aUser({ status: 3 });
    const ofStatus = async (status: 0 | 1 | 2 | 3) => {
      const answer = await server.call(adminUsers.list, { status, page_size: 200 }, { key: chief.key });
      return answer.refused === undefined ? answer.data : [];
    };
    expect((await ofStatus(3)).map((user) => user.uid)).toEqual([uid]);
    expect((await ofStatus(1)).map((user) => user.uid)).not.toContain(uid);
    expect((await ofStatus(0)).map((user) => user.uid)).toContain(uid);
  });

  test.each(['tran thi', 'TRẦN THỊ', 'đong', 'dong', 'hoa.sen', 'ho'])('is searched by "%s"', async (text) => {
    const known = await server.call(adminUsers.search, { text: 'hoa.sen' }, { key: chief.key });
    if (known.refused === undefined && known.total === 0)
      await aUser({ user_name: 'hoa.sen', display_name: 'Trần Thị  Đống' });
    const answer = await server.call(adminUsers.search, { text, status: 0 }, { key: chief.key });
    expect(answer).toMatchObject({ data: [{ user_name: 'hoa.sen' }], total: 1 });
  });

  test('a search for what nobody has finds nobody, and one status narrows it', async () => {
    await aUser({ display_name: 'Phạm Bị Treo', status: 3 });
    const search = (text: string, status?: 1 | 3) =>
      server.call(adminUsers.search, { text, ...(status ? { status } : {}) }, { key: chief.key });
    expect(await search('pham bi treo', 3)).toMatchObject({ total: 1 });
    expect(await search('pham bi treo', 1)).toMatchObject({ total: 0, data: [] });
    expect(await search('%')).toMatchObject({ total: 0 });
  });

  test('one is found by uid; one that is not there is 304', async () => {
    const { uid } = await aUser({ organ_id: 7, position: 2, rank_id: 3, roles: [chief.roleId] });
    expect(await server.call(adminUsers.one, { uid }, { key: chief.key })).toMatchObject({
      data: {
        organ_id: 7,
        position: 2,
        rank_id: 3,
        tier_id: 99,
        status: 1,
        roles: [{ role_id: chief.roleId }],
        actions: ACTION_IDS,
      },
    });
    expect(await server.call(adminUsers.one, { uid: 999_999 }, { key: chief.key })).toMatchObject({
      status: 404,
      refused: Code.notFound,
    });
  });
});

describe('adding somebody', () => {
  test('lets him sign in, and neither the answer nor the log has the password', async () => {
    const answer = await create({ user_name: 'An.Nhien', password: 'mot hai ba bon' });
    expect(answer).toMatchObject({
      data: { user_name: 'An.Nhien', tier_id: 99, status: 1, position: 1, organ_id: 0, rank_id: 0 },
    });
    expect(JSON.stringify(answer)).not.toMatch(/mot hai ba bon|argon2|password/);
    expect((await signIn('an.nhien', 'mot hai ba bon')).refused).toBeUndefined();
    const { uid } = answer.refused === undefined ? answer.data : { uid: 0 };
    const changes = await changesOf(uid);
    expect(changes).toMatchObject([{ command: 'adminUser.add', after: { user_name: 'An.Nhien' } }]);
    expect(JSON.stringify(changes)).not.toMatch(/mot hai ba bon|argon2|password/);
  });

  test('twice under one key makes one person, and what is remembered of the call gives no password away', async () => {
    const body = { user_name: 'mot.lan', password: 'rat la bi mat' };
    const [first, second] = [await create(body, { idempotencyKey: 'k' }), await create(body, { idempotencyKey: 'k' })];
    expect(second).toEqual(first);
    expect(first.refused).toBeUndefined();
    const kept = await server.db.selectFrom('idempotency').selectAll().where('uid', '=', chief.uid).execute();
    expect(JSON.stringify(kept)).not.toMatch(/rat la bi mat|argon2/);
    // The same body in another session leaves another mark: the mark can't be made from the body alone.
    const again = await signIn(chief.userName, PASSWORD);
    if (again.refused !== undefined) throw new Error(again.message);
    expect((await create(body, { idempotencyKey: 'k', key: again.data.sessionkey })).refused).toBe(Code.malformed);
  });

  test.each([
    ['ngan', 'too short'],
    ['ten.dang.nhap', 'the user name'],
    ['TEN.dang.NHAP', 'the user name in other letters'],
  ])('the password "%s" is refused: %s', async (password) => {
    expect(await create({ user_name: 'ten.dang.nhap', password })).toMatchObject({
      status: 400,
      data: { issues: [{ path: 'body.password' }] },
    });
  });

  test('a user name counts once, whatever its case, and is said to be free or not', async () => {
    const free = async (username: string) => {
      const answer = await server.call(adminUsers.checkName, { username }, { key: chief.key });
      return answer.refused === undefined ? answer.data.available : answer.refused;
    };
    expect(await free('Binh.An')).toBe(true);
    await aUser({ user_name: 'Binh.An' });
    expect(await free('binh.AN')).toBe(false);
    expect(await free('có dấu')).toBe(false);
    expect(await create({ user_name: 'BINH.AN' })).toMatchObject({ status: 409, refused: Code.alreadyExists });
    expect(await send('POST', '/adminusers/create', { user_name: 'có dấu' })).toMatchObject({ error: { code: 400 } });
    const answers = await Promise.all([create({ user_name: 'hai' }), create({ user_name: 'HAI' })]);
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
    expect(answers.filter(({ refused }) => refused === Code.alreadyExists)).toHaveLength(1);
  });

  test('a role that does not exist is named, also after one that does', async () => {
    expect(await create({ roles: [chief.roleId, 999_999] })).toMatchObject({
      refused: Code.malformed,
      message: expect.stringContaining('999999'),
      data: { issues: [{ path: 'body.roles' }] },
    });
  });
});

describe('changing somebody', () => {
  test('keeps what is left out, records what changed, and never takes a password', async () => {
    const { uid, user_name } = await aUser({ organ_id: 5, roles: [chief.roleId] });
    const body = { display_name: ' Tên khác ', position: 4, password: 'khong duoc nhan', password_hash: 'x' };
    expect(await send('PUT', `/adminusers/${uid}`, body)).toMatchObject({
      data: { display_name: 'Tên khác', organ_id: 5, position: 4 },
    });
    expect((await signIn(user_name, PASSWORD)).refused).toBeUndefined();
    expect((await changesOf(uid)).at(-1)).toMatchObject({
      command: 'adminUser.edit',
      before: { user_name, display_name: 'Người mới', position: 1 },
      after: { user_name, display_name: 'Tên khác', position: 4 },
    });
    const known = (await changesOf(uid)).length;
    await edit(uid, { display_name: 'Tên khác' });
    expect(await changesOf(uid)).toHaveLength(known);
  });

  test('the roles are the whole new list, in its order', async () => {
    const [one, two] = [await server.staffWith(['POST_VIEW']), await server.staffWith(['POST_HIDE'])];
    const { uid } = await aUser({ roles: [one.roleId, two.roleId, one.roleId] });
    const rolesOf = async (roles: number[]) => {
      const answer = await edit(uid, { roles });
      return answer.refused === undefined
        ? [answer.data.roles?.map(({ role_id }) => role_id), answer.data.actions]
        : [];
    };
    expect(await rolesOf([two.roleId, one.roleId])).toEqual([[two.roleId, one.roleId], ['POST_HIDE']]);
    expect(await rolesOf([])).toEqual([[], []]);
  });

  test('an edit that knows an older version is refused with the present one, even within one second', async () => {
    const { uid } = await aUser();
    // This second, however long the edits take to arrive.
    const updated = Math.floor(Date.now() / 1000) + 100;
    await server.db.updateTable('admin_user').set({ updated_at: updated }).where('uid', '=', uid).execute();
    const answers = [
      await edit(uid, { display_name: 'Người thứ nhất', updated }),
      await edit(uid, { display_name: 'Người thứ hai', updated }),
    ];
    expect(answers[0]).toMatchObject({ data: { display_name: 'Người thứ nhất' } });
    expect(answers[1]).toMatchObject({
      status: 409,
      refused: Code.changedMeanwhile,
      data: { uid, display_name: 'Người thứ nhất', updated: updated + 1 },
    });
  });

  test('a taken name is refused, and one’s own in other letters is not', async () => {
    const [one, other] = [await aUser(), await aUser()];
    expect(await edit(one.uid, { user_name: other.user_name.toUpperCase() })).toMatchObject({
      refused: Code.alreadyExists,
    });
    expect(await edit(one.uid, { user_name: one.user_name.toUpperCase() })).toMatchObject({
      data: { user_name: one.user_name.toUpperCase() },
    });
  });
});

describe('whoever may no longer work is out at once', () => {
  const ways: readonly (readonly [string, (user: Staff) => Promise<{ refused?: number | undefined }>])[] = [
    ['banned', ({ uid }) => server.call(adminUsers.ban, { uid }, { key: chief.key })],
    ['banned by status', ({ uid }) => server.call(adminUsers.setStatus, { uid, status: 2 }, { key: chief.key })],
    ['suspended', ({ uid }) => server.call(adminUsers.setStatus, { uid, status: 3 }, { key: chief.key })],
    ['suspended by an edit', ({ uid }) => edit(uid, { status: 3 })],
    ['deleted', ({ uid: id }) => server.call(adminUsers.remove, { id }, { key: chief.key })],
    [
      'given a new password',
      ({ userName: uname }) =>
        server.call(adminUsers.resetPassword, { body: { uname, password_new: 'mot cai moi' } }, { key: chief.key }),
    ],
  ];
  test('is told so by the session that was open, which stays over when the ban is taken back', async () => {
    const user = await server.staffWith(['POST_VIEW']);
    const ask = () => server.call(session.profile, {}, { key: user.key });
    await server.call(adminUsers.ban, { uid: user.uid }, { key: chief.key });
    expect(await ask()).toMatchObject({ refused: Code.sessionEnded, data: { locked: true } });
    await server.call(adminUsers.setStatus, { uid: user.uid, status: 1 }, { key: chief.key });
    expect(await ask()).toMatchObject({ refused: Code.sessionEnded, data: null });
    expect(await server.call(session.profile, {}, { key: 'nobody' })).toMatchObject({ data: null });
  });

  test.each(ways)('when %s', async (_way, end) => {
    const user = await server.staffWith(['POST_VIEW']);
    expect(await isIn(user.key)).toBe(true);
    expect((await end(user)).refused).toBeUndefined();
    expect(await isIn(user.key)).toBe(false);
    const now = Math.floor(Date.now() / 1000);
    expect(await aliveSessionsOf(server.db, user.uid, now).select('uid').execute()).toEqual([]);
    expect((await signIn(user.userName, PASSWORD)).refused).toBe(Code.passwordWrong);
  });

  test('a ban is recorded as one, taking it back as a status, and the same again as nothing', async () => {
    const user = await aUser();
    const { uid, user_name } = user;
    const set = (status: 1 | 2 | 3) => server.call(adminUsers.setStatus, { uid, status }, { key: chief.key });
    expect(await set(2)).toMatchObject({ data: { status: 2 } });
    await server.call(adminUsers.ban, { uid }, { key: chief.key });
    expect(await set(1)).toMatchObject({ data: { status: 1 } });
    expect((await signIn(user_name, PASSWORD)).refused).toBeUndefined();
    expect((await changesOf(uid)).slice(1)).toMatchObject([
      { command: 'adminUser.ban', before: { status: 1 }, after: { status: 2 } },
      { command: 'adminUser.setStatus', before: { status: 2 }, after: { status: 1 } },
    ]);
  });

  test('the deleted are in no list, their names stay in the log and can be given again', async () => {
    const role = (await server.staffWith([])).roleId;
    const { uid, user_name } = await aUser({ user_name: 'se.di', display_name: 'Sẽ Đi', roles: [role] });
    expect(await server.call(adminUsers.remove, { id: uid }, { key: chief.key })).toMatchObject({ data: { uid } });
    expect(await server.call(adminUsers.search, { text: 'se di' }, { key: chief.key })).toMatchObject({ total: 0 });
    for (const answer of [
      await server.call(adminUsers.one, { uid }, { key: chief.key }),
      await server.call(adminUsers.remove, { id: uid }, { key: chief.key }),
      await edit(uid, { display_name: 'Về lại' }),
      await server.call(adminUsers.ban, { uid }, { key: chief.key }),
      await server.call(
        adminUsers.resetPassword,
        { body: { uname: user_name, password_new: 'mot cai moi' } },
        { key: chief.key },
      ),
    ])
      expect(answer.refused).toBe(Code.notFound);
    expect((await changesOf(uid)).at(-1)).toMatchObject({
      command: 'adminUser.delete',
      before: { user_name: 'se.di', display_name: 'Sẽ Đi' },
      after: null,
    });
    expect((await aUser({ user_name: 'se.di' })).uid).not.toBe(uid);
  });
});

describe('a new password for somebody else', () => {
  test('works at once, forgives failures, and is written down nowhere', async () => {
    const user = await server.staffWith([]);
    for (const password of Array<string>(5).fill('sai mat khau')) await signIn(user.userName, password);
    expect((await signIn(user.userName, PASSWORD)).refused).toBe(Code.tooManyTries);
    const body = { uname: user.userName.toUpperCase(), password_new: 'dat lai lan nay' };
    const more = { key: chief.key, idempotencyKey: 'reset' };
    expect(await server.call(adminUsers.resetPassword, { body }, more)).toMatchObject({ data: null });
    expect((await signIn(user.userName, 'dat lai lan nay')).refused).toBeUndefined();
    const { rows } = {
      rows: [await changesOf(user.uid), await server.db.selectFrom('idempotency').selectAll().execute()],
    };
    expect(JSON.stringify(rows)).not.toMatch(/dat lai lan nay|argon2/);
    const { password_hash } = await server.db
      .selectFrom('admin_user')
      .select('password_hash')
      .where('uid', '=', user.uid)
      .executeTakeFirstOrThrow();
    expect(await isPassword('dat lai lan nay', password_hash)).toBe(true);
  });

  test.each(['ngan', 'NGUOI.khac.nua'])('"%s" is refused, and the old one stays', async (password_new) => {
    const taken = await server.call(adminUsers.checkName, { username: 'nguoi.khac.nua' }, { key: chief.key });
    if (taken.refused === undefined && taken.data.available) await aUser({ user_name: 'nguoi.khac.nua' });
    const body = { uname: 'nguoi.khac.nua', password_new };
    expect(await server.call(adminUsers.resetPassword, { body }, { key: chief.key })).toMatchObject({
      refused: Code.malformed,
      data: { issues: [{ path: 'body.password_new' }] },
    });
    expect((await signIn('nguoi.khac.nua', PASSWORD)).refused).toBeUndefined();
  });
});

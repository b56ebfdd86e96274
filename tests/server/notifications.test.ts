import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as audit from '../../contract/audit';
import * as notifications from '../../contract/notifications';
import * as roles from '../../contract/roles';
import { Code } from '../../contract/wire/codes';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
let hoa: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(['PROFILE_VIEW', 'ROLE_EDIT', 'ROLE_DELETE', 'USER_EDIT'], { tier: 100 });
  hoa = await server.staffWith(['TV_SLIDER_VIEW']);
});
afterAll(() => server.close());

async function sent(audience: string, title = `Cho ${audience}`, by = chief) {
  const body = { title, body: 'Tối nay bảo trì từ 22 giờ.', audience };
  const answer = await server.call(notifications.create, { body }, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
async function listed(by: Staff, query: { mine?: boolean; pos?: number; count?: number } = {}) {
  const answer = await server.call(notifications.list, query, { key: by.key });
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer;
}

describe('a notification', () => {
  test('says who sent it and for whom, and is recorded', async () => {
    const one = await sent(`role:${hoa.roleId}`, '  Ca tối  ');
    expect(one).toMatchObject({
      title: 'Ca tối',
      audience: `role:${hoa.roleId}`,
      sender: { uid: chief.uid, user_name: chief.userName },
    });
    expect(one.role_name).toMatch(/^Vai trò/);
    const log = await server.call(audit.list, { target: one.id, command: 'notification.send' }, { key: chief.key });
    expect(log).toMatchObject({
      total: 1,
      data: [{ target: { kind: 'notification' }, before: null, after: { title: 'Ca tối' } }],
    });
  });

  test('arrives where it is meant to: all, a tier, or the holders of a role', async () => {
    const stranger = await server.staffWith(['PROFILE_VIEW']);
    const before = { hoa: (await listed(hoa, { mine: true })).total, stranger: (await listed(stranger)).total };
    const everybody = await sent('all');
    const staff = await sent('tier:99');
    const chiefs = await sent('tier:100');
    const role = await sent(`role:${hoa.roleId}`);
    const ids = async (by: Staff) => (await listed(by, { mine: true, count: 200 })).data.map(({ id }) => id);
    expect(await ids(hoa)).toEqual(expect.arrayContaining([everybody.id, staff.id, role.id]));
    expect(await ids(hoa)).not.toContain(chiefs.id);
    expect(await ids(stranger)).not.toContain(role.id);
    expect(await ids(chief)).toEqual(expect.arrayContaining([everybody.id, chiefs.id]));
    expect((await listed(hoa, { mine: true })).total).toBe((before.hoa ?? 0) + 3);
    expect((await listed(stranger)).total).toBe((before.stranger ?? 0) + 3);
  });

  test('for super admins stands in no list of anybody else, however it is asked for', async () => {
    const secret = await sent('tier:100', 'Chỉ quản trị');
    const stranger = await server.staffWith(['PROFILE_VIEW', 'TV_SLIDER_VIEW']);
    for (const query of [{}, { mine: true }, { mine: false }]) {
      const { data, total } = await listed(stranger, { ...query, count: 200 });
      expect(data.map(({ id, audience }) => [id, audience])).not.toContainEqual([secret.id, 'tier:100']);
      expect(data.filter(({ audience }) => audience === 'tier:100')).toEqual([]);
      expect(total).toBe(data.length);
    }
    const paged = await listed(stranger, { pos: (await listed(stranger)).total ?? 0 });
    expect(paged.data).toEqual([]);
    expect((await listed(chief, { count: 200 })).data.map(({ id }) => id)).toContain(secret.id);
  });

  test('stands newest first, and pages are cut where they are asked for', async () => {
    for (const title of ['một', 'hai', 'ba']) await sent('all', title);
    const { data } = await listed(chief, { count: 3 });
    expect(data.map(({ title }) => title)).toEqual(['ba', 'hai', 'một']);
    expect((await listed(chief, { pos: 1, count: 1 })).data.map(({ title }) => title)).toEqual(['hai']);
  });

  test('that is deleted is gone for everybody, and the log keeps what it said', async () => {
    const { id } = await sent('all', 'Nhầm');
    expect(await server.call(notifications.remove, { id }, { key: chief.key })).toMatchObject({ data: { id } });
    expect((await listed(hoa, { mine: true })).data.map((one) => one.id)).not.toContain(id);
    expect(await server.call(notifications.remove, { id }, { key: chief.key })).toMatchObject({
      refused: Code.notFound,
    });
    expect(await server.call(audit.list, { target: id }, { key: chief.key })).toMatchObject({
      data: [{ command: 'notification.delete', before: { title: 'Nhầm' }, after: null }, {}],
    });
  });

  test('keeps its audience when the role goes', async () => {
    const gone = await server.staffWith(['POST_VIEW']);
    const { id } = await sent(`role:${gone.roleId}`);
    await server.db.deleteFrom('admin_role').where('role_id', '=', gone.roleId).execute();
    await server.call(roles.remove, { id: gone.roleId }, { key: chief.key });
    const found = (await listed(chief, { count: 200 })).data.find((one) => one.id === id);
    expect(found).toMatchObject({ audience: `role:${gone.roleId}` });
    expect(found?.role_name).toBeUndefined();
  });

  test.each([
    [{ title: ' ', body: 'x', audience: 'all' }, 'body.title'],
    [{ title: 'x'.repeat(121), body: 'x', audience: 'all' }, 'body.title'],
    [{ title: 'x', body: '', audience: 'all' }, 'body.body'],
    [{ title: 'x', body: 'x', audience: 'members' }, 'body.audience'],
    [{ title: 'x', body: 'x', audience: 'role:999999' }, 'body.audience'],
  ])('%j is refused, naming the field', async (body, path) => {
    const response = await fetch(`${server.url}/api/notification/create`, {
      method: 'POST',
      headers: { authorization: `Bearer ${chief.key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(await response.json()).toMatchObject({ error: { code: 400 }, data: { issues: [{ path }] } });
  });

  test('sent twice under one key is one', async () => {
    const body = { title: 'Một lần', body: 'thôi', audience: 'all' };
    const again = () => server.call(notifications.create, { body }, { key: chief.key, idempotencyKey: 'mot-lan' });
    expect(await again()).toMatchObject({ data: { title: 'Một lần' } });
    expect((await again()).data).toEqual((await again()).data);
    expect((await listed(chief, { count: 200 })).data.filter(({ title }) => title === 'Một lần')).toHaveLength(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as posts from '../../contract/posts';
import * as roles from '../../contract/roles';
import { ACTION_IDS, type ActionId } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { type Staff, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  server = await startTestServer();
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
});
afterAll(() => server.close());

const create = (role_name: string, action_ids: ActionId[] = [], more = {}) =>
  server.call(roles.create, { body: { role_name, action_ids } }, { key: chief.key, ...more });
async function aRole(name: string, actions: ActionId[] = []): Promise<roles.Role> {
  const answer = await create(name, actions);
  if (answer.refused !== undefined) throw new Error(answer.message);
  return answer.data;
}
const edit = (id: number, body: { role_name?: string; action_ids?: ActionId[]; updated?: number }) =>
  server.call(roles.edit, { id, body }, { key: chief.key });
const remove = (id: number) => server.call(roles.remove, { id }, { key: chief.key });

test('a role is made with its actions once each, listed by name, found and read', async () => {
  const role = await aRole('  Biên tập  ', ['POST_HIDE', 'POST_VIEW', 'POST_HIDE']);
  expect(role).toMatchObject({ role_name: 'Biên tập', action_ids: ['POST_VIEW', 'POST_HIDE'], user_count: 0 });
  const id = role.role_id;
  expect(await server.call(roles.one, { id }, chief)).toMatchObject({ data: role });
  expect(await server.call(roles.actions, { id }, chief)).toMatchObject({ data: ['POST_VIEW', 'POST_HIDE'] });
  const list = await server.call(roles.list, { page_size: 1, page_number: 1 }, chief);
  expect(list).toMatchObject({ data: [{ role_name: 'Biên tập' }], total: 2 });
  expect(await server.call(roles.one, { id: 999_999 }, chief)).toMatchObject({ refused: Code.notFound });
});

test('the same key and body make one role', async () => {
  const answers = [
    await create('Một lần', [], { idempotencyKey: 'r' }),
    await create('Một lần', [], { idempotencyKey: 'r' }),
  ];
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[0]?.refused).toBeUndefined();
});

test('a name counts once, also for two at the same moment', async () => {
  await aRole('Trực đêm');
  expect(await create('TRỰC ĐÊM'.toLowerCase())).toMatchObject({
    status: 409,
    refused: Code.alreadyExists,
    message: 'this permission already exists',
  });
  const other = await aRole('Trực ngày');
  expect(await edit(other.role_id, { role_name: 'Trực đêm' })).toMatchObject({ refused: Code.alreadyExists });
  const answers = await Promise.all([create('Cùng lúc'), create('Cùng lúc'), create('Cùng lúc')]);
  expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(1);
});

test.each(['ONLY_SUPER_ADMIN', 'KHONG_CO', '', 'TEMPLE_VIEW'])('the action "%s" is in no role', async (action) => {
  const { role_id } = await aRole(`Vai trò ${action}.`);
  for (const [method, path] of [
    ['POST', '/roles'],
    ['PUT', `/roles/${role_id}`],
  ] as const) {
    const response = await fetch(`${server.url}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${chief.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ role_name: `Vai ${action}`, action_ids: [action] }),
    });
    expect(await response.json()).toMatchObject({
      error: { code: Code.malformed },
      data: { issues: [{ path: 'body.action_ids.0' }] },
    });
  }
});

describe('an edit', () => {
  test('counts from the next call of whoever has the role', async () => {
    const holder = await server.staffWith(['POST_VIEW']);
    const list = async () => (await server.call(posts.list, {}, holder)).refused;
    expect(await list()).toBeUndefined();
    await edit(holder.roleId, { action_ids: ['PROFILE_VIEW'] });
    expect(await list()).toBe(Code.forbidden);
    await edit(holder.roleId, { action_ids: ['POST_VIEW'] });
    expect(await list()).toBeUndefined();
  });

  test('records names and actions as they were, and the same again nothing', async () => {
    const { role_id } = await aRole('Ghi lại', ['POST_VIEW']);
    await edit(role_id, { action_ids: ['POST_HIDE'] });
    await edit(role_id, { role_name: 'Ghi lại rồi' });
    await edit(role_id, { role_name: 'Ghi lại rồi', action_ids: ['POST_HIDE'] });
    await remove(role_id);
    const changes = await server.db
      .selectFrom('audit')
      .select(['command', 'before', 'after'])
      .where('target_kind', '=', 'role')
      .where('target_id', '=', String(role_id))
      .orderBy('audit_id')
      .execute();
    expect(changes).toEqual([
      { command: 'role.add', before: null, after: { role_name: 'Ghi lại', action_ids: ['POST_VIEW'] } },
      {
        command: 'role.setActions',
        before: { role_name: 'Ghi lại', action_ids: ['POST_VIEW'] },
        after: { role_name: 'Ghi lại', action_ids: ['POST_HIDE'] },
      },
      { command: 'role.edit', before: { role_name: 'Ghi lại' }, after: { role_name: 'Ghi lại rồi' } },
      { command: 'role.delete', before: { role_name: 'Ghi lại rồi', action_ids: ['POST_HIDE'] }, after: null },
    ]);
  });

  test('that knows an older version is refused with the present one', async () => {
    const { role_id, updated = 0 } = await aRole('Hai người sửa');
    expect((await edit(role_id, { action_ids: ['POST_VIEW'], updated })).refused).toBeUndefined();
    expect(await edit(role_id, { action_ids: ['POST_HIDE'], updated })).toMatchObject({
      status: 409,
      refused: Code.changedMeanwhile,
      data: { role_id, action_ids: ['POST_VIEW'] },
    });
  });
});

test('a role in use stays, and one that nobody has any more goes', async () => {
  const holder = await server.staffWith([]);
  expect(await remove(holder.roleId)).toMatchObject({ status: 400, refused: Code.malformed });
  await server.db.deleteFrom('admin_role').where('uid', '=', holder.uid).execute();
  expect(await remove(holder.roleId)).toMatchObject({ data: { role_id: holder.roleId } });
  expect(await remove(holder.roleId)).toMatchObject({ refused: Code.notFound });
});

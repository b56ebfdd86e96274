import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { madeUpPassword, makeSuperAdmin } from '../../server/auth/superAdmin';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

let store: Store;
beforeAll(async () => {
  store = await emptyStore();
});
afterAll(() => store.close());

/** Makes one, and answers who it is with the role that counts. */
async function made(userName: string, mustChange = true) {
  const uid = await makeSuperAdmin(store.db, { userName, passwordHash: `hash of ${userName}`, mustChange });
  return store.db
    .selectFrom('admin_user as u')
    .innerJoin('admin_role as ar', 'ar.uid', 'u.uid')
    .innerJoin('role as r', 'r.role_id', 'ar.role_id')
    .select(['u.user_name', 'u.display_name', 'u.password_hash', 'u.must_change_password', 'u.tier_id', 'u.status'])
    .select([
      'ar.ordinal',
      'r.role_id',
      'r.role_name',
      'r.action_ids',
      'u.created_at',
      'u.updated_at',
      'r.updated_at as at',
    ])
    .where('u.uid', '=', uid)
    .executeTakeFirstOrThrow();
}
const change = (role_id: number, set: { role_name?: string; action_ids?: string[] }) =>
  store.db.updateTable('role').set(set).where('role_id', '=', role_id).execute();

test('a super admin has the role of everything, made anew under the next free name where somebody has taken from it', async () => {
  const first = await made('mot');
  const now = expect.closeTo(Date.now() / 1000, -1);
  expect(first).toEqual({
    ...{ user_name: 'mot', display_name: 'Quản trị viên', password_hash: 'hash of mot', must_change_password: true },
    ...{ tier_id: 100, status: 1, ordinal: 0, created_at: now, updated_at: now, at: now },
    ...{ role_id: expect.any(Number), role_name: 'Quản trị hệ thống', action_ids: ACTION_IDS },
  });
  // A role that may do more than a console of today knows of may do everything.
  await change(first.role_id, { action_ids: ['CU', ...ACTION_IDS] });
  expect(await made('hai', false)).toMatchObject({ must_change_password: false, role_id: first.role_id });
  // In whatever case, a name is taken.
  await change(first.role_id, { role_name: 'QUẢN TRỊ HỆ THỐNG', action_ids: ACTION_IDS.slice(1) });
  const second = await made('ba');
  expect(second).toMatchObject({ role_name: 'Quản trị hệ thống 2', action_ids: ACTION_IDS });
  await change(second.role_id, { action_ids: [] });
  expect(await made('bon')).toMatchObject({ role_name: 'Quản trị hệ thống 3', action_ids: ACTION_IDS });
});

test('a password that is made up is another one each time, of 128 bits', () => {
  const [one, other] = [madeUpPassword(), madeUpPassword()];
  expect(one).toMatch(/^[\w-]{22}$/);
  expect(other).not.toBe(one);
});

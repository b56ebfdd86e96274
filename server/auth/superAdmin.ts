import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ACTION_IDS } from '../../contract/wire/areas';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import type { Schema } from '../store/schema';

const ROLE_NAME = 'Quản trị hệ thống';

interface NewSuperAdmin {
  readonly userName: string;
  readonly passwordHash: string;
  readonly mustChange: boolean;
}

/** A random password of 128 bits. */
export const madeUpPassword = () => randomBytes(16).toString('base64url');

/** Makes a super admin with a role of every action, which is made where there is none; answers the uid. In a transaction of the caller's. */
export async function makeSuperAdmin(
  tx: Kysely<Schema>,
  { userName, passwordHash, mustChange }: NewSuperAdmin,
): Promise<number> {
  const now = Math.floor(Date.now() / 1000);
  const role_id = await roleOfEverything(tx, now);
  const { uid } = await tx
    .insertInto('admin_user')
    .values({
      user_name: userName,
      display_name: 'Quản trị viên',
      password_hash: passwordHash,
      must_change_password: mustChange,
      tier_id: TIER_SUPER_ADMIN,
      created_at: now,
      updated_at: now,
    })
    .returning('uid')
    .executeTakeFirstOrThrow();
  await tx.insertInto('admin_role').values({ uid, role_id, ordinal: 0 }).execute();
  return uid;
}

async function roleOfEverything(tx: Kysely<Schema>, now: number): Promise<number> {
  const roles = await tx.selectFrom('role').select(['role_id', 'role_name', 'action_ids']).orderBy('role_id').execute();
  const every = roles.find(({ action_ids }) => ACTION_IDS.every((action) => action_ids.includes(action)));
  if (every) return every.role_id;
  const taken = new Set(roles.map(({ role_name }) => role_name.toLowerCase()));
  let role_name = ROLE_NAME;
  // Somebody has taken actions from the first one, or has given its name to another.
  for (let number = 2; taken.has(role_name.toLowerCase()); number += 1) role_name = `${ROLE_NAME} ${number}`;
  const made = await tx
    .insertInto('role')
    .values({ role_name, action_ids: [...ACTION_IDS], updated_at: now })
    .returning('role_id')
    .executeTakeFirstOrThrow();
  return made.role_id;
}

import type { Kysely } from 'kysely';
import type { UserInfo } from '../../../contract/session';
import { lastEvent } from '../../events/log';
import type { Schema } from '../../store/schema';

/** Who somebody is, with the roles in order: the first is the one that counts (docs/specification.md section 6). */
export async function userInfo(db: Kysely<Schema>, uid: number): Promise<UserInfo> {
  const { must_change_password, ...user } = await db
    .selectFrom('admin_user')
    .select(['uid', 'user_name', 'display_name', 'avatar', 'tier_id', 'status', 'must_change_password'])
    .select(lastEvent.as('last_event'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('admin_role as ar')
    .innerJoin('role as r', 'r.role_id', 'ar.role_id')
    .select(['r.role_id', 'r.role_name'])
    .where('ar.uid', '=', uid)
    .orderBy('ar.ordinal')
    .execute();
  return { ...user, roles, ...(must_change_password ? { must_change_password } : {}) };
}

import { type Kysely, sql } from 'kysely';
import type { UserInfo } from '../../../contract/session';
import { factorsOf } from '../../auth/factors';
import { NO_PASSWORD } from '../../auth/passwords';
import { lastEvent } from '../../events/log';
import type { Schema } from '../../store/schema';

/**
 * Who somebody is, with the roles in order: the first is the one that counts (docs/specification.md section 6). Whom the organisation has let
 * in is asked for nothing beside that.
 */
export async function userInfo(
  db: Kysely<Schema>,
  { uid, byOrganisation = false }: { readonly uid: number; readonly byOrganisation?: boolean },
): Promise<UserInfo> {
  const { must_change_password, no_password, ...user } = await db
    .selectFrom('admin_user')
    .select(['uid', 'user_name', 'display_name', 'avatar', 'tier_id', 'status', 'must_change_password'])
    .select((where) => [lastEvent.as('last_event'), where('password_hash', '=', NO_PASSWORD).as('no_password')])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('admin_role as ar')
    .innerJoin('role as r', 'r.role_id', 'ar.role_id')
    .select(['r.role_id', 'r.role_name', 'r.needs_second_factor'])
    .where('ar.uid', '=', uid)
    .orderBy('ar.ordinal')
    .execute();
  const factor = await db
    .selectFrom('second_factor')
    .select(sql<number>`cardinality(recovery_hashes)`.as('recovery_codes'))
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return {
    ...user,
    roles: roles.map(({ role_id, role_name }) => ({ role_id, role_name })),
    ...(must_change_password && !byOrganisation ? { must_change_password } : {}),
    ...factor,
    ...(no_password ? { no_password: true } : {}),
    ...(roles[0]?.needs_second_factor && !byOrganisation && !(await factorsOf(db, uid))
      ? { must_set_up_second_factor: true }
      : {}),
  };
}

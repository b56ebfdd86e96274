import { type Kysely, sql } from 'kysely';
import type { AdminUser, Status } from '../../../contract/adminUsers';
import { Code } from '../../../contract/wire/codes';
import { NEVER } from '../../auth/sessions';
import { RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';

/** Everybody who has not been deleted, as the contract shows them. */
export const adminUsers = (db: Kysely<Schema>) =>
  db
    .selectFrom('admin_user as u')
    .where('u.deleted_at', 'is', null)
    .select([
      'u.uid',
      'u.user_name',
      'u.display_name',
      'u.avatar',
      'u.tier_id',
      'u.organ_id',
      'u.position',
      'u.rank_id',
      'u.created_at as created',
      'u.updated_at as updated',
      sql<Status>`u.status`.as('status'),
      sql<boolean>`EXISTS (SELECT FROM second_factor f WHERE f.uid = u.uid AND f.confirmed_at IS NOT NULL)
        OR EXISTS (SELECT FROM passkey k WHERE k.uid = u.uid)`.as('second_factor'),
      sql<boolean>`EXISTS (SELECT FROM organisation_person p WHERE p.uid = u.uid)`.as('by_organisation'),
      // Written out, with the store's clock: every list of the staff asks it of every row.
      sql<NonNullable<AdminUser['service']> | null>`CASE WHEN u.is_service THEN (
        SELECT json_build_object('has_token', count(*) > 0, 'expires', nullif(max(s.expires_at), ${sql.lit(NEVER)}))
        FROM session s WHERE s.uid = u.uid AND s.expires_at > extract(epoch FROM now())) END`.as('service'),
      sql<NonNullable<AdminUser['roles']>>`coalesce((
        SELECT json_agg(json_build_object('role_id', r.role_id, 'role_name', r.role_name) ORDER BY ar.ordinal)
        FROM admin_role ar JOIN role r USING (role_id) WHERE ar.uid = u.uid), '[]')`.as('roles'),
      // Only the first counts: specification, section 6.
      sql<string[]>`coalesce((SELECT r.action_ids FROM admin_role ar JOIN role r USING (role_id)
        WHERE ar.uid = u.uid AND ar.ordinal = 0), '{}')`.as('actions'),
    ]);

export type StaffRow = Awaited<ReturnType<typeof oneAdminUser>>;

/** One admin user, or 304. */
export async function oneAdminUser(db: Kysely<Schema>, uid: number) {
  const user = await adminUsers(db).where('u.uid', '=', uid).executeTakeFirst();
  if (!user) throw noSuchUser(uid);
  return user;
}

export const noSuchUser = (who: number | string) => new RefusalError(Code.notFound, `There is no admin user ${who}`);

/** Whose user name this is, without regard to case; undefined where it is free. A deleted person's is free again. */
export async function uidOfName(db: Kysely<Schema>, userName: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('admin_user')
    .select('uid')
    .where((where) => where(where.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found?.uid;
}

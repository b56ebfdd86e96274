import { type Kysely, sql } from 'kysely';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';

/** Roles as the contract shows them. */
export const roles = (db: Kysely<Schema>) =>
  db
    .selectFrom('role')
    .select([
      'role_id',
      'role_name',
      'action_ids',
      'updated_at as updated',
      'needs_second_factor',
      sql<number>`(SELECT count(*) FROM admin_role ar WHERE ar.role_id = role.role_id)`.as('user_count'),
    ]);

/** One role, or 304. */
export async function oneRole(db: Kysely<Schema>, role_id: number) {
  const role = await roles(db).where('role_id', '=', role_id).executeTakeFirst();
  if (!role) throw new RefusalError(Code.notFound, `Error does not exist: role ${role_id}`);
  return role;
}

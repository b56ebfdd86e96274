import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../store/schema';
import { matchesAll, patternsOf } from '../../store/search';

/**
 * Whose changes are asked for, as uids: of the login or the uid that `actor` is; where it is neither, of everybody whose name has its
 * words, with or without marks. Deleted users are named as before. Empty where it names no user.
 */
export async function actorsNamed(tx: Kysely<Schema>, actor: string): Promise<readonly number[]> {
  const login = actor.toLowerCase();
  const named = await tx
    .selectFrom('admin_user as u')
    .select(['u.uid', sql<string>`lower(user_name)`.as('login')])
    .where((eb) => eb.or([eb(sql`lower(user_name)`, '=', login), matchesAll('u.folded', patternsOf(actor))]))
    .execute();
  const exactly = named.filter((one) => one.login === login || String(one.uid) === actor);
  return (exactly.length > 0 ? exactly : named).map(({ uid }) => uid);
}

import { type Kysely, sql } from 'kysely';
import type { Colleague } from '../../contract/caseDesk';
import { Code } from '../../contract/wire/codes';
import { mayCall, type PermissionRule } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
import type { Schema } from './schema';
import { STATUS_ACTIVE } from './signedIn';

/** Those of the staff, or of some of them, who are at work and have a permission, by name. Of their roles only the first counts. */
export async function colleaguesAtWork(
  tx: Kysely<Schema>,
  rule: PermissionRule,
  among?: readonly number[],
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague & { tier_id: number; action_ids: readonly string[] | null }>`
    SELECT u.uid, u.display_name, u.avatar, u.tier_id, r.action_ids
    FROM admin_user u LEFT JOIN admin_role ar ON ar.uid = u.uid AND ar.ordinal = 0 LEFT JOIN role r ON r.role_id = ar.role_id
    WHERE u.status = ${sql.lit(STATUS_ACTIVE)} AND u.deleted_at IS NULL AND NOT u.is_service
      ${among ? sql`AND u.uid = ANY(${[...among]})` : sql``}
    ORDER BY u.display_name, u.uid`.execute(tx);
  return rows
    .filter(({ tier_id, action_ids }) => mayCall({ tierId: tier_id, actions: new Set(action_ids ?? []) }, rule))
    .map(({ uid, display_name, avatar }) => ({ uid, display_name, avatar }));
}

/**
 * Those of the staff who are to look at something, each of whom may: 400, by the part of the request that names them, where one is not at
 * work or has not the permission.
 */
export async function colleaguesWhoMay(
  tx: Kysely<Schema>,
  { uids, rule, path }: { readonly uids: readonly number[]; readonly rule: PermissionRule; readonly path: string },
): Promise<readonly Colleague[]> {
  if (uids.length === 0) return [];
  const may = await colleaguesAtWork(tx, rule, uids);
  const barred = uids.filter((uid) => !may.some((one) => one.uid === uid));
  if (barred.length === 0) return may;
  const issues = barred.map((uid) => ({ path, message: `user ${uid} is not at work, or may not see it` }));
  throw new RefusalError(Code.malformed, `${path}: ${issues[0]?.message}`, { issues });
}

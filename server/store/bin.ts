import { sql } from 'kysely';
import type { Deletion } from '../../contract/bin';
import type { ActionId } from '../../contract/wire/areas';
import { Code } from '../../contract/wire/codes';
import { RESTORE_DAYS } from '../../contract/wire/constants';
import { hasPermission } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
import type { Caller } from '../http/serve';

const KEPT_SECONDS = RESTORE_DAYS * 86_400;

/** What was deleted before this moment can't be restored any more, and is in no bin. Unix seconds. */
export const keptSince = (now: number) => now - KEPT_SECONDS;

/** Only users who may delete may look into the bin: deleted rows are not shown to everybody who may read. */
export function mayLookIntoBin(caller: Caller, permission: ActionId): void {
  if (!hasPermission(caller, permission)) throw new RefusalError(Code.forbidden, `The bin needs ${permission}`);
}

/**
 * SQL for the contract's Deletion of the row under `name`, null where it is not deleted. `caseId`: SQL for the case whose decision
 * deleted it.
 */
export function deletionOf(name: string, more: { caseId?: string; isUnder?: string } = {}) {
  const at = sql.ref(`${name}.deleted_at`);
  return sql<Deletion | null>`CASE WHEN ${at} IS NULL THEN NULL ELSE json_strip_nulls(json_build_object(
    'at', ${at}, 'by', (SELECT a.display_name FROM admin_user a WHERE a.uid = ${sql.ref(`${name}.deleted_by`)}),
    'until', ${at} + ${sql.lit(KEPT_SECONDS)}, 'caseId', ${sql.raw(more.caseId ?? 'NULL::text')},
    'isUnder', ${sql.raw(more.isUnder ?? 'NULL::bool')})) END`;
}

/** SQL for the case whose decision deleted the row: the one that says so, at the very moment. */
export const caseThatDeleted = (what: 'post' | 'comment') => `(
  SELECT r.case_id FROM report r WHERE r.case_id = '${what[0]}' || ${what}.${what}_id AND r.action = 2
    AND r.processed_at = ${what}.deleted_at AND r.undo ->> 'deleted' = '${what}' LIMIT 1)`;

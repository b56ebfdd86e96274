import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { ID_MAX_LENGTH } from '../../contract/wire/codecs';
import { JOB_HEADER } from '../../contract/wire/endpoint';
import { bulkInsert } from '../store/bulk';
import type { Schema } from '../store/schema';
import type { Change } from './serve';

/** The job that the console says a call is part of; null for other callers. */
export function jobOf(request: FastifyRequest): string | null {
  const job = request.headers[JOB_HEADER];
  return typeof job === 'string' && job !== '' && job.length <= ID_MAX_LENGTH ? job : null;
}

/** Who a change is recorded of. */
export interface Actor {
  readonly uid: number;
  readonly userName: string;
  readonly displayName: string;
}

/** Writes changes to the audit log, without a user where there is no actor. */
export async function recordChanges(
  tx: Kysely<Schema>,
  actor: Actor | null,
  { at, job }: { readonly at: number; readonly job: string | null },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const uid = actor?.uid ?? 0;
  const isFirst = job === null || (await isFirstOf(tx, uid, job));
  const rows = changes.map((change, index) => ({
    at,
    uid,
    user_name: actor?.userName ?? '',
    display_name: actor?.displayName ?? '',
    command: change.command,
    target_kind: change.kind,
    target_id: change.id,
    before: JSON.stringify(change.before),
    after: JSON.stringify(change.after),
    job,
    behind: job !== null && !(isFirst && index === 0),
  }));
  const [only, another] = rows;
  if (only && !another) await tx.insertInto('audit').values(only).execute();
  else if (only) await bulkInsert(tx, 'audit', rows);
}

/** Whether nothing of this job is recorded yet. Calls of it that come at the same time wait here for the first. */
async function isFirstOf(tx: Kysely<Schema>, uid: number, job: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('audit_job')
    .values({ uid, job })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

import type { FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { ID_MAX_LENGTH } from '../../contract/wire/codecs';
import { JOB_HEADER } from '../../contract/wire/endpoint';
import { jsonTexts, valuesOf } from '../store/bulk';
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

/** Writes changes to the audit log, without a user where there is no actor. What all of them share is sent once. */
export async function recordChanges(
  tx: Kysely<Schema>,
  actor: Actor | null,
  { at, job }: { readonly at: number; readonly job: string | null },
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return;
  const { uid, userName, displayName } = actor ?? { uid: 0, userName: '', displayName: '' };
  const firstBehind = job === null ? null : (await isFirstOf(tx, uid, job)) ? 2 : 1;
  const texts = (which: 'command' | 'kind' | 'id') =>
    valuesOf(
      changes.map((change) => change[which]),
      'text',
    );
  const json = (which: 'before' | 'after') => jsonTexts(changes.map((change) => JSON.stringify(change[which])));
  await sql`
    INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id, before, after, job, behind)
    SELECT ${at}::int8, ${uid}::int, ${userName}::text, ${displayName}::text, command, kind, id, before::jsonb, after::jsonb, ${job}::text,
      coalesce(nth >= ${firstBehind}::int8, false)
    FROM unnest(${texts('command')}, ${texts('kind')}, ${texts('id')}, ${json('before')}, ${json('after')})
      WITH ORDINALITY change (command, kind, id, before, after, nth)
    ORDER BY nth`.execute(tx);
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

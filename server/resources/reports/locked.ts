import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type * as reports from '../../../contract/reports';
import type { Change, Context } from '../../http/serve';
import type { ReportCaseRow, ReportRow, Schema } from '../../store/schema';
import { noSuchCase, noSuchReport } from './rows';
import { decidedAlready } from './settled';

/**
 * A report under a row lock, which no other call decides before this one is over, or 304. The case is locked first: all calls that
 * decide one of its reports queue here, and each counts what the one before has left.
 */
async function lockedReport(tx: Kysely<Schema>, reportId: string): Promise<ReportRow> {
  await tx
    .selectFrom('report_case')
    .select('case_id')
    .where('case_id', '=', (eb) => eb.selectFrom('report').select('case_id').where('report_id', '=', reportId))
    .forUpdate()
    .execute();
  const report = await tx
    .selectFrom('report')
    .selectAll()
    .where('report_id', '=', reportId)
    .forUpdate()
    .executeTakeFirst();
  if (!report) throw noSuchReport(reportId);
  return report;
}

/** A report and those named with it that are of the same case, under a lock as lockedReport takes it, in the order of their ids. */
export async function lockedReports(
  tx: Kysely<Schema>,
  { idreport, others = [] }: { readonly idreport: string; readonly others?: readonly string[] | undefined },
): Promise<readonly [named: ReportRow, all: readonly ReportRow[]]> {
  const named = await lockedReport(tx, idreport);
  if (others.length === 0) return [named, [named]];
  const all = await tx
    .selectFrom('report')
    .selectAll()
    .where('case_id', '=', named.case_id)
    .where('report_id', 'in', [idreport, ...others])
    .orderBy('report_id')
    .forUpdate()
    .execute();
  return [named, all];
}

/**
 * Writes what the case's reports say together: open while one is, else as the newest decision, which ends whoever's claim there is
 * and needs no second opinion. The case is locked by lockedReport.
 */
export async function settleCase(tx: Kysely<Schema>, caseId: string): Promise<void> {
  await sql`
    WITH settled AS (
      UPDATE report_case SET open_count = said.open,
        action = CASE WHEN said.open > 0 THEN 0 ELSE said.newest END
      FROM (SELECT count(*) FILTER (WHERE action = 0) AS open,
        (array_agg(action ORDER BY processed_at DESC, report_id DESC) FILTER (WHERE action <> 0))[1] AS newest
        FROM report WHERE case_id = ${caseId}) said
      WHERE case_id = ${caseId} RETURNING case_id, action),
    answered AS (DELETE FROM case_opinion USING settled WHERE case_opinion.case_id = settled.case_id AND settled.action <> 0)
    DELETE FROM case_claim USING settled WHERE case_claim.case_id = settled.case_id AND settled.action <> 0`.execute(
    tx,
  );
}

/** A case that is open, and stays so until the call is over: 304 where there is none, 313 where it is decided. */
export async function lockedOpenCase(tx: Kysely<Schema>, caseId: string): Promise<ReportCaseRow> {
  const found = await tx
    .selectFrom('report_case')
    .selectAll()
    .where('case_id', '=', caseId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw noSuchCase(caseId);
  if (found.action !== 0) throw await decidedAlready(tx, { caseId });
  return found;
}

/** Locks a case before what it is about, as every decision does: who restores that waits for a decision on it, and for no more. */
export async function lockCase(tx: Kysely<Schema>, caseId: string): Promise<void> {
  await tx.selectFrom('report_case').select('case_id').where('case_id', '=', caseId).forUpdate().execute();
}

/**
 * What was deleted is there again: a report that says that it was deleted would not be true any more, and is open again. The case is
 * locked by lockCase.
 */
export async function reopenDeleted(
  { tx, audit }: Pick<Context<typeof reports.reopen>, 'tx' | 'audit'>,
  caseId: string,
): Promise<void> {
  const opened = await tx
    .updateTable('report')
    .set({ action: 0, processed_at: null, processed_by: null, undo: null, policy_id: null })
    .where('case_id', '=', caseId)
    .where('action', '=', 2)
    .returning('report_id')
    .execute();
  if (opened.length === 0) return;
  await settleCase(tx, caseId);
  const change: Omit<Change, 'id'> = {
    command: 'report.reopen',
    kind: 'report',
    before: { action: 2 },
    after: { action: 0 },
  };
  await audit(opened.map(({ report_id: id }) => ({ ...change, id })));
}

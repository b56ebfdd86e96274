import { type Kysely, sql } from 'kysely';
import type { Claim } from '../../../contract/caseDesk';
import * as claims from '../../../contract/claims';
import { type CaseClaim, CLAIM_SECONDS } from '../../../contract/claims';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { claimOn, colleague, PRESENT } from '../../store/sqlFragments';
import { noSuchReport } from './rows';
import { decidedAlready } from './settled';

/** Soft claims of cases (extension `claims`): whoever holds one is shown to the others, and keeps nobody from deciding. */
export const claimsResource: readonly ServedCall[] = [
  serve(claims.claim, async ({ tx, input: { idreport, takeOver = false }, caller, audit }) => {
    const claimed = await claimOrHolder(tx, caller.uid, idreport);
    if ('claim' in claimed) return claimed;
    const { caseId, held } = claimed;
    if (!takeOver) {
      const data: CaseClaim = { caseId, claim: held };
      throw new RefusalError(Code.alreadyExists, `Case ${caseId} is claimed by ${held.by.display_name}`, data);
    }
    await audit({
      command: 'report.takeOver',
      kind: 'case',
      id: caseId,
      before: { claimedBy: held.by.display_name },
      after: { claimedBy: caller.displayName },
    });
    return { caseId, claim: await takeFor(tx, caller.uid, caseId), takenFrom: held.by };
  }),

  serve(claims.giveUp, async ({ tx, input: { idreport }, caller }) => {
    const { rows } = await sql<CaseClaim>`
      WITH asked AS (SELECT case_id FROM report WHERE report_id = ${idreport}),
        gone AS (DELETE FROM case_claim USING asked
          WHERE case_claim.case_id = asked.case_id AND case_claim.uid = ${caller.uid} RETURNING case_claim.case_id)
      SELECT asked.case_id AS "caseId",
        CASE WHEN NOT EXISTS (SELECT FROM gone) THEN ${claimOn('asked.case_id')} END AS claim FROM asked`.execute(tx);
    const [left] = rows;
    if (!left) throw noSuchReport(idreport);
    return left;
  }),
];

/**
 * The claim of a report's case by somebody, in one statement; or who else holds it, whose claim then stays as it is to the end of the call.
 * 304 where there is no such report, 313 where the case is decided.
 */
async function claimOrHolder(tx: Kysely<Schema>, uid: number, reportId: string) {
  // Once more where the case was opened again between the two looks.
  for (;;) {
    const claimed = await claimFor(tx, uid, reportId);
    if (claimed) return claimed;
    const { caseId, action, claim } = await presentOf(tx, reportId);
    if (action !== 0) throw await decidedAlready(tx, { caseId });
    if (claim) return { caseId, held: claim };
  }
}

/**
 * Claims the case of a report, or renews the claim; undefined where the case is not open or somebody else holds it. As in every decision,
 * which ends claims, the case is locked before its claim. A claim that holds for another is locked all the same.
 */
async function claimFor(tx: Kysely<Schema>, uid: number, reportId: string) {
  const { rows } = await sql<{ caseId: string; claim: Claim }>`
    WITH claimed AS (
      INSERT INTO case_claim AS held (case_id, uid, until)
      SELECT c.case_id, ${uid}, ${UNTIL} FROM report r JOIN report_case c ON c.case_id = r.case_id
        WHERE r.report_id = ${reportId} AND c.action = 0 FOR SHARE OF c
      ON CONFLICT (case_id) DO UPDATE SET uid = excluded.uid, until = excluded.until
        WHERE held.uid = excluded.uid OR held.until <= ${PRESENT}
      RETURNING case_id, uid, until)
    SELECT case_id AS "caseId", ${CLAIM} AS claim FROM claimed JOIN admin_user holder ON holder.uid = claimed.uid`.execute(
    tx,
  );
  return rows[0];
}

/** The case of a report as it is now, and stays while the call lasts, with who holds it; 304 where there is no such report. */
async function presentOf(tx: Kysely<Schema>, reportId: string) {
  const { rows } = await sql<CaseClaim & { action: 0 | 1 | 2 | 3 }>`
    SELECT c.case_id AS "caseId", c.action, ${claimOn('c.case_id')} AS claim
    FROM report r JOIN report_case c ON c.case_id = r.case_id WHERE r.report_id = ${reportId} FOR SHARE OF c`.execute(
    tx,
  );
  const [present] = rows;
  if (!present) throw noSuchReport(reportId);
  return present;
}

/** Takes over a claim that is locked. */
async function takeFor(tx: Kysely<Schema>, uid: number, caseId: string): Promise<Claim> {
  const { rows } = await sql<{ claim: Claim }>`
    WITH claimed AS (UPDATE case_claim SET uid = ${uid}, until = ${UNTIL} WHERE case_id = ${caseId} RETURNING uid, until)
    SELECT ${CLAIM} AS claim FROM claimed JOIN admin_user holder ON holder.uid = claimed.uid`.execute(tx);
  const [taken] = rows;
  if (!taken) throw new Error(`The claim of case ${caseId} is gone while it is locked.`);
  return taken.claim;
}

const UNTIL = sql<number>`${PRESENT} + ${sql.lit(CLAIM_SECONDS)}`;
const CLAIM = sql<Claim>`json_build_object('by', ${colleague('holder')}, 'until', claimed.until)`;

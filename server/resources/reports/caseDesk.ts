import { sql } from 'kysely';
import type { Claim, Colleague } from '../../../contract/caseDesk';
import type { ReportCase } from '../../../contract/reports';
import { colleague } from '../../store/sqlFragments';

/**
 * SQL for the present moment by the clock of the store: claims end by themselves, and several processes would not agree on when by clocks of
 * their own.
 */
export const PRESENT = sql<number>`extract(epoch FROM now())::int8`;

/** SQL for the claim that holds on the case of this id, null where there is none. */
export const claimOn = (caseId: string) => sql<Claim | null>`(
  SELECT json_build_object('by', ${colleague('holder')}, 'until', held.until)
  FROM case_claim held JOIN admin_user holder ON holder.uid = held.uid
  WHERE held.case_id = ${sql.ref(caseId)} AND held.until > ${PRESENT})`;

/** SQL for what staff have laid to a row of `report_case` among themselves. */
export const DESK = [
  sql<Claim | null>`CASE WHEN report_case.action = 0 THEN ${claimOn('report_case.case_id')} END`.as('claim'),
  sql<Colleague | null>`CASE WHEN report_case.assignee_uid IS NOT NULL THEN (
    SELECT ${colleague('assignee')} FROM admin_user assignee WHERE assignee.uid = report_case.assignee_uid) END`.as(
    'assignee',
  ),
] as const;

/** As the store has it. */
interface StoredDesk {
  readonly claim: Claim | null;
  readonly assignee: Colleague | null;
}
/** The contract leaves out what there is not. */
export const withDesk = (reportCase: ReportCase, { claim, assignee }: StoredDesk): ReportCase =>
  claim || assignee ? { ...reportCase, ...(claim && { claim }), ...(assignee && { assignee }) } : reportCase;

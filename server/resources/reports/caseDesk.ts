import { type RawBuilder, sql } from 'kysely';
import type { Claim, Colleague, SecondOpinion } from '../../../contract/caseDesk';
import type { ReportCase } from '../../../contract/reports';
import { claimOn, colleague } from '../../store/sqlFragments';

/** SQL for why the case of this id waits for a second opinion, null where it does not. */
export const opinionOn = (caseId: string) => sql<SecondOpinion | null>`(
  SELECT json_strip_nulls(json_build_object('by', ${colleague('first')}, 'at', said.at, 'proposes', said.proposes, 'text', said.text))
  FROM case_opinion said JOIN admin_user first ON first.uid = said.uid WHERE said.case_id = ${sql.ref(caseId)})`;

const ASSIGNEE = sql<Colleague | null>`CASE WHEN report_case.assignee_uid IS NOT NULL THEN (
  SELECT ${colleague('assignee')} FROM admin_user assignee WHERE assignee.uid = report_case.assignee_uid) END`;
const whileOpen = <T>(value: RawBuilder<T>) => sql<T | null>`CASE WHEN report_case.action = 0 THEN ${value} END`;

/** SQL for what staff have laid to a row of `report_case` among themselves. */
export const DESK = [
  whileOpen(claimOn('report_case.case_id')).as('claim'),
  ASSIGNEE.as('assignee'),
  whileOpen(opinionOn('report_case.case_id')).as('secondOpinion'),
] as const;

/** As the store has it. */
interface StoredDesk {
  readonly claim: Claim | null;
  readonly assignee: Colleague | null;
  readonly secondOpinion: SecondOpinion | null;
}
/** The contract leaves out what there is not, which is the most there is. */
export const withDesk = (reportCase: ReportCase, { claim, assignee, secondOpinion }: StoredDesk): ReportCase =>
  claim || assignee || secondOpinion
    ? {
        ...reportCase,
        ...(claim && { claim }),
        ...(assignee && { assignee }),
        ...(secondOpinion && { secondOpinion }),
      }
    : reportCase;

import { type Kysely, sql } from 'kysely';
import { DECISIONS } from '../../../contract/reports';
import type { Settled } from '../../../contract/settled';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { Schema } from '../../store/schema';
import { decider, withDecision } from './rows';

/** 313 for a report, or a case, that is open no more: it says how it was decided, of a case last, by whom and when. */
export async function decidedAlready(
  tx: Kysely<Schema>,
  of: { readonly reportId: string } | { readonly caseId: string },
): Promise<RefusalError> {
  const [column, id, noun] =
    'reportId' in of ? (['report_id', of.reportId, 'Report'] as const) : (['case_id', of.caseId, 'Case'] as const);
  const row = await tx
    .selectFrom('report')
    .leftJoin('admin_user as staff', 'staff.uid', 'report.processed_by')
    .select([
      'case_id as caseId',
      'report_id as reportId',
      'report.action',
      decider(sql.ref('report.action')).as('decidedBy'),
      'processed_at as decidedAt',
    ])
    .where(column, '=', id)
    .where('report.action', '<>', 0)
    .orderBy('processed_at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const { caseId, reportId, action } = row;
  const decision = DECISIONS[action] as Settled['decision'];
  const data: Settled = withDecision({ caseId, reportId, decision }, row);
  return new RefusalError(Code.taskEnded, `${noun} ${id} has been decided: ${decision}`, data);
}

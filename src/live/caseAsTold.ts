import type { RowEvent } from '../../contract/events';
import type { CaseReport, ReportCase } from '../../contract/reports';

/** What is told of a report. */
export type ReportEvent = Pick<RowEvent, 'became' | 'by' | 'at'> & { readonly id: string };

/**
 * A case as it is after what was told of one of its reports, without asking: so that it is seen to be settled, and by whom, in the moment
 * in which that is told. Undefined where only the server knows what it is now: a report has come, or is none of those that the row names.
 */
export function caseAsTold(row: ReportCase, { id, became, by, at }: ReportEvent): ReportCase | undefined {
  // A reply, say: the row does not show it.
  if (became === undefined) return row;
  const before = row.reports.find(({ reportId }) => reportId === id);
  if (became === 'arrived') return before && row;
  if (before === undefined) return undefined;
  const reports = row.reports.map((report) => (report === before ? decided(before, became, by, at) : report));
  const isOpen = reports.some(({ decision }) => decision === 'open');
  // A row names the open ones first, and only so many.
  if (!isOpen && reports.length < row.reportCount) return undefined;
  return { ...row, decision: isOpen ? 'open' : became, reports };
}

function decided(report: CaseReport, became: CaseReport['decision'], by: RowEvent['by'], at: number): CaseReport {
  // What is told twice says the same.
  if (report.decision === became && (became === 'open' || report.decidedBy?.uid === by?.uid)) return report;
  const { decidedBy: _by, decidedAt: _at, ...open } = report;
  return became === 'open'
    ? { ...open, decision: became }
    : { ...open, decision: became, ...(by && { decidedBy: by }), decidedAt: at };
}

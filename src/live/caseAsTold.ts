import type { RowEvent } from '../../contract/events';
import type { CaseReport, ReportCase } from '../../contract/reports';

/** What is told of a report. */
export type ReportEvent = Pick<RowEvent, 'became' | 'by' | 'at' | 'claim'> & { readonly id: string };

/**
 * A case as it is after what was told of one of its reports, without asking: so that it is seen to be settled, and by whom, in the moment
 * in which that is told. Undefined where only the server knows what it is now: a report has come, or is none of those that the row names, or
 * it was changed in another way.
 */
export function caseAsTold(row: ReportCase, { id, became, by, at, claim }: ReportEvent): ReportCase | undefined {
  if (claim !== undefined) return claimed(row, claim);
  // It was handed over, say, or replied to.
  if (became === undefined) return undefined;
  const before = row.reports.find(({ reportId }) => reportId === id);
  if (became === 'arrived') return before && row;
  if (before === undefined) return undefined;
  const reports = row.reports.map((report) => (report === before ? decided(before, became, by, at) : report));
  const isOpen = reports.some(({ decision }) => decision === 'open');
  // A row names the open ones first, and only so many.
  if (!isOpen && reports.length < row.reportCount) return undefined;
  if (isOpen) return { ...row, decision: 'open', reports };
  // Nobody is at it any more, or waits for another opinion.
  const { claim: _claim, secondOpinion: _opinion, ...settled } = row;
  return { ...settled, decision: became, reports };
}

/** The case with who is at it now, null for nobody. */
export function claimed(row: ReportCase, claim: ReportCase['claim'] | null): ReportCase {
  const { claim: _before, ...unclaimed } = row;
  return claim ? { ...unclaimed, claim } : unclaimed;
}

function decided(report: CaseReport, became: CaseReport['decision'], by: RowEvent['by'], at: number): CaseReport {
  // What is told twice says the same.
  if (report.decision === became && (became === 'open' || report.decidedBy?.uid === by?.uid)) return report;
  const { decidedBy: _by, decidedAt: _at, ...open } = report;
  return became === 'open'
    ? { ...open, decision: became }
    : { ...open, decision: became, ...(by && { decidedBy: by }), decidedAt: at };
}

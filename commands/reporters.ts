import type { CaseReport, ReportCase } from '../contract/reports';

/**
 * The row with the changes it has, and with who made its reports and when, who its author is, and what all of them have been known for: a list
 * of cases leaves that out, and what is done to a row changes none of it.
 */
export function withReporters(row: ReportCase, whole: ReportCase): ReportCase {
  const known = new Map(whole.reports.map((report) => [report.reportId, report]));
  const reports = row.reports.map((report) => named(report, known.get(report.reportId)));
  const { authorRecord = whole.authorRecord, reported } = row;
  const author = whole.reported && { ...whole.reported, ...reported };
  return { ...row, reports, ...(author && { reported: author }), ...(authorRecord && { authorRecord }) };
}

/**
 * The row without what its people have been known for: each decision, and its undo, counts there at once, and what a row keeps of it is as it
 * was when the row was read.
 */
export function withoutRecords({ authorRecord: _, ...row }: ReportCase): ReportCase {
  return { ...row, reports: row.reports.map(({ record: _record, ...report }) => report) };
}

function named(report: CaseReport, known: CaseReport | undefined): CaseReport {
  if (known === undefined) return report;
  const { createdAt = known.createdAt, reporter = known.reporter, record = known.record } = report;
  return {
    ...report,
    ...(createdAt !== undefined && { createdAt }),
    ...(reporter && { reporter, ...(record && { record }) }),
  };
}

import type { Person } from '../contract/people';
import type { ReportCase } from '../contract/reports';

/** The row with the changes it has, and who made its reports: nothing changes that. */
export function withReporters(row: ReportCase, whole: ReportCase): ReportCase {
  const known = new Map<string, Person | undefined>(
    whole.reports.map(({ reportId, reporter }) => [reportId, reporter]),
  );
  const named = row.reports.map((report) => {
    const reporter = report.reporter ?? known.get(report.reportId);
    return reporter ? { ...report, reporter } : report;
  });
  return { ...row, reports: named };
}

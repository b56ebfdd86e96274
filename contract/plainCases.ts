import type { CaseReport, Report, ReportCase } from './reports';

/** A report of a server that knows no cases, as the case it is alone. */
function caseOfReport(report: Report): ReportCase {
  const { reportId, decision, createdAt, reason, reporter, ...target } = report;
  return {
    ...target,
    caseId: reportId,
    decision,
    createdAt,
    reports: [{ reportId, decision, createdAt, reason, reporter }],
    reportCount: 1,
    authorReportCount: 1,
  };
}

const aboutOf = ({ postId, commentId }: Report) => (commentId === undefined ? `p${postId}` : `c${commentId}`);

/**
 * The reports of a page of such a server, each as its case: with the others of the page that are about the same. There stay as many
 * rows as reports, since the list counts and pages by reports.
 */
export function casesOfReports(page: readonly Report[]): ReportCase[] {
  const siblings = new Map<string, Report[]>();
  for (const report of page) siblings.set(aboutOf(report), [...(siblings.get(aboutOf(report)) ?? []), report]);
  const openFirst = (some: readonly CaseReport[]) => [
    ...some.filter(({ decision }) => decision === 'open'),
    ...some.filter(({ decision }) => decision !== 'open'),
  ];
  return page.map((report) => {
    const all = siblings.get(aboutOf(report)) ?? [report];
    const own = caseOfReport(report);
    return {
      ...own,
      decision: all.some(({ decision }) => decision === 'open') ? 'open' : own.decision,
      reports: openFirst(all.flatMap((one) => caseOfReport(one).reports)),
      reportCount: all.length,
      authorReportCount: page.filter(({ reported }) => reported.pubkey === report.reported.pubkey).length,
    };
  });
}

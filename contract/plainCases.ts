import type { CaseReport, Report, ReportCase } from './reports';

/** A report of a server that knows no cases, as the case it is alone. How often its author was reported nobody there counts. */
function caseOfReport({ reportId, decision, createdAt, reason, reporter, ...target }: Report): ReportCase {
  const report: CaseReport = { reportId, decision, createdAt, reason, ...(reporter ? { reporter } : {}) };
  return { ...target, caseId: reportId, decision, createdAt, reports: [report], reportCount: 1 };
}

/** What a report is about. One whose post could not be read is about something of its own. */
const aboutOf = ({ reportId, postId, commentId }: Report) =>
  commentId !== undefined ? `c${commentId}` : postId !== '' ? `p${postId}` : `r${reportId}`;

/**
 * The reports of a page of such a server, each as its case: with the others of the page that are about the same. There stay as many
 * rows as reports, since the list counts and pages by reports, and each is decided or not as its own report is.
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
      reports: openFirst(all.flatMap((one) => caseOfReport(one).reports)),
      reportCount: all.length,
      ...ofAuthor(page, report),
    };
  });
}

/** The page's reports on one author; unknown where no public key says who that is. */
function ofAuthor(page: readonly Report[], { reported }: Report): Pick<ReportCase, 'authorReportCount'> {
  const pubkey = reported?.pubkey;
  if (pubkey === undefined) return {};
  return { authorReportCount: page.filter((one) => one.reported?.pubkey === pubkey).length };
}

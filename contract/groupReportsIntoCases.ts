import type { AbuseReport, CaseReport, ReportCase } from './reports';

/** A report of a server without cases, as a case of its own. Such a server does not count how often its author was reported. */
function caseOfReport({ reportId, decision, createdAt, reason, reporter, ...target }: AbuseReport): ReportCase {
  const report: CaseReport = { reportId, decision, createdAt, reason, ...(reporter ? { reporter } : {}) };
  return { ...target, caseId: reportId, decision, createdAt, reports: [report], reportCount: 1 };
}

/** What a report is about. One whose post could not be read is about something of its own. */
const aboutOf = ({ caseId, postId, commentId }: ReportCase) =>
  commentId !== undefined ? `c${commentId}` : postId !== '' ? `p${postId}` : `r${caseId}`;

/**
 * The reports of a page of such a server, each as its case: with the others that are about the same, of the page or among `before`, the
 * cases read earlier. There stay as many rows as reports, since the list counts and pages by reports, and each is decided or not as its
 * own report is. Last come those of `before` that are now about more than they were.
 */
export function groupReportsIntoCases(page: readonly AbuseReport[], before: readonly ReportCase[] = []): ReportCase[] {
  const ids = new Set(page.map(({ reportId }) => reportId));
  const earlier = before.filter(({ caseId }) => !ids.has(caseId));
  const own = page.map(caseOfReport);
  const all = [...earlier, ...own];
  const siblings = new Map<string, CaseReport[]>();
  for (const row of all) siblings.set(aboutOf(row), [...(siblings.get(aboutOf(row)) ?? []), ...ownReport(row)]);
  const joined = (row: ReportCase): ReportCase => {
    const reports = siblings.get(aboutOf(row)) ?? row.reports;
    return { ...row, reports: openFirst(reports), reportCount: reports.length, ...ofAuthor(all, row) };
  };
  const fuller = earlier.filter((row) => (siblings.get(aboutOf(row))?.length ?? 0) > row.reports.length);
  return [...own, ...fuller].map(joined);
}

/** What a row's own report says: it has the row's id. */
const ownReport = ({ caseId, reports }: ReportCase) => reports.filter(({ reportId }) => reportId === caseId);

const openFirst = (some: readonly CaseReport[]) => [
  ...some.filter(({ decision }) => decision === 'open'),
  ...some.filter(({ decision }) => decision !== 'open'),
];

/** The reports on one author that have been read; unknown where no public key says who that is. */
function ofAuthor(all: readonly ReportCase[], { reported }: ReportCase): Pick<ReportCase, 'authorReportCount'> {
  const pubkey = reported?.pubkey;
  if (pubkey === undefined) return {};
  return { authorReportCount: all.filter((one) => one.reported?.pubkey === pubkey).length };
}

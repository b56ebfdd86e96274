import type { AbuseReport, CaseReport, ReportCase } from './reports';
import { type Unread, unreadOf } from './wire/unread';

/** The id of the case that a report belongs to: what it is about. One whose post could not be read is about something of its own. */
export const caseIdOf = ({
  reportId,
  postId,
  commentId,
}: Pick<AbuseReport, 'reportId' | 'postId' | 'commentId'>): string =>
  commentId !== undefined ? `c${commentId}` : postId !== '' ? `p${postId}` : `r${reportId}`;

/**
 * The reports that were read of a server without cases, as cases: one for each post or comment, in the order of the first report on it.
 */
export function groupReportsIntoCases(reports: readonly AbuseReport[]): ReportCase[] {
  const gathered = new Map<string, AbuseReport[]>();
  for (const report of reports) {
    const id = caseIdOf(report);
    const about = gathered.get(id);
    if (about) about.push(report);
    else gathered.set(id, [report]);
  }
  return [...gathered].map(([caseId, about]) => caseOf(caseId, about));
}

function caseOf(caseId: string, about: readonly AbuseReport[]): ReportCase {
  const [{ postId, commentId }] = about as [AbuseReport];
  const reports = about.map(caseReportOf).toSorted(openThenNewest);
  const [shown] = reports as [CaseReport];
  const reported = about.find((report) => report.reported !== undefined)?.reported;
  const content = about.find((report) => report.content !== undefined)?.content;
  return {
    caseId,
    postId,
    ...(commentId === undefined ? {} : { commentId }),
    // Open while any report of it is, else as the newest was decided.
    decision: shown.decision,
    createdAt: newestOf(about),
    ...(reported === undefined ? {} : { reported }),
    ...(content === undefined ? {} : { content }),
    media: about.find(({ media }) => media.length > 0)?.media ?? [],
    reports,
    reportCount: reports.length,
    ...unreadIn(about),
  };
}

const caseReportOf = ({
  reportId,
  decision,
  createdAt,
  reason,
  reporter,
  decidedBy,
  decidedAt,
}: AbuseReport): CaseReport => ({
  reportId,
  decision,
  createdAt,
  reason,
  ...(reporter === undefined ? {} : { reporter }),
  ...(decidedBy === undefined ? {} : { decidedBy }),
  ...(decidedAt === undefined ? {} : { decidedAt }),
});

const rankOf = ({ decision }: CaseReport) => (decision === 'open' ? 0 : 1);
/** A time that could not be read is older than any other. */
const timeOf = ({ createdAt = Number.NaN }: Pick<CaseReport, 'createdAt'>) => (Number.isNaN(createdAt) ? 0 : createdAt);
const openThenNewest = (one: CaseReport, other: CaseReport) =>
  rankOf(one) - rankOf(other) || timeOf(other) - timeOf(one);

function newestOf(reports: readonly AbuseReport[]): number {
  const [first, ...others] = reports as [AbuseReport];
  return others.reduce((newest, one) => (timeOf(one) > timeOf(newest) ? one : newest), first).createdAt;
}

/** What could not be read of any of them, each part once. */
function unreadIn(reports: readonly AbuseReport[]): { readonly unread?: readonly Unread[] } {
  const parts = new Map(reports.flatMap(unreadOf).map((part) => [`${part.field} ${part.at}`, part]));
  return parts.size === 0 ? {} : { unread: [...parts.values()] };
}

import { type AliasableExpression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Media } from '../../../contract/media';
import type { AuthorRecord } from '../../../contract/records';
import { type AbuseReport, type CaseReport, DECISIONS, type ReportCase } from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import type { ReportCaseRow, ReportRow, Schema } from '../../store/schema';
import { mediaOf, person } from '../../store/sqlFragments';
import { DESK, withDesk } from './caseDesk';
import type { CaseMoment } from './listed';
import { AUTHOR_RECORD, REPORTER_RECORD } from './records';

/** A case names at most this many of its reports (contract/reports.ts). */
const CASE_REPORTS_MAX = 200;

/** What a report is about: the comment if it names one, else the post, deleted or not. */
const content = sql<string>`coalesce(comment.content, post.content)`;
const media = sql<
  Media[]
>`CASE WHEN comment.comment_id IS NULL THEN ${mediaOf('post.post_id')} ELSE comment.media::json END`;

/** Who decided a report, of the staff joined to it. */
export const decider = (action: RawBuilder<unknown>) => sql<
  CaseReport['decidedBy'] | null
>`CASE WHEN ${action} <> 0 AND staff.uid IS NOT NULL
  THEN json_build_object('uid', staff.uid, 'display_name', staff.display_name) END`;

/** The reports of a page, in one statement, in the list's direction. */
async function reportRows(...page: Parameters<typeof reportQuery>): Promise<AbuseReport[]> {
  return (await reportQuery(...page).execute()).map(asReport);
}

/** Builds that statement; `asReport` makes reports of its rows. */
export function reportQuery(
  db: Kysely<Schema>,
  page: AliasableExpression<ReportRow>,
  direction: 'asc' | 'desc' = 'desc',
) {
  return db
    .selectFrom(page.as('report'))
    .innerJoin('member as reporter', 'reporter.uid', 'report.reporter_uid')
    .innerJoin('member as reported', 'reported.uid', 'report.reported_uid')
    .innerJoin('post', 'post.post_id', 'report.post_id')
    .leftJoin('comment', 'comment.comment_id', 'report.comment_id')
    .leftJoin('admin_user as staff', 'staff.uid', 'report.processed_by')
    .select([
      'report.report_id as reportId',
      'report.post_id as postId',
      'report.comment_id as commentId',
      'report.action',
      'report.created_at as createdAt',
      'report.reason',
      person('reporter').as('reporter'),
      person('reported').as('reported'),
      content.as('content'),
      media.as('media'),
      decider(sql.ref('report.action')).as('decidedBy'),
      'report.processed_at as decidedAt',
    ])
    .orderBy('report.created_at', direction)
    .orderBy('report.report_id', direction);
}

type StoredReport = Awaited<ReturnType<ReturnType<typeof reportQuery>['executeTakeFirstOrThrow']>>;

/** Makes a report of a row that `reportQuery` has read. */
export function asReport(row: StoredReport): AbuseReport {
  const { commentId } = row;
  const report = {
    reportId: row.reportId,
    postId: row.postId,
    decision: DECISIONS[row.action],
    createdAt: row.createdAt,
    reason: row.reason,
    reporter: row.reporter,
    reported: row.reported,
    content: row.content,
    media: row.media,
  };
  return withDecision(commentId === null ? report : { ...report, commentId }, row);
}

/** One report, or 304. */
export async function oneReport(db: Kysely<Schema>, reportId: string): Promise<AbuseReport> {
  const found = db.selectFrom('report as r').selectAll().where('r.report_id', '=', reportId);
  const [report] = await reportRows(db, found);
  if (!report) throw noSuchReport(reportId);
  return report;
}

/** Builds the statement that reads the cases of a page, in the list's order; `asCase` makes cases of its rows. */
export const caseQuery = (
  db: Kysely<Schema>,
  page: AliasableExpression<ReportCaseRow>,
  direction: 'asc' | 'desc' = 'desc',
  at: CaseMoment = 'newest_at',
) => casesWith(reportsOfCase, db, page, { direction, at });

/**
 * Builds the same with who made each report, and what they and the author have been known for. A list leaves that out: it is a half of what
 * it would have to say.
 */
export const wholeCaseQuery = (db: Kysely<Schema>, page: AliasableExpression<ReportCaseRow>) =>
  casesWith(reportsWithReporters, db, page, { direction: 'desc', at: 'newest_at' }).select(
    AUTHOR_RECORD.as('authorRecord'),
  );

/** Cases with their reports and the author's past, in one statement. */
function casesWith(
  reports: RawBuilder<StoredCaseReport[]>,
  db: Kysely<Schema>,
  page: AliasableExpression<ReportCaseRow>,
  { direction, at }: { readonly direction: 'asc' | 'desc'; readonly at: CaseMoment },
) {
  return db
    .selectFrom(page.as('report_case'))
    .innerJoin('member as reported', 'reported.uid', 'report_case.reported_uid')
    .innerJoin('post', 'post.post_id', 'report_case.post_id')
    .leftJoin('comment', 'comment.comment_id', 'report_case.comment_id')
    .select([
      'report_case.case_id as caseId',
      'report_case.post_id as postId',
      'report_case.comment_id as commentId',
      'report_case.action',
      'report_case.newest_at as createdAt',
      person('reported').as('reported'),
      content.as('content'),
      media.as('media'),
      reports.as('reports'),
      'report_case.report_count as reportCount',
      ...DESK,
    ])
    .orderBy(`report_case.${at}`, direction)
    .orderBy('report_case.case_id', direction);
}

type StoredCase = Awaited<ReturnType<ReturnType<typeof caseQuery>['executeTakeFirstOrThrow']>> & {
  readonly authorRecord?: AuthorRecord;
};

/** Makes a case of a row that `caseQuery` has read. */
export function asCase(row: StoredCase): ReportCase {
  const { commentId, authorRecord } = row;
  const reportCase = {
    caseId: row.caseId,
    postId: row.postId,
    decision: DECISIONS[row.action],
    createdAt: row.createdAt,
    reported: row.reported,
    content: row.content,
    media: row.media,
    reports: row.reports.map(asCaseReport),
    reportCount: row.reportCount,
    ...(authorRecord && { authorRecord }),
  };
  // The contract leaves out what there is not.
  return withDesk(commentId === null ? reportCase : { ...reportCase, commentId }, row);
}

/** As the store has it: null while it is open, and of a decider who is no longer there. */
interface Decided {
  readonly decidedBy: CaseReport['decidedBy'] | null;
  readonly decidedAt: number | null;
}
/** The contract leaves out what there is not. */
export const withDecision = <T>(report: T, { decidedBy, decidedAt }: Decided) =>
  decidedBy || decidedAt !== null
    ? { ...report, ...(decidedBy && { decidedBy }), ...(decidedAt !== null && { decidedAt }) }
    : report;
type StoredCaseReport = Omit<CaseReport, 'decision' | keyof Decided> & Decided & { readonly action: 0 | 1 | 2 | 3 };

/**
 * The open ones before the others, newest first; `reporter` adds who made them, and their records. Of a case whose reports are gone (rows
 * deleted by hand, a store put together again) there are none, and the others of its page are answered all the same.
 */
const reportsWhere = (reporter: RawBuilder<unknown>, joined: RawBuilder<unknown>) => sql<StoredCaseReport[]>`coalesce((
  SELECT json_agg(json_build_object('reportId', r.report_id, 'action', r.action, 'createdAt', r.created_at,
    'reason', r.reason, ${reporter} 'decidedBy', ${decider(sql`r.action`)},
    'decidedAt', r.processed_at) ORDER BY (r.action = 0) DESC, r.created_at DESC, r.report_id DESC)
  FROM (SELECT * FROM report WHERE report.case_id = report_case.case_id
    ORDER BY (action = 0) DESC, created_at DESC, report_id DESC LIMIT ${sql.lit(CASE_REPORTS_MAX)}) r
  ${joined} LEFT JOIN admin_user staff ON staff.uid = r.processed_by), '[]')`;
const reportsOfCase = reportsWhere(sql``, sql``);
const reportsWithReporters = reportsWhere(
  sql`'reporter', ${person('reporter')}, 'record', ${REPORTER_RECORD},`,
  sql`JOIN member reporter ON reporter.uid = r.reporter_uid`,
);

function asCaseReport(row: StoredCaseReport): CaseReport {
  const { reporter, record } = row;
  const report = {
    reportId: row.reportId,
    decision: DECISIONS[row.action],
    createdAt: row.createdAt,
    reason: row.reason,
  };
  return withDecision(reporter ? { ...report, reporter, ...(record && { record }) } : report, row);
}

export const noSuchReport = (reportId: string) => new RefusalError(Code.notFound, `There is no report ${reportId}`);
export const noSuchCase = (caseId: string) => new RefusalError(Code.notFound, `There is no case ${caseId}`);

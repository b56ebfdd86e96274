import { sql } from 'kysely';
import { type AuthorRecord, REPORTER_RECORD_MAX, type ReporterRecord } from '../../../contract/records';
import { ACTION } from './listed';

const countWhere = (action: number) => sql<number>`count(*) FILTER (WHERE action = ${sql.lit(action)})`;

/** SQL for what the author of a row of `report_case` has been known for, joined to it as `reported`. */
export const AUTHOR_RECORD = sql<AuthorRecord>`json_build_object(
  'joinedAt', reported.created_at,
  'postCount', (SELECT count(*) FROM post written WHERE written.uid = reported.uid AND written.deleted_at IS NULL),
  'cases', (
    SELECT json_build_object('open', ${countWhere(ACTION.open)}, 'ignored', ${countWhere(ACTION.ignored)},
      'deleted', ${countWhere(ACTION.deleted)}, 'blocked', ${countWhere(ACTION.blocked)})
    FROM report_case other
    WHERE other.reported_uid = reported.uid AND other.case_id <> report_case.case_id))`;

/** SQL for what became of the newest other reports by whoever made the report `r`. */
export const REPORTER_RECORD = sql<ReporterRecord>`(
  SELECT json_build_object(
    'agreed', count(*) FILTER (WHERE action IN (${sql.lit(ACTION.deleted)}, ${sql.lit(ACTION.blocked)})),
    'ignored', ${countWhere(ACTION.ignored)}, 'open', ${countWhere(ACTION.open)})
  FROM (SELECT action FROM report other WHERE other.reporter_uid = r.reporter_uid AND other.case_id <> r.case_id
    ORDER BY other.created_at DESC LIMIT ${sql.lit(REPORTER_RECORD_MAX)}) newest)`;

import { sql } from 'kysely';
import type { Decision } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { type ServedCall, serve } from '../../http/serve';
import { newestFirst, pageOf } from '../../store/lists';
import { pageReader } from '../../store/pageReader';
import { memberByPubkey } from '../profiles/rows';
import { ACTION, listed } from './listed';
import { asCase, asReport, caseQuery, noSuchCase, reportQuery, wholeCaseQuery } from './rows';
import { readAsked, readLong } from './waits';

/** What pages of all are read by, and of those with each decision. */
const forEach = <T>(make: (decision?: Decision) => T) => ({
  all: make(),
  open: make('open'),
  ignored: make('ignored'),
  deleted: make('deleted'),
  blocked: make('blocked'),
});
const readReportList = forEach((decision) =>
  pageReader((db, place) => {
    let rows = db.selectFrom('report').selectAll();
    if (decision) rows = rows.where('action', '=', sql.lit(ACTION[decision]));
    return reportQuery(db, pageOf(rows, place, 'created_at', 'report_id'), place.direction);
  }),
);
const readCaseList = forEach((decision) =>
  pageReader((db, place) => {
    let rows = db.selectFrom('report_case').selectAll();
    if (decision) rows = rows.where('action', '=', sql.lit(ACTION[decision]));
    return caseQuery(db, pageOf(rows, place, 'newest_at', 'case_id'), place.direction);
  }),
);
/** The same of the cases that are handed to the caller. */
const readOwnCaseList = forEach((decision) =>
  pageReader((db, place, caller) => {
    let rows = db.selectFrom('report_case').selectAll().where('assignee_uid', '=', caller);
    if (decision) rows = rows.where('action', '=', sql.lit(ACTION[decision]));
    return caseQuery(db, pageOf(rows, place, 'newest_at', 'case_id'), place.direction);
  }),
);

export const readReports: readonly ServedCall[] = [
  serve(reports.list, async (context) => {
    const { action } = context.input;
    const { rows, total } = await readReportList[action ?? 'all'](context, [listed('report', action)], context.input);
    return { data: rows.map(asReport), total };
  }),

  serve(reports.cases, async (context) => {
    const { action, mine, waits } = context.input;
    const { tx, now, caller } = context;
    if (waits === 'week' || waits === 'month') return readLong(tx, waits, { ...context.input, uid: caller.uid, now });
    if (waits !== undefined) return readAsked(tx, waits, { ...context.input, uid: caller.uid });
    const read = (mine ? readOwnCaseList : readCaseList)[action ?? 'all'];
    const list = mine ? (`case:of:${caller.uid}` as const) : 'case';
    const { rows, total } = await read(context, [listed(list, action)], context.input);
    return { data: rows.map(asCase), total };
  }),

  serve(reports.oneCase, async ({ tx, input }) => {
    const found = tx.selectFrom('report_case as c').selectAll().where('c.case_id', '=', input.idcase);
    const row = await wholeCaseQuery(tx, found).executeTakeFirst();
    if (!row) throw noSuchCase(input.idcase);
    return asCase(row);
  }),

  serve(reports.casesOfAuthor, async ({ tx, input }) => {
    const { uid } = await memberByPubkey(tx, input.pubkey);
    const theirs = tx.selectFrom('report_case').where('reported_uid', '=', uid);
    const { total } = await theirs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    const rows = await caseQuery(tx, newestFirst(theirs.selectAll(), input, 'newest_at', 'case_id')).execute();
    return { data: rows.map(asCase), total };
  }),
];

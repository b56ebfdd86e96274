import { sql } from 'kysely';
import type { Decision } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { type ServedCall, serve } from '../../http/serve';
import { newestFirst, pageOf } from '../../store/lists';
import { pageReader } from '../../store/pageReader';
import { memberByPubkey } from '../profiles/rows';
import { ACTION, CASE_ORDERS, listed, type OrderedBy, orderOf } from './listed';
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
const readCaseList = (by: OrderedBy, isMine: boolean) =>
  forEach((decision) =>
    pageReader((db, place, caller) => {
      const { at } = CASE_ORDERS[by];
      let rows = db.selectFrom('report_case').selectAll();
      if (isMine) rows = rows.where('assignee_uid', '=', caller);
      if (decision) rows = rows.where('action', '=', sql.lit(ACTION[decision]));
      return caseQuery(db, pageOf(rows, place, at, 'case_id'), place.direction, at);
    }),
  );
/** Of all cases, and of those that are handed to the caller, by time and by weight. */
const readCases = {
  time: { all: readCaseList('time', false), own: readCaseList('time', true) },
  weight: { all: readCaseList('weight', false), own: readCaseList('weight', true) },
};

export const readReports: readonly ServedCall[] = [
  serve(reports.list, async (context) => {
    const { action } = context.input;
    const { rows, total } = await readReportList[action ?? 'all'](context, [listed('report', action)], context.input);
    return { data: rows.map(asReport), total };
  }),

  serve(reports.cases, async (context) => {
    const { action, mine, waits } = context.input;
    const { tx, now, caller } = context;
    const { by, sort } = orderOf(context.input);
    const asked = { ...context.input, by, sort, uid: caller.uid };
    if (waits === 'week' || waits === 'month') return readLong(tx, waits, { ...asked, now });
    if (waits !== undefined) return readAsked(tx, waits, asked);
    const read = readCases[by][mine ? 'own' : 'all'][action ?? 'all'];
    const { list } = CASE_ORDERS[by];
    const { rows, total } = await read(context, [listed(mine ? `${list}:of:${caller.uid}` : list, action)], asked);
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

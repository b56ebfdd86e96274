import type { Decision } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { newestFirst, pageOf, seekPage } from '../../store/lists';
import { memberByPubkey } from '../profiles/rows';
import { caseRows, reportRows } from './rows';

export const readReports: readonly ServedCall[] = [
  serve(reports.list, async ({ tx, input }) => {
    const place = await seekPage(tx, [listed('report', input.action)], input);
    let rows = tx.selectFrom('report').selectAll();
    if (input.action !== undefined) rows = rows.where('action', '=', ACTION[input.action]);
    const data = await reportRows(tx, pageOf(rows, place, 'created_at', 'report_id'), place.direction);
    return { data, total: place.total };
  }),

  serve(reports.cases, async ({ tx, input }) => {
    const place = await seekPage(tx, [listed('case', input.action)], input);
    let rows = tx.selectFrom('report_case').selectAll();
    if (input.action !== undefined) rows = rows.where('action', '=', ACTION[input.action]);
    const data = await caseRows(tx, pageOf(rows, place, 'newest_at', 'case_id'), place.direction);
    return { data, total: place.total };
  }),

  serve(reports.oneCase, async ({ tx, input }) => {
    const found = tx.selectFrom('report_case as c').selectAll().where('c.case_id', '=', input.idcase);
    const [row] = await caseRows(tx, found);
    if (!row) throw new RefusalError(Code.notFound, `There is no case ${input.idcase}`);
    return row;
  }),

  serve(reports.casesOfAuthor, async ({ tx, input }) => {
    const { uid } = await memberByPubkey(tx, input.pubkey);
    const theirs = tx.selectFrom('report_case').where('reported_uid', '=', uid);
    const { total } = await theirs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
    return { data: await caseRows(tx, newestFirst(theirs.selectAll(), input, 'newest_at', 'case_id')), total };
  }),
];

const ACTION = { open: 0, ...reports.ACTION_OF } as const;

/** The counted list of a filter (store/migrations/0002_lists.ts). */
const listed = (list: 'report' | 'case', decision: Decision | undefined) =>
  decision === undefined ? list : `${list}:${ACTION[decision]}`;

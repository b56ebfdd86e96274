import { late, PART_MISSING } from '../../../commands/core/late';
import * as reports from '../../../contract/reports';
import { DECISIONS, WAITS } from '../../../contract/reports';
import type { Answer } from '../../../contract/wire/endpoint';
import { CaseOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import type { PageRequest } from '../../grid/rows/source';
import { listScreen } from '../../grid/screen';
import { serverHas, session } from '../../state/session';
import { deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { reportColumns } from './columns';
import { queryOf } from './queryOf';

/** The cases that are handed to oneself. */
const MINE = 'mine';

const plainPart = late(() => import('./plainCases'));

/** Cases of a server that knows none. */
async function loadPlain(request: PageRequest): Promise<Answer<readonly reports.ReportCase[]>> {
  const part = await plainPart().catch(() => PART_MISSING);
  return 'refused' in part ? part : part.loadPlainCases(request);
}

const casesAsked = (request: PageRequest) => ({
  ...queryOf(request, CaseOrder.options),
  ...(request.filters.whose === MINE && { mine: true }),
  waits: WAITS.find((one) => one === request.filters.waits),
});

/** A case gathers several reports: what comes in counts those. */
const ReportCount = deferredPart(() => import('./ReportCount'), Nothing);

/**
 * The report queue: cases, the open ones first asked for. On a server that knows no cases they are gathered from its reports, as far as
 * these have been read.
 */
export default listScreen<reports.ReportCase>({
  go: 'go.reports',
  kind: 'report',
  list: {
    key: 'reports',
    load: (request) =>
      serverHas('cases') ? call(reports.cases, casesAsked(request), { signal: request.signal }) : loadPlain(request),
  },
  rowsText: 'screens.reports.cases',
  alsoCounted: ReportCount,
  columns: reportColumns,
  detail: detailPart(() => import('./ReportDetail')),
  // Where the server can't filter, the list begins with all of them.
  get empty() {
    return serverHas('filters') ? 'screens.reports.empty' : 'screens.reports.none';
  },
  // With another filter or a search beside it there may be some that are handed to this person.
  noMatch: ({ text, filters: { whose, decision, ...others } }) =>
    whose === MINE && decision === 'open' && text === '' && Object.keys(others).length === 0
      ? 'screens.reports.noneMine'
      : undefined,
  filters: [
    {
      id: 'decision',
      title: 'screens.reports.state',
      options: DECISIONS.map((value) => ({ value, title: `screens.reports.decision.${value}` })),
      initial: 'open',
    },
    {
      id: 'whose',
      title: 'screens.reports.whose',
      options: [{ value: MINE, title: 'screens.reports.mine' }],
      extension: 'cases.assign',
    },
    {
      id: 'waits',
      title: 'screens.reports.waits',
      options: WAITS.map((value) => ({ value, title: `waiting.${value}.title` })),
      extension: 'waiting',
      onlyWhenSet: true,
    },
  ],
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
    {
      value: 'weight',
      title: 'screens.reports.byWeight.title',
      hint: 'screens.reports.byWeight.hint',
      extension: 'cases.weight',
    },
  ],
  canFilter: () => serverHas('filters'),
  readsAll: { filters: { decision: (row, decision) => row.decision === decision } },
  isSettled: (row) => row.decision !== 'open',
  matches: (row, { filters: { decision, whose, waits } }) =>
    (decision === undefined || row.decision === decision) &&
    (whose === undefined || row.assignee?.uid === session.user?.uid) &&
    (waits !== 'opinion' || (row.secondOpinion !== undefined && row.secondOpinion.by.uid !== session.user?.uid)),
  media: (row) => row.media,
});

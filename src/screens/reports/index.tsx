import { groupReportsIntoCases } from '../../../contract/groupReportsIntoCases';
import * as reports from '../../../contract/reports';
import { DECISIONS } from '../../../contract/reports';
import type { Answer } from '../../../contract/wire/endpoint';
import type { TimeOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import { detailPart } from '../../grid/list/detailPart';
import type { PageRequest } from '../../grid/rows/source';
import { wholePages } from '../../grid/rows/wholePages';
import { listScreen } from '../../grid/screen';
import { basesOf, putRows } from '../../state/rows';
import { serverHas } from '../../state/session';
import { deferredPart } from '../../ui/deferredPart';
import { Nothing } from '../../ui/lazyPart';
import { reportColumns } from './columns';

const queryOf = ({ pos, count, filters, sort }: PageRequest) => {
  const decision = DECISIONS.find((one) => one === filters.decision);
  return { pos, count, ...(decision ? { action: decision } : {}), ...(sort ? { sort: sort as TimeOrder } : {}) };
};

/** Reports as a server without cases lists them, in pages as long as they are asked for: a case is gathered from all of one. */
const plain = wholePages<reports.AbuseReport>({
  key: 'plainReports',
  load: (request) => call(reports.list, queryOf(request), { signal: request.signal }),
});

/** Each as a case. Rows of the list that share it with one that has now come are told of it. */
async function loadPlain(request: PageRequest): Promise<Answer<readonly reports.ReportCase[]>> {
  const answer = await plain.load(request);
  if (answer.refused !== undefined) return answer;
  const cases = groupReportsIntoCases(answer.data, request.anew ? [] : basesOf('report'));
  const data = cases.slice(0, answer.data.length);
  putRows('report', cases.slice(data.length));
  // Without it the rows stay as the server has them.
  void import('./knownPosts').then(({ lookForPosts }) => lookForPosts(data)).catch(() => {});
  return { ...answer, data };
}

/** A case gathers several reports: what comes in counts those. */
const ReportCount = deferredPart(() => import('./ReportCount'), Nothing);

/**
 * The report queue: cases, the open ones first asked for. On a server that knows no cases each report is one, with the others about the
 * same that have been read.
 */
export default listScreen<reports.ReportCase>({
  go: 'go.reports',
  kind: 'report',
  list: {
    key: 'reports',
    load: (request) =>
      serverHas('cases') ? call(reports.cases, queryOf(request), { signal: request.signal }) : loadPlain(request),
  },
  rowsText: 'screens.reports.cases',
  alsoCounted: ReportCount,
  columns: reportColumns,
  detail: detailPart(() => import('./ReportDetail')),
  // Where the server can't filter, the list begins with all of them.
  get empty() {
    return serverHas('filters') ? 'screens.reports.empty' : 'screens.reports.none';
  },
  filters: [
    {
      id: 'decision',
      title: 'screens.reports.state',
      options: DECISIONS.map((value) => ({ value, title: `screens.reports.decision.${value}` })),
      initial: 'open',
    },
  ],
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
  ],
  canFilter: () => serverHas('filters'),
  readsAll: { filters: { decision: (row, decision) => row.decision === decision } },
  isSettled: (row) => row.decision !== 'open',
  matches: (row, { filters }) => filters.decision === undefined || row.decision === filters.decision,
  media: (row) => row.media,
});

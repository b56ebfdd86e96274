import type { TimeOrder } from '../../../contract/paging';
import { casesOfReports } from '../../../contract/plainCases';
import * as reports from '../../../contract/reports';
import { DECISIONS } from '../../../contract/reports';
import { call } from '../../client';
import { detailPart } from '../../grid/detailPart';
import { screen } from '../../grid/screen';
import { serverHas } from '../../state/session';
import { reportColumns } from './columns';

/** The report queue: cases, the open ones first asked for. On a server that knows no cases each report is one, with what the page has of it. */
export const reportScreen = screen<reports.ReportCase>({
  path: '/dashboard/report',
  kind: 'report',
  title: 'go.reports.title',
  list: {
    key: 'reports',
    load: async ({ pos, count, signal, filters, sort }) => {
      const decision = DECISIONS.find((one) => one === filters.decision);
      const query = {
        pos,
        count,
        ...(decision ? { action: decision } : {}),
        ...(sort ? { sort: sort as TimeOrder } : {}),
      };
      if (serverHas('cases')) return call(reports.cases, query, { signal });
      const answer = await call(reports.list, query, { signal });
      if (answer.refused !== undefined) return answer;
      const data = casesOfReports(answer.data);
      // Without it the rows stay as the server has them.
      void import('./knownPosts').then(({ lookForPosts }) => lookForPosts(data)).catch(() => {});
      return { ...answer, data };
    },
  },
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
  belongs: (row, { filters }) => filters.decision === undefined || row.decision === filters.decision,
  media: (row) => row.media,
});

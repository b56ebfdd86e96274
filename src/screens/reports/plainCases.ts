import type { ReportCase } from '../../../contract/reports';
import * as reports from '../../../contract/reports';
import { TimeOrder } from '../../../contract/wire/paging';
import { call } from '../../client';
import type { ListSource } from '../../grid/rows/source';
import { gatherCases } from './gatherCases';
import { lookForPosts } from './knownPosts';
import { decisionAsked, queryOf } from './queryOf';
import { reportsRead } from './reportsRead';

const load = gatherCases(
  {
    key: 'plainReports',
    load: (request) => call(reports.list, queryOf(request, TimeOrder.options), { signal: request.signal }),
  },
  ({ decision }, query) => [undefined, decision].includes(decisionAsked(query)),
  reportsRead,
);

/** A page of the cases of such a server; what its reports leave out is looked for among the posts, and put into the rows when found. */
export const loadPlainCases: ListSource<ReportCase>['load'] = async (request) => {
  const answer = await load(request);
  if (answer.refused === undefined) void lookForPosts(answer.data);
  return answer;
};

import { groupReportsIntoCases } from '../contract/groupReportsIntoCases';
import type { ReportCase } from '../contract/reports';
import * as reports from '../contract/reports';
import { Code } from '../contract/wire/codes';
import { COUNT_MAX } from '../contract/wire/constants';
import type { Answer } from '../contract/wire/endpoint';
import type { World } from './core/world';

/** Pages of the list that are looked through for one report. */
const PAGES_MAX = 5;

/**
 * A report as it is now. A server without `cases` has no call for one, so the newest pages of its list are looked through; undefined
 * where it is not among them and they are not all.
 */
export async function oneReport(
  { call, has }: Pick<World, 'call' | 'has'>,
  caseId: string,
): Promise<Answer<ReportCase> | undefined> {
  if (has('cases')) return call(reports.oneCase, { idcase: caseId });
  let pos = 0;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const answer = await call(reports.list, { pos, count: COUNT_MAX });
    if (answer.refused !== undefined) return answer;
    const found = groupReportsIntoCases(answer.data).find((row) => row.caseId === caseId);
    if (found) return { data: found };
    pos += answer.data.length;
    // A short page may be all that the server gives at once; an empty one is the end.
    if (answer.data.length === 0 || pos >= (answer.total ?? Number.POSITIVE_INFINITY))
      return { refused: Code.notFound, message: `There is no report ${caseId}` };
  }
  return undefined;
}

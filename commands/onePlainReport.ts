import { groupReportsIntoCases } from '../contract/groupReportsIntoCases';
import * as reports from '../contract/reports';
import { Code } from '../contract/wire/codes';
import { COUNT_MAX } from '../contract/wire/constants';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import type { World } from './core/world';
import { isOpen } from './openCases';

/** Pages of the list that are looked through for one case. */
const PAGES_MAX = 5;

/**
 * A case as it is now, of a server that has no call for one: the newest pages of its list are looked through for its reports, and an older
 * one is left out. Undefined where none is among them and they are not all.
 */
export async function onePlainReport(
  { call }: Pick<World, 'call'>,
  caseId: string,
): Promise<Answer<reports.ReportCase> | undefined> {
  const read: reports.AbuseReport[] = [];
  let isOver = false;
  for (let page = 0; page < PAGES_MAX && !isOver; page += 1) {
    const answer = await call(reports.list, { pos: read.length, count: COUNT_MAX });
    if (answer.refused !== undefined) return answer;
    read.push(...answer.data);
    // A short page may be all that the server gives at once; an empty one is the end.
    isOver = answer.data.length === 0 || read.length >= (answer.total ?? Number.POSITIVE_INFINITY);
  }
  const data = groupReportsIntoCases(read).find((row) => row.caseId === caseId);
  if (data) return { data };
  return isOver ? { refused: Code.notFound, message: `There is no report on ${caseId}` } : undefined;
}

/** The open cases among the newest reports of such a server. */
export async function newestOpenPlain(
  { call }: Pick<World, 'call'>,
  count: number,
): Promise<Answer<readonly reports.ReportCase[]>> {
  const answer = await call(reports.list, { pos: 0, count: COUNT_MAX });
  return mapAnswer(answer, (read) => groupReportsIntoCases(read).filter(isOpen).slice(0, count));
}

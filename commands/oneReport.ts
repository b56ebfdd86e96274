import type { ReportCase } from '../contract/reports';
import * as reports from '../contract/reports';
import type { Answer } from '../contract/wire/endpoint';
import { mapAnswer } from './core/definition';
import { late } from './core/late';
import type { World } from './core/world';
import { isOpen } from './openCases';

const plain = late(() => import('./onePlainReport'));

/** A case as it is now; undefined where a server without `cases` can't say (commands/onePlainReport.ts). */
export async function oneReport(
  world: Pick<World, 'call' | 'has'>,
  caseId: string,
): Promise<Answer<ReportCase> | undefined> {
  if (world.has('cases')) return world.call(reports.oneCase, { idcase: caseId });
  return (await plain()).onePlainReport(world, caseId);
}

/** The cases that wait for a decision, the newest first; of a server without `cases`, those among its newest reports. */
export async function newestOpenCases(
  world: Pick<World, 'call' | 'has'>,
  count: number,
): Promise<Answer<readonly ReportCase[]>> {
  if (!world.has('cases')) return (await plain()).newestOpenPlain(world, count);
  const answer = await world.call(reports.cases, { action: 'open', sort: '-time', pos: 0, count });
  return mapAnswer(answer, (cases) => cases.filter(isOpen));
}

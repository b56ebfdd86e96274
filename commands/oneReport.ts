import type { ReportCase } from '../contract/reports';
import * as reports from '../contract/reports';
import type { Answer } from '../contract/wire/endpoint';
import { late } from './core/late';
import type { World } from './core/world';

const plain = late(() => import('./onePlainReport'));

/** A case as it is now; undefined where a server without `cases` can't say (commands/onePlainReport.ts). */
export async function oneReport(
  world: Pick<World, 'call' | 'has'>,
  caseId: string,
): Promise<Answer<ReportCase> | undefined> {
  if (world.has('cases')) return world.call(reports.oneCase, { idcase: caseId });
  return (await plain()).onePlainReport(world, caseId);
}

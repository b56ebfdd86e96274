import type { Role } from '../contract/roles';
import type { Answer } from '../contract/wire/endpoint';
import { late, PART_MISSING } from './core/late';
import type { World } from './core/world';

/** What looks whether something is there already. */
export const lookups = late(() => import('./lookups'));

/** Every role there is, for a question or a search: where the part that reads them can't be had, that is the answer. */
export async function everyRole(world: Pick<World, 'call'>): Promise<Answer<readonly Role[]>> {
  const part = await lookups().catch(() => undefined);
  return part ? part.everyRole(world) : PART_MISSING;
}

import { one } from '../../contract/adminUsers';
import type { Call } from '../client/client';

/**
 * The tier of a user for whom neither login nor profile gives one, as the list of staff has it (docs/specification.md section 7);
 * undefined if that can't be read either. In a file of its own: most servers are not asked.
 */
export async function askTier(call: Call, uid: number): Promise<number | undefined> {
  const answer = await call(one, { uid });
  return answer.refused === undefined && Number.isInteger(answer.data.tier_id) ? answer.data.tier_id : undefined;
}

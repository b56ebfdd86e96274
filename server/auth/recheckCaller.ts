import type { Kysely } from 'kysely';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { missingFor } from '../../contract/wire/permissions';
import { Refused } from '../http/refusalError';
import type { Caller } from '../http/serve';
import type { Schema } from '../store/schema';
import { oneStaffChangeAtATime } from '../store/staffLock';
import { callerOfSession } from './sessions';

interface Begun {
  readonly tx: Kysely<Schema>;
  readonly caller: Caller;
  readonly input: unknown;
  readonly now: number;
}

/**
 * Waits until nobody else changes admin users and roles, and answers the caller as the changes before have left him: whoever was
 * banned (303) or lost the permission (308) while his call waited does not make it any more.
 */
export async function staffChange({ tx, caller, input, now }: Begun, endpoint: Endpoint): Promise<Caller> {
  await oneStaffChangeAtATime(tx);
  const present = await callerOfSession(tx, caller.sessionId, now);
  if (!present) throw new Refused(Code.sessionEnded, 'Work session expired, please log in again');
  const missing = missingFor(present, endpoint.permission, input as Record<string, unknown>);
  if (missing) throw new Refused(Code.forbidden, `You have no permission to perform this action: ${missing}`);
  return present;
}

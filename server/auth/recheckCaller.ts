import type { Kysely } from 'kysely';
import { Code } from '../../contract/wire/codes';
import type { Endpoint } from '../../contract/wire/endpoint';
import { missingPermission } from '../../contract/wire/permissions';
import { RefusalError } from '../http/refusalError';
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
 * Takes the staff lock, then reads the caller again. Throws 303 if they were banned, and 308 if they lost the permission, while this call
 * waited for the lock.
 */
export async function recheckCaller({ tx, caller, input, now }: Begun, endpoint: Endpoint): Promise<Caller> {
  await oneStaffChangeAtATime(tx);
  const present = await callerOfSession(tx, caller.sessionId, now);
  if (!present) throw new RefusalError(Code.sessionEnded, 'Work session expired, please log in again');
  const missing = missingPermission(present, endpoint.permission, input as Record<string, unknown>);
  if (missing) throw new RefusalError(Code.forbidden, `You have no permission to perform this action: ${missing}`);
  return present;
}

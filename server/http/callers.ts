import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Code } from '../../contract/wire/codes';
import { FRESH_SIGN_IN_SECONDS } from '../../contract/wire/constants';
import type { Endpoint } from '../../contract/wire/endpoint';
import { missingPermission } from '../../contract/wire/permissions';
import { callerOf, endOf, type KnownCallers } from '../auth/sessions';
import type { Schema } from '../store/schema';
import { passwordFirst, RefusalError, secondFactorFirst, signInAnew } from './refusalError';
import type { Caller } from './serve';

const AUTHORIZATION = 'authorization';
const SCHEME = /^Bearer +/i;

/** The key that a request shows, or undefined. */
export function sessionKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers[AUTHORIZATION];
  return header !== undefined && SCHEME.test(header) ? header.replace(SCHEME, '') : undefined;
}

/** Who makes a call, null for public ones; 303 without a session. */
export async function callerFor(
  endpoint: Endpoint,
  request: FastifyRequest,
  db: Kysely<Schema>,
  now: number,
  known: KnownCallers,
): Promise<Caller | null> {
  if (endpoint.permission === 'public') return null;
  const sessionKey = sessionKeyOf(request);
  const caller = sessionKey && (await callerOf(db, sessionKey, now, known));
  if (caller) return caller;
  const why = sessionKey ? await endOf(db, sessionKey, now) : null;
  throw new RefusalError(Code.sessionEnded, 'Work session expired, please log in again', why);
}

/** 308 where the caller may not; without the input, where no input would be allowed. */
export function permit(endpoint: Endpoint, caller: Caller | null, input?: Record<string, unknown>): void {
  const refused = refusalOf(endpoint, caller, input);
  if (refused) throw refused;
}

/**
 * 311 where the call is one for which somebody has to have signed in not long ago (contract/wire/endpoint.ts), and has not: whoever finds a
 * console left open, or takes a key out of it, gives nobody rights by it.
 */
export function requireFreshSignIn(endpoint: Endpoint, caller: Caller | null, now: number): void {
  const signedInAt = caller?.signedInAt ?? null;
  if (signedInAt === null || !endpoint.errors?.includes(Code.signInAnew)) return;
  if (now - signedInAt > FRESH_SIGN_IN_SECONDS) throw signInAnew();
}

/** Whether a caller who is known from before is likely to be let in. */
export const isLikely = (endpoint: Endpoint, caller: Caller): boolean => refusalOf(endpoint, caller) === undefined;

/** What a caller has to do before anything else, as the refusal that says so. */
export function whatFirst(
  caller: Pick<Caller, 'mustChangePassword' | 'mustSetUpSecondFactor'>,
): RefusalError | undefined {
  if (caller.mustChangePassword) return passwordFirst();
  return caller.mustSetUpSecondFactor ? secondFactorFirst() : undefined;
}

function refusalOf(
  endpoint: Endpoint,
  caller: Caller | null,
  input?: Record<string, unknown>,
): RefusalError | undefined {
  const first = caller && !endpoint.beforePasswordChange && whatFirst(caller);
  if (first && !(first.code === Code.secondFactorFirst && endpoint.beforeSecondFactor)) return first;
  const missing = caller && missingPermission(caller, endpoint.permission, input);
  if (!missing) return undefined;
  return new RefusalError(Code.forbidden, `You have no permission to perform this action: ${missing}`);
}

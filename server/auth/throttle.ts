import { type Kysely, sql } from 'kysely';
import { Code } from '../../contract/codes';
import { LOGIN_FAILURES_PER_ADDRESS, LOGIN_FAILURES_PER_NAME, LOGIN_WINDOW_SECONDS } from '../../contract/constants';
import { Refused } from '../http/refused';
import type { Schema } from '../store/schema';

/** Refuses with 429 when a name or an address has failed too often of late (API.md, login). */
export async function refuseTooMany(db: Kysely<Schema>, userName: string, address: string, now: number): Promise<void> {
  const since = now - LOGIN_WINDOW_SECONDS;
  const { rows } = await sql<{ by_name: number[]; by_address: number[] }>`
    SELECT ARRAY(SELECT at FROM login_failure WHERE user_name = ${userName} AND at > ${since}
             ORDER BY at DESC LIMIT ${LOGIN_FAILURES_PER_NAME}) AS by_name,
           ARRAY(SELECT at FROM login_failure WHERE address = ${address} AND at > ${since}
             ORDER BY at DESC LIMIT ${LOGIN_FAILURES_PER_ADDRESS}) AS by_address`.execute(db);
  const { by_name = [], by_address = [] } = rows[0] ?? {};
  // The oldest of the last few failures: when it is no longer of late, one more try is free.
  const blocking = [
    by_name.length >= LOGIN_FAILURES_PER_NAME ? by_name.at(-1) : undefined,
    by_address.length >= LOGIN_FAILURES_PER_ADDRESS ? by_address.at(-1) : undefined,
  ].filter((at) => at !== undefined);
  if (blocking.length === 0) return;
  const waitSeconds = Math.max(1, ...blocking.map((at) => Number(at) + LOGIN_WINDOW_SECONDS - now));
  throw new Refused(Code.tooManyTries, 'Too many tries to sign in; wait and try again.', null, waitSeconds);
}

/** The last try in line for each name and each address. */
const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Judges tries that share a name or an address one after the other, so that guesses sent all at once can't pass the check
 * together before the first failure is noted. Each process keeps a line of its own.
 */
export async function inTurn<T>(keys: readonly string[], judge: () => Promise<T>): Promise<T> {
  const mine = Promise.allSettled(keys.map((key) => lastInLine.get(key))).then(judge);
  for (const key of keys) lastInLine.set(key, mine);
  try {
    return await mine;
  } finally {
    for (const key of keys) if (lastInLine.get(key) === mine) lastInLine.delete(key);
  }
}

/** Remembers a failure. */
export async function noteFailure(db: Kysely<Schema>, userName: string, address: string, now: number): Promise<void> {
  await db.insertInto('login_failure').values({ user_name: userName, address, at: now }).execute();
}

/** Signing in forgives the name's failures. */
export async function forgive(db: Kysely<Schema>, userName: string): Promise<void> {
  await db.deleteFrom('login_failure').where('user_name', '=', userName).execute();
}

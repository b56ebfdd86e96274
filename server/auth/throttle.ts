import { type Kysely, sql } from 'kysely';
import { Code } from '../../contract/wire/codes';
import {
  LOGIN_FAILURES_PER_ADDRESS,
  LOGIN_FAILURES_PER_NAME,
  LOGIN_SLOWED_MAX_MS,
  LOGIN_WINDOW_SECONDS,
} from '../../contract/wire/constants';
import { RefusalError } from '../http/refusalError';
import type { Schema } from '../store/schema';

/** A try to sign in, as it is counted (docs/specification.md section 12.5). */
export interface Try {
  /** Folded to one case. */
  readonly userName: string;
  /** The caller's address, or the network that the caller has as a whole (`neighbourhoodOf` of http/trustProxy.ts). */
  readonly from: string;
  /** The browser, where this name has signed in from it before: it is counted by itself alone. */
  readonly browser: string | null;
  readonly now: number;
}

const SLOWED_STEP_MS = 100;
/** As far as the clocks of processes may be apart, generously: what failed later than that did so before a clock was set back. */
const CLOCKS_APART_SECONDS = 60;

/**
 * Refuses with 429 when a name has failed too often of late from one place, or a place with whatever names; `refused` hears of it. What
 * others fail elsewhere never refuses anybody: it could lock a colleague out.
 */
export async function refuseTooMany(
  db: Kysely<Schema>,
  { userName, from, browser, now }: Try,
  refused: () => void = () => {},
): Promise<void> {
  const ofLate = sql`at > ${now - LOGIN_WINDOW_SECONDS} AND at < ${now + CLOCKS_APART_SECONDS}`;
  const mine = browser === null ? sql`browser IS NULL AND address = ${from}` : sql`browser = ${browser}`;
  const { rows } = await sql<{ by_name: number[]; by_address: number[] }>`
    SELECT ARRAY(SELECT at FROM login_failure WHERE user_name = ${userName} AND ${ofLate} AND ${mine}
             ORDER BY at DESC LIMIT ${LOGIN_FAILURES_PER_NAME}) AS by_name,
           ARRAY(SELECT at FROM login_failure WHERE address = ${from} AND ${ofLate} AND browser IS NULL
             AND ${browser === null} ORDER BY at DESC LIMIT ${LOGIN_FAILURES_PER_ADDRESS}) AS by_address`.execute(db);
  const { by_name = [], by_address = [] } = rows[0] ?? {};
  // The oldest of the last few failures: when it is no longer of late, one more try is free.
  const blocking = [
    by_name.length >= LOGIN_FAILURES_PER_NAME ? by_name.at(-1) : undefined,
    by_address.length >= LOGIN_FAILURES_PER_ADDRESS ? by_address.at(-1) : undefined,
  ].filter((at) => at !== undefined);
  if (blocking.length === 0) return;
  const waitSeconds = Math.max(1, ...blocking.map((at) => Number(at) + LOGIN_WINDOW_SECONDS - now));
  refused();
  throw new RefusalError(Code.tooManyTries, 'Too many tries to sign in; wait and try again.', null, waitSeconds);
}

/**
 * How long a try is held up, at most a second, where its name has failed elsewhere of late: not at all in a browser that the name knows.
 */
export async function heldUpMs(db: Kysely<Schema>, { userName, from, browser, now }: Try): Promise<number> {
  if (browser !== null) return 0;
  const failed = await db
    .selectFrom('login_failure')
    .select('at')
    .where('user_name', '=', userName)
    .where('at', '>', now - LOGIN_WINDOW_SECONDS)
    .where('at', '<', now + CLOCKS_APART_SECONDS)
    .where('browser', 'is', null)
    .where('address', '<>', from)
    .limit(LOGIN_FAILURES_PER_NAME + LOGIN_SLOWED_MAX_MS / SLOWED_STEP_MS)
    .execute();
  const beyond = failed.length - LOGIN_FAILURES_PER_NAME;
  return beyond < 0 ? 0 : Math.min((beyond + 1) * SLOWED_STEP_MS, LOGIN_SLOWED_MAX_MS);
}

/** The last try in line for each place. */
const lastInLine = new Map<string, Promise<unknown>>();

/**
 * Judges tries that are counted together one after the other, so that guesses sent all at once can't pass the check together
 * before the first failure is noted. Each process has its own queue. A try never waits behind tries from elsewhere.
 */
export async function serializeBy<T>({ userName, from, browser }: Try, judge: () => Promise<T>): Promise<T> {
  const line = browser === null ? `from ${from}` : `browser ${browser} of ${userName}`;
  const mine = Promise.allSettled([lastInLine.get(line)]).then(judge);
  lastInLine.set(line, mine);
  try {
    return await mine;
  } finally {
    if (lastInLine.get(line) === mine) lastInLine.delete(line);
  }
}

/** Remembers a failure that is in no other log (auth/failureLog.ts has those of sign-ins). */
export async function noteQuietly(db: Kysely<Schema>, { userName, from, browser, now }: Try): Promise<void> {
  await db.insertInto('login_failure').values({ user_name: userName, address: from, browser, at: now }).execute();
}

/** Signing in forgives the failures that were counted together with this try, and nobody else's. */
export async function clearFailuresHere(db: Kysely<Schema>, { userName, from, browser }: Try): Promise<void> {
  await db
    .deleteFrom('login_failure')
    .where('user_name', '=', userName)
    .$if(browser === null, (rest) => rest.where('browser', 'is', null).where('address', '=', from))
    .$if(browser !== null, (rest) => rest.where('browser', '=', browser))
    .execute();
}

/** Forgives every failure of a name, wherever it was: its password is another one now. */
export async function clearFailures(db: Kysely<Schema>, userName: string): Promise<void> {
  await db.deleteFrom('login_failure').where('user_name', '=', userName).execute();
}

import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SessionEnd } from '../../contract/session';
import { SESSION_LIFE_SECONDS } from '../../contract/wire/constants';
import type { Caller } from '../http/serve';
import type { Schema } from '../store/schema';
import { idleSince, SIGNED_IN, STATUS_ACTIVE, signedInBy } from '../store/signedIn';
import { forgetOldBrowsers } from './knownBrowsers';
import { forgetChallenges } from './passkeys';
import { forgetUnconfirmed, type Taken } from './secondFactor';

/** Last sight of a session is written at most this often: a list call should not cost a write. */
const SEEN_EVERY_SECONDS = 60;

/** Only the hash of a key is stored: it is random enough that a plain hash can't be turned round. */
export const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

interface Opener {
  readonly uid: number;
  readonly now: number;
  readonly address: string;
  readonly agent: string;
  /** The organisation has let this person in, and answers for how. */
  readonly byOrganisation?: boolean;
  /** What was shown beside the password. */
  readonly factor?: Taken | undefined;
}

/** Opens a session, which ends at `until` at the latest, and answers its id and its key, which is not kept. */
export async function newSession(
  db: Kysely<Schema>,
  who: Opener,
  until: number = who.now + SESSION_LIFE_SECONDS,
): Promise<{ readonly id: string; readonly key: string }> {
  const key = randomBytes(32).toString('base64url');
  const session_id = randomBytes(12).toString('base64url');
  await db
    .insertInto('session')
    .values({
      session_id,
      key_hash: hashOf(key),
      uid: who.uid,
      created_at: who.now,
      last_seen_at: who.now,
      expires_at: until,
      address: who.address,
      agent: agentOf(who.agent),
      by_organisation: who.byOrganisation ?? false,
      factor: who.factor ?? null,
    })
    .execute();
  return { id: session_id, key };
}

/** The end of a session that has none: later than any clock. */
export const NEVER = 253_402_300_799;

/** Opens a session that no idle time ends, until this moment or until it is revoked, and answers its key, which is not kept. */
export const openToken = async (db: Kysely<Schema>, who: Opener, until: number = NEVER): Promise<string> =>
  (await newSession(db, who, until)).key;

/** What a browser says of itself, as much of it as is kept. */
export const agentOf = (agent: string) => agent.slice(0, 300);

/** The same for callers that need only the key. */
export const openSession = async (db: Kysely<Schema>, who: Opener): Promise<string> => (await newSession(db, who)).key;

interface Found {
  readonly session_id: string;
  readonly last_seen_at: number;
  readonly uid: number;
  readonly user_name: string;
  readonly display_name: string;
  readonly tier_id: number;
  readonly must_change_password: boolean;
  readonly second_factor_first: boolean;
  readonly by_organisation: boolean;
  readonly signed_in_at: number | null;
  /** Null without a role. */
  readonly action_ids: readonly string[] | null;
}

/**
 * Who holds this key, with the actions that the first role has now (docs/specification.md section 6): a change of a role or of a person
 * counts from the next call. Undefined where there is no such session, it is over, or the person may no longer sign in.
 */
export async function callerOf(
  db: Kysely<Schema>,
  key: string,
  now: number,
  known: KnownCallers,
): Promise<Caller | undefined> {
  const keyHash = hashOf(key);
  // Written out, since it runs before every call: building the query for each call took longer than running it.
  const { rows } = await sql<{ asker: string | null }>`
    SELECT ${signedInBy(keyHash, now, idleSince(now))} AS asker`.execute(db);
  return known.seen(db, keyHash, rows[0]?.asker ?? null, now);
}

/** Callers remembered at most: more than a staff has at work. */
const KNOWN_MAX = 1000;

/**
 * Callers as the store named them last. What is remembered of a session says nothing of what it may do now: a call that begins with it
 * ends with what the store says while the call runs.
 */
export class KnownCallers {
  readonly #byKey = new Map<string, Known>();

  of(keyHash: string): Caller | undefined {
    return this.#byKey.get(keyHash)?.caller;
  }

  /** Who it is that the store says, the very same object where it says the same as before. Notes now and then that it was seen. */
  async seen(db: Kysely<Schema>, keyHash: string, json: string | null, now: number): Promise<Caller | undefined> {
    if (json === null) {
      this.#byKey.delete(keyHash);
      return undefined;
    }
    const before = this.#byKey.get(keyHash);
    const known = before?.json === json ? before : knownAfter(before, json);
    if (known !== before) {
      if (this.#byKey.size >= KNOWN_MAX) this.#byKey.clear();
      this.#byKey.set(keyHash, known);
    }
    const { caller, lastSeenAt } = known;
    if (now - lastSeenAt >= SEEN_EVERY_SECONDS) {
      await db.updateTable('session').set({ last_seen_at: now }).where('session_id', '=', caller.sessionId).execute();
    }
    return caller;
  }
}

interface Known {
  /** What the store said; and the same without the sight of the session, which makes nobody another caller. */
  readonly json: string;
  readonly identity: string;
  readonly lastSeenAt: number;
  readonly caller: Caller;
}

function knownAfter(before: Known | undefined, json: string): Known {
  const found = JSON.parse(json) as Found;
  const { last_seen_at: lastSeenAt, ...rest } = found;
  const identity = JSON.stringify(rest);
  return { json, identity, lastSeenAt, caller: before?.identity === identity ? before.caller : asCaller(found) };
}

/** The same by the session itself, within a call that has begun. */
export async function callerOfSession(db: Kysely<Schema>, id: string, now: number): Promise<Caller | undefined> {
  const { rows } = await sql<Found>`${SIGNED_IN} WHERE s.session_id = ${id} AND s.expires_at > ${now}`.execute(db);
  return rows[0] && asCaller(rows[0]);
}

/** The holders of these sessions, by session, as far as a call of theirs would be answered. */
export async function callersOfSessions(
  db: Kysely<Schema>,
  ids: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, Caller>> {
  const { rows } = await sql<Found>`
    ${SIGNED_IN}
    WHERE s.session_id = ANY(${ids}) AND s.expires_at > ${now}
      AND (s.last_seen_at > ${idleSince(now)} OR u.is_service)`.execute(db);
  return new Map(rows.map((found) => [found.session_id, asCaller(found)]));
}

const asCaller = (found: Found): Caller => ({
  uid: found.uid,
  userName: found.user_name,
  displayName: found.display_name,
  tierId: found.tier_id,
  actions: new Set(found.action_ids ?? []),
  sessionId: found.session_id,
  mustChangePassword: found.must_change_password,
  mustSetUpSecondFactor: found.second_factor_first,
  byOrganisation: found.by_organisation,
  signedInAt: found.signed_in_at,
});

/** The sessions of a person that still open something. */
export const aliveSessionsOf = (db: Kysely<Schema>, uid: number, now: number) =>
  db
    .selectFrom('session')
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', idleSince(now));

/** Ends one session; where it was, unless it had ended already. */
export const endSession = (db: Kysely<Schema>, sessionId: string) =>
  db.deleteFrom('session').where('session_id', '=', sessionId).returning(['address', 'agent']).executeTakeFirst();

/** Ends a person's sessions, all or all but one. */
export async function endSessionsOf(db: Kysely<Schema>, uid: number, except?: string): Promise<void> {
  await db
    .deleteFrom('session')
    .where('uid', '=', uid)
    .$if(except !== undefined, (rest) => rest.where('session_id', '!=', except ?? ''))
    .execute();
}

/**
 * Ends a person's sessions because that person may not work any more. They open nothing from now on, whatever becomes of the person,
 * but stay for a day, so that a caller who holds one is told why.
 */
export async function lockSessionsOf(db: Kysely<Schema>, uid: number, now: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ expires_at: now })
    .where('uid', '=', uid)
    .where('expires_at', '>', now)
    .execute();
}

/**
 * Why the session of this key is over, as far as it is known: of one that somebody has ended nothing is kept, nor of any for longer than a
 * day. Only holders of a formerly valid key learn this.
 */
export async function endOf(db: Kysely<Schema>, key: string, now: number): Promise<SessionEnd | null> {
  const found = await db
    .selectFrom('session as s')
    .innerJoin('admin_user as u', 'u.uid', 's.uid')
    .select(['u.status', 's.created_at', 's.last_seen_at'])
    .where('s.key_hash', '=', hashOf(key))
    .where('u.deleted_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return null;
  if (found.status !== STATUS_ACTIVE) return { locked: true };
  // One that a ban has cut short stays over when the ban is taken back.
  const isOld = found.created_at + SESSION_LIFE_SECONDS <= now || found.last_seen_at <= idleSince(now);
  return isOld ? { expired: true } : null;
}

/** Deletes what has expired: sessions, sign-in failures, browsers, second factors never confirmed, challenges, and remembered answers. */
export async function deleteExpired(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('session')
    .where('expires_at', '<', now - 86_400)
    .execute();
  await db
    .deleteFrom('login_failure')
    .where('at', '<', now - 86_400)
    .execute();
  await forgetOldBrowsers(db, now);
  await forgetUnconfirmed(db, now);
  await forgetChallenges(db, now);
  await sql`DELETE FROM idempotency WHERE at < ${now - 86_400}`.execute(db);
}

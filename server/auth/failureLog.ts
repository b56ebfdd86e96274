import { type Kysely, sql } from 'kysely';
import { LOGIN_WINDOW_SECONDS } from '../../contract/wire/constants';
import { recordChanges } from '../http/recordChanges';
import type { Change } from '../http/serve';
import type { Schema } from '../store/schema';
import type { Try } from './throttle';

/** Entries that failures may begin in a quarter of an hour, from all callers and places together: all beyond share one more entry. */
const ENTRIES_MAX = 100;
const SHOWN_OF_UNKNOWN = 3;

/** What the audit log says of a failure to sign in. */
export interface Failure {
  /** The name as it was typed. */
  readonly typed: string;
  /** Whose name that is, if anybody's. */
  readonly uid: number | undefined;
  readonly address: string;
  readonly agent: string;
}

/**
 * A name for the logs. Of an unknown name only its beginning: now and then a password is typed where the name belongs.
 */
const nameForLog = ({ typed, uid }: Pick<Failure, 'typed' | 'uid'>): string =>
  uid === undefined ? `${[...typed].slice(0, SHOWN_OF_UNKNOWN).join('')}…` : typed;

/**
 * Remembers a failure, in the audit log too: failures of one name from one place within a quarter of an hour are one entry with a
 * count. The entry has no user, and only super admins see it, so that it tells no other user which names exist.
 */
export async function noteFailure(db: Kysely<Schema>, tried: Try, failure: Failure): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { userName, from, browser, now } = tried;
    const row = { user_name: userName, address: from, browser, at: now };
    const counted = await countUp(tx, userName, from, now);
    const entry = counted ? null : await begin(tx, failure, now);
    await tx
      .insertInto('login_failure')
      .values({ ...row, entry })
      .execute();
  });
}

/** Adds the failure to the count of the open entry; false where there is none. */
async function countUp(tx: Kysely<Schema>, userName: string, from: string, now: number): Promise<boolean> {
  const known = await tx
    .selectFrom('login_failure')
    .select('entry')
    .where('user_name', '=', userName)
    .where('address', '=', from)
    .where('at', '>', now - LOGIN_WINDOW_SECONDS)
    .where('entry', 'is not', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!known?.entry) return false;
  await sql`UPDATE audit SET after = jsonb_set(after, '{count}', to_jsonb((after->>'count')::int + 1))
    WHERE audit_id = ${known.entry}`.execute(tx);
  return true;
}

/** Begins an entry; null where a flood has begun too many, and the failure is counted in the one of all the rest. */
async function begin(tx: Kysely<Schema>, failure: Failure, now: number): Promise<number | null> {
  const begun = await tx
    .selectFrom('login_failure')
    .select('entry')
    .where('at', '>', now - LOGIN_WINDOW_SECONDS)
    .where('entry', 'is not', null)
    .limit(ENTRIES_MAX)
    .execute();
  if (begun.length < ENTRIES_MAX) {
    const name = nameForLog(failure);
    const { address, agent } = failure;
    return record(tx, { name, uid: failure.uid, more: { address, agent } }, now);
  }
  if (!(await countUp(tx, '', '', now))) {
    const entry = await record(tx, { name: '…', uid: undefined, more: {} }, now);
    await tx.insertInto('login_failure').values({ user_name: '', address: '', at: now, entry }).execute();
  }
  return null;
}

async function record(
  tx: Kysely<Schema>,
  { name, uid, more }: { readonly name: string; readonly uid: number | undefined; readonly more: object },
  now: number,
): Promise<number> {
  const change: Change = {
    command: 'session.signInFailed',
    kind: uid === undefined ? 'session' : 'adminUser',
    id: uid === undefined ? name : String(uid),
    before: null,
    after: { user_name: name, ...more, count: 1 },
  };
  await recordChanges(tx, { uid: 0, userName: name, displayName: name }, { at: now, job: null }, [change]);
  const { rows } = await sql<{ id: number }>`SELECT currval(pg_get_serial_sequence('audit', 'audit_id')) AS id`.execute(
    tx,
  );
  return Number(rows[0]?.id);
}

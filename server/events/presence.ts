import { type Kysely, sql } from 'kysely';
import type { Colleague } from '../../contract/caseDesk';
import type { WhoIsThere } from '../../contract/events';
import { PLACES, type Place, PRESENT_MAX } from '../../contract/presence';
import { mayCall } from '../../contract/wire/permissions';
import { whatFirst } from '../http/callers';
import type { Caller } from '../http/serve';
import type { Schema } from '../store/schema';
import { STATUS_ACTIVE } from '../store/signedIn';
import { PRESENT } from '../store/sqlFragments';
import type { EventStream } from './eventStream';
import { messageOf } from './tell';

/** What comes and goes within this long is told at once. */
const GATHER_MS = 100;

interface Deps {
  readonly db: Kysely<Schema>;
  /** Who listens to this process now. */
  readonly readers: Iterable<{ readonly stream: EventStream; readonly caller: Caller }>;
  readonly trouble: (error: unknown) => void;
}

/**
 * Tells those who have a screen before them who else has it (extension `presence`), whenever that is not what they were told last. Who is
 * where is read once for all who listen to this process; who has the same screen is told the same bytes.
 */
export function openPresence({ db, readers, trouble }: Deps) {
  const told = new WeakMap<EventStream, ReadonlyMap<Place, string>>();
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function look(): Promise<void> {
    const { placesOf, messages } = byPlace(await whoIsWhere(db));
    for (const { stream, caller } of readers) {
      const before = told.get(stream);
      const now = new Map<Place, string>();
      for (const place of placesOf.get(caller.sessionId) ?? []) {
        const message = messages.get(place);
        if (message === undefined || whatFirst(caller) || !mayCall(caller, PLACES[place])) continue;
        now.set(place, message);
        if (before?.get(place) !== message) stream.say(message);
      }
      told.set(stream, now);
    }
  }

  return {
    /** Looks who is where, in a moment; however often it is asked for until then, once. */
    ask: (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        last = last.then(look).catch(trouble);
      }, GATHER_MS);
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

interface Present extends Colleague {
  readonly place: Place;
  readonly session_id: string;
}

const whoIsWhere = async (db: Kysely<Schema>): Promise<readonly Present[]> => {
  const { rows } = await sql<Present>`
    SELECT p.place, p.session_id, u.uid, u.display_name, u.avatar
    FROM presence p JOIN session s ON s.session_id = p.session_id AND s.expires_at > ${PRESENT}
      JOIN admin_user u ON u.uid = s.uid AND u.status = ${sql.lit(STATUS_ACTIVE)} AND u.deleted_at IS NULL
    WHERE p.until > ${PRESENT} ORDER BY u.display_name, u.uid`.execute(db);
  return rows;
};

/** The places of each session, and what is told at each. */
function byPlace(rows: readonly Present[]) {
  const placesOf = new Map<string, Set<Place>>();
  const there = new Map<Place, Map<number, Colleague>>();
  for (const { place, session_id, uid, display_name, avatar } of rows) {
    placesOf.set(session_id, (placesOf.get(session_id) ?? new Set()).add(place));
    there.set(place, (there.get(place) ?? new Map()).set(uid, { uid, display_name, avatar }));
  }
  const messages = new Map<Place, string>();
  for (const [place, people] of there) {
    // Each finds themselves among them.
    const said: WhoIsThere = { place, present: [...people.values()].slice(0, PRESENT_MAX + 1) };
    messages.set(place, messageOf('presence', said));
  }
  return { placesOf, messages };
}

/** Deletes what was said so long ago that nobody is held to be there any more. */
export const forgetWhoWasThere = (db: Kysely<Schema>) =>
  db.deleteFrom('presence').where('until', '<=', PRESENT).execute();

import { callersOfSessions } from '../auth/sessions';
import type { Caller } from '../http/serve';
import type { Store } from '../store/connection';
import type { Changed } from '../store/otherProcesses';
import { StoreUnavailable } from '../store/unavailable';
import { EventStream } from './eventStream';
import { type LoggedEvent, type Position, readEvents } from './log';
import { openPresence } from './presence';
import { BEAT, type Ears, earsOf, messageOf, rowEvents } from './tell';

/** Looks for what nobody has told it of: what others write into the store, and what was lost on the way. */
const LOOK_EVERY_MS = 2000;
const BEAT_EVERY_MS = 15_000;
/** A console needs one for all its tabs; what a network has swallowed without a word stands beside it for a while. */
const STREAMS_A_SESSION_MAX = 6;
/** Changes of these may change what a caller may do. */
const OF_STAFF = new Set(['adminUser', 'role', 'session']);

interface Reader {
  readonly stream: EventStream;
  caller: Caller;
  ears: Ears;
}

interface Deps {
  readonly store: Pick<Store, 'db' | 'others'>;
  readonly trouble: (error: unknown) => void;
  /** Whether it is told who has which screen before them (extension `presence`). */
  readonly tellsPresence: boolean;
}

export type Hub = ReturnType<typeof openHub>;

/** For those who watch the server. */
export interface StreamFigures {
  /** Streams that are open. */
  readonly streams: number;
  /** Messages about rows since the start, one for each stream that was told. */
  readonly told: number;
}

/**
 * Tells all who listen to this process what has happened (docs/specification.md section 12.10). It reads the log of events only while
 * somebody listens, once for all of them.
 */
export function openHub({ store: { db, others }, trouble, tellsPresence }: Deps) {
  const readers = new Set<Reader>();
  let position: Position | undefined;
  /** Told already, of transactions not before the position. */
  let told: ReadonlySet<number> = new Set();
  let toldCount = 0;
  let isAwaited = false;
  let isClosed = false;
  let isTroubled = false;
  let timers: readonly NodeJS.Timeout[] = [];
  let deaf: (() => void) | undefined;

  // One reading after the other, and nobody joins in the middle of one.
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  }

  /** Looks for events, soon; however often it is asked before it has begun to look, it looks once. */
  function wake(): void {
    if (isAwaited || readers.size === 0) return;
    isAwaited = true;
    inTurn(() => {
      isAwaited = false;
      return look();
    }).then(() => {
      isTroubled = false;
    }, report);
  }

  const presence = tellsPresence ? openPresence({ db, readers, trouble: report }) : undefined;
  const wakeFor = (what: Changed) => {
    if (what === 'rows') wake();
    else if (readers.size > 0) presence?.ask();
  };

  /** Said once for all tries until one succeeds: it looks again in a moment. */
  function report(error: unknown): void {
    if (!isTroubled) trouble(error);
    isTroubled = true;
  }

  async function look(): Promise<void> {
    if (readers.size === 0 || !position) return;
    const { position: now, events, isTooMuch } = await readEvents(db, position);
    const fresh = events.filter(({ eventId }) => !told.has(eventId));
    if (isTooMuch || fresh.some(({ kind }) => OF_STAFF.has(kind))) {
      await readCallers();
      presence?.ask();
    }
    // Only now: what could not be told is read again.
    position = now;
    told = new Set(events.map(({ eventId }) => eventId));
    if (isTooMuch) for (const { stream } of readers) stream.say(messageOf('reread', {}, now));
    else tell(fresh, now);
  }

  /** From here on it is told what happens; what has happened by now is not, though transactions of then may still be going on. */
  async function beginHere(): Promise<void> {
    const { position: here } = await readEvents(db);
    const { position: now, events } = await readEvents(db, here);
    position = now;
    told = new Set(events.map(({ eventId }) => eventId));
  }

  /** Each of those who may read the same is told the same bytes. */
  function tell(events: readonly LoggedEvent[], at: Position): void {
    if (events.length === 0) return;
    const messages = new Map<string, Buffer | null>();
    const addressed = new Set(events.flatMap(({ forUid }) => forUid ?? []));
    for (const { stream, ears } of readers) {
      const audible = [...ears.kinds, ears.uid !== undefined && addressed.has(ears.uid) ? ears.uid : ''].join();
      let message = messages.get(audible);
      if (message === undefined) {
        const rows = rowEvents(events, ears);
        message = rows.length === 0 ? null : Buffer.from(messageOf('rows', rows, at));
        messages.set(audible, message);
      }
      if (message) {
        stream.say(message);
        toldCount += 1;
      }
    }
  }

  /** Who is banned, signed out or has another role since is told so, before anything else. */
  async function readCallers(): Promise<void> {
    const sessions = [...new Set([...readers].map(({ caller }) => caller.sessionId))];
    const present = await callersOfSessions(db, sessions, Math.floor(Date.now() / 1000));
    for (const reader of readers) {
      const caller = present.get(reader.caller.sessionId);
      if (!caller) {
        reader.stream.say(messageOf('end', {}));
        reader.stream.finish();
        readers.delete(reader);
      } else if (mayOf(caller) !== mayOf(reader.caller)) {
        reader.caller = caller;
        reader.ears = earsOf(caller);
        reader.stream.say(messageOf('permissions', {}));
      }
    }
  }

  function begin(): void {
    // The last one may have been told to leave, and not have left.
    if (timers.length > 0) return;
    deaf = others?.listen(wakeFor);
    const beat = () =>
      inTurn(readCallers)
        .catch(report)
        .finally(() => {
          for (const { stream } of readers) stream.say(BEAT);
          // Whoever goes without a word is gone when their time is over.
          wakeFor('presence');
        });
    timers = [setInterval(wake, LOOK_EVERY_MS), setInterval(beat, BEAT_EVERY_MS)];
  }
  function rest(): void {
    for (const timer of timers) clearInterval(timer);
    timers = [];
    deaf?.();
    deaf = undefined;
    presence?.stop();
    position = undefined;
    told = new Set();
  }

  return {
    /** Told after every call that may have changed something, here; the other processes on this store hear it too. */
    changed: (what: Changed): void => {
      wakeFor(what);
      others?.tell(what);
    },

    /** What a caller is told from now on, or from where they were. The oldest stream of a session with too many ends. */
    join: (caller: Caller, from: Position | undefined): Promise<EventStream> =>
      inTurn(async () => {
        const own = [...readers].filter((reader) => reader.caller.sessionId === caller.sessionId);
        if (own.length >= STREAMS_A_SESSION_MAX) own[0]?.stream.destroy();
        await (position ? look() : beginHere());
        // Of what has happened since all others are told at the next look, and this reader for the second time.
        const missed = from && (await readEvents(db, from));
        // It may have been closed meanwhile, and would not end this stream any more.
        if (isClosed) throw new StoreUnavailable('The server stops.');
        const stream = new EventStream();
        const reader: Reader = { stream, caller, ears: earsOf(caller) };
        stream.say(messageOf('begin', {}, missed ? undefined : position));
        if (missed?.isTooMuch) stream.say(messageOf('reread', {}, missed.position));
        else if (missed) stream.say(messageOf('rows', rowEvents(missed.events, reader.ears), missed.position));
        begin();
        readers.add(reader);
        stream.once('close', () => {
          readers.delete(reader);
          if (readers.size === 0) rest();
        });
        return stream;
      }),

    figures: (): StreamFigures => ({ streams: readers.size, told: toldCount }),

    /** Ends all streams, for a server that stops. */
    close: (): void => {
      isClosed = true;
      for (const { stream } of readers) stream.finish();
      readers.clear();
      rest();
    },
  };
}

/** What a caller may do, to be compared. */
const mayOf = ({ tierId, actions, mustChangePassword, mustSetUpSecondFactor }: Caller): string =>
  [tierId, mustChangePassword, mustSetUpSecondFactor, ...[...actions].sort()].join();

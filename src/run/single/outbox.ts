import { ref } from 'valtio/vanilla';
import type { RunnerHost } from '../call/host';
import type { SearchResult } from '../call/runOutcome';
import type { KeyValueStore } from '../call/storage';
import { moveRun, RUN } from '../states';
import { type HeldCall, isDoubted, outbox } from './heldCalls';

const PREFIX = 'held:';

/**
 * At once; after a hold; again, because a page that went away had it on its way; or because the person wants it sent although it may
 * have arrived.
 */
export type SendReason = 'atOnce' | 'afterHold' | 'again' | 'byWord';

interface Deps {
  readonly host: RunnerHost;
  readonly storage: KeyValueStore;
  /** Resolves after the final answer: true where none came, and it is kept for the person to decide (`doubt`). */
  readonly send: (held: HeldCall, how: SendReason) => Promise<boolean>;
  /** A page that went away left it: its change is shown again. */
  readonly found: (held: HeldCall) => void;
  /** Whoever held it has signed out: its change is not shown to the next. */
  readonly revert: (held: HeldCall) => void;
  readonly pulledBack: (held: HeldCall) => void;
}

/** Longer than this no call waits to be written down before it goes out. */
const WRITTEN_WITHIN_MS = 1000;

/** What another version of the console has left in a state that this one has not may have arrived: the person is asked. */
const known = (held: HeldCall): HeldCall =>
  held.state in RUN
    ? held
    : { ...held, state: held.undoes === undefined ? 'unsure' : 'undoUnsure', looked: 'cannotTell' };

/** Keeps every call for a single row until it is answered, so that a page that goes loses none and sends none twice. */
export function createOutbox({ host, storage, send, found, revert, pulledBack }: Deps) {
  /** Written down and claimed; by id. */
  const kept = new Map<string, Promise<() => void>>();

  const keep = (held: HeldCall) => {
    const now = { ...held };
    const claimed = host.claim(PREFIX + held.id).then(async (release) => {
      await storage.write(PREFIX + held.id, now);
      return release ?? (async () => {});
    });
    kept.set(held.id, claimed);
  };
  const written = async (id: string): Promise<void> =>
    void (await Promise.race([kept.get(id), host.sleep(WRITTEN_WITHIN_MS)]));
  const letGo = async ({ id }: HeldCall) => {
    const claimed = kept.get(id);
    if (!claimed) return;
    kept.delete(id);
    const release = await claimed;
    await storage.remove([PREFIX + id]);
    release();
  };
  const take = (id: string): HeldCall | undefined => {
    const held = outbox.held.find((one) => one.id === id);
    if (held) outbox.held = ref(outbox.held.filter((one) => one !== held));
    return held;
  };
  const dispatch = async (held: HeldCall, how: SendReason) => {
    outbox.sending += 1;
    const isKept = await send(held, how);
    outbox.sending -= 1;
    if (!isKept) await letGo(held);
  };
  /** Keeps it until the person decides what to do with it. */
  const doubt = async (held: HeldCall, looked: SearchResult) => {
    // The user signed out in the meantime: their next page asks.
    if (host.uid() !== held.uid) return;
    const unsure: HeldCall = { ...held, looked };
    outbox.unsure = ref([...outbox.unsure, unsure]);
    await rewrite(unsure);
  };
  /** What is kept of it says more from now on. */
  const rewrite = async (held: HeldCall) => {
    const claimed = kept.get(held.id);
    if (!claimed) return;
    const now = { ...held };
    const written = claimed.then(async (release) => {
      await storage.write(PREFIX + held.id, now);
      return release;
    });
    kept.set(held.id, written);
    await written;
  };
  const sendNow = async (id: string): Promise<void> => {
    const held = take(id);
    if (!held) return;
    // From here on it may arrive: a page that finds it sends it without asking.
    moveRun(held, 'send');
    void rewrite(held);
    await dispatch(held, 'afterHold');
  };

  /**
   * What an earlier page had on its way goes on; what it still held is listed, and neither sent nor dropped until the person says. What another
   * tab has is looked at again when that lets go: it may be gone, or the page before this one, of which the browser has not let go yet.
   */
  async function load(uid: number): Promise<void> {
    if (host.uid() !== uid) return;
    const left = ((await storage.all(PREFIX)) as readonly HeldCall[]).filter((held) => held.uid === uid);
    for (const held of left.map(known)) {
      if (kept.has(held.id)) continue;
      const release = await host.claim(PREFIX + held.id);
      if (!release) {
        void host.untilFree(PREFIX + held.id).then(() => load(uid));
        continue;
      }
      // Another tab may have had its answer until it let go.
      if ((await storage.read(PREFIX + held.id)) === undefined || host.uid() !== uid) {
        release();
        continue;
      }
      kept.set(held.id, Promise.resolve(release));
      found(held);
      if (held.state === 'held') outbox.held = ref([...outbox.held, { ...held, sendAtMs: 0 }]);
      else if (isDoubted(held)) outbox.unsure = ref([...outbox.unsure, held]);
      else void dispatch(held, 'again');
    }
  }

  return {
    /** Sends at once. `isKept`: whether it may be written down. */
    sendAtOnce: async (held: HeldCall, isKept: boolean): Promise<void> => {
      if (isKept) keep(held);
      await dispatch(held, 'atOnce');
    },
    /** Resolves when a call under way is written down, or the browser takes too long for that: a database that hangs stops no work. */
    written,
    /** Keeps a call that is made elsewhere, from before it goes out until it is answered. */
    keepUntil: async <T>(
      held: HeldCall,
      send: () => Promise<T>,
      lookedOf: (answer: T) => SearchResult | undefined,
    ): Promise<T> => {
      keep(held);
      await written(held.id);
      const answer = await send();
      const looked = lookedOf(answer);
      if (looked) await doubt(held, looked);
      else await letGo(held);
      return answer;
    },
    /** Marks a call as unsure: it may have arrived, and the person has yet to decide what to do with it. */
    doubt,
    /** Removes a decided call from the unsure ones; undefined if it is no longer there. */
    decided: (id: string): HeldCall | undefined => {
      const held = outbox.unsure.find((one) => one.id === id);
      outbox.unsure = ref(outbox.unsure.filter((one) => one !== held));
      return held;
    },
    /** Looks again for a call that may have arrived, or sends it again. */
    tryAgain: async (held: HeldCall, how: 'again' | 'byWord'): Promise<void> => {
      void rewrite(held);
      await dispatch(held, how);
    },
    letGo,
    hold: async (held: HeldCall): Promise<void> => {
      outbox.held = ref([...outbox.held, held]);
      keep(held);
      await host.sleep(Math.max(0, held.sendAtMs - host.now()));
      // What was signed out from and found again waits for the person's word.
      if (outbox.held.includes(held)) await sendNow(held.id);
    },
    sendNow,
    /** Pulls a held call back; false when it has gone out already. */
    drop: async (id: string): Promise<boolean> => {
      const held = take(id);
      if (!held) return false;
      pulledBack(held);
      await letGo(held);
      return true;
    },
    load,
    /** Somebody signed out: what is kept stays kept, for the same person. */
    leave: async (): Promise<void> => {
      for (const held of outbox.held) revert(held);
      outbox.held = ref([]);
      outbox.unsure = ref([]);
      const claims = [...kept.values()];
      kept.clear();
      for (const claim of claims) (await claim)();
    },
    holds: (id: string): boolean => outbox.held.some((held) => held.id === id),
    unsent: (): boolean => kept.size > 0,
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

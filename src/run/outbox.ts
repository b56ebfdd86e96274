import { proxy, ref } from 'valtio/vanilla';
import type { Kind } from '../../commands/definition';
import type { Desk } from './desk';
import type { Keeping } from './keeping';

/** One command on one row between the key and the answer: held, so that undo can pull it back, or on its way. */
export interface Held {
  /** The history entry's id. */
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  readonly uid: number;
  /** Unix milliseconds; 0 for one found after a reload, which waits for the person's word. */
  readonly sendAtMs: number;
  readonly phase: 'held' | 'sending';
  /** The history entry that it takes back. */
  readonly undoes?: string;
}

const PREFIX = 'held:';

/** What is held now (COMMANDS.md, "Undo before confirm"), and how many calls for a single row are on their way. */
export const outbox = proxy<{ held: readonly Held[]; sending: number }>({ held: [], sending: 0 });

/** At once; after a hold; or again, because a page that went away had it on its way. */
export type Sending = 'atOnce' | 'afterHold' | 'again';

interface Surroundings {
  readonly desk: Desk;
  readonly keeping: Keeping;
  /** Resolves after the final answer. */
  readonly send: (held: Held, how: Sending) => Promise<void>;
  /** A page that went away left it: its change is shown again. */
  readonly found: (held: Held) => void;
  readonly pulledBack: (held: Held) => void;
}

/** Keeps every call for a single row until it is answered, so that a page that goes loses none and sends none twice. */
export function createOutbox({ desk, keeping, send, found, pulledBack }: Surroundings) {
  /** Written down and claimed; by id. */
  const kept = new Map<string, Promise<() => void>>();

  const keep = (held: Held) => {
    const claimed = desk.claim(PREFIX + held.id).then(async (release) => {
      await keeping.write(PREFIX + held.id, held);
      return release ?? (() => {});
    });
    kept.set(held.id, claimed);
  };
  const letGo = async ({ id }: Held) => {
    const claimed = kept.get(id);
    if (!claimed) return;
    kept.delete(id);
    const release = await claimed;
    await keeping.remove([PREFIX + id]);
    release();
  };
  const take = (id: string): Held | undefined => {
    const held = outbox.held.find((one) => one.id === id);
    if (held) outbox.held = ref(outbox.held.filter((one) => one !== held));
    return held;
  };
  const dispatch = async (held: Held, how: Sending) => {
    outbox.sending += 1;
    await send(held, how);
    outbox.sending -= 1;
    await letGo(held);
  };
  const sendNow = async (id: string): Promise<void> => {
    const held = take(id);
    if (!held) return;
    // From here on it may arrive: a page that finds it sends it without asking.
    const before = kept.get(id);
    if (before)
      kept.set(
        id,
        before.then(async (release) => {
          await keeping.write(PREFIX + id, { ...held, phase: 'sending' });
          return release;
        }),
      );
    await dispatch(held, 'afterHold');
  };

  return {
    /** Sends at once. `isKept`: whether it may be written down. */
    sendAtOnce: async (held: Held, isKept: boolean): Promise<void> => {
      if (isKept) keep(held);
      await dispatch(held, 'atOnce');
    },
    /** Resolves when a call under way is written down. */
    written: async (id: string): Promise<void> => void (await kept.get(id)),
    /** Keeps a call that is made elsewhere, until it is answered. */
    keepUntil: async <T>(held: Held, send: () => Promise<T>): Promise<T> => {
      keep(held);
      const answer = await send();
      await letGo(held);
      return answer;
    },
    hold: async (held: Held): Promise<void> => {
      outbox.held = ref([...outbox.held, held]);
      keep(held);
      await desk.sleep(Math.max(0, held.sendAtMs - desk.now()));
      await sendNow(held.id);
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
    /** What an earlier page had on its way goes on; what it still held is listed, and neither sent nor dropped until the person says. */
    load: async (uid: number): Promise<void> => {
      const left = ((await keeping.all(PREFIX)) as readonly Held[]).filter((held) => held.uid === uid);
      for (const held of left) {
        if (kept.has(held.id)) continue;
        const release = await desk.claim(PREFIX + held.id);
        if (!release) continue;
        // Another tab may have had its answer until it let go.
        if ((await keeping.read(PREFIX + held.id)) === undefined || desk.uid() !== uid) {
          release();
          continue;
        }
        kept.set(held.id, Promise.resolve(release));
        found(held);
        if (held.phase === 'sending') void dispatch(held, 'again');
        else outbox.held = ref([...outbox.held, { ...held, sendAtMs: 0 }]);
      }
    },
    /** Somebody signed out: what is kept stays kept, for the same person. */
    leave: async (): Promise<void> => {
      outbox.held = ref([]);
      const claims = [...kept.values()];
      kept.clear();
      for (const claim of claims) (await claim)();
    },
    holds: (id: string): boolean => outbox.held.some((held) => held.id === id),
    unsent: (): boolean => outbox.held.length > 0 || kept.size > 0,
  };
}

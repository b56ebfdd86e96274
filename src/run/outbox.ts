import { proxy, ref } from 'valtio';
import type { Kind } from '../../commands/definition';
import type { Keeping } from './keeping';

/** A call that the server could not take back: held for a while, so that undo can (COMMANDS.md, "Undo before confirm"). */
export interface Held {
  /** The history entry's id. */
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind;
  readonly rowId: string;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  /** Unix milliseconds; 0 for one found after a reload, which waits for the person's word. */
  readonly sendAtMs: number;
}

const PREFIX = 'held:';

export const outbox = proxy<{ held: readonly Held[] }>({ held: [] });

interface Surroundings {
  readonly keeping: Keeping;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly send: (held: Held) => Promise<void>;
  readonly pulledBack: (held: Held) => void;
}

export function createOutbox({ keeping, now, sleep, send, pulledBack }: Surroundings) {
  const take = (id: string): Held | undefined => {
    const found = outbox.held.find((held) => held.id === id);
    if (!found) return undefined;
    outbox.held = ref(outbox.held.filter((held) => held !== found));
    return found;
  };
  /** Sends now. What is stored is forgotten only after the answer: a page that goes meanwhile asks about it again. */
  const sendNow = async (id: string) => {
    const held = take(id);
    if (!held) return;
    await send(held);
    await keeping.remove(PREFIX + id);
  };
  return {
    hold: async (held: Held) => {
      outbox.held = ref([...outbox.held, held]);
      await keeping.write(PREFIX + held.id, held);
      await sleep(Math.max(0, held.sendAtMs - now()));
      await sendNow(held.id);
    },
    sendNow,
    /** Pulls a held call back; false when it has gone out already. */
    drop: async (id: string) => {
      const held = take(id);
      if (!held) return false;
      pulledBack(held);
      await keeping.remove(PREFIX + id);
      return true;
    },
    /** What an earlier page still held: listed, and neither sent nor dropped until the person says. */
    load: async () => {
      const left = (await keeping.all(PREFIX)) as readonly Held[];
      outbox.held = ref(left.map((held) => ({ ...held, sendAtMs: 0 })));
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

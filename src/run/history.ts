import { proxy, ref } from 'valtio';
import type { Kind } from '../../commands/definition';
import type { Keeping } from './keeping';

/** What was done to one row, or by one job: enough to take it back after a reload, and never a secret. */
export interface Entry {
  readonly id: string;
  readonly commandId: string;
  readonly kind: Kind | null;
  readonly rowId: string | null;
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly before: unknown;
  /** The job whose rows it stands for. */
  readonly jobId: string | null;
  /** How many rows. */
  readonly count: number;
  /** Unix seconds. */
  readonly at: number;
  /** Who was signed in. */
  readonly uid: number;
  readonly outcome: 'sending' | 'done' | 'failed' | 'settled' | 'undone' | 'pulledBack';
  /** Whether its command has an inverse. */
  readonly undoable: boolean;
}

const KEEP = 200;
const PLACE = 'history';

/** Newest first. */
export const history = proxy<{ entries: readonly Entry[] }>({ entries: [] });

/** The history of one console, kept so that it survives a reload; tabs add to the same one. */
export function createHistory(keeping: Keeping) {
  const write = (by: (entries: readonly Entry[]) => readonly Entry[]) => {
    history.entries = ref(by(history.entries) as Entry[]);
    return keeping.change(PLACE, (kept) => by((kept as readonly Entry[] | undefined) ?? []));
  };
  return {
    load: async () => {
      const kept = ((await keeping.read(PLACE)) as readonly Entry[] | undefined) ?? [];
      // What was on its way when the page went has no known end: it is listed and can't be undone twice.
      history.entries = ref(
        kept.map((entry) => (entry.outcome === 'sending' ? { ...entry, outcome: 'done' as const } : entry)),
      );
    },
    add: (entry: Entry) => write((entries) => [entry, ...entries].slice(0, KEEP)),
    mark: (id: string, outcome: Entry['outcome']) =>
      write((entries) => entries.map((entry) => (entry.id === id ? { ...entry, outcome } : entry))),
    find: (id: string) => history.entries.find((entry) => entry.id === id),
    /** The newest that can be taken back. */
    newestUndoable: (uid: number) =>
      history.entries.find(
        (entry) => entry.uid === uid && entry.undoable && (entry.outcome === 'done' || entry.outcome === 'sending'),
      ),
    newestUndone: (uid: number) => history.entries.find((entry) => entry.uid === uid && entry.outcome === 'undone'),
    newest: (uid: number) => history.entries.find((entry) => entry.uid === uid),
  };
}
export type History = ReturnType<typeof createHistory>;

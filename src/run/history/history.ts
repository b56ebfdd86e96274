import { ref } from 'valtio/vanilla';
import type { AnyMutation } from '../../../commands/core/definition';
import type { KeyValueStore } from '../call/storage';
import { actHistory, type Entry } from './actHistory';

/** The entry of a command that has just begun. */
export const entryOf = (
  command: AnyMutation,
  what: Omit<Entry, 'commandId' | 'left' | 'outcome' | 'undoable' | 'takenBackAt'>,
): Entry => ({
  ...what,
  commandId: command.id,
  left: {},
  outcome: 'sending',
  undoable: command.undo !== undefined || command.holds === true,
});

const KEPT = 200;
const STORAGE_KEY = 'history';

interface UndoCandidates {
  readonly next: Entry | undefined;
  readonly stays: Entry | undefined;
}

type EntryPatch = Partial<
  Pick<Entry, 'outcome' | 'undoable' | 'takenBackAt' | 'left' | 'rowId' | 'before' | 'progress'>
>;

/** The history of one console, kept so that it survives a reload; tabs add to the same one. */
export function createHistory(storage: KeyValueStore) {
  const shown = (by: (entries: readonly Entry[]) => readonly Entry[]) => {
    actHistory.entries = ref(by(actHistory.entries) as Entry[]);
  };
  const turned = (id: string, what: EntryPatch) => (entries: readonly Entry[]) =>
    entries.map((entry) => (entry.id === id ? { ...entry, ...what } : entry));
  const write = (by: (entries: readonly Entry[]) => readonly Entry[]) => {
    shown(by);
    return storage.change(STORAGE_KEY, (kept) => by((kept as readonly Entry[] | undefined) ?? []));
  };
  const find = (fits: (entry: Entry) => boolean) => actHistory.entries.find(fits);
  return {
    /** What this person did, here and in other tabs; what they do while it is read is there already, and stays as it is. */
    load: async (uid: number): Promise<void> => {
      const kept = ((await storage.read(STORAGE_KEY)) as readonly Entry[] | undefined) ?? [];
      shown((here) => [
        ...here,
        ...kept.filter((entry) => entry.uid === uid && !here.some(({ id }) => id === entry.id)),
      ]);
    },
    leave: (): void => {
      actHistory.entries = ref([]);
    },
    /** `found`: what a page that comes later finds in place of what is shown here. */
    add: (entry: Entry, found: EntryPatch = {}) => {
      const added = write((entries) => [{ ...entry, ...found }, ...entries].slice(0, KEPT));
      shown(turned(entry.id, entry));
      return added;
    },
    update: (id: string, what: EntryPatch) => write(turned(id, what)),
    /** Shows what is not certain yet: a page that comes later finds the entry as it was. */
    show: (id: string, what: EntryPatch) => shown(turned(id, what)),
    find: (id: string) => find((entry) => entry.id === id),
    /**
     * The newest that can be taken back, and the newest that can't where that came after it. `isUnderWay`: in this page, where it can be
     * waited for.
     */
    context: (isUnderWay: (entry: Entry) => boolean): UndoCandidates => {
      let stays: Entry | undefined;
      for (const entry of actHistory.entries) {
        const { outcome, undoable } = entry;
        if (outcome === 'undone' || outcome === 'pulledBack') continue;
        if (undoable && (outcome === 'done' || (outcome === 'sending' && isUnderWay(entry))))
          return { next: entry, stays };
        stays ??= entry;
      }
      return { next: undefined, stays };
    },
    /** The entry undone last; of several at the same moment the oldest, because undo starts with the newest. */
    latestTakenBack: () =>
      actHistory.entries
        .filter(({ takenBackAt }) => takenBackAt !== undefined)
        .reduce<Entry | undefined>(
          (latest, entry) => ((entry.takenBackAt ?? 0) >= (latest?.takenBackAt ?? 0) ? entry : latest),
          undefined,
        ),
    newest: () => actHistory.entries[0],
  };
}
export type History = ReturnType<typeof createHistory>;

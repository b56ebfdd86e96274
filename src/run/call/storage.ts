import { delMany, get, getMany, keys, set, setMany, update } from 'idb-keyval';
import { databaseKey as at } from '../../state/storageNames';

/** Where jobs, history and held calls survive a reload. In tests, a Map. */
export interface KeyValueStore {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  readonly writeMany: (entries: readonly (readonly [key: string, value: unknown])[]) => Promise<void>;
  /** Reads and writes atomically, even if another tab writes at the same time. */
  readonly change: (key: string, by: (value: unknown) => unknown) => Promise<void>;
  readonly remove: (keys: readonly string[]) => Promise<void>;
  /** The values below a prefix; others are not read. */
  readonly all: (prefix: string) => Promise<readonly unknown[]>;
}

/** The browser's own database. One that is closed throws as soon as it is opened: as a promise that fails, too. */
export const indexedDbStore: KeyValueStore = {
  read: async (key) => get(at(key)),
  write: async (key, value) => set(at(key), value),
  writeMany: async (entries) => setMany(entries.map(([key, value]) => [at(key), value])),
  change: async (key, by) => update(at(key), by),
  remove: async (gone) => delMany(gone.map(at)),
  all: async (prefix) => getMany((await keys()).filter((key) => String(key).startsWith(at(prefix)))),
};

/**
 * The same, but a browser that keeps nothing (its disk is full, or its storage is closed) stops no work: `onTrouble` hears of
 * it once, and what is under way lives as long as the page.
 */
export function neverThrowing(storage: KeyValueStore, onTrouble: (error: unknown) => void): KeyValueStore {
  let told = false;
  const trouble = (error: unknown) => {
    if (!told) onTrouble(error);
    told = true;
  };
  return {
    read: (key) => storage.read(key).catch(trouble),
    write: (key, value) => storage.write(key, value).catch(trouble),
    writeMany: (entries) => storage.writeMany(entries).catch(trouble),
    change: (key, by) => storage.change(key, by).catch(trouble),
    remove: (gone) => storage.remove(gone).catch(trouble),
    all: (prefix) =>
      storage.all(prefix).catch((error) => {
        trouble(error);
        return [];
      }),
  };
}

import { del, entries, get, set, update } from 'idb-keyval';

/** Where jobs, history and held calls survive a reload. In tests, a Map. */
export interface Keeping {
  readonly read: (key: string) => Promise<unknown>;
  readonly write: (key: string, value: unknown) => Promise<void>;
  /** Reads and writes as one, whatever another tab does meanwhile. */
  readonly change: (key: string, by: (value: unknown) => unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly all: (prefix: string) => Promise<readonly unknown[]>;
}

/** The browser's own database. */
export const browserKeeping: Keeping = {
  read: (key) => get(key),
  write: (key, value) => set(key, value),
  change: (key, by) => update(key, by),
  remove: (key) => del(key),
  all: async (prefix) => (await entries()).filter(([key]) => String(key).startsWith(prefix)).map(([, value]) => value),
};

/** The same in memory: what one tab writes another one on the same Map reads. */
export function keepingIn(map: Map<string, unknown>): Keeping {
  const copy = <T>(value: T): T => structuredClone(value);
  return {
    read: async (key) => copy(map.get(key)),
    write: async (key, value) => void map.set(key, copy(value)),
    change: async (key, by) => void map.set(key, copy(by(copy(map.get(key))))),
    remove: async (key) => void map.delete(key),
    all: async (prefix) => [...map].filter(([key]) => key.startsWith(prefix)).map(([, value]) => copy(value)),
  };
}

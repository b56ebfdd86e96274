import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/*
 * An embedded store is open in one process alone. Another one that wants a copy of it makes a folder in the data folder and a file in that
 * which says so; who has the store open puts the copy beside it and says that it is done. Files do this wherever the folder is, in
 * containers that share nothing else too, and only who may write the data folder can ask.
 */

const PREFIX = 'store.copy-';
/** By whoever wants a copy, who renews it for as long as it waits. */
export const WANTED = 'wanted';
/** In the place of the above, by who has the store open. */
export const UNDERWAY = 'underway';
export const DONE = 'done';
/** Holds the reason. */
export const FAILED = 'failed';
/** Whoever wanted a copy and has not been heard of for so long is gone. */
const ABANDONED_MS = 60_000;

export const requestPrefixIn = (dataDir: string) => join(dataDir, PREFIX);

/** The folders of all requests for copies. */
export const requestsIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => join(dataDir, name));

/** Whether nobody is at it any more: what is read is locked, and the lock renewed each second. */
export function isAbandoned(request: string): boolean {
  const times = ['', WANTED, UNDERWAY, DONE, 'store.lock'].map(
    (name) => statSync(join(request, name), { throwIfNoEntry: false })?.mtimeMs ?? 0,
  );
  return existsSync(request) && Date.now() - Math.max(...times) > ABANDONED_MS;
}

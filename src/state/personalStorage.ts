import { session } from './session';
import { storageName } from './storageNames';

/** Names of what has always been kept by person: whose they are tells who has used this browser. */
const TRACES = ['tour', 'notices', 'temples'];

/** Where something of the signed-in person is kept in this browser: by person, so that the next one never meets it. */
export const personalKey = (name: string): string => `${storageName(name)}.${session.user?.uid ?? 0}`;

/**
 * This user's entry; null if there is none. An entry that an earlier version stored without a user becomes this user's if no other user
 * has left a trace in this browser, and is left alone otherwise.
 */
export function readPersonal(name: string): string | null {
  const own = localStorage.getItem(personalKey(name));
  const old = storageName(name);
  const left = own === null ? localStorage.getItem(old) : null;
  if (left === null || !isOnlyOneHere()) return own;
  localStorage.setItem(personalKey(name), left);
  localStorage.removeItem(old);
  return left;
}

/** Keeps it; the empty text is nothing. */
export function writePersonal(name: string, text: string): void {
  if (text === '') localStorage.removeItem(personalKey(name));
  else localStorage.setItem(personalKey(name), text);
}

/** The same as a storage, for what knows its names by themselves. */
export const personalStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (place) => readPersonal(place.replace(/^tamquan\./, '')),
  setItem: (place, text) => writePersonal(place.replace(/^tamquan\./, ''), text),
};

function isOnlyOneHere(): boolean {
  const uids = new Set(
    Object.keys(localStorage).flatMap((place) => {
      const end = place.lastIndexOf('.');
      return TRACES.some((name) => storageName(name) === place.slice(0, end)) ? [place.slice(end + 1)] : [];
    }),
  );
  return uids.size === 1 && uids.has(String(session.user?.uid));
}

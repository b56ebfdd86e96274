import { session } from './session';
import { kept } from './storageNames';

/** Names of what has always been kept by person: whose they are tells who has used this browser. */
const TRACES = ['tour', 'notices', 'temples'];

/** Where something of the signed-in person is kept in this browser: by person, so that the next one never meets it. */
export const ownPlace = (name: string): string => `${kept(name)}.${session.user?.uid ?? 0}`;

/**
 * What this person has there; null where there is nothing. What an earlier version kept for whoever came becomes this person's where
 * nobody else has left a trace in this browser, and else is left alone.
 */
export function ownText(name: string): string | null {
  const own = localStorage.getItem(ownPlace(name));
  const old = kept(name);
  const left = own === null ? localStorage.getItem(old) : null;
  if (left === null || !isOnlyOneHere()) return own;
  localStorage.setItem(ownPlace(name), left);
  localStorage.removeItem(old);
  return left;
}

/** Keeps it; the empty text is nothing. */
export function keepOwn(name: string, text: string): void {
  if (text === '') localStorage.removeItem(ownPlace(name));
  else localStorage.setItem(ownPlace(name), text);
}

/** The same as a storage, for what knows its names by themselves. */
export const ownStorage: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: (place) => ownText(place.replace(/^tamquan\./, '')),
  setItem: (place, text) => keepOwn(place.replace(/^tamquan\./, ''), text),
};

function isOnlyOneHere(): boolean {
  const uids = new Set(
    Object.keys(localStorage).flatMap((place) => {
      const end = place.lastIndexOf('.');
      return TRACES.some((name) => kept(name) === place.slice(0, end)) ? [place.slice(end + 1)] : [];
    }),
  );
  return uids.size === 1 && uids.has(String(session.user?.uid));
}

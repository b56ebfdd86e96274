import type { UserInfo } from '../../contract/signIn';
import type { Extension } from '../../contract/wire/endpoint';
import { kept } from './storageNames';

/** Under these names a session stands in the browser's storage (SPEC.md section 3). */
export const keyPlace = () => kept('sessionkey');
const userPlace = () => kept('userinfo');
const extensionsPlace = () => kept('extensions');

/** A session as the browser keeps it; `user` is null where that can't be read. */
export interface KeptSession {
  readonly key: string;
  readonly user: UserInfo | null;
  /** What its server had beyond section 7. */
  readonly extensions: readonly Extension[];
}

/**
 * Keeps a session for this tab, and with "remember me" also for tabs to come. What another tab does changes nothing of this one: a
 * tab is who its own session says.
 */
export function keepSession(key: string, user: UserInfo, remember: boolean): void {
  for (const place of remember ? [sessionStorage, localStorage] : [sessionStorage]) {
    // The person first: other tabs hear of the key.
    place.setItem(userPlace(), JSON.stringify(user));
    place.setItem(keyPlace(), key);
  }
}

/** Keeps beside a session what its server has, wherever that session is kept. */
export function keepExtensions(key: string, extensions: readonly Extension[]): void {
  for (const place of [sessionStorage, localStorage])
    if (place.getItem(keyPlace()) === key) place.setItem(extensionsPlace(), JSON.stringify(extensions));
}

/** Leaves nothing of this session in this tab, nor for others; sessions of others stay. */
export function forgetSession(key: string | null): void {
  dropFrom(sessionStorage, key);
  dropFrom(localStorage, key);
}

/** A session that is over opens no other tab; this one knows by it whose it was. */
export const forgetForOthers = (key: string | null): void => dropFrom(localStorage, key);

function dropFrom(place: Storage, key: string | null) {
  if (place.getItem(keyPlace()) !== key) return;
  place.removeItem(keyPlace());
  place.removeItem(userPlace());
  place.removeItem(extensionsPlace());
}

const doorPlace = () => kept('door');

/** Leaves for the page that this tab loads next what its sign-in says of how one came there: a locale key. */
export const leaveAtDoor = (says: string): void => sessionStorage.setItem(doorPlace(), says);

/** What was left for this page to say, once. */
export function takeFromDoor(): string | null {
  const says = sessionStorage.getItem(doorPlace());
  sessionStorage.removeItem(doorPlace());
  return says;
}

/** The session of this tab, if it had one; else null. */
export const ownSession = (): KeptSession | null => keptIn(sessionStorage);
/** The session that this browser remembers. */
export const rememberedSession = (): KeptSession | null => keptIn(localStorage);

function keptIn(place: Storage): KeptSession | null {
  const key = place.getItem(keyPlace());
  if (!key) return null;
  const read = (name: string) => {
    try {
      return JSON.parse(place.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  const extensions: unknown = read(extensionsPlace());
  return { key, user: read(userPlace()), extensions: Array.isArray(extensions) ? extensions : [] };
}

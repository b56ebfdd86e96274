import type { TextKey } from '../../commands/core/textKey';
import type { UserInfo } from '../../contract/signIn';
import type { Extension } from '../../contract/wire/endpoint';
import type { Extensions } from './extensions';
import { storageName } from './storageNames';

/** A session is stored in the browser under these names (docs/specification.md section 3). */
export const sessionKeyName = () => storageName('sessionkey');
const userPlace = () => storageName('userinfo');
const extensionsPlace = () => storageName('extensions');

/** A session as the browser keeps it; `user` is null where that can't be read. */
export interface StoredSession {
  readonly key: string;
  readonly user: UserInfo | null;
  /** What its server had beyond section 7; null where it has no call that says so. */
  readonly extensions: readonly Extension[] | null;
}

/**
 * Keeps a session for this tab, and with "remember me" also for tabs to come. What another tab does changes nothing of this one: a
 * tab is who its own session says.
 */
export function storeSession(key: string, user: UserInfo, remember: boolean): void {
  for (const place of remember ? [sessionStorage, localStorage] : [sessionStorage]) {
    // The person first: other tabs hear of the key.
    place.setItem(userPlace(), JSON.stringify(user));
    place.setItem(sessionKeyName(), key);
  }
}

/** Stores the server's extensions next to the session, in each storage that has the session; false for a server that is silent. */
export function storeExtensions(key: string, { extensions, isSilent }: Extensions): void {
  for (const place of [sessionStorage, localStorage])
    if (place.getItem(sessionKeyName()) === key)
      place.setItem(extensionsPlace(), JSON.stringify(!isSilent && extensions));
}

/** Leaves nothing of this session in this tab, nor for others; sessions of others stay. */
export function forgetSession(key: string | null): void {
  dropFrom(sessionStorage, key);
  dropFrom(localStorage, key);
}

/** A session that is over opens no other tab; this one knows by it whose it was. */
export const forgetRemembered = (key: string | null): void => dropFrom(localStorage, key);

function dropFrom(place: Storage, key: string | null) {
  if (place.getItem(sessionKeyName()) !== key) return;
  place.removeItem(sessionKeyName());
  place.removeItem(userPlace());
  place.removeItem(extensionsPlace());
}

const doorPlace = () => storageName('door');

/** Leaves for the page that this tab loads next what its sign-in says of how one came there. */
export const leaveSignInMessage = (says: TextKey): void => sessionStorage.setItem(doorPlace(), says);

/** What was left for this page to say, once. */
export function takeSignInMessage(): TextKey | null {
  // Nothing else is written there.
  const says = sessionStorage.getItem(doorPlace()) as TextKey | null;
  sessionStorage.removeItem(doorPlace());
  return says;
}

/** The session of this tab, if it had one; else null. */
export const tabSession = (): StoredSession | null => keptIn(sessionStorage);
/** The session that this browser remembers. */
export const rememberedSession = (): StoredSession | null => keptIn(localStorage);

/** The access token that an older console kept for the whole browser (docs/specification.md section 12.5). */
export const olderToken = (): string | null =>
  localStorage.getItem('access_token') || localStorage.getItem('accessToken');

function keptIn(place: Storage): StoredSession | null {
  const key = place.getItem(sessionKeyName());
  if (!key) return null;
  const read = (name: string) => {
    try {
      return JSON.parse(place.getItem(name) ?? 'null');
    } catch {
      return null;
    }
  };
  const extensions: unknown = read(extensionsPlace());
  return {
    key,
    user: read(userPlace()),
    extensions: extensions === false ? null : Array.isArray(extensions) ? extensions : [],
  };
}

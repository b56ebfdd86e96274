import type { UserInfo } from '../../contract/signIn';

/** Under these names a session stands in the browser's storage (SPEC.md section 3). */
export const KEY = 'tamquan.sessionkey';
const USER = 'tamquan.userinfo';

/** A session as the browser keeps it; `user` is null where that can't be read. */
export interface KeptSession {
  readonly key: string;
  readonly user: UserInfo | null;
}

/**
 * Keeps a session for this tab, and with "remember me" also for tabs to come. What another tab does changes nothing of this one: a
 * tab is who its own session says.
 */
export function keepSession(key: string, user: UserInfo, remember: boolean): void {
  for (const place of remember ? [sessionStorage, localStorage] : [sessionStorage]) {
    // The person first: other tabs hear of the key.
    place.setItem(USER, JSON.stringify(user));
    place.setItem(KEY, key);
  }
}

/** Leaves nothing of this session in this tab, nor for others; sessions of others stay. */
export function forgetSession(key: string | null): void {
  dropFrom(sessionStorage, key);
  dropFrom(localStorage, key);
}

/** A session that is over opens no other tab; this one knows by it whose it was. */
export const forgetForOthers = (key: string | null): void => dropFrom(localStorage, key);

function dropFrom(place: Storage, key: string | null) {
  if (place.getItem(KEY) !== key) return;
  place.removeItem(KEY);
  place.removeItem(USER);
}

/** The session of this tab, if it had one; else null. */
export const ownSession = (): KeptSession | null => keptIn(sessionStorage);
/** The session that this browser remembers. */
export const rememberedSession = (): KeptSession | null => keptIn(localStorage);

function keptIn(place: Storage): KeptSession | null {
  const key = place.getItem(KEY);
  if (!key) return null;
  try {
    return { key, user: JSON.parse(place.getItem(USER) ?? 'null') };
  } catch {
    return { key, user: null };
  }
}

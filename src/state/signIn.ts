import type { TextKey } from '../../commands/core/textKey';
import { keepAddress } from '../navigation/nextAddress';
import type { SessionRights } from './readSession';
import type { RestoreFailure } from './restoreFailure';
import { phaseOf, session } from './session';
import { storageName } from './storageNames';
import * as stored from './storedSession';

/** Written for a moment, with the key that is no session any more, so that other tabs of it hear. */
export const signedOutName = () => storageName('signedout');

/** Keeps who came in by this key, and what the server has. */
export function keepEntrance(key: string, entrance: SessionRights, remember: boolean): void {
  stored.storeSession(key, entrance.user, remember);
  stored.storeExtensions(key, entrance);
}

/** The user who was signed in on this page and may have left something in its memory. */
let here: number | null = null;

/** Makes the page this user's. A page that was another user's has to be reloaded: then it returns false and signs nobody in. */
export function enter({ user, ...may }: SessionRights): boolean {
  if (here !== null && here !== user.uid) return false;
  here = user.uid;
  Object.assign(session, { user, ...may, door: null, phase: phaseOf(user) });
  return true;
}

/** A page that somebody works in stays as it is, with sign-in over it. */
function stayOutside(): void {
  if (session.user === null) Object.assign(session, { phase: 'out', key: null });
  else session.phase = 'ended';
}

/** The server ended the session while somebody was working: the page stays, sign-in comes over it. */
export function sessionEnded(): void {
  stored.forgetRemembered(session.key);
  stayOutside();
}

/** Marks this page as signed out; `says` is the message that sign-in shows. */
export function markSignedOut(says: TextKey): void {
  stored.forgetSession(session.key);
  Object.assign(session, { phase: 'out', key: null, user: null, actions: [], door: says });
}

/**
 * Restores a stored session, if the server still knows it: null once that is known, else the reason why it isn't. Not needed if no
 * session is stored.
 */
export async function restore(): Promise<RestoreFailure | null> {
  const { restoreSession } = await import('./restore');
  // One by one: a whole module as a value would be sent with all its names.
  return restoreSession({
    session,
    tabSession: stored.tabSession,
    rememberedSession: stored.rememberedSession,
    olderToken: stored.olderToken,
    forgetRemembered: stored.forgetRemembered,
    keepEntrance,
    enter,
    stayOutside,
  });
}

/** Signing out in one tab signs out the others of that session; signing in lets those in that wait at the door. */
export function listenToTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || newValue === '') return;
    if (key === signedOutName() && newValue === session.key) {
      keepAddress(session.user?.uid ?? 0);
      markSignedOut('signIn.signedOutElsewhere');
    } else if (key === stored.sessionKeyName() && (session.phase === 'out' || session.phase === 'ended'))
      void restore();
  });
}

import { Code } from '../../contract/codes';
import * as sessionCalls from '../../contract/signIn';
import { call } from '../client';
import { session } from './session';
import { actionsOf, beOut, signedOutPlace } from './signIn';
import { isInUse } from './used';

// What a session needs once somebody is in; the sign-in page does without.

let refreshing = false;

/** Reads the role anew: after a refusal for lack of a permission, what is offered follows what is allowed. */
export async function refreshActions(): Promise<void> {
  if (refreshing || session.phase !== 'in') return;
  refreshing = true;
  const profile = await call(sessionCalls.profile, {});
  const user = profile.refused === undefined ? sessionCalls.asUserInfo(profile.data) : undefined;
  const actions = user && (await actionsOf(user));
  refreshing = false;
  if (!user || actions?.refused !== undefined || session.phase !== 'in') return;
  // What is as it was draws nothing anew.
  if (JSON.stringify([user, actions?.data]) !== JSON.stringify([session.user, session.actions]))
    Object.assign(session, { user, actions: actions?.data });
}

/** Rests this long between two looks, however often the window is come back to. */
const LOOK_AGAIN_MS = 10_000;
/** A console that nobody has touched for so long asks no more. */
const USED_WITHIN_MS = 120_000;

/** Whoever works at the window, or comes back to it, finds it as the role is by now, without a reload. */
export function followRole(now: () => number = Date.now): void {
  let lookedAt = now();
  const look = () => {
    if (session.phase !== 'in' || now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = now();
    void refreshActions();
  };
  addEventListener('focus', look);
  setInterval(() => {
    if (isInUse(USED_WITHIN_MS)) look();
  }, LOOK_AGAIN_MS);
}

/** A server that does not answer keeps nobody at a desk that he wants to leave. */
const SIGN_OUT_WITHIN_MS = 8000;

/** Signs out here, in the other tabs of this session, and on the server; sign-in says so, and where the server could not be told. */
export async function signOut(): Promise<void> {
  const answer = await call(sessionCalls.logout, {}, { signal: AbortSignal.timeout(SIGN_OUT_WITHIN_MS) });
  localStorage.setItem(signedOutPlace(), session.key ?? '');
  localStorage.removeItem(signedOutPlace());
  const isTold = answer.refused === undefined || answer.refused === Code.sessionEnded;
  beOut(isTold ? 'signIn.signedOut' : 'signIn.signedOutHere');
}

/** Resolves when somebody is signed in; at once if somebody is. */
export function signedIn(subscribe: (listener: () => void) => () => void): Promise<void> {
  if (session.phase === 'in') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (session.phase !== 'in') return;
      stop();
      resolve();
    });
  });
}

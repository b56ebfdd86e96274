import type { TextKey } from '../../commands/core/textKey';
import type { Signed } from '../../contract/passkeys';
import * as sessionCalls from '../../contract/signIn';
import { Code } from '../../contract/wire/codes';
import type { Refusal } from '../../contract/wire/endpoint';
import { call } from '../client';
import { keepAddress } from '../navigation/nextAddress';
import type { SessionRights } from './readSession';
import type { RestoreFailure } from './restoreFailure';
import { phaseOf, session } from './session';
import { storageName } from './storageNames';
import * as stored from './storedSession';

/** Written for a moment, with the key that is no session any more, so that other tabs of it hear. */
export const signedOutName = () => storageName('signedout');

/** What the sign-in page has to say when it did not work. */
export type SignInTrouble =
  | { readonly is: 'wrong'; readonly status?: number }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'noPermissions' | 'preparing' }
  /** The password is right, and a code is asked for beside it, or a passkey as `data` says; or what was given was not taken. */
  | { readonly is: 'code'; readonly data: unknown }
  | ({ readonly is: 'refused' } & Refusal);

/** A code, or what an authenticator has signed. */
export type Beside = { readonly code: string } | { readonly passkey: Signed };

/**
 * Signs in: the session, then the first role's actions, without which it fails (docs/specification.md section 6). `beside` is what whom it was
 * asked of gives beside the password.
 */
export async function signIn(
  userName: string,
  password: string,
  remember: boolean,
  beside?: Beside,
): Promise<SignInTrouble | null> {
  const user_name = userName.trim();
  // What reads a session is fetched meanwhile: whoever is at sign-in needs it only now.
  const [answer, reading] = await Promise.all([
    call(sessionCalls.login, { body: { user_name, password, ...beside } }),
    readingSession(),
  ]);
  if (answer.refused !== undefined)
    return answer.refused === Code.codeNeeded && (await reading?.takesCodes())
      ? { is: 'code', data: answer.data }
      : troubleOf(answer);
  // Whoever has to do something first finds it there as soon as they are in.
  handedOver.password = password;
  const trouble = await comeIn(answer.data, user_name, remember);
  if (trouble !== null || session.phase === 'in') handedOver.password = null;
  return trouble;
}

const readingSession = () => import('./readSession').catch(() => null);

/** Comes in with what a sign-in has answered, or says why that is not enough. */
export async function comeIn(
  said: sessionCalls.SignedIn,
  user_name: string,
  remember: boolean,
): Promise<Exclude<SignInTrouble, { readonly is: 'code' }> | null> {
  const reading = await readingSession();
  const key = sessionCalls.keyIn(said);
  if (!key) return { is: 'refused', refused: Code.unexpected, message: 'no session key' };
  const before = session.key;
  session.key = key;
  const entrance = (await reading?.rightsAtSignIn(said.userinfo, user_name)) ?? {
    refused: Code.lost,
    message: 'no script',
  };
  if (entrance.refused !== undefined) {
    await call(sessionCalls.logout, {});
    session.key = before;
    return entrance.data === reading?.NO_PERMISSIONS ? { is: 'noPermissions' } : { is: 'refused', ...entrance };
  }
  keepEntrance(key, entrance.data, remember);
  session.isRemembered = remember;
  // Somebody else, where only the person who works here was asked.
  if (!enter(entrance.data) && session.phase === 'in') session.phase = 'ended';
  return null;
}

/** Keeps who came in by this key, and what the server has. */
function keepEntrance(key: string, entrance: SessionRights, remember: boolean): void {
  stored.storeSession(key, entrance.user, remember);
  stored.storeExtensions(key, entrance);
}

/** The password of the sign-in just made, for a user who has to choose another, or set up a second factor: kept only in memory, and read once. */
export const handedOver: { password: string | null } = { password: null };

/** The user who was signed in on this page and may have left something in its memory. */
let here: number | null = null;

/** Makes the page this user's. A page that was another user's has to be reloaded: then it returns false and signs nobody in. */
function enter({ user, ...may }: SessionRights): boolean {
  if (here !== null && here !== user.uid) return false;
  here = user.uid;
  Object.assign(session, { user, ...may, door: null, phase: phaseOf(user) });
  return true;
}

function troubleOf(refusal: Refusal): SignInTrouble {
  const { refused, retryAfterSeconds = 60, status, data } = refusal;
  // Of nobody of that name some say that there is none; a page with this status is what others have to say.
  if (refused === Code.passwordWrong || refused === Code.notFound) return { is: 'wrong' };
  if (refused === Code.unreadable && status === UNAUTHORIZED) return { is: 'wrong', status };
  // Of the contract's `BeingPrepared`.
  if (data instanceof Object && 'preparing' in data) return { is: 'preparing' };
  return refused === Code.tooManyTries ? { is: 'wait', seconds: retryAfterSeconds } : { is: 'refused', ...refusal };
}
const UNAUTHORIZED = 401;

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

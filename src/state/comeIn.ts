import type { Signed } from '../../contract/passkeys';
import * as sessionCalls from '../../contract/signIn';
import { Code } from '../../contract/wire/codes';
import type { Refusal } from '../../contract/wire/endpoint';
import { call } from '../client';
import { session } from './session';
import { enter, keepEntrance } from './signIn';

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

/** The password of the sign-in just made, for a user who has to choose another, or set up a second factor: kept only in memory, and read once. */
export const handedOver: { password: string | null } = { password: null };

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

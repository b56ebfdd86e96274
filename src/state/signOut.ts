import * as sessionCalls from '../../contract/signIn';
import { Code } from '../../contract/wire/codes';
import { call } from '../client';
import { session } from './session';
import { markSignedOut, signedOutName } from './signIn';
import * as stored from './storedSession';

/** A server that does not answer must not keep a user from signing out. */
const SIGN_OUT_WITHIN_MS = 8000;

/** Signs out here, in the other tabs of this session, and on the server; sign-in says so, and where the server could not be told. */
export async function signOut(): Promise<void> {
  const answer = await call(sessionCalls.logout, {}, { signal: AbortSignal.timeout(SIGN_OUT_WITHIN_MS) });
  localStorage.setItem(signedOutName(), session.key ?? '');
  localStorage.removeItem(signedOutName());
  const { refused, status = 0 } = answer.refused === undefined ? { refused: undefined } : answer;
  // An answer without a word is one to this.
  const isTold = refused === undefined || refused === Code.sessionEnded || (status >= 200 && status < 300);
  markSignedOut(isTold ? 'signIn.signedOut' : 'signIn.signedOutHere');
}

/** The password is another by now: signs out, and the page that `load` brings says at its sign-in to use the new one. */
export async function signOutForNewPassword(load: () => void): Promise<void> {
  await signOut();
  session.door = 'signIn.passwordChanged';
  stored.leaveSignInMessage(session.door);
  load();
}

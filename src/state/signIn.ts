import { Code } from '../../contract/codes';
import type { Answer, Extension } from '../../contract/endpoint';
import { actions as roleActions } from '../../contract/roleActions';
import * as server from '../../contract/server';
import type { UserInfo } from '../../contract/signIn';
import * as sessionCalls from '../../contract/signIn';
import { call, configured } from '../client';
import * as kept from './kept';
import * as keptFor from './keptFor';
import type { Hindrance } from './restore';
import { session } from './session';

/** Written for a moment, with the key that is no session any more, so that other tabs of it hear. */
export const signedOutPlace = () => keptFor.kept('signedout');

/** What the sign-in page has to say when it did not work. */
export type SignInTrouble =
  | { readonly is: 'wrong' }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'noPermissions' }
  | { readonly is: 'refused'; readonly code: Code };

/** Who may what on this server. */
export interface Entrance {
  readonly user: UserInfo;
  readonly actions: readonly string[];
  readonly extensions: readonly Extension[];
}

/** Signs in: the session, then the first role's actions, without which it fails (SPEC.md section 6). */
export async function signIn(userName: string, password: string, remember: boolean): Promise<SignInTrouble | null> {
  const answer = await call(sessionCalls.login, { body: { user_name: userName.trim(), password } });
  if (answer.refused !== undefined) return troubleOf(answer.refused, answer.retryAfterSeconds);
  const { sessionkey, access_token, accessToken, token, userinfo } = answer.data;
  const key = sessionkey || access_token || accessToken || token;
  if (!key) return troubleOf(Code.unexpected);
  const before = session.key;
  session.key = key;
  const entrance = await entranceOf(userinfo);
  if (entrance.refused !== undefined) {
    await call(sessionCalls.logout, {});
    session.key = before;
    return entrance.data === NO_PERMISSIONS ? { is: 'noPermissions' } : troubleOf(entrance.refused);
  }
  kept.keepSession(key, entrance.data.user, remember);
  session.isRemembered = remember;
  handedOver.password = entrance.data.user.must_change_password ? password : null;
  enter(entrance.data);
  return null;
}

/** The password of the sign-in just made, for whoever has to choose another: in memory alone, and taken once. */
export const handedOver: { password: string | null } = { password: null };

const NO_PERMISSIONS = 'no permissions';

/** What a session opens; a login that answered no person is asked who it was (SPEC.md section 7). The refusal of a role says so. */
export async function entranceOf(said?: Parameters<typeof sessionCalls.asUserInfo>[0]): Promise<Answer<Entrance>> {
  let user = said && sessionCalls.asUserInfo(said);
  if (!user) {
    const who = await call(sessionCalls.profile, {});
    if (who.refused !== undefined) return who;
    user = sessionCalls.asUserInfo(who.data);
  }
  if (!user) return { refused: Code.unexpected, message: 'no uid' };
  const [actions, extensions] = await Promise.all([actionsOf(user), extensionsOfServer()]);
  if (actions.refused !== undefined) return { ...actions, data: NO_PERMISSIONS };
  if (extensions.refused !== undefined) return extensions;
  return { data: { user, actions: actions.data, extensions: extensions.data } };
}

/** Who was in this page, and may have left something in its memory. */
let here: number | null = null;

/** The page is this person's from now on. One that was somebody else's has to be loaded anew: false, and nobody is in. */
export function enter({ user, ...may }: Entrance): boolean {
  if (here !== null && here !== user.uid) return false;
  here = user.uid;
  Object.assign(session, { user, ...may, door: null, phase: user.must_change_password ? 'mustChange' : 'in' });
  return true;
}

function troubleOf(code: Code, seconds = 60): SignInTrouble {
  if (code === Code.passwordWrong) return { is: 'wrong' };
  return code === Code.tooManyTries ? { is: 'wait', seconds } : { is: 'refused', code };
}

/** The actions of the first role; none where there is no role. */
export async function actionsOf({ roles: [first] }: UserInfo): Promise<Answer<readonly string[]>> {
  return first ? call(roleActions, { id: first.role_id }) : { data: [] };
}

/**
 * What the server has beyond section 7. One without `/capabilities` has nothing, whatever it answers to a call that it does not know
 * (API.md): only where it can't answer at present is that no answer yet. Its page of what is not there may be kept from a console on
 * another origin by the browser, which then is as silent as a line that broke: there a second silence is taken for such a page, since
 * the calls before this one were answered.
 */
async function extensionsOfServer(): Promise<Answer<readonly Extension[]>> {
  const ask = () => call(server.capabilities, {});
  let answer = await ask();
  if (answer.refused === Code.lost && isElsewhere()) answer = await ask();
  // Of what this console does not know it asks nothing.
  if (answer.refused === undefined) return { data: answer.data as readonly Extension[] };
  const { refused, status = 0 } = answer;
  const isHindered =
    refused === Code.lost ? !isElsewhere() : CANNOT_NOW.has(refused) || (refused === Code.unreadable && status >= 500);
  return isHindered ? answer : { data: [] };
}

const CANNOT_NOW: ReadonlySet<Code> = new Set([Code.unexpected, Code.unavailable, Code.tooManyTries]);

/** Whether calls go to another origin than the console's own. */
function isElsewhere(): boolean {
  const { apiUrl = '' } = configured.config ?? {};
  return /^https?:/.test(apiUrl) && new URL(apiUrl).origin !== location.origin;
}

/** A page that somebody works in stays as it is, with sign-in over it. */
export function stayOutside(): void {
  if (session.user === null) Object.assign(session, { phase: 'out', key: null });
  else session.phase = 'ended';
}

/** The server ended the session while somebody was working: the page stays, sign-in comes over it. */
export function sessionEnded(): void {
  kept.forgetForOthers(session.key);
  stayOutside();
}

/** Nobody is signed in on this page; `says` is the locale key of what sign-in says of it. */
export function beOut(says: string): void {
  kept.forgetSession(session.key);
  Object.assign(session, { phase: 'out', key: null, user: null, actions: [], door: says });
}

/**
 * Goes on with a session that is kept, if the server still knows it: null once that is known, else what hinders it. Nobody needs that
 * where none is kept.
 */
export async function restore(): Promise<Hindrance | null> {
  const { restoreSession } = await import('./restore');
  return restoreSession({ session, kept, entranceOf, enter, stayOutside });
}

/** Signing out in one tab signs out the others of that session; signing in lets those in that wait at the door. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || newValue === '') return;
    if (key === signedOutPlace() && newValue === session.key) beOut('signIn.signedOut');
    else if (key === kept.keyPlace() && (session.phase === 'out' || session.phase === 'ended')) void restore();
  });
}

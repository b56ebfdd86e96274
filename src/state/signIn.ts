import { Code } from '../../contract/codes';
import type { Extension } from '../../contract/endpoint';
import { actions as roleActions } from '../../contract/roleActions';
import * as server from '../../contract/server';
import type { UserInfo } from '../../contract/signIn';
import * as sessionCalls from '../../contract/signIn';
import { call } from '../client';
import { session } from './session';

const KEY = 'tamquan.sessionkey';
const USER = 'tamquan.userinfo';
/** Written for a moment, with the key that is no session any more, so that other tabs of it hear. */
export const SIGNED_OUT = 'tamquan.signedout';
export const SIGNED_IN_BY_NOBODY = { phase: 'out', key: null, user: null, actions: [] } as const;

/** What the sign-in page has to say when it did not work. */
export type SignInTrouble =
  | { readonly is: 'wrong' }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'noPermissions' }
  | { readonly is: 'refused'; readonly code: Code };

/** Kept in local storage with "remember me", else for this tab alone (SPEC.md section 3). */
const places = () => [localStorage, sessionStorage] as const;

function keep(key: string, user: UserInfo, remember: boolean) {
  forget();
  const place = remember ? localStorage : sessionStorage;
  place.setItem(KEY, key);
  place.setItem(USER, JSON.stringify(user));
}

/** Leaves nothing of the session in this browser. */
export function forget() {
  for (const place of places()) {
    place.removeItem(KEY);
    place.removeItem(USER);
  }
}

/** Signs in: the session, then the first role's actions, without which it fails (SPEC.md section 6). */
export async function signIn(userName: string, password: string, remember: boolean): Promise<SignInTrouble | null> {
  const answer = await call(sessionCalls.login, { body: { user_name: userName.trim(), password } });
  if (answer.refused !== undefined) return troubleOf(answer.refused, answer.retryAfterSeconds);
  const { sessionkey, userinfo } = answer.data;
  const before = session.key;
  session.key = sessionkey;
  const [actions, extensions] = await Promise.all([actionsOf(userinfo), extensionsOfServer()]);
  if (actions === null || extensions === null) {
    await call(sessionCalls.logout, {});
    session.key = before;
    return actions === null ? { is: 'noPermissions' } : { is: 'refused', code: Code.lost };
  }
  keep(sessionkey, userinfo, remember);
  enter(userinfo, actions, extensions);
  return null;
}

/** The page is this person's from now on; one that was somebody else's is loaded anew, with nothing of theirs in it. */
function enter(user: UserInfo, actions: readonly string[], extensions: readonly Extension[]) {
  if (session.user !== null && session.user.uid !== user.uid) location.reload();
  else Object.assign(session, { user, actions, extensions, phase: 'in' });
}

function troubleOf(code: Code, seconds = 60): SignInTrouble {
  if (code === Code.passwordWrong) return { is: 'wrong' };
  return code === Code.tooManyTries ? { is: 'wait', seconds } : { is: 'refused', code };
}

/** The actions of the first role; none where there is no role; null where they could not be had. */
export async function actionsOf(user: UserInfo): Promise<readonly string[] | null> {
  const [first] = user.roles;
  if (!first) return [];
  const answer = await call(roleActions, { id: first.role_id });
  return answer.refused === undefined ? answer.data : null;
}

/** A server without `/capabilities` has no extensions: the console runs on section 7 alone (API.md). Null where nobody knows. */
async function extensionsOfServer(): Promise<readonly Extension[] | null> {
  const answer = await call(server.capabilities, {});
  if (answer.refused === undefined) return answer.data as readonly Extension[];
  return answer.refused === Code.notFound ? [] : null;
}

/** Goes on with the session that this browser kept, if the server still knows it. */
export async function restoreSession(): Promise<void> {
  const key = places()
    .map((place) => place.getItem(KEY))
    .find((kept) => kept !== null);
  if (!key) {
    session.phase = 'out';
    return;
  }
  session.key = key;
  const answer = await call(sessionCalls.profile, {});
  if (answer.refused !== undefined) {
    // Only a session that is over is forgotten: a server that can't be reached may still know it.
    if (answer.refused === Code.sessionEnded) forget();
    stayOutside();
    return;
  }
  const [actions, extensions] = await Promise.all([actionsOf(answer.data), extensionsOfServer()]);
  if (actions === null || extensions === null) stayOutside();
  else enter(answer.data, actions, extensions);
}

/** A page that somebody works in stays as it is, with sign-in over it. */
function stayOutside() {
  if (session.user === null) Object.assign(session, { phase: 'out', key: null });
  else session.phase = 'ended';
}

/** The server ended the session while somebody was working: the page stays, sign-in comes over it. */
export function sessionEnded(): void {
  forget();
  stayOutside();
}

/** Signing out in one tab signs out the others of that session; signing in lets those in that wait at the door. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || newValue === '') return;
    if (key === SIGNED_OUT && newValue === session.key) Object.assign(session, SIGNED_IN_BY_NOBODY);
    else if (key === KEY && (session.phase === 'out' || session.phase === 'ended')) void restoreSession();
  });
}

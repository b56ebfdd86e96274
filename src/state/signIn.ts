import { Code } from '../../contract/codes';
import type { Answer } from '../../contract/endpoint';
import * as roles from '../../contract/roles';
import * as server from '../../contract/server';
import type { UserInfo } from '../../contract/session';
import * as sessionCalls from '../../contract/session';
import { call } from '../client';
import { knownExtensions, session } from './session';

const KEY = 'tamquan.sessionkey';
const USER = 'tamquan.userinfo';

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

function forget() {
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
  const before = { key: session.key, user: session.user, actions: session.actions };
  session.key = sessionkey;
  const [actions, extensions] = await Promise.all([actionsOf(userinfo), extensionsOfServer()]);
  if (actions === null) {
    await call(sessionCalls.logout, {});
    Object.assign(session, before);
    return { is: 'noPermissions' };
  }
  keep(sessionkey, userinfo, remember);
  Object.assign(session, { user: userinfo, actions, extensions, phase: 'in' });
  return null;
}

function troubleOf(code: Code, seconds = 60): SignInTrouble {
  if (code === Code.passwordWrong) return { is: 'wrong' };
  return code === Code.tooManyTries ? { is: 'wait', seconds } : { is: 'refused', code };
}

/** The actions of the first role; none where there is no role; null where they could not be had. */
async function actionsOf(user: UserInfo): Promise<readonly string[] | null> {
  const [first] = user.roles;
  if (!first) return [];
  const answer = await call(roles.actions, { id: first.role_id });
  return answer.refused === undefined ? answer.data : null;
}

/** A server without `/capabilities` has no extensions: the console runs on section 7 alone (API.md). */
async function extensionsOfServer() {
  const answer = await call(server.capabilities, {});
  return answer.refused === undefined ? knownExtensions(answer.data) : [];
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
    Object.assign(session, { phase: 'out', key: null });
    return;
  }
  const [actions, extensions] = await Promise.all([actionsOf(answer.data), extensionsOfServer()]);
  Object.assign(session, {
    user: answer.data,
    actions: actions ?? [],
    extensions,
    phase: actions === null ? 'out' : 'in',
  });
}

/** Reads the role anew: after a refusal for lack of a permission, what is offered follows what is allowed. */
export async function refreshActions(): Promise<void> {
  const profile = await call(sessionCalls.profile, {});
  if (profile.refused !== undefined) return;
  const actions = await actionsOf(profile.data);
  if (actions !== null) Object.assign(session, { user: profile.data, actions });
}

/** The server ended the session while somebody was working: the page stays, sign-in comes over it. */
export function sessionEnded(): void {
  forget();
  if (session.phase === 'in') session.phase = 'ended';
  else session.phase = 'out';
}

/** Signs out here and on the server. */
export async function signOut(): Promise<Answer<null>> {
  const answer = await call(sessionCalls.logout, {});
  forget();
  Object.assign(session, { phase: 'out', key: null, user: null, actions: [] });
  return answer;
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

/** Signing out in one tab signs out the others. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue === null && session.phase === 'in') {
      Object.assign(session, { phase: 'out', key: null, user: null, actions: [] });
    }
  });
}

import { Code } from '../../contract/codes';
import type { Answer, Extension, Refusal } from '../../contract/endpoint';
import { actionsInRole, actions as roleActions } from '../../contract/roleActions';
import type { UserInfo, UserInfoSaid } from '../../contract/signIn';
import * as sessionCalls from '../../contract/signIn';
import { call } from '../client';
import { type Extensions, extensionsOfServer } from './extensions';
import * as kept from './kept';
import * as keptFor from './keptFor';
import type { Hindrance } from './restore';
import { session } from './session';

/** Written for a moment, with the key that is no session any more, so that other tabs of it hear. */
export const signedOutPlace = () => keptFor.kept('signedout');

/** What the sign-in page has to say when it did not work. */
export type SignInTrouble =
  | { readonly is: 'wrong'; readonly status?: number }
  | { readonly is: 'wait'; readonly seconds: number }
  | { readonly is: 'noPermissions' }
  | ({ readonly is: 'refused' } & Refusal);

/** Who may what on this server. */
export interface Entrance extends Extensions {
  readonly user: UserInfo;
  readonly actions: readonly string[];
}

/** Signs in: the session, then the first role's actions, without which it fails (SPEC.md section 6). */
export async function signIn(userName: string, password: string, remember: boolean): Promise<SignInTrouble | null> {
  const user_name = userName.trim();
  const answer = await call(sessionCalls.login, { body: { user_name, password } });
  if (answer.refused !== undefined) return troubleOf(answer);
  const { userinfo } = answer.data;
  const key = sessionCalls.keyIn(answer.data);
  if (!key) return { is: 'refused', refused: Code.unexpected, message: 'no session key' };
  const before = session.key;
  session.key = key;
  const entrance = await entranceOf(userinfo, { user_name });
  if (entrance.refused !== undefined) {
    await call(sessionCalls.logout, {});
    session.key = before;
    return entrance.data === NO_PERMISSIONS ? { is: 'noPermissions' } : { is: 'refused', ...entrance };
  }
  keepEntrance(key, entrance.data, remember);
  session.isRemembered = remember;
  handedOver.password = entrance.data.user.must_change_password ? password : null;
  enter(entrance.data);
  return null;
}

/** Keeps who came in by this key, and what the server has. */
export function keepEntrance(key: string, { user, extensions }: Entrance, remember: boolean): void {
  kept.keepSession(key, user, remember);
  kept.keepExtensions(key, extensions);
}

/** The password of the sign-in just made, for whoever has to choose another: in memory alone, and taken once. */
export const handedOver: { password: string | null } = { password: null };

const NO_PERMISSIONS = 'no permissions';

/**
 * What a session opens. A login that does not say who it was is asked (SPEC.md section 7); `known` is what is known of the same person
 * already, `had` what the server had. The refusal of a role says so.
 */
export async function entranceOf(
  said?: UserInfoSaid,
  known?: Partial<UserInfo>,
  had?: readonly Extension[],
): Promise<Answer<Entrance>> {
  const extensions = extensionsOfServer(had);
  const user = await whoIs(said, known);
  if (user.refused !== undefined) return user;
  const actions = await actionsOf(user.data);
  if (actions.refused !== undefined) return { ...actions, data: NO_PERMISSIONS };
  return { data: { user: user.data, actions: actions.data, ...(await extensions) } };
}

/** Who is signed in, by what a login has said, else by the call for that, which also says what the login has left out. */
export async function whoIs(said?: UserInfoSaid, known: Partial<UserInfo> = {}): Promise<Answer<UserInfo>> {
  let all = said;
  if (all?.uid === undefined || all.tier_id === undefined || all.roles === undefined) {
    const answer = await call(sessionCalls.profile, {});
    // A login that says who it was is enough where nothing more is to be had.
    if (answer.refused !== undefined && (all?.uid === undefined || answer.refused === Code.sessionEnded)) return answer;
    if (answer.refused === undefined) all = { ...all, ...onlySaid(answer.data) };
  }
  if (all?.uid !== undefined && (all.tier_id ?? known.tier_id) === undefined) {
    const { tierOf } = await import('./askFurther');
    all = { ...all, tier_id: await tierOf(call, all.uid) };
  }
  const user = all && sessionCalls.asUserInfo(all, known);
  return user ? { data: user } : { refused: Code.unexpected, message: 'no uid' };
}

const onlySaid = (said: UserInfoSaid) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as UserInfoSaid;

/** Who was in this page, and may have left something in its memory. */
let here: number | null = null;

/** The page is this person's from now on. One that was somebody else's has to be loaded anew: false, and nobody is in. */
export function enter({ user, ...may }: Entrance): boolean {
  if (here !== null && here !== user.uid) return false;
  here = user.uid;
  Object.assign(session, { user, ...may, door: null, phase: user.must_change_password ? 'mustChange' : 'in' });
  return true;
}

function troubleOf(refusal: Refusal): SignInTrouble {
  const { refused, retryAfterSeconds = 60, status } = refusal;
  // Of nobody of that name some say that there is none; a page with this status is what others have to say.
  if (refused === Code.passwordWrong || refused === Code.notFound) return { is: 'wrong' };
  if (refused === Code.unreadable && status === UNAUTHORIZED) return { is: 'wrong', status };
  return refused === Code.tooManyTries ? { is: 'wait', seconds: retryAfterSeconds } : { is: 'refused', ...refusal };
}
const UNAUTHORIZED = 401;

/**
 * The actions of the first role; none where there is no role (SPEC.md section 6). Where its own call does not say them, the role does,
 * and where that is refused too, what the server has said of the person.
 */
export async function actionsOf({ roles: [first], actions }: UserInfo): Promise<Answer<readonly string[]>> {
  if (!first) return { data: actions ?? [] };
  const id = first.role_id;
  const answer = await call(roleActions, { id });
  if (answer.refused === undefined || MAY_PASS.has(answer.refused)) return answer;
  const role = await call(actionsInRole, { id });
  if (role.refused === undefined) return { data: role.data.action_ids };
  return actions && !MAY_PASS.has(role.refused) ? { data: actions } : answer;
}

/** Nothing that says that a server has no such call: it is asked again before anything else is. */
const MAY_PASS: ReadonlySet<Code> = new Set([Code.lost, Code.sessionEnded, Code.tooManyTries, Code.unavailable]);

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
  return restoreSession({ session, kept, entranceOf, keepEntrance, enter, stayOutside });
}

/** Signing out in one tab signs out the others of that session; signing in lets those in that wait at the door. */
export function followOtherTabs(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (newValue === null || newValue === '') return;
    if (key === signedOutPlace() && newValue === session.key) beOut('signIn.signedOut');
    else if (key === kept.keyPlace() && (session.phase === 'out' || session.phase === 'ended')) void restore();
  });
}

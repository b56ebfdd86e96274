import { actionsInRole, actions as roleActions } from '../../contract/roleActions';
import { profile, type UserInfo, type UserInfoSaid } from '../../contract/signIn';
import { asUserInfo } from '../../contract/userInfo';
import { Code } from '../../contract/wire/codes';
import type { Answer, Extension, Refusal } from '../../contract/wire/endpoint';
import { call } from '../client';
import { type Extensions, extensionsOfServer, isPassing } from './extensions';
import { session } from './session';

/** Who may what on this server. */
export interface SessionRights extends Extensions {
  readonly user: UserInfo;
  readonly actions: readonly string[];
}

/** The data of the refusal of a role. */
export const NO_PERMISSIONS = 'no permissions';

/** A role whose actions were asked for. */
interface AskedRole {
  readonly id: number;
  readonly answer: Promise<Answer<readonly string[]>>;
}

/** What was answered of a session before a bad moment: a try after it asks only for the rest. */
let answered: {
  readonly key?: string | null;
  user?: UserInfo;
  server?: Promise<Extensions>;
  role?: AskedRole | undefined;
} = {};

/**
 * What a session opens. A login that does not say who it was is asked (docs/specification.md section 7); `known` is what is known of the
 * same person already, `before` what the server had, null of a silent one. The refusal of a role says so.
 */
export async function rightsOfSession(
  said?: UserInfoSaid,
  known?: Partial<UserInfo>,
  before?: readonly Extension[] | null,
): Promise<Answer<SessionRights>> {
  const { key } = session;
  const so = answered.key === key ? answered : { key };
  answered = {};
  so.server ??= extensionsOfServer(before);
  // Most go on in the role they had: what it may is asked for while the server says who this is.
  const had = so.user || said ? undefined : known?.roles?.[0];
  if (had) so.role ??= { id: had.role_id, answer: call(roleActions, { id: had.role_id }) };
  const notYet = async (refusal: Refusal): Promise<Refusal> => {
    if (!isPassing(refusal)) return refusal;
    if ((await so.role?.answer)?.refused !== undefined) so.role = undefined;
    answered = so;
    return refusal;
  };
  if (!so.user) {
    const user = await whoIs(said, known);
    if (user.refused !== undefined) return notYet(user);
    so.user = user.data;
  }
  const actions = await actionsOf(so.user, so.role);
  if (actions.refused !== undefined) return notYet({ ...actions, data: NO_PERMISSIONS });
  return { data: { user: so.user, actions: actions.data, ...(await so.server) } };
}

/**
 * Whether the server that asks for a code means one of a second factor: it lists the extension, and is sent a code from then on. Of
 * another one the refusal is its own affair (docs/specification.md section 12.8).
 */
export async function takesCodes(): Promise<boolean> {
  const { extensions } = await extensionsOfServer();
  session.extensions = extensions;
  return extensions.includes('secondFactor');
}

/** What the session of a login opens. What was answered before a bad moment is not asked for again. */
export async function rightsAtSignIn(
  said: UserInfoSaid | undefined,
  user_name: string,
): Promise<Answer<SessionRights>> {
  let rights = await rightsOfSession(said, { user_name });
  for (let again = 2; again > 0 && rights.refused !== undefined && isPassing(rights); again -= 1)
    rights = await rightsOfSession(said, { user_name });
  return rights;
}

/** Who is signed in, by what a login has said, else by the call for that, which also says what the login has left out. */
export async function whoIs(said?: UserInfoSaid, known: Partial<UserInfo> = {}): Promise<Answer<UserInfo>> {
  let all = said;
  if (all?.uid === undefined || all.tier_id === undefined || all.roles === undefined) {
    const answer = await call(profile, {});
    // If the profile can't be read, a login that names its user is enough.
    if (answer.refused !== undefined && (all?.uid === undefined || answer.refused === Code.sessionEnded)) return answer;
    if (answer.refused === undefined) all = { ...all, ...onlySaid(answer.data) };
  }
  if (all?.uid !== undefined && (all.tier_id ?? known.tier_id) === undefined) {
    const { askTier } = await import('./askTier');
    all = { ...all, tier_id: await askTier(call, all.uid) };
  }
  // The first position counts, since what is on the page may have been read right after it; it says nothing about the person.
  session.lastEvent ??= all?.last_event;
  const user = all && asUserInfo({ ...all, last_event: undefined }, known);
  return user ? { data: user } : { refused: Code.unexpected, message: 'no uid' };
}

const onlySaid = (said: UserInfoSaid) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== '')) as UserInfoSaid;

/**
 * The actions of the first role; none where there is no role (docs/specification.md section 6). Where its own call does not say them, the
 * role does, and where that is refused too, what the server has said of the person. `asked`: a role whose actions are asked for already.
 */
export async function actionsOf(
  { roles: [first], actions }: UserInfo,
  asked?: AskedRole,
): Promise<Answer<readonly string[]>> {
  if (!first) return { data: actions ?? [] };
  const id = first.role_id;
  const answer = await (asked?.id === id ? asked.answer : call(roleActions, { id }));
  if (answer.refused === undefined || MAY_PASS.has(answer.refused)) return answer;
  const role = await call(actionsInRole, { id });
  if (role.refused === undefined) return { data: role.data.action_ids };
  return actions && !MAY_PASS.has(role.refused) ? { data: actions } : answer;
}

/** Nothing that says that a server has no such call: it is asked again before anything else is. */
const MAY_PASS: ReadonlySet<Code> = new Set([Code.lost, Code.sessionEnded, Code.tooManyTries, Code.unavailable]);

import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

/**
 * The signed-in member of staff, docs/specification.md section 12.9. Only the first role counts (docs/specification.md section 6).
 * The optional fields may be missing from a login answer of a server of section 7 alone; `asUserInfo` (userInfo.ts) fills them in.
 */
export const UserInfoOnWire = z.object({
  uid: z.optional(z.int()),
  user_name: z.optional(z.string()),
  display_name: z.string(),
  avatar: z.optional(z.string()),
  tier_id: z.optional(z.int()),
  status: z.optional(z.int()),
  roles: z.optional(z.array(z.object({ role_id: z.int(), role_name: z.string() }))),
  /** The user's actions, from servers that give them here (docs/specification.md section 3): for use where the first role can't be read. */
  actions: z.optional(z.array(z.string())),
  /** The password was given by somebody else: until it is changed, every call that is not `beforePasswordChange` is refused. */
  must_change_password: z.optional(z.boolean()),
  /** How many recovery codes of the user's second factor are left; absent where none is on. */
  recovery_codes: z.optional(z.int()),
  /** The user's role asks for a second factor: until it is set up, every call that does not serve that is refused (310). */
  must_set_up_second_factor: z.optional(z.boolean()),
  /** The user has no password here: whoever lets them in is the organisation (contract/organisation.ts). */
  no_password: z.optional(z.boolean()),
  /** How far what happens has come (extension `events`): shown to its stream as Last-Event-ID, that tells what has happened since. */
  last_event: z.optional(z.string()),
});
export type UserInfoSaid = z.output<typeof UserInfoOnWire>;

/** The same, whole. */
export interface UserInfo {
  uid: number;
  user_name: string;
  display_name: string;
  avatar: string;
  tier_id: number;
  status: number;
  roles: { role_id: number; role_name: string }[];
  actions?: string[] | undefined;
  must_change_password?: boolean | undefined;
  recovery_codes?: number | undefined;
  must_set_up_second_factor?: boolean | undefined;
  no_password?: boolean | undefined;
  last_event?: string | undefined;
}

const Token = z.optional(z.string());
/** The field that holds the key differs between servers. */
type Tokens = Partial<Record<'sessionkey' | 'access_token' | 'accessToken' | 'token', string | undefined>>;
export const keyIn = ({ sessionkey, access_token, accessToken, token }: Tokens): string | undefined =>
  sessionkey || access_token || accessToken || token;

/**
 * What signing in answers. The key that later calls carry is under one of four names (docs/specification.md section 7: "session key (from
 * storage, else the access token)").
 */
export const SignedIn = z
  .object({
    sessionkey: Token,
    access_token: Token,
    accessToken: Token,
    token: Token,
    /** Where it is not here, or not whole, `GET /adminusers/profile` says who it is. */
    userinfo: z.optional(UserInfoOnWire),
  })
  .check(z.refine(keyIn, 'no session key'));

export type SignedIn = z.output<typeof SignedIn>;

export const login = endpoint({
  method: 'POST',
  path: '/adminusers/login',
  permission: 'public',
  body: z.object({
    user_name: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
    /** Of the authenticator app, or a recovery code. */
    code: onlyWith('secondFactor', z.optional(z.string())),
    /** In its place: what an authenticator has signed, `Signed` of passkeys.ts. Read there, for sign-in not to wait for it. */
    passkey: onlyWith('passkeys', z.optional(z.unknown())),
  }),
  secret: true,
  data: SignedIn,
  errors: [Code.passwordWrong, Code.codeNeeded, Code.tooManyTries],
  summary:
    'Signs in. A wrong name and a wrong password answer alike (306). Where the password is right and a second factor is on, a code is asked for (309), and the same call with it signs in; where a passkey would do, the 309 says what it is to sign, and `passkey` is the browser’s answer (WebAuthn, as JSON).',
});

export const logout = endpoint({
  method: 'POST',
  path: '/adminusers/logout',
  permission: 'session',
  beforePasswordChange: true,
  data: z.null(),
  summary: 'Revokes the session on the server.',
});

export const profile = endpoint({
  method: 'GET',
  path: '/adminusers/profile',
  permission: 'session',
  beforePasswordChange: true,
  data: UserInfoOnWire,
  summary: 'Who is signed in.',
});

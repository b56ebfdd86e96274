import * as z from 'zod/mini';
import { Code } from './codes';
import { endpoint } from './endpoint';

/** The signed-in member of staff, API.md "Calls". Only the first role counts (SPEC.md section 6). */
export const UserInfo = z.object({
  uid: z.int(),
  user_name: z.string(),
  display_name: z.string(),
  avatar: z.string(),
  tier_id: z.int(),
  status: z.int(),
  roles: z.array(z.object({ role_id: z.int(), role_name: z.string() })),
  /** The password was given by somebody else: until it is changed, every call that is not `beforePasswordChange` is refused. */
  must_change_password: z.optional(z.boolean()),
});
export type UserInfo = z.output<typeof UserInfo>;

/** The same as a server of section 7 alone may say it: nobody is a super admin by what was left out. */
const UserInfoOnWire = z.object({
  ...UserInfo.shape,
  user_name: z._default(z.string(), ''),
  avatar: z._default(z.string(), ''),
  tier_id: z._default(z.int(), 99),
  status: z._default(z.int(), 1),
  roles: z._default(UserInfo.shape.roles, []),
});

const Token = z.optional(z.string());
/** A server may call the key so instead (SPEC.md section 7: "from storage, else the access token"), and answer nothing else. */
const LoginOnWire = z.object({
  sessionkey: Token,
  access_token: Token,
  accessToken: Token,
  token: Token,
  userinfo: z.catch(z.optional(UserInfoOnWire), undefined),
});
/** Where `userinfo` is not there, or not whole, `GET /adminusers/profile` says who it is. */
const Login = z.object({ sessionkey: z.string().check(z.minLength(1)), userinfo: z.optional(UserInfo) });

export const login = endpoint({
  method: 'POST',
  path: '/adminusers/login',
  permission: 'public',
  body: z.object({
    user_name: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  secret: true,
  data: z.codec(LoginOnWire, Login, {
    decode: ({ sessionkey, access_token, accessToken, token, userinfo }) => ({
      sessionkey: sessionkey || access_token || accessToken || token || '',
      userinfo,
    }),
    encode: (login) => login,
  }),
  errors: [Code.passwordWrong, Code.tooManyTries],
  summary: 'Signs in. A wrong name and a wrong password answer alike (306).',
});

export const logout = endpoint({
  method: 'POST',
  path: '/adminusers/logout',
  permission: 'session',
  beforePasswordChange: true,
  data: z.literal(null),
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

/** The data of a 308 that only says: choose a new password first (`POST /adminusers/changepass`); another 308 has none. */
export const PasswordChangeFirst = z.object({ mustChangePassword: z.literal(true) });
export type PasswordChangeFirst = z.output<typeof PasswordChangeFirst>;

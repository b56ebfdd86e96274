import * as z from 'zod/mini';
import { UserInfoOnWire } from './signIn';
import { Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { nfc } from './wire/texts';

/** What signing in needs is a file of its own: the rest of one's session is loaded behind it. */
export { login, logout, profile, type UserInfo } from './signIn';

/** The data of a 303 whose session ended because its person was banned or suspended, or because its time was over; another 303 has none. */
export interface SessionEnd {
  readonly locked?: true;
  readonly expired?: true;
}

export const editProfile = endpoint({
  method: 'PUT',
  path: '/adminusers/profile',
  permission: 'session',
  body: z.object({
    display_name: z.optional(z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(120))),
    avatar: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: UserInfoOnWire,
  extension: 'profile.edit',
  summary: "One's own name and avatar.",
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/adminusers/changepass',
  permission: 'session',
  beforePasswordChange: true,
  body: z.object({
    password_old: z.string().check(z.maxLength(256)),
    password_new: z.string().check(z.maxLength(256)),
  }),
  secret: true,
  data: z.literal(null),
  errors: [Code.signInAnew, Code.passwordWrong, Code.tooManyTries],
  summary:
    "Changes one's password, to another than the old one; one's other sessions end. Guessing the old one is held up like guessing at sign-in.",
});

/** A place where one is signed in. Its id opens nothing. */
export const SessionInfo = z.object({
  id: Id,
  created: UnixSeconds,
  last_seen: UnixSeconds,
  address: z.string(),
  agent: z.string(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionInfo = z.output<typeof SessionInfo>;

export const sessions = endpoint({
  method: 'GET',
  path: '/adminusers/sessions',
  permission: 'session',
  data: z.array(SessionInfo),
  list: true,
  extension: 'sessions',
  summary: "One's own sessions that are not over, the one used last first.",
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/adminusers/sessions/{id}',
  permission: 'session',
  params: { id: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  extension: 'sessions',
  summary: "Ends one of one's own sessions.",
});

/** The data of a 308 that only says: choose a new password first (`POST /adminusers/changepass`); another 308 has none. */
export const PasswordChangeFirst = z.object({ mustChangePassword: z.literal(true) });
export type PasswordChangeFirst = z.output<typeof PasswordChangeFirst>;

/** The data of a 503 of a server whose store is being prepared, as a first start fills it: another 503 has none. */
export interface BeingPrepared {
  readonly preparing: true;
}

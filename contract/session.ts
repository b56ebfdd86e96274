import * as z from 'zod/mini';
import { Id, UnixSeconds } from './codecs';
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
});
export type UserInfo = z.output<typeof UserInfo>;

export const login = endpoint({
  method: 'POST',
  path: '/adminusers/login',
  permission: 'public',
  body: z.object({
    user_name: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(256)),
  }),
  secret: true,
  data: z.object({ sessionkey: z.string(), userinfo: UserInfo }),
  errors: [Code.passwordWrong, Code.tooManyTries],
  summary: 'Signs in. A wrong name and a wrong password answer alike (306).',
});

export const logout = endpoint({
  method: 'POST',
  path: '/adminusers/logout',
  permission: 'session',
  data: z.null(),
  summary: 'Revokes the session on the server.',
});

export const profile = endpoint({
  method: 'GET',
  path: '/adminusers/profile',
  permission: 'session',
  data: UserInfo,
  summary: 'Who is signed in.',
});

export const editProfile = endpoint({
  method: 'PUT',
  path: '/adminusers/profile',
  permission: 'session',
  body: z.object({
    display_name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
    avatar: z.optional(z.string().check(z.maxLength(500))),
  }),
  data: UserInfo,
  summary: "One's own name and avatar.",
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/adminusers/changepass',
  permission: 'session',
  body: z.object({
    password_old: z.string().check(z.maxLength(256)),
    password_new: z.string().check(z.maxLength(256)),
  }),
  secret: true,
  data: z.null(),
  errors: [Code.passwordWrong, Code.tooManyTries],
  summary:
    "Changes one's password; one's other sessions end. Guessing the old one is held up like guessing at sign-in.",
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
  summary: "One's own sessions that are not over, the one used last first.",
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/adminusers/sessions/{id}',
  permission: 'session',
  params: { id: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  summary: "Ends one of one's own sessions.",
});

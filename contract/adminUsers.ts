import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { intInString, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { numberedPaging } from './wire/paging';
import { TIER_STAFF, TIER_SUPER_ADMIN } from './wire/permissions';
import { nfc } from './wire/texts';

/** What `status` says (docs/specification.md section 3, docs/specification.md section 3): 1 active, 2 banned, 3 suspended. */
export const STATUS = { active: 1, banned: 2, suspended: 3 } as const;
export const STATUSES = [1, 2, 3] as const;
export type Status = (typeof STATUSES)[number];

const Status = z.literal([...STATUSES]);
const Tier = z.literal([TIER_STAFF, TIER_SUPER_ADMIN]);
export const Uid = z.int32().check(z.minimum(1));

/** A member of staff, docs/specification.md section 3. A server of section 7 alone leaves out the optional fields. */
export const AdminUser = z.object({
  uid: z.int(),
  user_name: z.string(),
  display_name: z.string(),
  avatar: z.string(),
  tier_id: z.int(),
  status: Status,
  organ_id: z.optional(z.int()),
  position: z.optional(z.int()),
  rank_id: z.optional(z.int()),
  /** In their order: only the first counts (docs/specification.md section 6). */
  roles: z.optional(z.array(z.object({ role_id: z.int(), role_name: z.string() }))),
  /** What the first role allows. */
  actions: z.optional(z.array(z.string())),
  created: z.optional(UnixSeconds),
  /** When it was last changed, unix seconds: an edit that names it is refused (409) after another edit. */
  updated: z.optional(UnixSeconds),
  /** Whether signing in asks for a code beside the password. */
  second_factor: z.optional(z.boolean()),
  /** Whether the organisation lets the user in, and says the roles anew each time (organisation.ts). */
  by_organisation: z.optional(z.boolean()),
  /** Of a program's account: whether its token opens anything, and until when (null: until it is revoked). Null of a person's. */
  service: z.optional(z.nullable(z.object({ has_token: z.boolean(), expires: z.nullable(UnixSeconds) }))),
});
export type AdminUser = z.output<typeof AdminUser>;

/** One word of letters, digits and `. _ @ + -`, since people type it at every sign-in and case does not count there. */
export const USER_NAME = /^[A-Za-z0-9._@+-]{1,64}$/;
export const UserName = z.string().check(z.trim(), z.regex(USER_NAME, 'letters, digits and . _ @ + - only'));
export const DisplayName = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(120));
const Password = z.string().check(z.maxLength(256));
const Roles = z.array(Uid).check(z.maxLength(20));

const query = { ...numberedPaging, status: z.optional(intInString(z.literal([0, ...STATUSES]))) };

export const list = endpoint({
  method: 'GET',
  path: '/adminusers/pages',
  permission: 'USER_VIEW',
  query,
  data: z.array(AdminUser),
  list: true,
  summary: 'Admin users, newest first; status 0 or none: all.',
});

export const search = endpoint({
  method: 'GET',
  path: '/search/users',
  permission: 'USER_VIEW',
  query: { ...query, text: z.string().check(z.maxLength(200)) },
  data: z.array(AdminUser),
  list: true,
  summary: 'Admin users whose names or uid hold every word of `text`, without regard to case and marks.',
});

export const one = endpoint({
  method: 'GET',
  path: '/adminusers/query',
  permission: 'USER_VIEW',
  query: { uid: intInString(Uid) },
  data: AdminUser,
  errors: [Code.notFound],
  summary: 'One admin user.',
});

export const checkName = endpoint({
  method: 'GET',
  path: '/check/username',
  permission: 'USER_VIEW',
  query: { username: z.string().check(z.maxLength(64)) },
  data: z.object({ available: z.boolean() }),
  summary: 'Whether a user name can be given to somebody new.',
});

/** The fields besides the password, all optional in an edit: those left out stay. */
const fields = {
  organ_id: z.optional(z.int32()),
  position: z.optional(z.int32()),
  tier_id: z.optional(Tier),
  rank_id: z.optional(z.int32()),
  status: z.optional(Status),
  avatar: z.optional(z.string().check(z.maxLength(500))),
  roles: z.optional(Roles),
};

export const create = endpoint({
  method: 'POST',
  path: '/adminusers/create',
  permission: 'USER_ADD',
  body: z.object({ user_name: UserName, password: Password, display_name: DisplayName, ...fields }),
  secret: true,
  data: AdminUser,
  errors: [Code.alreadyExists, Code.signInAnew],
  creates: true,
  summary: 'Adds an admin user; the password has at least 10 characters and is not the user name.',
});

export const edit = endpoint({
  method: 'PUT',
  path: '/adminusers/{id}',
  permission: 'USER_EDIT',
  params: { id: intInString(Uid) },
  body: z.object({
    user_name: z.optional(UserName),
    display_name: z.optional(DisplayName),
    ...fields,
    /** What the first role allows, as another server has said it: it goes back as it came, and means nothing to ours. */
    actions: z.optional(z.array(z.string())),
    updated: onlyWith('edits.partial', z.optional(UnixSeconds)),
  }),
  data: AdminUser,
  errors: [Code.notFound, Code.alreadyExists, Code.changedMeanwhile, Code.signInAnew],
  summary: 'Changes an admin user, never the password.',
});

export const setStatus = endpoint({
  method: 'PUT',
  path: '/adminusers/updatestatus',
  permission: { by: 'status', of: { 1: 'USER_EDIT', 2: 'OTHER_BAN_USER', 3: 'USER_EDIT' } },
  query: { uid: intInString(Uid), status: intInString(Status) },
  data: AdminUser,
  errors: [Code.notFound, Code.signInAnew],
  summary: '2 bans, 3 suspends, 1 reactivates. Sessions of whoever is not active end at once.',
});

export const ban = endpoint({
  method: 'PUT',
  path: '/adminusers/ban',
  permission: 'OTHER_BAN_USER',
  query: { uid: intInString(Uid) },
  data: AdminUser,
  errors: [Code.notFound, Code.signInAnew],
  summary: 'Sets status 2; the sessions of the user end at once.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/adminusers/{id}',
  permission: 'USER_DELETE',
  params: { id: intInString(Uid) },
  data: z.object({ uid: z.int() }),
  errors: [Code.notFound, Code.signInAnew],
  summary: 'Takes an admin user out of every list; the audit log keeps the name.',
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/adminusers/resetpass',
  permission: 'OTHER_RESET_PASSWORD',
  body: z.object({ password_new: Password, uname: z.string().check(z.maxLength(64)) }),
  secret: true,
  data: z.literal(null),
  errors: [Code.notFound, Code.signInAnew],
  summary:
    "Gives somebody else a new password and ends that user's sessions; the user has to choose another at the next sign-in.",
});

import * as z from 'zod/mini';
import { onlyWith } from './wire/beyond';
import { boolInString, Id, UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { paging } from './wire/paging';
import type { PermissionRule } from './wire/permissions';
import { nfc } from './wire/texts';

export const TITLE_MAX = 120;
export const BODY_MAX = 2000;

/** The audience of a notification: all staff, one tier, or the users with a given first role (docs/specification.md section 6). */
export const AUDIENCES = ['all', 'tier:99', 'tier:100'] as const;
const ROLE = /^role:([1-9]\d{0,8})$/;
export const Audience = z
  .string()
  .check(
    z.refine(
      (value) => AUDIENCES.some((one) => one === value) || ROLE.test(value),
      'all, tier:99, tier:100 or role:{id}',
    ),
  );
/** The role that an audience names, or undefined. */
export const roleOfAudience = (audience: string): number | undefined => {
  const found = ROLE.exec(audience)?.[1];
  return found === undefined ? undefined : Number(found);
};

/** The audience of a notice that is for one person alone. */
export const audienceOfOne = (uid: number): string => `uid:${uid}`;

/**
 * What makes such a notice: a case was handed to that person, a note mentions them, or a colleague has taken their second factor off or given
 * them a new password.
 */
export const BECAUSE = ['assigned', 'mentioned', 'secondFactorOff', 'passwordReset'] as const;
export type Because = (typeof BECAUSE)[number];

/** A notice of staff to staff. */
export const StaffNotification = z.object({
  id: Id,
  title: z.string(),
  body: z.string(),
  audience: z.string(),
  /** The name of the role that the audience names, while there is one. */
  role_name: z.optional(z.string()),
  created: UnixSeconds,
  sender: z.object({ uid: z.int(), user_name: z.string(), display_name: z.string() }),
  /** Of a notice for one person, which has no title: its reader's console has words for why it came. Its body is the note, if it is one. */
  because: z.optional(z.enum(BECAUSE)),
  /** And about what, if it is about a row; its name, as the note, only while the reader may see it. */
  about: z.optional(z.object({ kind: z.enum(['case', 'profile']), id: Id, name: z.optional(z.string()) })),
});
export type StaffNotification = z.output<typeof StaffNotification>;

const Title = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(TITLE_MAX));
const Body = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(BODY_MAX));

/** Who may read what staff send to many. */
export const READS_NOTICES = { anyOf: ['TV_SLIDER_VIEW', 'PROFILE_VIEW'] } as const satisfies PermissionRule;

export const list = endpoint({
  method: 'GET',
  path: '/notification/list',
  // Whoever views reports may be handed a case, and has at least a bell.
  permission: { anyOf: [...READS_NOTICES.anyOf, 'REPORT_VIEW'] },
  query: { ...paging, mine: onlyWith('notifications', z.optional(boolInString)) },
  data: z.array(StaffNotification),
  list: true,
  extension: 'notifications',
  summary:
    'Notifications to many, newest first, those for super admins only to super admins. `mine`: those whose audience the caller is in, and those for the caller alone, which are all that one without `TV_SLIDER_VIEW` and `PROFILE_VIEW` may read.',
});

export const create = endpoint({
  method: 'POST',
  path: '/notification/create',
  permission: 'ONLY_SUPER_ADMIN',
  body: z.object({ title: Title, body: Body, audience: Audience }),
  data: StaffNotification,
  creates: true,
  extension: 'notifications',
  summary: 'Sends a notification to an audience: all, tier:99, tier:100 or role:{id}.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/notification/delete',
  permission: 'ONLY_SUPER_ADMIN',
  query: { id: Id },
  data: z.object({ id: Id }),
  errors: [Code.notFound],
  extension: 'notifications',
  summary: 'Takes a notification back from everybody.',
});

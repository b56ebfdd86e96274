import * as z from 'zod/mini';
import { RoleId } from './roleActions';
import { ACTION_IDS } from './wire/areas';
import { onlyWith } from './wire/beyond';
import { UnixSeconds } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { numberedPaging } from './wire/paging';
import { nfc } from './wire/texts';

export { actions } from './roleActions';

/**
 * A role and the actions its holders may do, docs/specification.md section 3. A server of section 7 alone leaves out the optional fields.
 */
export const Role = z.object({
  role_id: z.int(),
  role_name: z.string(),
  /** A list may leave them out: each role says its own (commands/rolesRead.ts). */
  action_ids: z.optional(z.array(z.string())),
  /** When it was last changed, unix seconds: an edit that names it is refused (409) after another edit. */
  updated: z.optional(UnixSeconds),
  /** How many admin users have it; in use it can't be deleted. */
  user_count: z.optional(z.int()),
  /** Whoever has it as first role has to have a second factor. */
  needs_second_factor: z.optional(z.boolean()),
});
export type Role = z.output<typeof Role>;

const id = { id: RoleId };
const readers = { anyOf: ['ROLE_VIEW', 'USER_VIEW'] } as const;

const RoleName = z.string().check(nfc, z.trim(), z.minLength(1), z.maxLength(120));
/**
 * Any other id is malformed (400) for our server, `ONLY_SUPER_ADMIN` too: no role can hold it. Another server may have actions of its
 * own: what its role has of them goes back to it as it came.
 */
const Action = z.codec(z.string(), z.string(), {
  decode: (id, payload) => {
    if (!ACTION_IDS.some((known) => known === id))
      payload.issues.push({ code: 'custom', message: `expected one of ${ACTION_IDS.join(', ')}`, input: id });
    return id;
  },
  encode: (id) => id,
});
const Actions = z.array(Action).check(z.maxLength(200));
const NeedsSecondFactor = onlyWith('secondFactor', z.optional(z.boolean()));

export const list = endpoint({
  method: 'GET',
  path: '/roles',
  permission: readers,
  query: numberedPaging,
  data: z.array(Role),
  list: true,
  summary: 'Roles by name.',
});

export const one = endpoint({
  method: 'GET',
  path: '/roles/{id}',
  permission: readers,
  params: id,
  data: Role,
  errors: [Code.notFound],
  summary: 'One role.',
});

export const create = endpoint({
  method: 'POST',
  path: '/roles',
  permission: { allOf: ['ROLE_ADD', 'ONLY_SUPER_ADMIN'] },
  body: z.object({ role_name: RoleName, action_ids: z.optional(Actions), needs_second_factor: NeedsSecondFactor }),
  data: Role,
  errors: [Code.alreadyExists, Code.signInAnew],
  creates: true,
  summary: 'Makes a role; a name that another has is refused (305).',
});

export const edit = endpoint({
  method: 'PUT',
  path: '/roles/{id}',
  permission: { allOf: ['ROLE_EDIT', 'ONLY_SUPER_ADMIN'] },
  params: id,
  body: z.object({
    role_name: z.optional(RoleName),
    action_ids: z.optional(Actions),
    needs_second_factor: NeedsSecondFactor,
    updated: onlyWith('edits.partial', z.optional(UnixSeconds)),
  }),
  data: Role,
  errors: [Code.notFound, Code.alreadyExists, Code.changedMeanwhile, Code.signInAnew],
  summary:
    'Renames a role, sets its whole set of actions, or asks its users for a second factor. It counts from the next call of whoever has the role.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/roles/{id}',
  permission: { allOf: ['ROLE_DELETE', 'ONLY_SUPER_ADMIN'] },
  params: id,
  data: z.object({ role_id: z.int() }),
  errors: [Code.notFound, Code.signInAnew],
  summary: 'Deletes a role that nobody has; one in use is refused (400).',
});

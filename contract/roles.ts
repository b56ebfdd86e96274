import * as z from 'zod/mini';
import { intInString } from './codecs';
import { Code } from './codes';
import { endpoint } from './endpoint';

/** A role and the actions its holders may do, SPEC.md section 3. */
export const Role = z.object({ role_id: z.int(), role_name: z.string(), action_ids: z.array(z.string()) });
export type Role = z.output<typeof Role>;

const id = { id: intInString(z.int32().check(z.positive())) };
const readers = { anyOf: ['ROLE_VIEW', 'USER_VIEW'] } as const;

export const list = endpoint({
  method: 'GET',
  path: '/roles',
  permission: readers,
  query: {
    page_number: z.optional(intInString(z.int().check(z.minimum(1)))),
    page_size: z.optional(intInString(z.int().check(z.minimum(1), z.maximum(200)))),
  },
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

/** ROLE_VIEW or USER_VIEW for any role; one's own needs only the session, which the handler checks (API.md). */
export const actions = endpoint({
  method: 'GET',
  path: '/roles/{id}/actions',
  permission: 'session',
  params: id,
  data: z.array(z.string()),
  errors: [Code.notFound],
  summary: "A role's action ids.",
});

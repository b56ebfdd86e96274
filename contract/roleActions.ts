import * as z from 'zod/mini';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import { intInString } from './wire/intInString';

export const RoleId = intInString(z.int32().check(z.minimum(1)));

const ofOne = { method: 'GET', permission: 'session', params: { id: RoleId }, errors: [Code.notFound] } as const;

/**
 * Asked for at every sign-in, hence in a file of its own: the rest of the roles is loaded behind it.
 * ROLE_VIEW or USER_VIEW for any role; the caller's own needs only the session, as the handler checks (docs/specification.md section 12.4).
 */
export const actions = endpoint({
  ...ofOne,
  path: '/roles/{id}/actions',
  beforePasswordChange: true,
  data: z.array(z.string()),
  summary: "A role's action ids.",
});

/** What `GET /roles/{id}` says of them, for where a server refuses the other. */
export const actionsInRole = endpoint({
  ...ofOne,
  path: '/roles/{id}',
  data: z.object({ role_name: z.optional(z.string()), action_ids: z.array(z.string()) }),
  summary: 'A role.',
});

import * as z from 'zod/mini';
import { Code } from './codes';
import { endpoint } from './endpoint';
import { intInString } from './intInString';

export const RoleId = intInString(z.int32().check(z.minimum(1)));

/**
 * Asked for at every sign-in, hence in a file of its own: the rest of the roles is loaded behind it.
 * ROLE_VIEW or USER_VIEW for any role; one's own needs only the session, which the handler checks (API.md).
 */
export const actions = endpoint({
  method: 'GET',
  path: '/roles/{id}/actions',
  permission: 'session',
  beforePasswordChange: true,
  params: { id: RoleId },
  data: z.array(z.string()),
  errors: [Code.notFound],
  summary: "A role's action ids.",
});

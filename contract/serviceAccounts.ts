import * as z from 'zod/mini';
import { AdminUser, DisplayName, Uid, UserName } from './adminUsers';
import { intInString } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';

export const make = endpoint({
  method: 'POST',
  path: '/serviceaccounts',
  permission: 'ONLY_SUPER_ADMIN',
  body: z.object({
    user_name: UserName,
    display_name: DisplayName,
    /** Its only role; none: it may do nothing yet. */
    role_id: z.optional(Uid),
    /** After so many days the token opens nothing any more; none: it does until it is revoked. */
    days: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
  }),
  data: z.object({ user: AdminUser, token: z.string() }),
  errors: [Code.alreadyExists, Code.signInAnew],
  extension: 'serviceAccounts',
  summary:
    'Adds an account for a program: it has no password and can’t sign in. Its token, which calls carry as a session key, is answered this once.',
});

export const revoke = endpoint({
  method: 'DELETE',
  path: '/serviceaccounts/{id}/token',
  permission: 'ONLY_SUPER_ADMIN',
  params: { id: intInString(Uid) },
  data: AdminUser,
  errors: [Code.notFound, Code.taskEnded, Code.signInAnew],
  extension: 'serviceAccounts',
  summary: 'Ends the token of a service account at once, for good.',
});

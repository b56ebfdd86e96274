import type { ServedCall } from '../../http/serve';
import { enterByOrganisation } from './organisation';
import { ownPasskeys } from './passkeys';
import { changePassword } from './password';
import { ownSecondFactor } from './secondFactor';
import { ownAccount } from './self';
import { signInAndOut } from './signIn';

/** Signing in and out, and the user's own account: docs/specification.md section 7, admin users. */
export const sessionResource: readonly ServedCall[] = [
  ...signInAndOut,
  enterByOrganisation,
  ...ownAccount,
  changePassword,
  ...ownSecondFactor,
  ...ownPasskeys,
];

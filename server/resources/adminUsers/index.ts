import type { ServedCall } from '../../http/serve';
import { changeAdminUsers } from './change';
import { adminUserLifecycle } from './lifecycle';
import { readAdminUsers } from './read';
import { takeSecondFactorOff } from './secondFactor';
import { serviceAccounts } from './serviceAccounts';

/** The staff themselves: docs/specification.md section 7, admin users. */
export const adminUsersResource: readonly ServedCall[] = [
  ...readAdminUsers,
  ...adminUserLifecycle,
  ...changeAdminUsers,
  takeSecondFactorOff,
  ...serviceAccounts,
];

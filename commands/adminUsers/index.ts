import { defineConsoleCommand, one } from '../core/definition';
import {
  banAdminUser,
  deleteAdminUser,
  endAdminUserSecondFactor,
  resetAdminUserPassword,
  setAdminUserStatus,
} from './access';
import { addAdminUser, editAdminUser } from './edit';
import { makeServiceAccount, revokeServiceAccount } from './serviceAccounts';

const openAdminUser = defineConsoleCommand({
  id: 'adminUser.open',
  on: one('adminUser'),
  permission: 'USER_VIEW',
  icon: 'id-card',
  run: (world, [row]) => row && world.open('adminUser', String(row.uid)),
});

export const adminUserCommands = [
  openAdminUser,
  addAdminUser,
  editAdminUser,
  resetAdminUserPassword,
  endAdminUserSecondFactor,
  setAdminUserStatus,
  banAdminUser,
  deleteAdminUser,
  makeServiceAccount,
  revokeServiceAccount,
] as const;

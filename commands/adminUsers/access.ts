import * as adminUsers from '../../contract/adminUsers';
import { STATUS, type Status } from '../../contract/adminUsers';
import * as secondFactor from '../../contract/secondFactor';
import { Code } from '../../contract/wire/codes';
import { defineMutation, many, mapAnswer, one, oneOf } from '../core/definition';
import { ok } from '../core/disabledReason';
import { newPassword } from '../core/newPassword';
import type { StaffRow } from '../core/rows';
import { otherWithinReach, passwordWithinReach } from './reach';
import { saving } from './saving';

export const banAdminUser = defineMutation({
  id: 'adminUser.ban',
  on: many('adminUser'),
  endpoint: adminUsers.ban,
  key: { press: 'b', where: 'adminUser' },
  tone: 'danger',
  icon: 'ban',
  confirm: 'always',
  when: (row, principal) =>
    otherWithinReach(row, principal) ?? (row.status === STATUS.banned ? 'adminUser.alreadyBanned' : ok),
  change: (row) => ({ ...row, status: STATUS.banned }),
  run: ({ call }, row) => call(adminUsers.ban, { uid: row.uid }),
  undo: (before) => ['adminUser.setStatus', { status: String(before.status) }],
});

/** Reactivates or suspends; banning has a command of its own, and undo brings back any of the three. */
export const setAdminUserStatus = defineMutation({
  id: 'adminUser.setStatus',
  on: many('adminUser'),
  endpoint: adminUsers.setStatus,
  permissionArgs: { status: STATUS.active },
  asks: { status: oneOf<string>([{ value: '1' }, { value: '3' }]) },
  icon: 'user-cog',
  when: otherWithinReach,
  change: (row, { status }) => ({ ...row, status: Number(status) as Status }),
  run: async (world, row, { status: wanted }) => {
    const status = Number(wanted) as Status;
    if (row.status === status) return { refused: Code.taskEnded, message: 'It has this status already.' };
    // Of the call for this docs/specification.md section 7 says that it sets 2 and 3: back to work is an edit, wherever no more is known of it.
    return status === STATUS.active && !world.has('edits.partial')
      ? (await saving()).save(world, row, { status })
      : world.call(adminUsers.setStatus, { uid: row.uid, status });
  },
  words: { noopMessage: 'adminUser.hasStatus' },
  undo: (before) => ['adminUser.setStatus', { status: String(before.status) }],
});

/** Not to be taken back: asks by having the user name typed (docs/specification.md section 11.2). */
export const deleteAdminUser = defineMutation({
  id: 'adminUser.delete',
  on: many('adminUser'),
  endpoint: adminUsers.remove,
  key: { press: 'v', where: 'adminUser' },
  tone: 'danger',
  icon: 'trash-2',
  confirm: { typing: (row) => row.user_name },
  when: otherWithinReach,
  change: (row) => ({ ...row, gone: true }),
  run: async ({ call }, row) => mapAnswer(await call(adminUsers.remove, { id: row.uid }), () => null),
});

/** For somebody who has lost the device and the recovery codes: by whoever might reset the password. */
export const endAdminUserSecondFactor = defineMutation({
  id: 'adminUser.endSecondFactor',
  on: one('adminUser'),
  endpoint: secondFactor.takeOff,
  tone: 'danger',
  icon: 'shield-off',
  confirm: 'always',
  when: (row, principal) =>
    passwordWithinReach(row, principal) ?? (row.second_factor ? ok : 'adminUser.noSecondFactor'),
  change: (row) => ({ ...row, second_factor: false }),
  run: async ({ call }, row) => mapAnswer(await call(secondFactor.takeOff, { id: row.uid }), () => null),
});

export const resetAdminUserPassword = defineMutation({
  id: 'adminUser.resetPassword',
  on: one('adminUser'),
  endpoint: adminUsers.resetPassword,
  asks: { password: newPassword((rows) => (rows as readonly StaffRow[])[0]?.user_name ?? '') },
  key: { press: 'p', where: 'adminUser' },
  icon: 'lock-keyhole',
  when: (row, principal) => passwordWithinReach(row, principal) ?? (row.service ? 'serviceAccount.noPassword' : ok),
  run: ({ call }, row, { password }) =>
    call(adminUsers.resetPassword, { body: { uname: row.user_name, password_new: password } }),
});

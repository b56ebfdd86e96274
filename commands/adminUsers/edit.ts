import * as adminUsers from '../../contract/adminUsers';
import { defineMutation, nothing, one } from '../core/definition';
import { newPassword } from '../core/newPassword';
import { displayName, fields, roleOf, userName } from './fields';
import { withinReach } from './reach';
import { saving } from './saving';

export const addAdminUser = defineMutation({
  id: 'adminUser.add',
  on: nothing(),
  endpoint: adminUsers.create,
  asks: {
    userName,
    displayName,
    password: newPassword((_rows, given) => String(given.userName ?? '')),
    ...fields,
  },
  key: { press: 'c', where: 'adminUser' },
  icon: 'user-plus',
  run: async (world, _none, args) => (await saving()).make(world, args),
  elsewhere: { arrived: async (world, _none, { userName }) => (await saving()).findMade(world, userName) },
});

/** Changes fields; refused when somebody else has changed the user since this row was read (409). */
export const editAdminUser = defineMutation({
  id: 'adminUser.edit',
  on: one('adminUser'),
  reads: 'all',
  endpoint: adminUsers.edit,
  asks: { userName, displayName, ...fields },
  key: { press: 'Mod+E', where: 'adminUser' },
  icon: 'user-pen',
  when: withinReach,
  change: (row, { userName, displayName, tier, avatar }) => ({
    ...row,
    user_name: userName.trim(),
    display_name: displayName.trim(),
    tier_id: tier === undefined ? row.tier_id : Number(tier),
    avatar: avatar === undefined ? row.avatar : avatar.trim(),
  }),
  run: async (world, row, args) => (await saving()).edit(world, row, args),
  undo: (before) => [
    'adminUser.edit',
    {
      userName: before.user_name,
      displayName: before.display_name,
      role: roleOf(before),
      tier: String(before.tier_id),
      organId: String(before.organ_id ?? ''),
      position: String(before.position ?? ''),
      rankId: String(before.rank_id ?? ''),
      avatar: before.avatar,
    },
  ],
});

import * as adminUsers from '../../contract/adminUsers';
import type { InputOf } from '../../contract/wire/endpoint';
import { defineMutation, mapAnswer, nothing, one } from '../core/definition';
import { newPassword } from '../core/newPassword';
import type { StaffRow } from '../core/rows';
import type { World } from '../core/world';
import { lookups } from '../lateLookups';
import { bodyOf, displayName, fields, roleOf, userName } from './fields';
import { withinReach } from './reach';

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
  run: async (world, _none, { userName, displayName, password, ...others }) => {
    const name = userName.trim();
    const body = { user_name: name, display_name: displayName.trim(), password, ...bodyOf(others) };
    // docs/specification.md section 3 gives users no roles: an empty list is sent only where the server is known to understand it.
    if (!world.has('edits.partial') && body.roles?.length === 0) delete body.roles;
    const answer = await world.call(adminUsers.create, { body });
    if (answer.refused !== undefined) return mapAnswer(answer, () => null);
    // A server need not answer the user it created.
    const found = answer.data ? null : await (await lookups()).staffNamed(world, name);
    showNew(world, answer.data ?? (found?.refused === undefined ? (found?.data ?? null) : null));
    return { data: null };
  },
  arrived: async (world, _none, { userName }) => {
    const found = await (await lookups()).staffNamed(world, userName.trim());
    if (found.refused === undefined) showNew(world, found.data);
    return found;
  },
});

const showNew = (world: Pick<World, 'revealNewRow'>, user: adminUsers.AdminUser | null) =>
  user && world.revealNewRow('adminUser', String(user.uid));

/**
 * Sends the changed fields. A server that takes only whole users gets the user as it is now, with just this changed and never with a
 * password.
 */
export async function save(
  world: Pick<World, 'call' | 'has'>,
  row: StaffRow,
  changed: InputOf<typeof adminUsers.edit>['body'],
) {
  const { call } = world;
  const id = row.uid;
  if (world.has('edits.partial'))
    return call(adminUsers.edit, {
      id,
      body: { ...changed, ...(row.updated === undefined ? {} : { updated: row.updated }) },
    });
  const whole = await (await lookups()).wholeStaff(world, row.uid);
  return whole.refused === undefined ? call(adminUsers.edit, { id, body: { ...whole.data, ...changed } }) : whole;
}

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
  run: (world, row, { userName, displayName, ...others }) =>
    save(world, row, {
      user_name: userName.trim(),
      display_name: displayName.trim(),
      ...bodyOf(
        others,
        row.roles?.slice(1).map(({ role_id }) => role_id),
      ),
    }),
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

import * as adminUsers from '../contract/adminUsers';
import { STATUS, type Status, USER_NAME } from '../contract/adminUsers';
import { Code } from '../contract/wire/codes';
import type { InputOf } from '../contract/wire/endpoint';
import { mayCall, type Principal, TIER_STAFF, TIER_SUPER_ADMIN } from '../contract/wire/permissions';
import {
  type ArgsOf,
  defineConsoleCommand,
  defineMutation,
  many,
  mapAnswer,
  nothing,
  one,
  oneOf,
  picture,
  text,
} from './core/definition';
import { AVAILABLE, ok } from './core/disabledReason';
import { late } from './core/late';
import { newPassword } from './core/newPassword';
import type { StaffRow } from './core/rows';
import type { World } from './core/world';
import { NO_ROLE, roleOptions, tierOptions, UNSAID_ROLE } from './staffChoices';

const lookups = late(() => import('./lookups'));

const notGone = (row: StaffRow) => (row.gone ? 'adminUser.gone' : ok);
/** What the server refuses too (308), said beforehand: nobody reaches above himself. */
const withinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder !== undefined && row.tier_id > holder.tierId ? 'adminUser.aboveYou' : ok);
/** Nor shuts himself out. */
const otherWithinReach = (row: StaffRow, holder?: Principal) =>
  notGone(row) ?? (holder?.uid === row.uid ? 'adminUser.isYou' : withinReach(row, holder));
/** Nor comes to do by somebody else's password what his own role does not allow. */
const passwordWithinReach = (row: StaffRow, holder?: Principal) =>
  otherWithinReach(row, holder) ??
  (holder !== undefined &&
  holder.tierId !== TIER_SUPER_ADMIN &&
  row.actions?.some((action) => !holder.actions.has(action))
    ? 'adminUser.mayDoMore'
    : ok);
const firstOf = (rows: readonly unknown[]) => (rows as readonly StaffRow[])[0];
/** What a field starts from: as the row has it, or as a new user would (docs/specification.md section 3). */
const from =
  <T>(field: (row: StaffRow) => T, otherwise: T) =>
  (rows: readonly unknown[]) => {
    const row = firstOf(rows);
    return row ? field(row) : otherwise;
  };

const wholeNumber = (field: 'organ_id' | 'position' | 'rank_id', otherwise: string) =>
  text({
    prefill: from((row) => String(row[field] ?? ''), otherwise),
    check: (value) => (/^-?\d{1,9}$/.test(value.trim()) ? ok : 'adminUser.notANumber'),
    optional: true,
  });

const userName = text({
  prefill: from((row) => row.user_name, ''),
  check: (value) => (USER_NAME.test(value.trim()) ? ok : 'adminUser.nameInvalid'),
  refusals: { codes: [Code.alreadyExists] },
  // Who may add and not see admin users is told when it is sent.
  validateRemotely: async (value, { call, me }, rows) => {
    const holder = me();
    // One's own name in other letters is one's own.
    if (value.trim().toLowerCase() === firstOf(rows)?.user_name.toLowerCase()) return AVAILABLE;
    if (holder === null || !mayCall(holder, adminUsers.checkName.permission)) return ok;
    const isFree = await (await lookups()).isNameFree({ call }, value.trim());
    return isFree === undefined ? ok : isFree ? AVAILABLE : 'adminUser.nameTaken';
  },
});
const displayName = text({
  prefill: from((row) => row.display_name, ''),
  check: (value) => (value.trim() === '' ? 'adminUser.displayNameMissing' : ok),
});
/** The role that counts, as the question has it. */
const roleOf = ({ roles }: StaffRow) => (roles === undefined ? UNSAID_ROLE : String(roles[0]?.role_id ?? NO_ROLE));
/** The fields besides names and password. */
const fields = {
  role: oneOf<string>([], {
    loadOptions: roleOptions,
    refusals: { fields: ['roles'] },
    initial: from(roleOf, NO_ROLE),
  }),
  tier: oneOf<string>([{ value: String(TIER_STAFF) }, { value: String(TIER_SUPER_ADMIN) }], {
    loadOptions: tierOptions,
    refusals: { fields: ['tier_id'] },
    initial: from((row) => String(row.tier_id), String(TIER_STAFF)),
  }),
  organId: wholeNumber('organ_id', '0'),
  position: wholeNumber('position', '1'),
  rankId: wholeNumber('rank_id', '0'),
  avatar: picture({ prefill: from((row) => row.avatar, ''), optional: true }),
};

type Fields = Partial<ArgsOf<typeof fields>>;
type Body = Omit<InputOf<typeof adminUsers.edit>['body'], 'user_name' | 'display_name' | 'status' | 'updated'>;

/** The fields as the calls take them; what was not asked, or left empty, is left out. `others`: the roles that do not count. */
function bodyOf({ role, tier, organId, position, rankId, avatar }: Fields, others: readonly number[] = []): Body {
  const number = <K extends string>(name: K, value: string | undefined) =>
    value === undefined || value.trim() === '' ? {} : { [name]: Number(value) };
  const first = role === undefined || role === NO_ROLE ? [] : [Number(role)];
  return {
    ...(role === undefined || role === UNSAID_ROLE
      ? {}
      : { roles: [...first, ...others.filter((id) => !first.includes(id))] }),
    ...(tier === undefined ? {} : { tier_id: tier === String(TIER_SUPER_ADMIN) ? TIER_SUPER_ADMIN : TIER_STAFF }),
    ...number('organ_id', organId),
    ...number('position', position),
    ...number('rank_id', rankId),
    ...(avatar === undefined ? {} : { avatar: avatar.trim() }),
  };
}

const openAdminUser = defineConsoleCommand({
  id: 'adminUser.open',
  on: one('adminUser'),
  permission: 'USER_VIEW',
  icon: 'id-card',
  run: (world, [row]) => row && world.open('adminUser', String(row.uid)),
});

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
  tone: 'good',
  icon: 'user-plus',
  run: async (world, _none, { userName, displayName, password, ...others }) => {
    const name = userName.trim();
    const body = { user_name: name, display_name: displayName.trim(), password, ...bodyOf(others) };
    // docs/specification.md section 3 gives nobody roles: who is to have none is sent with none only where that is known to be understood.
    if (!world.has('edits.partial') && body.roles?.length === 0) delete body.roles;
    const answer = await world.call(adminUsers.create, { body });
    if (answer.refused !== undefined) return mapAnswer(answer, () => null);
    // A server need not say whom it made.
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
 * Sends what is changed. A server that takes only whole users gets the user as it is now, with just this changed and never with a
 * password.
 */
async function save(
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

export const banAdminUser = defineMutation({
  id: 'adminUser.ban',
  on: many('adminUser'),
  endpoint: adminUsers.ban,
  key: { press: 'b', where: 'adminUser' },
  tone: 'danger',
  icon: 'ban',
  confirm: 'always',
  when: (row, holder) =>
    otherWithinReach(row, holder) ?? (row.status === STATUS.banned ? 'adminUser.alreadyBanned' : ok),
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
    // Of the call for this docs/specification.md section 7 says that it sets 2 and 3: back to work is an edit, wherever no more is known
    // of it.
    return status === STATUS.active && !world.has('edits.partial')
      ? save(world, row, { status })
      : world.call(adminUsers.setStatus, { uid: row.uid, status });
  },
  noopMessage: 'adminUser.hasStatus',
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

export const resetAdminUserPassword = defineMutation({
  id: 'adminUser.resetPassword',
  on: one('adminUser'),
  endpoint: adminUsers.resetPassword,
  asks: { password: newPassword((rows) => firstOf(rows)?.user_name ?? '') },
  key: { press: 'p', where: 'adminUser' },
  icon: 'lock-keyhole',
  when: passwordWithinReach,
  run: ({ call }, row, { password }) =>
    call(adminUsers.resetPassword, { body: { uname: row.user_name, password_new: password } }),
});

export const adminUserCommands = [
  openAdminUser,
  addAdminUser,
  editAdminUser,
  resetAdminUserPassword,
  setAdminUserStatus,
  banAdminUser,
  deleteAdminUser,
] as const;

import * as adminUsers from '../../contract/adminUsers';
import * as serviceAccounts from '../../contract/serviceAccounts';
import type { Answer, InputOf } from '../../contract/wire/endpoint';
import { TIER_STAFF, TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { type ArgsOf, mapAnswer } from '../core/definition';
import type { StaffRow } from '../core/rows';
import type { World } from '../core/world';
import { lookups } from '../lateLookups';
import type { displayName, fields, userName } from './fields';
import { NO_ROLE, UNSAID_ROLE } from './noRole';

type Names = ArgsOf<{ readonly userName: typeof userName; readonly displayName: typeof displayName }>;

type Fields = Partial<ArgsOf<typeof fields>>;
type Body = Omit<InputOf<typeof adminUsers.edit>['body'], 'user_name' | 'display_name' | 'status' | 'updated'>;

/** The fields as the calls take them; what was not asked, or left empty, is left out. `others`: the roles that do not count. */
export function bodyOf(
  { role, tier, organId, position, rankId, avatar }: Fields,
  others: readonly number[] = [],
): Body {
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

/** Adds somebody, and shows them in the list. */
export async function make(
  world: Pick<World, 'call' | 'has' | 'revealNewRow'>,
  { userName, displayName, password, ...others }: Names & Fields & { readonly password: string },
): Promise<Answer<null>> {
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
}

/** Makes an account of a program, shows its token, which nobody can show again, and shows it in the list. */
export async function makeService(
  world: Pick<World, 'call' | 'screen' | 'revealNewRow'>,
  { userName, displayName, role, days }: Names & Required<Pick<Fields, 'role'>> & { readonly days: string },
): Promise<Answer<null>> {
  const answer = await world.call(serviceAccounts.make, {
    body: {
      user_name: userName.trim(),
      display_name: displayName.trim(),
      ...(role === NO_ROLE ? {} : { role_id: Number(role) }),
      ...(days === '' ? {} : { days: Number(days) }),
    },
  });
  if (answer.refused === undefined) {
    world.screen('secondFactor').showOnce([answer.data.token], true);
    showNew(world, answer.data.user);
  }
  return mapAnswer(answer, () => null);
}

/** Looks whether somebody of this name was added, and shows them in the list. */
export async function findMade(world: Pick<World, 'call' | 'revealNewRow'>, userName: string) {
  const found = await (await lookups()).staffNamed(world, userName.trim());
  if (found.refused === undefined) showNew(world, found.data);
  return found;
}

/** Sends the changed fields, and the roles that do not count as they were. */
export const edit = (
  world: Pick<World, 'call' | 'has'>,
  row: StaffRow,
  { userName, displayName, ...others }: Names & Fields,
) =>
  save(world, row, {
    user_name: userName.trim(),
    display_name: displayName.trim(),
    ...bodyOf(
      others,
      row.roles?.slice(1).map(({ role_id }) => role_id),
    ),
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

import * as roles from '../contract/roles';
import { isGivenBy } from '../contract/wire/areas';
import type { Answer } from '../contract/wire/endpoint';
import { inCatalogueOrder } from './catalogueOrder';
import { mapAnswer } from './core/definition';
import type { RoleRow } from './core/rows';
import type { World } from './core/world';
import { lookups } from './lateLookups';
import { roleNow } from './rolesRead';

export interface Wanted {
  readonly role_name?: string;
  readonly action_ids?: readonly string[];
  readonly needs_second_factor?: boolean;
}

/**
 * Sends the changed fields; refused when another user has changed the role since this row was read (409). A server that takes only
 * whole roles gets the role as it is now, with just this changed, so that its other actions are kept.
 */
export async function saveRole(
  world: Pick<World, 'call' | 'has'>,
  row: RoleRow,
  { role_name, action_ids: wanted, needs_second_factor }: Wanted,
) {
  // What no role of this server can be given was only meant with all that there is.
  const action_ids = wanted?.filter((action) => isGivenBy(action, world.has) || row.action_ids?.includes(action));
  const { call } = world;
  const id = row.role_id;
  if (world.has('edits.partial'))
    return call(roles.edit, {
      id,
      body: {
        ...(role_name === undefined ? {} : { role_name }),
        ...(action_ids === undefined ? {} : { action_ids: inCatalogueOrder(action_ids) }),
        ...(needs_second_factor === undefined ? {} : { needs_second_factor }),
        ...(row.updated === undefined ? {} : { updated: row.updated }),
      },
    });
  const now = await roleNow(world, row);
  if (now.refused !== undefined) return now;
  const seen = row.action_ids ?? [];
  const all = now.data.action_ids;
  const left = action_ids && [
    ...all.filter((action) => action_ids.includes(action) || !seen.includes(action)),
    ...action_ids.filter((action) => !seen.includes(action)),
  ];
  const body = {
    role_name: role_name ?? now.data.role_name,
    action_ids: left ? inCatalogueOrder(left) : [...all],
    ...(needs_second_factor === undefined ? {} : { needs_second_factor }),
  };
  const answer = await call(roles.edit, { id, body });
  return mapAnswer(answer, (said): RoleRow => said ?? { ...row, ...body });
}

/** Opens a role to choose its actions. */
export const chooseActions = (world: Pick<World, 'open' | 'screen'>, roleId: string): void =>
  world.screen('roleEditor').write(roleId, () => world.open('role', roleId));

/** Makes a role without actions and opens it, to choose them. */
export async function makeRole(
  world: Pick<World, 'call' | 'open' | 'screen' | 'revealNewRow'>,
  name: string,
): Promise<Answer<null>> {
  const answer = await world.call(roles.create, { body: { role_name: name.trim(), action_ids: [] } });
  if (answer.refused !== undefined) return mapAnswer(answer, () => null);
  // A server need not say which one it made.
  const found = answer.data ? null : await (await lookups()).roleNamed(world, name);
  showNew(world, answer.data ?? (found?.refused === undefined ? (found?.data ?? null) : null));
  return { data: null };
}

/** Looks whether a role of this name was made, and opens it. */
export async function findMadeRole(world: Pick<World, 'call' | 'open' | 'screen' | 'revealNewRow'>, name: string) {
  const found = await (await lookups()).roleNamed(world, name);
  if (found.refused === undefined) showNew(world, found.data);
  return found;
}

function showNew(world: Pick<World, 'open' | 'screen' | 'revealNewRow'>, role: roles.Role | null) {
  if (role === null) return;
  const id = String(role.role_id);
  chooseActions(world, id);
  world.revealNewRow('role', id);
}

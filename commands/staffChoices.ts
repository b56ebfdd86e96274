import * as adminUsers from '../contract/adminUsers';
import { STATUS } from '../contract/adminUsers';
import type * as roles from '../contract/roles';
import type { Answer } from '../contract/wire/endpoint';
import { type ActionId, type Holder, holds, mayCall, TIER_STAFF, TIER_SUPER_ADMIN } from '../contract/wire/permissions';
import { answered } from './core/definition';
import type { Option } from './core/option';
import type { StaffRow } from './core/rows';
import type { AskingWorld } from './core/world';
import { everyRole } from './rolesRead';

export const NO_ROLE = 'none';
/** Of somebody whose server does not say it: stays as it is. */
export const UNSAID_ROLE = 'unsaid';
const USERS_MAX = 200;

/**
 * The roles to choose from; only the first role of a user counts (SPEC.md section 6), so that one is asked for. Who is no super admin
 * gives no role with an action that he has not himself, which the server refuses too; the one that the user has may stay.
 */
export async function roleOptions(world: AskingWorld, rows: readonly unknown[]): Promise<Answer<readonly Option[]>> {
  const answer = await everyRole(world);
  const holder = world.me();
  const [row] = rows as readonly StaffRow[];
  const present = row?.roles?.[0]?.role_id;
  const isBeyond = ({ role_id, action_ids }: roles.Role) =>
    holder !== null &&
    holder.tierId !== TIER_SUPER_ADMIN &&
    role_id !== present &&
    action_ids?.some((action) => !holds(holder, action as ActionId));
  return answered(answer, (all) => [
    ...(row && row.roles === undefined ? [{ value: UNSAID_ROLE, text: 'adminUser.roleUnsaid' }] : []),
    { value: NO_ROLE },
    ...all.map((role) => ({
      value: String(role.role_id),
      label: role.role_name,
      ...(isBeyond(role) ? { barred: 'adminUser.roleBeyondYou' } : {}),
    })),
  ]);
}

/** The two tiers, each barred where the server would refuse it: nobody lifts above himself, and one super admin remains. */
export async function tierOptions(world: AskingWorld, rows: readonly unknown[]): Promise<Answer<readonly Option[]>> {
  const [row] = rows as readonly StaffRow[];
  const holder = world.me();
  const isAbove = holder !== null && holder.tierId < TIER_SUPER_ADMIN;
  const isLast = row !== undefined && holder !== null && (await isLastSuperAdmin(world, row, holder));
  return {
    data: [
      { value: String(TIER_STAFF), ...(isLast ? { barred: 'adminUser.lastSuperAdmin' } : {}) },
      { value: String(TIER_SUPER_ADMIN), ...(isAbove ? { barred: 'adminUser.tierBeyondYou' } : {}) },
    ],
  };
}

/** Only oneself can be the last: whoever may act on another super admin is one too. Where nobody can tell, the server will. */
async function isLastSuperAdmin({ call }: AskingWorld, row: StaffRow, holder: Holder): Promise<boolean> {
  if (row.uid !== holder.uid || row.tier_id !== TIER_SUPER_ADMIN) return false;
  if (!mayCall(holder, adminUsers.list.permission)) return false;
  const answer = await call(adminUsers.list, { page_number: 1, page_size: USERS_MAX, status: STATUS.active });
  if (answer.refused !== undefined || (answer.total ?? 0) > USERS_MAX) return false;
  return answer.data.every(({ uid, tier_id }) => uid === row.uid || tier_id !== TIER_SUPER_ADMIN);
}

import * as adminUsers from '../contract/adminUsers';
import { STATUS } from '../contract/adminUsers';
import type * as roles from '../contract/roles';
import type { ActionId } from '../contract/wire/areas';
import type { Answer } from '../contract/wire/endpoint';
import { hasPermission, mayCall, type Principal, TIER_STAFF, TIER_SUPER_ADMIN } from '../contract/wire/permissions';
import { NO_ROLE, UNSAID_ROLE } from './adminUsers/noRole';
import { mapAnswer } from './core/definition';
import type { AnswerOption } from './core/option';
import type { StaffRow } from './core/rows';
import type { QuestionWorld } from './core/world';
import { everyRole } from './rolesRead';

const USERS_MAX = 200;

/**
 * The roles to choose from; only the first role of a user counts (docs/specification.md section 6), so that one is asked for. Users
 * who are not super admins can't give a role with an action that they lack (the server refuses it too); the present role may stay.
 */
export async function roleOptions(
  world: QuestionWorld,
  rows: readonly unknown[],
): Promise<Answer<readonly AnswerOption[]>> {
  const answer = await everyRole(world);
  const principal = world.me();
  const [row] = rows as readonly StaffRow[];
  const present = row?.roles?.[0]?.role_id;
  const isBeyond = ({ role_id, action_ids }: roles.Role) =>
    principal !== null &&
    principal.tierId !== TIER_SUPER_ADMIN &&
    role_id !== present &&
    action_ids?.some((action) => !hasPermission(principal, action as ActionId));
  return mapAnswer(answer, (all) => [
    ...(row && row.roles === undefined ? [{ value: UNSAID_ROLE, text: 'adminUser.roleUnsaid' } as const] : []),
    { value: NO_ROLE },
    ...all.map((role) => ({
      value: String(role.role_id),
      label: role.role_name,
      ...(isBeyond(role) ? ({ disabledReason: 'adminUser.roleBeyondYou' } as const) : {}),
    })),
  ]);
}

/** The two tiers, each barred where the server would refuse it: no user is raised above the caller's tier, and one super admin remains. */
export async function tierOptions(
  world: QuestionWorld,
  rows: readonly unknown[],
): Promise<Answer<readonly AnswerOption[]>> {
  const [row] = rows as readonly StaffRow[];
  const principal = world.me();
  const isAbove = principal !== null && principal.tierId < TIER_SUPER_ADMIN;
  const isLast = row !== undefined && principal !== null && (await isLastSuperAdmin(world, row, principal));
  return {
    data: [
      { value: String(TIER_STAFF), ...(isLast ? { disabledReason: 'adminUser.lastSuperAdmin' } : {}) },
      { value: String(TIER_SUPER_ADMIN), ...(isAbove ? { disabledReason: 'adminUser.tierBeyondYou' } : {}) },
    ],
  };
}

/** Only the signed-in user can be the last: acting on another super admin takes one too. Where this can't tell, the server refuses. */
async function isLastSuperAdmin({ call }: QuestionWorld, row: StaffRow, principal: Principal): Promise<boolean> {
  if (row.uid !== principal.uid || row.tier_id !== TIER_SUPER_ADMIN) return false;
  if (!mayCall(principal, adminUsers.list.permission)) return false;
  const answer = await call(adminUsers.list, { page_number: 1, page_size: USERS_MAX, status: STATUS.active });
  if (answer.refused !== undefined || (answer.total ?? 0) > USERS_MAX) return false;
  return answer.data.every(({ uid, tier_id }) => uid === row.uid || tier_id !== TIER_SUPER_ADMIN);
}

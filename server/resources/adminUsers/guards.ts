import type { Kysely } from 'kysely';
import { type AdminUser, STATUS } from '../../../contract/adminUsers';
import type { ActionId } from '../../../contract/wire/areas';
import { Code } from '../../../contract/wire/codes';
import { hasPermission, TIER_SUPER_ADMIN } from '../../../contract/wire/permissions';
import { RefusalError } from '../../http/refusalError';
import type { Caller } from '../../http/serve';
import type { Schema } from '../../store/schema';

const forbidden = (why: string) =>
  new RefusalError(Code.forbidden, `You have no permission to perform this action: ${why}`);

/** 308 where a caller would change a user of a higher tier, or raise a user above their own tier. */
export function refuseAbove(caller: Caller, tier: number): void {
  if (tier > caller.tierId) throw forbidden('ONLY_SUPER_ADMIN');
}

/**
 * 308 if a caller who is no super admin would, by acting as the target, gain actions that their own role lacks (docs/specification.md
 * section 12.6).
 */
export function refuseStronger(caller: Caller, actionsOfTarget: readonly string[]): void {
  if (caller.tierId === TIER_SUPER_ADMIN) return;
  const beyond = actionsOfTarget.find((action) => !hasPermission(caller, action as ActionId));
  if (beyond !== undefined) throw forbidden(beyond);
}

/** 308: callers can't lock themselves out, or change their own password without the old one. */
export function refuseSelf(caller: Caller, uid: number): void {
  if (uid === caller.uid) throw forbidden('not on oneself');
}

/** 400, by the part of the request that asks for it: what only a person can have is given to no service account. */
export function refuseService(service: AdminUser['service'], path: string, why: string): void {
  if (service) throw new RefusalError(Code.malformed, why, { issues: [{ path: `body.${path}`, message: why }] });
}

/** 308 where the caller lacks a permission that only some values of a call need. */
export function refuseWithout(caller: Caller, permission: ActionId): void {
  if (!hasPermission(caller, permission)) throw forbidden(permission);
}

/**
 * Checks the roles that a user is to have, in order. 400 names one that does not exist. 308 if a caller who is no super admin would grant
 * permissions that they lack: through an added role, or through a role moved to first place (only the first role counts).
 */
export async function refuseUnknownOrStronger(
  tx: Kysely<Schema>,
  caller: Caller,
  wanted: readonly number[],
  present: readonly number[],
): Promise<void> {
  if (wanted.length === 0) return;
  const found = await tx.selectFrom('role').select(['role_id', 'action_ids']).where('role_id', 'in', wanted).execute();
  const missing = wanted.find((id) => !found.some(({ role_id }) => role_id === id));
  if (missing !== undefined)
    throw new RefusalError(Code.malformed, `roles: there is no role ${missing}`, {
      issues: [{ path: 'body.roles', message: `no role ${missing}` }],
    });
  const given = found.filter(
    ({ role_id }) => !present.includes(role_id) || (role_id === wanted[0] && role_id !== present[0]),
  );
  refuseStronger(
    caller,
    given.flatMap(({ action_ids }) => action_ids),
  );
}

/**
 * 400 where no user would be left to manage roles once this one steps down. Nobody else can be the last who is lost: it takes another super
 * admin to act on one. The caller holds the lock of store/staffLock.ts.
 */
export async function refuseLastSuperAdmin(tx: Kysely<Schema>, uid: number): Promise<void> {
  const other = await tx
    .selectFrom('admin_user')
    .select('uid')
    .where('tier_id', '=', TIER_SUPER_ADMIN)
    .where('status', '=', STATUS.active)
    .where('deleted_at', 'is', null)
    .where('uid', '<>', uid)
    .limit(1)
    .executeTakeFirst();
  if (!other)
    throw new RefusalError(Code.malformed, 'The last active super admin has to stay one.', {
      issues: [{ path: 'body.tier_id', message: 'the last active super admin' }],
    });
}

import type { Kysely } from 'kysely';
import * as contract from '../../../contract/adminUsers';
import { type AdminUser, STATUS, type Status } from '../../../contract/adminUsers';
import { Code } from '../../../contract/wire/codes';
import type { Endpoint } from '../../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../../contract/wire/permissions';
import { recheckCaller } from '../../auth/recheckCaller';
import { lockSessionsOf } from '../../auth/sessions';
import { RefusalError } from '../../http/refusalError';
import { type Caller, type Context, type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import {
  refuseAbove,
  refuseLastSuperAdmin,
  refuseSelf,
  refuseService,
  refuseUnknownOrStronger,
  refuseWithout,
} from './guards';
import { oneAdminUser, type StaffRow, uidOfName } from './rows';

/** What can be changed: columns, and the roles beside them. */
type Wanted = Omit<Context<typeof contract.edit>['input']['body'], 'updated'>;
const COLUMNS = [
  'user_name',
  'display_name',
  'organ_id',
  'position',
  'tier_id',
  'rank_id',
  'status',
  'avatar',
] as const;

export const changeAdminUsers: readonly ServedCall[] = [
  serve(contract.edit, async (context) => {
    const { updated, ...wanted } = context.input.body;
    const { caller, before } = await found(context, contract.edit, context.input.id);
    if (updated !== undefined && updated !== before.updated)
      throw new RefusalError(Code.changedMeanwhile, 'Somebody has changed this admin user meanwhile.', before);
    return change({ ...context, caller }, 'adminUser.edit', before, wanted);
  }),

  serve(contract.setStatus, async (context) => {
    const { uid, status } = context.input;
    const { caller, before } = await found(context, contract.setStatus, uid);
    return change({ ...context, caller }, commandOf(status), before, { status });
  }),

  serve(contract.ban, async (context) => {
    const { caller, before } = await found(context, contract.ban, context.input.uid);
    return change({ ...context, caller }, 'adminUser.ban', before, { status: STATUS.banned });
  }),
];

const commandOf = (status: Status) => (status === STATUS.banned ? 'adminUser.ban' : 'adminUser.setStatus');

type Means = Pick<Context<typeof contract.ban>, 'tx' | 'caller' | 'audit' | 'now'>;

/** The user to change and the caller, neither of whom any other call changes before this one is over. */
async function found(
  context: Means & { readonly input: unknown },
  endpoint: Endpoint,
  uid: number,
): Promise<{ readonly caller: Caller; readonly before: StaffRow }> {
  const caller = await recheckCaller(context, endpoint);
  const before = await oneAdminUser(context.tx, uid);
  refuseAbove(caller, before.tier_id);
  return { caller, before };
}

/** Changes the fields that differ; nothing is recorded where none does. */
async function change({ tx, caller, audit, now }: Means, command: string, before: StaffRow, wanted: Wanted) {
  const { uid } = before;
  const columns = COLUMNS.filter((column) => wanted[column] !== undefined && wanted[column] !== before[column]);
  const had = before.roles.map(({ role_id }) => role_id);
  const roles = [...new Set(wanted.roles ?? had)];
  const areOtherRoles = roles.join() !== had.join();
  if (columns.length === 0 && !areOtherRoles) return before;

  const turnsTo = columns.includes('status') ? wanted.status : undefined;
  if (turnsTo !== undefined) refuseSelf(caller, uid);
  if (turnsTo === STATUS.banned) refuseWithout(caller, 'OTHER_BAN_USER');
  refuseAbove(caller, wanted.tier_id ?? before.tier_id);
  if (areOtherRoles) await refuseUnknownOrStronger(tx, caller, roles, had);
  if (wanted.tier_id === TIER_SUPER_ADMIN)
    refuseService(before.service, 'tier_id', 'A service account is no super admin.');
  if (columns.includes('user_name')) await refuseTakenName(tx, wanted.user_name ?? '', uid);
  if (columns.includes('tier_id') && uid === caller.uid) await refuseLastSuperAdmin(tx, uid);

  await tx
    .updateTable('admin_user')
    .set({
      ...Object.fromEntries(columns.map((column) => [column, wanted[column]])),
      // Two changes in one second are two: an edit that names the first is too late for the second.
      updated_at: Math.max(now, before.updated + 1),
    })
    .where('uid', '=', uid)
    .execute();
  if (areOtherRoles) await setRoles(tx, uid, roles);
  if ((wanted.status ?? before.status) !== STATUS.active) await lockSessionsOf(tx, uid, now);
  const after = await oneAdminUser(tx, uid);
  const changed = [...columns, ...(areOtherRoles ? (['roles'] as const) : [])];
  const seen = (user: AdminUser) => ({
    user_name: user.user_name,
    ...Object.fromEntries(changed.map((name) => [name, user[name]])),
  });
  await audit({ command, kind: 'adminUser', id: String(uid), before: seen(before), after: seen(after) });
  return after;
}

/** 305 where somebody else signs in by this name. */
export async function refuseTakenName(tx: Kysely<Schema>, userName: string, uid?: number): Promise<void> {
  const owner = await uidOfName(tx, userName);
  if (owner !== undefined && owner !== uid)
    throw new RefusalError(Code.alreadyExists, `Error already exists: user name ${userName}`);
}

/** Gives somebody exactly these roles, in this order. */
export async function setRoles(tx: Kysely<Schema>, uid: number, roles: readonly number[]): Promise<void> {
  await tx.deleteFrom('admin_role').where('uid', '=', uid).execute();
  if (roles.length > 0)
    await tx
      .insertInto('admin_role')
      .values(roles.map((role_id, ordinal) => ({ uid, role_id, ordinal })))
      .execute();
}

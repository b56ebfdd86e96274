import type { Kysely } from 'kysely';
import * as contract from '../../../contract/roles';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { Code } from '../../../contract/wire/codes';
import { recheckCaller } from '../../auth/recheckCaller';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { oneRole } from './rows';

/** Without repetitions, in the catalogue's order. */
const inOrder = (actions: readonly string[]) => ACTION_IDS.filter((action) => actions.includes(action));

export const changeRoles: readonly ServedCall[] = [
  serve(contract.create, async (context) => {
    const { tx, input, audit, now } = context;
    const { role_name, needs_second_factor = false } = input.body;
    const action_ids = inOrder(input.body.action_ids ?? []);
    await recheckCaller(context, contract.create);
    await refuseTakenName(tx, role_name);
    const { role_id } = await tx
      .insertInto('role')
      .values({ role_name, action_ids, needs_second_factor, updated_at: now })
      .returning('role_id')
      .executeTakeFirstOrThrow();
    const after = { role_name, action_ids, ...(needs_second_factor ? { needs_second_factor } : {}) };
    await audit({ command: 'role.add', kind: 'role', id: String(role_id), before: null, after });
    return oneRole(tx, role_id);
  }),

  /** The whole set of actions, not a difference. A value that is already set stays, and no change is recorded. */
  serve(contract.edit, async (context) => {
    const { tx, input, audit, now } = context;
    const { updated, role_name, action_ids, needs_second_factor } = input.body;
    await recheckCaller(context, contract.edit);
    const before = await oneRole(tx, input.id);
    if (updated !== undefined && updated !== before.updated)
      throw new RefusalError(Code.changedMeanwhile, 'Somebody has changed this role meanwhile.', before);
    const name = role_name ?? before.role_name;
    const actions = action_ids === undefined ? before.action_ids : inOrder(action_ids);
    const isRenamed = name !== before.role_name;
    const areOthers = actions.join() !== before.action_ids.join();
    const needs = needs_second_factor ?? before.needs_second_factor;
    const isOtherNeed = needs !== before.needs_second_factor;
    if (!isRenamed && !areOthers && !isOtherNeed) return before;
    if (isRenamed) await refuseTakenName(tx, name, before.role_id);
    await tx
      .updateTable('role')
      // Two changes in one second are two: an edit that names the first is too late for the second.
      .set({
        role_name: name,
        action_ids: actions,
        needs_second_factor: needs,
        updated_at: Math.max(now, before.updated + 1),
      })
      .where('role_id', '=', before.role_id)
      .execute();
    const seen = (role: contract.Role) => ({
      role_name: role.role_name,
      ...(areOthers ? { action_ids: role.action_ids } : {}),
      ...(isOtherNeed ? { needs_second_factor: role.needs_second_factor } : {}),
    });
    const after = await oneRole(tx, before.role_id);
    const command = areOthers ? 'role.setActions' : 'role.edit';
    await audit({ command, kind: 'role', id: String(before.role_id), before: seen(before), after: seen(after) });
    return after;
  }),

  serve(contract.remove, async (context) => {
    const { tx, input, audit } = context;
    await recheckCaller(context, contract.remove);
    const { role_id, role_name, action_ids, user_count } = await oneRole(tx, input.id);
    if (user_count > 0)
      throw new RefusalError(Code.malformed, `The role ${role_name} is in use; give its users another one first.`, {
        issues: [{ path: 'id', message: `in use by ${user_count}` }],
      });
    await tx.deleteFrom('role').where('role_id', '=', role_id).execute();
    const before = { role_name, action_ids };
    await audit({ command: 'role.delete', kind: 'role', id: String(role_id), before, after: null });
    return { role_id };
  }),
];

/** 305 where another role has the name, without regard to case. */
async function refuseTakenName(tx: Kysely<Schema>, name: string, role_id = 0): Promise<void> {
  const other = await tx
    .selectFrom('role')
    .select('role_id')
    .where((where) => where(where.fn('lower', ['role_name']), '=', where.fn('lower', [where.val(name)])))
    .where('role_id', '<>', role_id)
    .executeTakeFirst();
  if (other) throw new RefusalError(Code.alreadyExists, 'this permission already exists');
}

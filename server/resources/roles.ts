import { Code } from '../../contract/codes';
import { ROLE_PAGE_SIZE_DEFAULT } from '../../contract/constants';
import { mayCall } from '../../contract/permissions';
import * as roles from '../../contract/roles';
import { Refused } from '../http/refused';
import { type Served, serve } from '../http/serve';

const FIELDS = ['role_id', 'role_name', 'action_ids'] as const;

const list = serve(roles.list, async ({ input, tx }) => {
  const { page_number = 1, page_size = ROLE_PAGE_SIZE_DEFAULT } = input;
  const data = await tx
    .selectFrom('role')
    .select(FIELDS)
    .orderBy('role_name')
    .orderBy('role_id')
    .limit(page_size)
    .offset((page_number - 1) * page_size)
    .execute();
  const { total } = await tx
    .selectFrom('role')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { data, total };
});

const one = serve(roles.one, async ({ input, tx }) => {
  const role = await tx.selectFrom('role').select(FIELDS).where('role_id', '=', input.id).executeTakeFirst();
  if (!role) throw new Refused(Code.notFound, `Error does not exist: role ${input.id}`);
  return role;
});

/** One's own role needs only the session; any other, the permission to see roles or users (API.md). */
const actions = serve(roles.actions, async ({ input, tx, caller }) => {
  const own = await tx
    .selectFrom('admin_role')
    .select('role_id')
    .where('uid', '=', caller.uid)
    .where('role_id', '=', input.id)
    .executeTakeFirst();
  if (!own && !mayCall(caller, roles.list.permission)) {
    throw new Refused(Code.forbidden, 'You have no permission to perform this action: ROLE_VIEW');
  }
  const role = await tx.selectFrom('role').select('action_ids').where('role_id', '=', input.id).executeTakeFirst();
  if (!role) throw new Refused(Code.notFound, `Error does not exist: role ${input.id}`);
  return role.action_ids;
});

/** Roles, to read: SPEC.md section 7. */
export const rolesResource: readonly Served[] = [list, one, actions];

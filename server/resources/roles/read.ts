import * as contract from '../../../contract/roles';
import { Code } from '../../../contract/wire/codes';
import { ROLE_PAGE_SIZE_DEFAULT } from '../../../contract/wire/constants';
import { mayCall } from '../../../contract/wire/permissions';
import { whatFirst } from '../../http/callers';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { oneRole, roles } from './rows';

export const readRoles: readonly ServedCall[] = [
  serve(contract.list, async ({ input, tx }) => {
    const { page_number = 1, page_size = ROLE_PAGE_SIZE_DEFAULT } = input;
    const data = await roles(tx)
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
  }),

  serve(contract.one, ({ input, tx }) => oneRole(tx, input.id)),

  /** The caller's own role needs only the session; any other, the permission to see roles or users (docs/specification.md section 12.4). */
  serve(contract.actions, async ({ input, tx, caller }) => {
    const own = await tx
      .selectFrom('admin_role')
      .select('role_id')
      .where('uid', '=', caller.uid)
      .where('role_id', '=', input.id)
      .executeTakeFirst();
    const first = own ? undefined : whatFirst(caller);
    if (first) throw first;
    if (!own && !mayCall(caller, contract.list.permission)) {
      throw new RefusalError(Code.forbidden, 'You have no permission to perform this action: ROLE_VIEW');
    }
    return (await oneRole(tx, input.id)).action_ids;
  }),
];

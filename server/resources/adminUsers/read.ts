import type { Kysely } from 'kysely';
import * as contract from '../../../contract/adminUsers';
import { ADMIN_USER_PAGE_SIZE_DEFAULT } from '../../../contract/wire/constants';
import { type Context, type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { countFound, matchesAll, patternsOf } from '../../store/search';
import { adminUsers, oneAdminUser, uidOfName } from './rows';

export const readAdminUsers: readonly ServedCall[] = [
  serve(contract.list, ({ tx, input }) => page(adminUsersOf(tx, input.status), tx, input)),

  serve(contract.search, ({ tx, input }) =>
    page(adminUsersOf(tx, input.status).where(matchesAll('u.folded', patternsOf(input.text))), tx, input),
  ),

  serve(contract.one, ({ tx, input }) => oneAdminUser(tx, input.uid)),

  serve(contract.checkName, async ({ tx, input }) => {
    const name = input.username.trim();
    return { available: contract.USER_NAME.test(name) && (await uidOfName(tx, name)) === undefined };
  }),
];

/** Status 0 is everybody (docs/specification.md section 12.9). */
const adminUsersOf = (db: Kysely<Schema>, status = 0) =>
  adminUsers(db).$if(status !== 0, (all) => all.where('u.status', '=', status));

async function page(
  found: ReturnType<typeof adminUsersOf>,
  db: Kysely<Schema>,
  { page_number = 1, page_size = ADMIN_USER_PAGE_SIZE_DEFAULT }: Context<typeof contract.list>['input'],
) {
  const data = await found
    .orderBy('u.created_at', 'desc')
    .orderBy('u.uid', 'desc')
    .limit(page_size)
    .offset((page_number - 1) * page_size)
    .execute();
  return { data, total: await countFound(db, found.clearSelect().select('u.uid')) };
}

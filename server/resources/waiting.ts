import { sql } from 'kysely';
import * as reports from '../../contract/reports';
import * as imports from '../../contract/temples/imports';
import type { Waiting } from '../../contract/waiting';
import * as waiting from '../../contract/waiting';
import { mayCall } from '../../contract/wire/permissions';
import { type ServedCall, serve } from '../http/serve';
import { countOf } from '../store/lists';
import { countAsked, countLong } from './reports/waits';
import { countFailed } from './temples/imports';

/** What waits for whoever asks (extension `waiting`): counts, of which none costs more for a longer list. */
export const waitingResource: readonly ServedCall[] = [
  serve(waiting.read, async ({ tx, caller, now, postman }): Promise<Waiting> => {
    const { uid } = caller;
    const cases = mayCall(caller, reports.cases.permission)
      ? await tx
          .selectNoFrom([
            countOf('case:0').as('open'),
            sql<number | null>`(SELECT newest_at FROM report_case WHERE action = 0 ORDER BY newest_at LIMIT 1)`.as(
              'oldestAt',
            ),
            countLong('week', now).as('week'),
            countLong('month', now).as('month'),
            countOf(`case:of:${uid}:0`).as('mine'),
            countAsked.opinion(uid).as('opinion'),
            countAsked.reply.as('reply'),
          ])
          .executeTakeFirstOrThrow()
      : undefined;
    const failed = mayCall(caller, imports.list.permission)
      ? await countFailed(tx, uid, now).executeTakeFirstOrThrow()
      : undefined;
    return {
      ...(cases && { cases: { ...withOldest(cases), canMail: postman !== undefined } }),
      ...(failed && { imports: failed.total }),
    };
  }),
];

/** The contract leaves out what there is not. */
const withOldest = <T extends object>({ oldestAt, ...counts }: T & { readonly oldestAt: number | null }) => ({
  ...counts,
  ...(oldestAt !== null && { oldestAt }),
});

import { STATUS } from '../../../contract/adminUsers';
import * as organisation from '../../../contract/organisation';
import { Code } from '../../../contract/wire/codes';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { takeTicket } from '../../organisation/tickets';
import { letIn } from './letIn';

const over = () => new RefusalError(Code.notFound, 'There is no such ticket, or it has been used.');

/** The session of whom the organisation has let in, for the ticket that its answer left (organisation/routes.ts). */
export const enterByOrganisation: ServedCall = serve(
  organisation.enter,
  async ({ input, tx, now, address, agent, after, log }) => {
    const uid = await takeTicket(tx, { ...input.body, now });
    if (uid === undefined) throw over();
    // A call that ends this user's sessions changes this row first: either this sees the change, or that call sees this session.
    const still = await tx
      .selectFrom('admin_user')
      .select(['status', 'deleted_at'])
      .where('uid', '=', uid)
      .forUpdate()
      .executeTakeFirst();
    if (still?.status !== STATUS.active || still.deleted_at !== null) throw over();
    const signedIn = await letIn(tx, { uid, now, address, agent, byOrganisation: true, how: { organisation: true } });
    after(() => log.info({ uid, remoteAddress: address }, 'signed in by the organisation'));
    return signedIn;
  },
);

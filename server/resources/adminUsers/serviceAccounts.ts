import * as contract from '../../../contract/serviceAccounts';
import { Code } from '../../../contract/wire/codes';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { TIER_STAFF } from '../../../contract/wire/permissions';
import { NO_PASSWORD } from '../../auth/passwords';
import { recheckCaller } from '../../auth/recheckCaller';
import { endSessionsOf, openToken } from '../../auth/sessions';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { refuseTakenName, setRoles } from './change';
import { refuseUnknownOrStronger } from './guards';
import { noSuchUser, oneAdminUser } from './rows';

/** Accounts of programs. A token is answered once, and its hash alone is kept. */
export const serviceAccounts: readonly ServedCall[] = [
  serve(
    contract.make,
    // In a transaction of its own: what a call of the usual kind answers may be kept for a repetition, and a token is kept nowhere.
    (context) =>
      context.tx.transaction().execute(async (tx) => {
        const { input, now, audit, address, agent } = context;
        const { user_name, display_name, role_id, days } = input.body;
        const caller = await recheckCaller({ ...context, tx }, contract.make);
        const roles = role_id === undefined ? [] : [role_id];
        await refuseUnknownOrStronger(tx, caller, roles, []);
        await refuseTakenName(tx, user_name);
        const { uid } = await tx
          .insertInto('admin_user')
          .values({
            user_name,
            display_name,
            password_hash: NO_PASSWORD,
            is_service: true,
            tier_id: TIER_STAFF,
            created_at: now,
            updated_at: now,
          })
          .returning('uid')
          .executeTakeFirstOrThrow();
        await setRoles(tx, uid, roles);
        const until = days === undefined ? undefined : now + days * DAY_SECONDS;
        const token = await openToken(tx, { uid, now, address, agent }, until);
        const user = await oneAdminUser(tx, uid);
        const after = { user_name, display_name, roles: user.roles, service: user.service };
        await audit({ command: 'serviceAccount.make', kind: 'adminUser', id: String(uid), before: null, after }, tx);
        return { user, token };
      }),
    'own',
  ),

  serve(contract.revoke, async (context) => {
    const { tx, input, audit } = context;
    await recheckCaller(context, contract.revoke);
    const { uid, user_name, service } = await oneAdminUser(tx, input.id);
    if (!service) throw noSuchUser(uid);
    if (!service.has_token) throw new RefusalError(Code.taskEnded, `The token of ${user_name} has ended already.`);
    await endSessionsOf(tx, uid);
    const after = await oneAdminUser(tx, uid);
    await audit({
      command: 'serviceAccount.revoke',
      kind: 'adminUser',
      id: String(uid),
      before: { user_name, service },
      after: { user_name, service: after.service },
    });
    return after;
  }),
];

import * as contract from '../../../contract/adminUsers';
import { STATUS } from '../../../contract/adminUsers';
import { TIER_STAFF } from '../../../contract/wire/permissions';
import { endFactors } from '../../auth/factors';
import { forgetBrowsersOf } from '../../auth/knownBrowsers';
import { hashNewPassword } from '../../auth/newPassword';
import { asInitial } from '../../auth/passwords';
import { recheckCaller } from '../../auth/recheckCaller';
import { endSessionsOf } from '../../auth/sessions';
import { clearFailures } from '../../auth/throttle';
import { type ServedCall, serve } from '../../http/serve';
import { notify } from '../../store/personalNotices';
import { refuseTakenName, setRoles } from './change';
import {
  refuseAbove,
  refuseSelf,
  refuseService,
  refuseStronger,
  refuseUnknownOrStronger,
  refuseWithout,
} from './guards';
import { noSuchUser, oneAdminUser, uidOfName } from './rows';

/** Adding and deleting admin users, and giving them new passwords. No password, nor its hash, is in what is answered or recorded. */
export const adminUserLifecycle: readonly ServedCall[] = [
  serve(contract.create, async (context) => {
    const { tx, input, audit, now } = context;
    const { password, roles = [], tier_id = TIER_STAFF, status = STATUS.active, ...rest } = input.body;
    const password_hash = await hashNewPassword(password, rest.user_name, 'password');
    const caller = await recheckCaller(context, contract.create);
    refuseAbove(caller, tier_id);
    if (status === STATUS.banned) refuseWithout(caller, 'OTHER_BAN_USER');
    const given = [...new Set(roles)];
    await refuseUnknownOrStronger(tx, caller, given, []);
    await refuseTakenName(tx, rest.user_name);
    const { uid } = await tx
      .insertInto('admin_user')
      .values({ ...rest, tier_id, status, password_hash, created_at: now, updated_at: now })
      .returning('uid')
      .executeTakeFirstOrThrow();
    await setRoles(tx, uid, given);
    const user = await oneAdminUser(tx, uid);
    const { actions: _ofTheRole, created: _now, updated: _too, second_factor: _none, ...others } = user;
    const { by_organisation: _neither, service: _norThis, ...recorded } = others;
    await audit({ command: 'adminUser.add', kind: 'adminUser', id: String(uid), before: null, after: recorded });
    return user;
  }),

  serve(contract.remove, async (context) => {
    const { tx, input, audit, now } = context;
    const caller = await recheckCaller(context, contract.remove);
    const { uid, user_name, display_name, tier_id, roles } = await oneAdminUser(tx, input.id);
    refuseSelf(caller, uid);
    refuseAbove(caller, tier_id);
    await tx.updateTable('admin_user').set({ deleted_at: now }).where('uid', '=', uid).execute();
    // A role that only deleted people had is in use no more.
    await setRoles(tx, uid, []);
    await endSessionsOf(tx, uid);
    await endFactors(tx, uid);
    await audit({
      command: 'adminUser.delete',
      kind: 'adminUser',
      id: String(uid),
      before: { user_name, display_name, tier_id, roles },
      after: null,
    });
    return { uid };
  }),

  serve(contract.resetPassword, async (context) => {
    const { tx, input, audit, now } = context;
    const { uname, password_new } = input.body;
    const userName = uname.trim();
    const uid = await uidOfName(tx, userName);
    if (uid === undefined) throw noSuchUser(userName);
    const password_hash = asInitial(await hashNewPassword(password_new, userName, 'password_new'), now);
    const caller = await recheckCaller(context, contract.resetPassword);
    const { user_name, tier_id, actions, service } = await oneAdminUser(tx, uid);
    refuseService(service, 'uname', `${user_name} is a service account, and has no password.`);
    refuseSelf(caller, uid);
    refuseAbove(caller, tier_id);
    // The caller knows the new password and so can sign in with it.
    refuseStronger(caller, actions);
    await tx
      .updateTable('admin_user')
      .set({ password_hash, must_change_password: true })
      .where('uid', '=', uid)
      .execute();
    await endSessionsOf(tx, uid);
    await clearFailures(tx, user_name.toLowerCase());
    await forgetBrowsersOf(tx, uid);
    await notify(tx, [uid], { because: 'passwordReset', by: caller.uid, now });
    await audit({
      command: 'adminUser.resetPassword',
      kind: 'adminUser',
      id: String(uid),
      before: { user_name },
      after: { user_name },
    });
    return null;
  }),
];

import * as contract from '../../../contract/secondFactor';
import { Code } from '../../../contract/wire/codes';
import { endFactors } from '../../auth/factors';
import { recheckCaller } from '../../auth/recheckCaller';
import { endSessionsOf } from '../../auth/sessions';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { notify } from '../../store/personalNotices';
import { refuseAbove, refuseSelf, refuseStronger } from './guards';
import { oneAdminUser } from './rows';

/** For somebody who has lost the device and the recovery codes: by whoever might give that user a new password. */
export const takeSecondFactorOff: ServedCall = serve(contract.takeOff, async (context) => {
  const { tx, input, audit, now } = context;
  const caller = await recheckCaller(context, contract.takeOff);
  const { uid, user_name, tier_id, actions } = await oneAdminUser(tx, input.id);
  refuseSelf(caller, uid);
  refuseAbove(caller, tier_id);
  refuseStronger(caller, actions);
  if (!(await endFactors(tx, uid))) throw new RefusalError(Code.notFound, `${user_name} has no second factor.`);
  await endSessionsOf(tx, uid);
  await notify(tx, [uid], { because: 'secondFactorOff', by: caller.uid, now });
  await audit({
    command: 'adminUser.endSecondFactor',
    kind: 'adminUser',
    id: String(uid),
    before: { user_name, second_factor: true },
    after: { user_name, second_factor: false },
  });
  return null;
});

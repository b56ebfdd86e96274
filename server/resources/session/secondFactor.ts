import * as contract from '../../../contract/secondFactor';
import * as setUp from '../../../contract/secondFactorSetUp';
import { Code } from '../../../contract/wire/codes';
import { requireFactor } from '../../auth/factors';
import { addressOf, makeSecret, stepOf } from '../../auth/oneTimeCodes';
import { withOwnPassword } from '../../auth/ownPassword';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
  secretToConfirm,
  takeCode,
} from '../../auth/secondFactor';
import { endSessionsOf } from '../../auth/sessions';
import { clearFailures, noteQuietly } from '../../auth/throttle';
import { codeNeeded, RefusalError } from '../../http/refusalError';
import { type Context, type ServedCall, serve } from '../../http/serve';

const isOn = () => new RefusalError(Code.alreadyExists, 'A second factor is on already; turn it off first.');
const nothingBegun = () => new RefusalError(Code.notFound, 'No second factor waits to be confirmed.');
const isOff = () => new RefusalError(Code.notFound, 'No second factor is on.');
const recorded = (command: string, uid: number) =>
  ({ command, kind: 'adminUser', id: String(uid), before: null, after: null }) as const;

/** The caller's own second factor. What is recorded of it has neither secret nor code. */
export const ownSecondFactor: readonly ServedCall[] = [
  serve(
    setUp.begin,
    async (context) => {
      const { tx: db, caller, now } = context;
      await requireFactor(db, caller);
      return byWhoKnows(context, async () => {
        const secret = await makeSecret();
        if (!(await beginSecondFactor(db, { uid: caller.uid, secret, now }))) throw isOn();
        return { secret, address: await addressOf(secret, caller.userName) };
      });
    },
    'own',
  ),

  serve(
    setUp.confirm,
    // In a transaction of its own, since a call of the usual kind may keep its answer for a repetition.
    ({ input, tx: db, caller: { uid, sessionId }, now, audit }) =>
      db.transaction().execute(async (tx) => {
        // Before all else, for a sign-in of the same moment: it sees that a code is needed now, or this sees its session.
        await tx.selectFrom('admin_user').select('uid').where('uid', '=', uid).forUpdate().execute();
        const secret = await secretToConfirm(tx, uid, now);
        if (secret === undefined) throw nothingBegun();
        await requireFactor(tx, { uid, sessionId });
        const step = await stepOf(secret, input.body.code, now);
        if (step === undefined) throw codeNeeded(true);
        const recovery_codes = await confirmSecondFactor(tx, { uid, secret, step, now });
        if (!recovery_codes) throw nothingBegun();
        // They were opened by the password alone.
        await endSessionsOf(tx, uid, sessionId);
        await audit(recorded('session.setUpSecondFactor', uid), tx);
        return { recovery_codes };
      }),
    'own',
  ),

  serve(
    contract.end,
    (context) =>
      byWhoKnows(context, () =>
        context.tx.transaction().execute(async (tx) => {
          const { uid } = context.caller;
          if (!(await endSecondFactor(tx, uid))) throw isOff();
          await context.audit(recorded('session.endSecondFactor', uid), tx);
          return null;
        }),
      ),
    'own',
  ),

  serve(
    contract.renewRecoveryCodes,
    (context) =>
      byWhoKnows(context, () =>
        context.tx.transaction().execute(async (tx) => {
          const { uid } = context.caller;
          const recovery_codes = await renewRecoveryCodes(tx, uid);
          if (!recovery_codes) throw isOff();
          await context.audit(recorded('session.renewRecoveryCodes', uid), tx);
          return { recovery_codes };
        }),
      ),
    'own',
  ),
];

/**
 * Does what only the person may: who knows the password, and where the call takes one, has a code. Wrong ones are counted with those of
 * a change of the password, so that a borrowed session gives no more guesses than the sign-in does.
 */
function byWhoKnows<T>(
  {
    input,
    tx: db,
    caller: { uid },
    now,
  }: Pick<Context<typeof setUp.begin>, 'tx' | 'caller' | 'now'> & {
    readonly input: { readonly body: { readonly password: string; readonly code?: string } };
  },
  act: () => Promise<T>,
): Promise<T> {
  const { password, code } = input.body;
  const wrong = () => new RefusalError(Code.passwordWrong, 'The password is wrong.');
  return withOwnPassword(db, { uid, password, now }, wrong, async ({ guess }) => {
    if (code !== undefined && (await takeCode(db, uid, code, now)) === undefined) {
      await noteQuietly(db, guess);
      throw codeNeeded(true);
    }
    const done = await act();
    await clearFailures(db, guess.userName);
    return done;
  });
}

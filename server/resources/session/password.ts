import * as session from '../../../contract/session';
import { Code } from '../../../contract/wire/codes';
import { requireFactor } from '../../auth/factors';
import { hashNewPassword } from '../../auth/newPassword';
import { withOwnPassword } from '../../auth/ownPassword';
import { endSessionsOf } from '../../auth/sessions';
import { clearFailures } from '../../auth/throttle';
import { RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';

const wrong = () => new RefusalError(Code.passwordWrong, 'old password incorrect, please re-enter');

const sameAgain = () => {
  const issue = { path: 'body.password_new', message: 'not the present password' };
  return new RefusalError(Code.malformed, `${issue.path}: ${issue.message}`, { issues: [issue] });
};

/**
 * A new password for the caller: needs the old one (docs/specification.md section 5) and a sign-in of not long ago, and ends the caller's other
 * sessions.
 */
export const changePassword: ServedCall = serve(
  session.changePassword,
  async ({ input, tx: db, caller, now, address, audit, log }) => {
    await requireFactor(db, caller);
    const { uid, userName, sessionId } = caller;
    const { password_old, password_new } = input.body;
    const refuse = () => {
      log.warn({ uid, remoteAddress: address }, 'password change failed');
      return wrong();
    };
    return withOwnPassword(db, { uid, password: password_old, now }, refuse, async ({ passwordHash, guess }) => {
      if (password_new === password_old) throw sameAgain();
      const replacement = await hashNewPassword(password_new, userName, 'password_new');
      await db.transaction().execute(async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('admin_user')
          .set({ password_hash: replacement, must_change_password: false })
          .where('uid', '=', uid)
          // A reset since the check has made the old one wrong.
          .where('password_hash', '=', passwordHash)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw wrong();
        await endSessionsOf(tx, uid, sessionId);
        await clearFailures(tx, guess.userName);
        await audit(
          { command: 'session.changePassword', kind: 'adminUser', id: String(uid), before: null, after: null },
          tx,
        );
      });
      return null;
    });
  },
  // Hashing takes long on purpose, and a failure is remembered although the call is refused.
  'own',
);

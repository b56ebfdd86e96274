import { setTimeout as wait } from 'node:timers/promises';
import { STATUS } from '../../../contract/adminUsers';
import { Code } from '../../../contract/codes';
import * as session from '../../../contract/session';
import { knownTo, rememberBrowser } from '../../auth/knownBrowsers';
import { isNobodysPassword, isPassword } from '../../auth/passwords';
import { endSession, openSession } from '../../auth/sessions';
import { forgiveHere, heldUpMs, inTurn, noteFailure, refuseTooMany, type Try } from '../../auth/throttle';
import { Refused } from '../../http/refused';
import { type Served, serve } from '../../http/serve';
import { neighbourhoodOf } from '../../http/trustProxy';
import { userInfo } from './userInfo';

const wrong = () => new Refused(Code.passwordWrong, 'Login failed - username or password incorrect');

const login = serve(
  session.login,
  async ({ input, tx: db, now, address, agent, browser }) => {
    const userName = input.body.user_name.trim().toLowerCase();
    const known = await knownTo(db, userName, browser.token);
    const attempt: Try = { userName, from: neighbourhoodOf(address), browser: known, now };
    // Before it stands in line: nobody waits for somebody else's delay.
    await wait(await heldUpMs(db, attempt));
    return inTurn(attempt, async () => {
      await refuseTooMany(db, attempt);
      const found = await db
        .selectFrom('admin_user')
        .select(['uid', 'password_hash', 'status'])
        .where((where) => where(where.fn('lower', ['user_name']), '=', userName))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const right = found
        ? await isPassword(input.body.password, found.password_hash)
        : await isNobodysPassword(input.body.password);
      // A banned person learns no more than a stranger: the password is right, and the answer the same.
      if (!found || !right || found.status !== STATUS.active) {
        await noteFailure(db, attempt);
        throw wrong();
      }
      const { token, ...signedIn } = await db.transaction().execute(async (tx) => {
        // Whoever ends this person's sessions changes this row first: either that is seen here, or this session there.
        const still = await tx
          .selectFrom('admin_user')
          .select(['password_hash', 'status', 'deleted_at'])
          .where('uid', '=', found.uid)
          .forUpdate()
          .executeTakeFirst();
        if (still?.password_hash !== found.password_hash || still.status !== STATUS.active || still.deleted_at !== null)
          throw wrong();
        await forgiveHere(tx, attempt);
        const sessionkey = await openSession(tx, { uid: found.uid, now, address, agent });
        const token = await rememberBrowser(tx, { uid: found.uid, token: browser.token, now });
        return { token, sessionkey, userinfo: await userInfo(tx, found.uid) };
      });
      browser.remember(token);
      return signedIn;
    });
  },
  // Checking a password takes long on purpose, and a failure is remembered although the call is refused.
  'own',
);

const logout = serve(session.logout, async ({ tx, caller }) => {
  await endSession(tx, caller.sessionId);
  return null;
});

export const signInAndOut: readonly Served[] = [login, logout];

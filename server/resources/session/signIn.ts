import { setTimeout as wait } from 'node:timers/promises';
import { STATUS } from '../../../contract/adminUsers';
import * as session from '../../../contract/session';
import { Code } from '../../../contract/wire/codes';
import { factorsOf } from '../../auth/factors';
import { noteFailure } from '../../auth/failureLog';
import { knownTo, rememberBrowser } from '../../auth/knownBrowsers';
import { isPassword, verifyDummy } from '../../auth/passwords';
import { codesOf, type Taken } from '../../auth/secondFactor';
import { agentOf, endSession } from '../../auth/sessions';
import { clearFailuresHere, heldUpMs, noteQuietly, refuseTooMany, serializeBy, type Try } from '../../auth/throttle';
import { codeNeeded, RefusalError } from '../../http/refusalError';
import { type ServedCall, serve } from '../../http/serve';
import { neighbourhoodOf } from '../../http/trustProxy';
import { askBeside, givenBeside, takeBeside } from './besidePassword';
import { letIn } from './letIn';

const wrong = () => new RefusalError(Code.passwordWrong, 'Login failed - username or password incorrect');

/** What is recorded of each way to show that it is the person. */
const HOW = { app: {}, recovery: { recovery_code: true }, passkey: { passkey: true } } as const;

const login = serve(
  session.login,
  async ({ input, tx: db, now, address, agent, origin, browser, log }) => {
    const userName = input.body.user_name.trim().toLowerCase();
    const known = await knownTo(db, userName, browser.token);
    const attempt: Try = { userName, from: neighbourhoodOf(address), browser: known, now };
    // Before it queues, so that no try waits for the delay of another.
    await wait(await heldUpMs(db, attempt));
    return serializeBy(attempt, async () => {
      // docs/examples/fail2ban/ reads these words, here and below.
      await refuseTooMany(db, attempt, () => log.warn({ remoteAddress: address }, 'sign-in refused'));
      const failureOf = (uid: number | undefined) => ({ typed: userName, uid, address, agent: agentOf(agent) });
      const failed = () => {
        log.warn({ remoteAddress: address }, 'sign-in failed');
        return wrong();
      };
      const found = await db
        .selectFrom('admin_user')
        .select(['uid', 'password_hash', 'status'])
        .where((where) => where(where.fn('lower', ['user_name']), '=', userName))
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      const right = found
        ? await isPassword(input.body.password, found.password_hash)
        : await verifyDummy(input.body.password);
      // A banned person learns no more than a stranger: the password is right, and the answer the same.
      if (!found || !right || found.status !== STATUS.active) {
        await noteFailure(db, attempt, failureOf(found?.uid));
        throw failed();
      }
      const { uid } = found;
      const factors = await factorsOf(db, uid);
      // Of whoever knows the password, guesses at the code from all addresses count together: there are few codes.
      const codeTry: Try = { ...attempt, userName: codesOf(found.uid), from: codesOf(found.uid) };
      const taken =
        factors &&
        (await serializeBy(codeTry, async (): Promise<Taken> => {
          const given = givenBeside(input.body);
          if (given === undefined) throw await askBeside(db, { uid, origin, now, wrong: false });
          await refuseTooMany(db, codeTry, () => log.warn({ remoteAddress: address }, 'sign-in refused'));
          const how = await takeBeside(db, { uid, origin, now }, given, log);
          if (how !== undefined) return how;
          await noteFailure(db, attempt, failureOf(found.uid));
          await noteQuietly(db, codeTry);
          log.warn({ remoteAddress: address }, 'sign-in failed');
          throw await askBeside(db, { uid, origin, now, wrong: true });
        }));
      const { token, ...signedIn } = await db.transaction().execute(async (tx) => {
        // A call that ends this user's sessions changes this row first: either this sees the change, or that call sees this session.
        const still = await tx
          .selectFrom('admin_user')
          .select(['password_hash', 'status', 'deleted_at'])
          .where('uid', '=', found.uid)
          .forUpdate()
          .executeTakeFirst();
        if (still?.password_hash !== found.password_hash || still.status !== STATUS.active || still.deleted_at !== null)
          throw failed();
        if (!factors && (await factorsOf(tx, uid))) throw codeNeeded(false);
        await clearFailuresHere(tx, attempt);
        await clearFailuresHere(tx, codeTry);
        const token = await rememberBrowser(tx, { uid: found.uid, token: browser.token, now });
        const how = HOW[taken ?? 'app'];
        return { token, ...(await letIn(tx, { uid: found.uid, now, address, agent, factor: taken, how })) };
      });
      browser.remember(token);
      log.info({ uid: found.uid, remoteAddress: address }, 'signed in');
      return signedIn;
    });
  },
  // Checking a password takes long on purpose, and a failure is remembered although the call is refused.
  'own',
);

const logout = serve(session.logout, async ({ tx, caller, address, audit, after, log }) => {
  const { uid, userName, sessionId: id } = caller;
  const ended = await endSession(tx, id);
  // Signed out twice at once: the other call has said it.
  if (!ended) return null;
  const before = { user_name: userName, ...ended };
  await audit({ command: 'session.signOut', kind: 'session', id, before, after: null });
  after(() => log.info({ uid, remoteAddress: address }, 'signed out'));
  return null;
});

export const signInAndOut: readonly ServedCall[] = [login, logout];

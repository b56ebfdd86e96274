import type { Kysely } from 'kysely';
import { Code } from '../../contract/codes';
import { PASSWORD_MIN_LENGTH } from '../../contract/constants';
import type { UserInfo } from '../../contract/session';
import * as session from '../../contract/session';
import { hashPassword, isNobodysPassword, isPassword } from '../auth/passwords';
import { endSession, endSessionsOf, openSession } from '../auth/sessions';
import { forgive, inTurn, noteFailure, refuseTooMany } from '../auth/throttle';
import { Refused } from '../http/refused';
import { type Served, serve } from '../http/serve';
import type { Schema } from '../store/schema';

const STATUS_ACTIVE = 1;

/** Who somebody is, with the roles in order: the first is the one that counts (SPEC.md section 6). */
async function userInfo(db: Kysely<Schema>, uid: number): Promise<UserInfo> {
  const user = await db
    .selectFrom('admin_user')
    .select(['uid', 'user_name', 'display_name', 'avatar', 'tier_id', 'status'])
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  const roles = await db
    .selectFrom('admin_role as ar')
    .innerJoin('role as r', 'r.role_id', 'ar.role_id')
    .select(['r.role_id', 'r.role_name'])
    .where('ar.uid', '=', uid)
    .orderBy('ar.ordinal')
    .execute();
  return { ...user, roles };
}

const login = serve(
  session.login,
  ({ input, tx: db, now, address, agent }) => {
    const userName = input.body.user_name.trim().toLowerCase();
    return inTurn([`name ${userName}`, `address ${address}`], async () => {
      await refuseTooMany(db, userName, address, now);
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
      if (!found || !right || found.status !== STATUS_ACTIVE) {
        await noteFailure(db, userName, address, now);
        throw new Refused(Code.passwordWrong, 'Login failed - username or password incorrect');
      }
      return db.transaction().execute(async (tx) => {
        await forgive(tx, userName);
        const sessionkey = await openSession(tx, { uid: found.uid, now, address, agent });
        return { sessionkey, userinfo: await userInfo(tx, found.uid) };
      });
    });
  },
  // Checking a password takes long on purpose, and a failure is remembered although the call is refused.
  'own',
);

const logout = serve(session.logout, async ({ tx, caller }) => {
  await endSession(tx, caller.sessionId);
  return null;
});

const profile = serve(session.profile, ({ tx, caller }) => userInfo(tx, caller.uid));

const editProfile = serve(session.editProfile, async ({ input, tx, caller, now, audit }) => {
  const before = await userInfo(tx, caller.uid);
  await tx
    .updateTable('admin_user')
    .set({ ...input.body, updated_at: now })
    .where('uid', '=', caller.uid)
    .execute();
  const after = await userInfo(tx, caller.uid);
  const shown = ({ display_name, avatar }: UserInfo) => ({ display_name, avatar });
  await audit({
    command: 'session.editProfile',
    kind: 'adminUser',
    id: String(caller.uid),
    before: shown(before),
    after: shown(after),
  });
  return after;
});

const changePassword = serve(session.changePassword, async ({ input, tx, caller, now, audit }) => {
  const { password_old, password_new } = input.body;
  const { password_hash } = await tx
    .selectFrom('admin_user')
    .select('password_hash')
    .where('uid', '=', caller.uid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!(await isPassword(password_old, password_hash))) {
    throw new Refused(Code.passwordWrong, 'old password incorrect, please re-enter');
  }
  refuseWeak(password_new, caller.userName);
  await tx
    .updateTable('admin_user')
    .set({ password_hash: await hashPassword(password_new), updated_at: now })
    .where('uid', '=', caller.uid)
    .execute();
  await endSessionsOf(tx, caller.uid, caller.sessionId);
  await audit({
    command: 'session.changePassword',
    kind: 'adminUser',
    id: String(caller.uid),
    before: null,
    after: null,
  });
  return null;
});

/** API.md, adminusers/create: at least 10 characters, and not the user name. */
function refuseWeak(password: string, userName: string) {
  if (password.length < PASSWORD_MIN_LENGTH) {
    throw new Refused(Code.malformed, `password_new: at least ${PASSWORD_MIN_LENGTH} characters`, {
      issues: [{ path: 'body.password_new', message: `at least ${PASSWORD_MIN_LENGTH} characters` }],
    });
  }
  if (password.toLowerCase() === userName.toLowerCase()) {
    throw new Refused(Code.malformed, 'password_new: not the user name', {
      issues: [{ path: 'body.password_new', message: 'not the user name' }],
    });
  }
}

/** Signing in and out, and what concerns oneself: SPEC.md section 7, admin users. */
export const sessionResource: readonly Served[] = [login, logout, profile, editProfile, changePassword];

import { existsSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { STATUS, USER_NAME } from '../contract/adminUsers';
import { INITIAL_PASSWORD_DAYS } from '../contract/wire/constants';
import { endFactors } from './auth/factors';
import { whyNot } from './auth/newPassword';
import { asInitial, hashPassword } from './auth/passwords';
import { codesOf } from './auth/secondFactor';
import { endSessionsOf } from './auth/sessions';
import { madeUpPassword, makeSuperAdmin } from './auth/superAdmin';
import { clearFailures } from './auth/throttle';
import type { Config } from './config';
import { storeIn } from './store/folder';
import type { Schema } from './store/schema';
import { workOnStore } from './store/workOnStore';

export interface Order {
  readonly act: 'create' | 'reset-password' | 'end-second-factor' | 'unlock';
  readonly userName: string;
  readonly reactivate: boolean;
  readonly passwordFromInput: boolean;
}

/**
 * Does on the machine itself what the console can't do for users who are locked out of it. Answers what to print. Throws a
 * sentence, with nothing changed, where there is no such user, a rule is broken, or a server holds the embedded store.
 */
export async function administer(config: Config, order: Order, given?: string): Promise<string> {
  const isThere = config.databaseUrl !== undefined || existsSync(storeIn(config.dataDir));
  // A folder by mistake would otherwise become a store.
  if (!isThere && order.act !== 'create')
    throw new Error(`There is no store in ${config.dataDir}: TAMQUAN_DATA names it.`);
  return workOnStore(config, (db) => db.transaction().execute((tx) => perform(tx, order, given)));
}

async function perform(tx: Kysely<Schema>, order: Order, given: string | undefined): Promise<string> {
  const { act, userName } = order;
  if (act === 'unlock') return unlock(tx, order);
  if (act === 'end-second-factor') return takeSecondFactorOff(tx, userName);
  const password = given ?? madeUpPassword();
  const mustChange = given === undefined;
  const uid =
    act === 'create'
      ? await create(tx, userName, password, mustChange)
      : await reset(tx, userName, password, mustChange);
  await record(tx, { uid, userName }, act === 'create' ? 'adminUser.add' : 'adminUser.resetPassword');
  const now = act === 'create' ? 'is a super admin now' : 'has a new password';
  const shown = mustChange
    ? `: ${password}   (shown this once; to be changed at the first sign-in, within ${INITIAL_PASSWORD_DAYS} days)`
    : '.';
  return `${userName} ${now}${shown}`;
}

async function create(tx: Kysely<Schema>, userName: string, password: string, mustChange: boolean): Promise<number> {
  if (!USER_NAME.test(userName)) throw new Error(`${userName}: 1 to 64 letters, digits and . _ @ + - only.`);
  if (await found(tx, userName)) throw new Error(`There is a user ${userName} already.`);
  return makeSuperAdmin(tx, { userName, passwordHash: await hashOf(password, userName, mustChange), mustChange });
}

async function reset(tx: Kysely<Schema>, userName: string, password: string, mustChange: boolean): Promise<number> {
  const { uid, is_service } = await known(tx, userName);
  if (is_service)
    throw new Error(`${userName} is a service account: it has no password, and its token is made in the console.`);
  const password_hash = await hashOf(password, userName, mustChange);
  await tx
    .updateTable('admin_user')
    .set({ password_hash, must_change_password: mustChange })
    .where('uid', '=', uid)
    .execute();
  await endSessionsOf(tx, uid);
  await clearFailures(tx, userName.toLowerCase());
  return uid;
}

async function hashOf(password: string, userName: string, mustChange: boolean): Promise<string> {
  const why = await whyNot(password, userName);
  if (why !== undefined) throw new Error(`password: ${why}.`);
  const hashed = await hashPassword(password);
  return mustChange ? asInitial(hashed, Math.floor(Date.now() / 1000)) : hashed;
}

async function takeSecondFactorOff(tx: Kysely<Schema>, userName: string): Promise<string> {
  const { uid } = await known(tx, userName);
  if (!(await endFactors(tx, uid))) throw new Error(`${userName} has no second factor.`);
  await endSessionsOf(tx, uid);
  await record(tx, { uid, userName }, 'adminUser.endSecondFactor', {
    before: { second_factor: true },
    after: { second_factor: false },
  });
  return `${userName} signs in with the password alone now.`;
}

async function unlock(tx: Kysely<Schema>, { userName, reactivate }: Order): Promise<string> {
  const { uid, status } = await known(tx, userName);
  const name = userName.toLowerCase();
  // Other names may have failed from the same addresses, and an address with too many failures refuses every sign-in.
  await sql`DELETE FROM login_failure WHERE user_name = ${name} OR user_name IN (${`password of ${uid}`}, ${codesOf(uid)})
    OR address IN (SELECT address FROM login_failure WHERE user_name = ${name})`.execute(tx);
  const isShut = status !== STATUS.active;
  if (isShut && reactivate) {
    await tx.updateTable('admin_user').set({ status: STATUS.active }).where('uid', '=', uid).execute();
    await record(tx, { uid, userName }, 'adminUser.setStatus', {
      before: { status },
      after: { status: STATUS.active },
    });
    return `${userName} may sign in again.`;
  }
  const still = status === STATUS.banned ? 'banned' : 'suspended';
  return isShut
    ? `The failed sign-ins of ${userName} are forgotten, but this user is ${still}: --reactivate ends that.`
    : `The failed sign-ins of ${userName} are forgotten.`;
}

const found = (tx: Kysely<Schema>, userName: string) =>
  tx
    .selectFrom('admin_user')
    .select(['uid', 'status', 'is_service'])
    .where((where) => where(where.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

async function known(tx: Kysely<Schema>, userName: string) {
  const user = await found(tx, userName);
  if (!user) throw new Error(`There is no user ${userName}.`);
  return user;
}

/** The audit log names no caller for what was done on the machine itself, but the way it was done. */
async function record(
  tx: Kysely<Schema>,
  { uid, userName }: { readonly uid: number; readonly userName: string },
  command: string,
  { before, after }: { before: object | null; after: object } = { before: null, after: {} },
): Promise<void> {
  await tx
    .insertInto('audit')
    .values({
      at: Math.floor(Date.now() / 1000),
      uid: 0,
      user_name: '',
      display_name: 'tamquan admin',
      command,
      target_kind: 'adminUser',
      target_id: String(uid),
      before: JSON.stringify(before),
      after: JSON.stringify({ user_name: userName, ...after }),
      job: null,
    })
    .execute();
}

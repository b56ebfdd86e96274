import type { Kysely } from 'kysely';
import { asInitial, hashPassword } from './auth/passwords';
import { madeUpPassword, makeSuperAdmin } from './auth/superAdmin';
import type { Config } from './config';
import { type DemoSignIn, letDemoStaffIn } from './demo/staff';
import { HALF_FILLED, isLoadUnfinished } from './demo/unfinishedLoad';
import type { Schema } from './store/schema';

/** What a start has put into the store or found there, for the person at the terminal. */
export interface Prepared {
  /** The first super admin, where this start made one; `password` is absent where it was given. */
  readonly firstAdmin: { readonly userName: string; readonly password: string | undefined } | undefined;
  /** Who can sign in besides, where this store has demo data. */
  readonly demoSignIns: readonly DemoSignIn[];
}

/**
 * Puts in what a store begins with: somebody who may do everything, and the demo community where it is wanted. Throws where a load of
 * rows was broken off (demo/unfinishedLoad.ts).
 */
export async function begin(db: Kysely<Schema>, config: Config): Promise<Prepared> {
  if (await isLoadUnfinished(db)) throw new Error(`${HALF_FILLED} Run tamquan seed again, or take another database.`);
  const firstAdmin = await makeFirstAdmin(db, config);
  const demoSignIns = await fillAndOpen(db, config);
  return { firstAdmin, demoSignIns };
}

/** The first super admin, when the store has no admin user. A generated password has to be changed at the first sign-in. */
async function makeFirstAdmin(db: Kysely<Schema>, config: Config): Promise<Prepared['firstAdmin']> {
  const someone = await db.selectFrom('admin_user').select('uid').limit(1).executeTakeFirst();
  if (someone) return undefined;
  const { adminUser: userName, adminPassword: given } = config;
  const password = given ?? madeUpPassword();
  const hashed = await hashPassword(password);
  const passwordHash = given === undefined ? asInitial(hashed, Math.floor(Date.now() / 1000)) : hashed;
  const admin = { userName, passwordHash, mustChange: given === undefined };
  await db.transaction().execute((tx) => makeSuperAdmin(tx, admin));
  return { userName, password: given === undefined ? password : undefined };
}

/**
 * Fills an empty store where that is wanted, and lets the demo's staff in or keeps them out. Answers who may sign in by a public
 * password.
 */
async function fillAndOpen(db: Kysely<Schema>, config: Config): Promise<Prepared['demoSignIns']> {
  const someone = config.demo && (await db.selectFrom('member').select('uid').limit(1).executeTakeFirst());
  if (config.demo && !someone) {
    // Loaded only then: a filled store never needs it again.
    const { fillWithDemo } = await import('./demo');
    const now = Math.floor(Date.now() / 1000);
    await fillWithDemo(db, { photosDir: config.photosDir, now, withStaff: config.demoStaff });
  }
  return letDemoStaffIn(db, config.demoStaff);
}

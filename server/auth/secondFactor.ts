import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema';
import { makeRecoveryCodes, recoveryHashOf, stepOf } from './oneTimeCodes';

/** A secret that no code has confirmed by then is forgotten. */
const CONFIRMED_WITHIN_SECONDS = 3600;

/** Somebody's second factor that is on, or undefined. The secret must not leave the server. */
const secondFactorOf = (db: Kysely<Schema>, uid: number) =>
  db
    .selectFrom('second_factor')
    .select(['secret', 'last_step'])
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();

/** Puts a secret in the place of one that was never confirmed. False, with nothing changed, where a second factor is on. */
export async function beginSecondFactor(
  db: Kysely<Schema>,
  { uid, secret, now }: { readonly uid: number; readonly secret: string; readonly now: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('second_factor')
    .values({ uid, secret, begun_at: now })
    .onConflict((conflict) =>
      conflict.column('uid').doUpdateSet({ secret, begun_at: now }).where('second_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** The secret that waits to be confirmed, or undefined. */
export async function secretToConfirm(db: Kysely<Schema>, uid: number, now: number): Promise<string | undefined> {
  const found = await db
    .selectFrom('second_factor')
    .select('secret')
    .where('uid', '=', uid)
    .where('confirmed_at', 'is', null)
    .where('begun_at', '>', now - CONFIRMED_WITHIN_SECONDS)
    .executeTakeFirst();
  return found?.secret;
}

/** Turns a second factor on; answers its recovery codes, or undefined where the secret is no longer the one that waits. */
export async function confirmSecondFactor(
  tx: Kysely<Schema>,
  {
    uid,
    secret,
    step,
    now,
  }: { readonly uid: number; readonly secret: string; readonly step: number; readonly now: number },
): Promise<string[] | undefined> {
  const codes = makeRecoveryCodes();
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ confirmed_at: now, last_step: step, recovery_hashes: hashesOf(codes) })
    .where('uid', '=', uid)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? codes : undefined;
}

/** What was taken beside a password. */
export type Taken = NonNullable<Schema['session']['factor']>;

/**
 * Takes a code of somebody's second factor, each once: of two calls with the same one, one gets it. Undefined where it is wrong or was
 * taken before, and where no second factor is on.
 */
export async function takeCode(db: Kysely<Schema>, uid: number, code: string, now: number): Promise<Taken | undefined> {
  const factor = await secondFactorOf(db, uid);
  if (!factor) return undefined;
  const { secret } = factor;
  const mine = db
    .updateTable('second_factor')
    .where('uid', '=', uid)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is not', null);
  const hash = recoveryHashOf(code);
  if (hash !== undefined) {
    const { numUpdatedRows } = await mine
      .set({ recovery_hashes: sql<string[]>`array_remove(recovery_hashes, ${hash})` })
      .where(sql<boolean>`${hash} = ANY(recovery_hashes)`)
      .executeTakeFirst();
    return numUpdatedRows === 1n ? 'recovery' : undefined;
  }
  const step = await stepOf(secret, code, now);
  if (step === undefined) return undefined;
  const { numUpdatedRows } = await mine
    .set({ last_step: step })
    .where(({ eb, or }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n ? 'app' : undefined;
}

/** Ten new recovery codes in the place of those that are left; undefined where no second factor is on. */
export async function renewRecoveryCodes(tx: Kysely<Schema>, uid: number): Promise<string[] | undefined> {
  const codes = makeRecoveryCodes();
  const { numUpdatedRows } = await tx
    .updateTable('second_factor')
    .set({ recovery_hashes: hashesOf(codes) })
    .where('uid', '=', uid)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n ? codes : undefined;
}

/** Takes a second factor off; true where one was on. */
export async function endSecondFactor(tx: Kysely<Schema>, uid: number): Promise<boolean> {
  const ended = await tx
    .deleteFrom('second_factor')
    .where('uid', '=', uid)
    .returning('confirmed_at')
    .executeTakeFirst();
  return ended !== undefined && ended.confirmed_at !== null;
}

/** Deletes secrets that nobody has confirmed in time. */
export async function forgetUnconfirmed(db: Kysely<Schema>, now: number): Promise<void> {
  await db
    .deleteFrom('second_factor')
    .where('confirmed_at', 'is', null)
    .where('begun_at', '<=', now - CONFIRMED_WITHIN_SECONDS)
    .execute();
}

/** What a throttle counts guesses at somebody's codes by, wherever they come from; no user name has a space in it. */
export const codesOf = (uid: number): string => `code of ${uid}`;

const hashesOf = (codes: readonly string[]) => codes.flatMap((code) => recoveryHashOf(code) ?? []);

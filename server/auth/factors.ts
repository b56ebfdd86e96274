import { type Kysely, sql } from 'kysely';
import { signInAnew } from '../http/refusalError';
import type { Schema } from '../store/schema';
import { endPasskeys } from './passkeys';
import { endSecondFactor } from './secondFactor';

/** What stands beside somebody's password. */
export interface Factors {
  /** Codes of an app, and recovery codes. */
  readonly codes: boolean;
  readonly passkeys: boolean;
}

/** What is asked of somebody beside the password, undefined where nothing is. */
export async function factorsOf(db: Kysely<Schema>, uid: number): Promise<Factors | undefined> {
  const { rows } = await sql<Factors>`
    SELECT EXISTS (SELECT FROM second_factor WHERE uid = ${uid} AND confirmed_at IS NOT NULL) AS codes,
      EXISTS (SELECT FROM passkey WHERE uid = ${uid}) AS passkeys`.execute(db);
  const [factors] = rows;
  return factors?.codes || factors?.passkeys ? factors : undefined;
}

/**
 * 311 where something stands beside this account's password and the session was opened without it: before there was any, or by the organisation.
 * So nothing that somebody signs in with is added or changed by less than all of it, and codes never come to stand in for a passkey that was
 * not shown.
 */
export async function requireFactor(
  db: Kysely<Schema>,
  { uid, sessionId }: { readonly uid: number; readonly sessionId: string },
): Promise<void> {
  const factors = await factorsOf(db, uid);
  if (!factors) return;
  const opened = await db.selectFrom('session').select('factor').where('session_id', '=', sessionId).executeTakeFirst();
  const factor = opened?.factor ?? null;
  // One that was taken off since opens nothing any more.
  const isShown = factor === 'passkey' ? factors.passkeys : factor !== null && factors.codes;
  if (!isShown) throw signInAnew();
}

/** Takes off whatever stands beside the password; true where something did. */
export async function endFactors(tx: Kysely<Schema>, uid: number): Promise<boolean> {
  const had = [await endSecondFactor(tx, uid), await endPasskeys(tx, uid)];
  return had.includes(true);
}

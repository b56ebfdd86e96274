import { type Kysely, sql } from 'kysely';
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

/** Takes off whatever stands beside the password; true where something did. */
export async function endFactors(tx: Kysely<Schema>, uid: number): Promise<boolean> {
  const had = [await endSecondFactor(tx, uid), await endPasskeys(tx, uid)];
  return had.includes(true);
}

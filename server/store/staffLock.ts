import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** Any number that no other lock has, the same for every process on one store. */
const STAFF_LOCK = 7_260_004;

/**
 * Lets only one call at a time change admin users and roles, until its transaction ends. Such changes are rare, and what a guard
 * has found (the name is free, another super admin remains, nobody has the role) still holds when the change is made.
 */
export async function oneStaffChangeAtATime(tx: Kysely<Schema>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${sql.lit(STAFF_LOCK)})`.execute(tx);
}

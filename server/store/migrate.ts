import { type Kysely, sql } from 'kysely';
import { isKnownMigration, MIGRATIONS, type Migration } from './migrations';
import type { Schema } from './schema';

/** Any number, the same for every process: those that start at once on one PostgreSQL prepare it one after the other. */
const LOCK = 7_126_001;

/** Does something to the whole store while no other process does. On one connection, with whose end the lock ends too. */
export async function oneAtATime<T>(connection: Kysely<Schema>, work: () => Promise<T>): Promise<T> {
  await sql`SELECT pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
  try {
    return await work();
  } finally {
    // What broke the work is thrown, not that the connection is gone with it.
    await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection).catch(() => {});
  }
}

/** Names of the last migration that a store had had, undefined where it was new, and of the last that it has had now. */
export interface Migrated {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * Runs the migrations that the store has not had, in order, each wholly or not at all. Throws a sentence where a newer version has
 * been here: what this one would write there is anybody's guess.
 */
export async function migrate(connection: Kysely<Schema>): Promise<Migrated> {
  await makeMigrationTable(connection);
  const { rows } = await sql<{ name: string }>`SELECT name FROM migration ORDER BY name DESC`.execute(connection);
  const newer = rows.find(({ name }) => !isKnownMigration(name));
  if (newer)
    throw new Error(
      `The store is of a newer version: it has had the migration ${newer.name}, which this one does not know. Start the newer version, or put back a copy of the store from before.`,
    );
  const had = new Set(rows.map(({ name }) => name));
  for (const migration of MIGRATIONS)
    if (!had.has(migration.name)) await connection.transaction().execute((tx) => runMigration(tx, migration));
  return { from: rows[0]?.name, to: MIGRATIONS.at(-1)?.name };
}

/** Whether a store has had any migration. */
export async function isBegun(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass('migration') IS NOT NULL AS is`.execute(db);
  return rows[0]?.is === true;
}

/** Makes the table that says which migrations a store has had, where there is none: not even tried by who may make no table. */
export async function makeMigrationTable(db: Kysely<Schema>): Promise<void> {
  if (await isBegun(db)) return;
  await sql`CREATE TABLE migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`.execute(db);
}

/** Runs one migration, in the caller's transaction. */
export async function runMigration(tx: Kysely<Schema>, { name, up }: Migration): Promise<void> {
  for (const statement of up) await sql.raw(statement).execute(tx);
  await sql`INSERT INTO migration (name) VALUES (${name})`.execute(tx);
}

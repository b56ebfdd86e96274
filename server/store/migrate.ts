import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Schema } from './schema';

/** Any number, the same for every process: two that start at once on one PostgreSQL migrate one after the other. */
const LOCK = 7_126_001;

/** Runs the migrations that the store has not had, in order, each wholly or not at all. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`SELECT pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await sql`CREATE TABLE IF NOT EXISTS migration (name text PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())`.execute(
        connection,
      );
      const { rows } = await sql<{ name: string }>`SELECT name FROM migration`.execute(connection);
      const had = new Set(rows.map(({ name }) => name));
      for (const { name, up } of MIGRATIONS) {
        if (had.has(name)) continue;
        await connection.transaction().execute(async (tx) => {
          for (const statement of up) await sql.raw(statement).execute(tx);
          await sql`INSERT INTO migration (name) VALUES (${name})`.execute(tx);
        });
      }
    } finally {
      await sql`SELECT pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

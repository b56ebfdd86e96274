import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/**
 * Lets the planner know what was loaded, and marks pages as visible to all so that lists are read from their indexes alone. It
 * would happen by itself minutes later, or embedded never. Not in a transaction. `tidied` are done already.
 */
export async function tidy(db: Kysely<Schema>, tidied: readonly string[] = []): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    SELECT quote_ident(relname) AS name FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> ALL(${[...tidied]})`.execute(db);
  await sql.raw(`VACUUM ANALYZE ${rows.map(({ name }) => name).join()}`).execute(db);
}

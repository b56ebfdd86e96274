import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema';

/**
 * Runs `load` while the tables have neither foreign keys nor indexes beyond those of their keys, and puts both back afterwards:
 * an index over a million rows is built many times faster than it is grown, and a join checks references faster than a million
 * look-ups. All in the caller's transaction: a load that is broken off leaves the tables as they were. Whatever is there is read
 * from the catalogue, so that a new index in a migration needs no mention here. Locks the tables until the transaction ends.
 */
export async function withoutIndexes(
  tx: Kysely<Schema>,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY(${[...tables]}::regclass[])`.execute(tx);
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i WHERE i.indrelid = ANY(${[...tables]}::regclass[])
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`.execute(tx);
  for (const { table, name } of references) await sql.raw(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`).execute(tx);
  for (const { name } of indexes) await sql.raw(`DROP INDEX ${name}`).execute(tx);
  await load();
  // Sorting in memory what fits: the default of 64 MB makes the text indexes of a million posts several times slower.
  await sql`SET LOCAL maintenance_work_mem = '256MB'`.execute(tx);
  for (const { definition } of indexes) await sql.raw(definition).execute(tx);
  for (const { table, name, definition } of references)
    await sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`).execute(tx);
}

import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** A foreign key of a table. */
interface Reference {
  readonly table: string;
  readonly add: string;
  /** Checks the rows that were there when it was added `NOT VALID`. */
  readonly validate: string;
}

/** What tables have beyond their rows and keys, as statements. */
export interface Structure {
  readonly drop: readonly string[];
  /** By their tables. */
  readonly indexes: readonly { readonly table: string; readonly statement: string }[];
  readonly references: readonly Reference[];
}

/**
 * The foreign keys of tables and their indexes beyond those of their keys, read from the catalogue, so that a new index in a migration
 * needs no mention here.
 */
export async function structureOf(tx: Kysely<Schema>, tables: readonly string[]): Promise<Structure> {
  const { rows: references } = await sql<{ table: string; name: string; definition: string }>`
    SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY(${[...tables]}::regclass[])`.execute(tx);
  const { rows: indexes } = await sql<{ table: string; name: string; statement: string }>`
    SELECT i.indrelid::regclass::text AS table, i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement
    FROM pg_index i WHERE i.indrelid = ANY(${[...tables]}::regclass[])
      AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.indexrelid)`.execute(tx);
  return {
    drop: [
      ...references.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
      ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ],
    indexes: indexes.map(({ table, statement }) => ({ table, statement })),
    references: references.map(({ table, name, definition }) => ({
      table,
      add: `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
      validate: `ALTER TABLE ${table} VALIDATE CONSTRAINT ${name}`,
    })),
  };
}

/**
 * Memory for building an index: sorting in it what fits. With the default of 64 MB the text indexes of a million posts take several
 * times as long.
 */
export const INDEX_MEMORY = `maintenance_work_mem = '256MB'`;

/**
 * Runs `load` while the tables have neither foreign keys nor indexes beyond those of their keys, and puts both back afterwards:
 * an index over a million rows is built many times faster than it is grown, and a join checks references faster than a million
 * look-ups. All in the caller's transaction: a load that is broken off leaves the tables as they were. Locks the tables until the
 * transaction ends.
 */
export async function withoutIndexes(
  tx: Kysely<Schema>,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> {
  const { drop, indexes, references } = await structureOf(tx, tables);
  for (const statement of drop) await sql.raw(statement).execute(tx);
  await load();
  await sql.raw(`SET LOCAL ${INDEX_MEMORY}`).execute(tx);
  for (const { statement } of indexes) await sql.raw(statement).execute(tx);
  for (const { add } of references) await sql.raw(add).execute(tx);
}

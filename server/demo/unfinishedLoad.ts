import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema';
import { structureOf } from '../store/withoutIndexes';

/**
 * A load on several connections (loadInParallel.ts) cannot be one transaction. While it goes on, this table holds the statements that
 * give the tables back what was taken off them, so that a load that was broken off, even by the power, is found and taken back.
 */
const NOTE = 'unfinished_load';

/** What is wrong with a store in which one has not ended. */
export const HALF_FILLED = 'The store is half filled: its seed was broken off.';

/** Whether a load has begun in this store and has not ended. */
export async function isLoadUnfinished(db: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass(${NOTE}) IS NOT NULL AS is`.execute(db);
  return rows[0]?.is ?? false;
}

/** Rows come with their masks, and looking up every medium's post would take longer the more there are. */
const MARKING = 'TRIGGER mark_posts_insert';

/** Takes indexes and foreign keys off the tables and notes how they come back; answers these statements. */
export async function beginLoad(tx: Kysely<Schema>, tables: readonly string[]) {
  const { drop, indexes, references } = await structureOf(tx, tables);
  const back = [...indexes.map(({ statement }) => statement), ...references.map(({ add }) => add)];
  await sql`CREATE TABLE ${sql.table(NOTE)} (nth int, statement text)`.execute(tx);
  await sql`INSERT INTO ${sql.table(NOTE)} SELECT nth, statement
    FROM unnest(${back}::text[]) WITH ORDINALITY s(statement, nth)`.execute(tx);
  for (const statement of [...drop, `ALTER TABLE media DISABLE ${MARKING}`]) await sql.raw(statement).execute(tx);
  return { indexes, references };
}

/** To be called when indexes and references are back. */
export async function endLoad(tx: Kysely<Schema>): Promise<void> {
  await sql.raw(`ALTER TABLE media ENABLE ${MARKING}`).execute(tx);
  await sql`DROP TABLE ${sql.table(NOTE)}`.execute(tx);
}

/** Empties the tables that a load had begun to fill and gives them back what it had taken off, as one. */
export async function takeBackLoad(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`TRUNCATE ${sql.join(tables.map((table) => sql.table(table)))} CASCADE`.execute(tx);
    const { drop } = await structureOf(tx, tables);
    for (const statement of drop) await sql.raw(statement).execute(tx);
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM ${sql.table(NOTE)} ORDER BY nth`.execute(
      tx,
    );
    for (const { statement } of rows) await sql.raw(statement).execute(tx);
    await endLoad(tx);
  });
}

import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** Columns of JSON: rows carry them as text, and inside a JSON document they would stay text. */
const JSON_COLUMNS: ReadonlySet<string> = new Set(['media', 'undo', 'before', 'after', 'answer']);

/**
 * Inserts many rows of the same columns in one statement: one parameter whatever their number, so neither the limit on
 * parameters nor the parsing of a long statement is felt.
 */
export async function bulkInsert<T extends keyof Schema>(
  db: Kysely<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const into = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql.join(
    columns.map((column) =>
      JSON_COLUMNS.has(column) ? sql`(r.${sql.ref(column)} #>> '{}')::jsonb` : sql`r.${sql.ref(column)}`,
    ),
  );
  await sql`INSERT INTO ${sql.table(table)} (${into})
    SELECT ${from} FROM json_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::json) r`.execute(
    db,
  );
}

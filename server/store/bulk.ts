import { type Insertable, type Kysely, sql } from 'kysely';
import type { Schema } from './schema';

/** Columns of JSON: rows carry them as text, which goes into the document of all rows as it is. */
const JSON_COLUMNS: ReadonlySet<string> = new Set(['media', 'undo', 'before', 'after', 'answer']);

/**
 * Inserts many rows of the same columns in one statement: one parameter whatever their number, so neither the limit on
 * parameters nor the parsing of a long statement is felt. A column of JSON that says `null` is NULL. With the columns of a `key`, a row takes
 * the place of one that has the same.
 */
export async function bulkInsert<T extends keyof Schema>(
  db: Kysely<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
  key: readonly (keyof Schema[T] & string)[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const into = sql.join(columns.map((column) => sql.ref(column)));
  const from = sql.join(columns.map((column) => sql`r.${sql.ref(column)}`));
  const set = sql.join(columns.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const over =
    key.length > 0 ? sql`ON CONFLICT (${sql.join(key.map((column) => sql.ref(column)))}) DO UPDATE SET ${set}` : sql``;
  await sql`INSERT INTO ${sql.table(table)} (${into})
    SELECT ${from} FROM json_populate_recordset(NULL::${sql.table(table)}, ${documentOf(rows, columns)}::json) r ${over}`.execute(
    db,
  );
}

/** The rows as one JSON document, in which the JSON that they carry is no text: PostgreSQL reads it once, and nothing in it is escaped. */
function documentOf(rows: readonly object[], columns: readonly string[]): string {
  if (!columns.some((column) => JSON_COLUMNS.has(column))) return JSON.stringify(rows);
  const fields = columns.map((column) => ({ column, name: JSON.stringify(column), isJson: JSON_COLUMNS.has(column) }));
  const written = (row: Readonly<Record<string, unknown>>) =>
    fields.map(({ column, name, isJson }) => {
      const value = row[column] ?? null;
      return `${name}:${isJson ? value : JSON.stringify(value)}`;
    });
  return `[${rows.map((row) => `{${written(row as Record<string, unknown>)}}`)}]`;
}

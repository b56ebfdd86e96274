import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema';

/**
 * Inserts many rows of the same columns in one statement: one parameter a column whatever the number of rows, so neither the limit on
 * parameters nor the parsing of a long statement is felt. JSON comes as text, where `null` says NULL. With the columns of a `key`, a row
 * takes the place of one that has the same.
 */
export async function bulkInsert<T extends keyof Schema>(
  db: Kysely<Schema>,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
  key: readonly (keyof Schema[T] & string)[] = [],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = Object.keys(first);
  const types = await typesOf(db, table, names);
  const columns = names.map((name) => columnOf(name, types.get(name) ?? 'text', rows as readonly Row[]));
  const into = sql.join(names.map((name) => sql.ref(name)));
  const set = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
  const over =
    key.length > 0 ? sql`ON CONFLICT (${sql.join(key.map((column) => sql.ref(column)))}) DO UPDATE SET ${set}` : sql``;
  await sql`INSERT INTO ${sql.table(table)} (${into})
    SELECT ${sql.join(columns.map(({ read }) => read))} FROM unnest(${sql.join(columns.map(({ given }) => given))}) r(${into})
    ${over}`.execute(db);
}

type Row = Readonly<Record<string, unknown>>;

/**
 * A column's values as one array, and how they are read from it: that costs PostgreSQL a third of a document of all rows. Of lists there are
 * no arrays, since those would have to be equally long.
 */
function columnOf(name: string, type: string, rows: readonly Row[]) {
  const values = rows.map((row) => row[name] ?? null);
  const column = sql`r.${sql.ref(name)}`;
  const cast = sql`${column}::${sql.raw(type)}`;
  if (type === 'jsonb') return { given: jsonTexts(values as readonly (string | null)[]), read: cast };
  if (!type.endsWith('[]')) return { given: valuesOf(values, type), read: column };
  const lists = values.map((value) => value && listText(value as readonly string[]));
  return { given: valuesOf(lists, 'text'), read: cast };
}

/**
 * Values as an array. One that is the same in all rows, as many columns of an import are, goes once: an array is written out and read value by
 * value. The statement stays the same, so that connections keep one plan of it.
 */
export function valuesOf(values: readonly unknown[], type: string): RawBuilder<unknown[]> {
  const [first] = values;
  const isOne = values.every((value) => value === first);
  const of = sql.raw(type);
  return sql`coalesce(${isOne ? null : values}::${of}[], array_fill(${isOne ? first : null}::${of}, ARRAY[${values.length}::int]))`;
}

/** Stands between two JSON texts: in one it is always escaped. */
const BETWEEN = '\x1f';

/** Texts of JSON as an array, of which none has to be looked through for quotes. One of `null` is NULL. */
export function jsonTexts(texts: readonly (string | null)[]): RawBuilder<string[]> {
  const all = texts.map((text) => (text === 'null' ? '' : text)).join(BETWEEN);
  return sql`string_to_array(${all}::text, ${sql.lit(BETWEEN)}, '')`;
}

/** A list of texts as PostgreSQL writes one: https://www.postgresql.org/docs/current/arrays.html#ARRAYS-IO */
export const listText = (list: readonly string[]): string =>
  `{${list.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join()}}`;

/** The types of tables' columns. They never change: only forwards does a store move, by columns that are new. */
const known = new Map<string, ReadonlyMap<string, string>>();

async function typesOf(
  db: Kysely<Schema>,
  table: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const before = known.get(table);
  if (before && names.every((name) => before.has(name))) return before;
  const { rows } = await sql<{ name: string; type: string }>`
    SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped`.execute(db);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  known.set(table, types);
  return types;
}

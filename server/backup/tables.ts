import { type Kysely, sql } from 'kysely';
import { MIGRATIONS } from '../store/migrations';
import type { Schema } from '../store/schema';

const STATEMENTS = MIGRATIONS.flatMap(({ up }) => up);
const made = (what: RegExp) => [...new Set(STATEMENTS.flatMap((text) => what.exec(text)?.[1] ?? []))];

/** All tables that this version makes, each after those that it refers to: PostgreSQL lets none be made in another order. */
export const TABLES: readonly string[] = ['migration', ...made(/^CREATE (?:UNLOGGED )?TABLE (\w+)/)];
/** All functions that this version makes. */
export const FUNCTIONS: readonly string[] = made(/^CREATE (?:OR REPLACE )?FUNCTION (\w+)/);

/**
 * What no backup has. Sessions and tickets for one end with the store that opened them, and with them who has which screen open. Events and their floor are for
 * consoles that are connected, and are told by numbers of this database's transactions: a restored store begins them anew.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['session', 'organisation_ticket', 'presence', 'event', 'event_floor']);
/** What an empty store has rows in: those that its migrations put there. */
const FILLED_BY_MIGRATIONS: ReadonlySet<string> = new Set(['migration', 'reply_template', 'event_floor']);

interface Column {
  readonly name: string;
  /** As SQL writes it. */
  readonly type: string;
}

export interface TableShape {
  readonly name: string;
  /** Those that are written; what the store generates itself is not among them. */
  readonly columns: readonly Column[];
}

/** The tables of a store that a backup has, as the store has them now, in the order of `TABLES`. */
export async function tablesOf(db: Kysely<Schema>): Promise<TableShape[]> {
  const wanted = TABLES.filter((table) => !LEFT_OUT.has(table));
  const { rows } = await sql<{ table: string; columns: Column[] }>`
    SELECT c.relname::text AS table,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.oid IN (SELECT to_regclass(name) FROM unnest(${wanted}::text[]) name)
    GROUP BY c.relname`.execute(db);
  const columns = new Map(rows.map((row) => [row.table, row.columns]));
  return wanted.flatMap((name) => {
    const its = columns.get(name);
    return its ? [{ name, columns: its }] : [];
  });
}

/** The first table of the store that has rows which no migration put there. */
export async function firstFilledTable(db: Kysely<Schema>): Promise<string | undefined> {
  for (const table of TABLES) {
    if (FILLED_BY_MIGRATIONS.has(table) || !(await isThere(db, table))) continue;
    const { rows } = await sql`SELECT FROM ${sql.table(table)} LIMIT 1`.execute(db);
    if (rows.length > 0) return table;
  }
  return undefined;
}

async function isThere(db: Kysely<Schema>, table: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`SELECT to_regclass(${table}) IS NOT NULL AS is`.execute(db);
  return rows[0]?.is ?? false;
}

export interface Sequence {
  readonly name: string;
  /** As text: an `int8`. */
  readonly lastValue: string;
  readonly isCalled: boolean;
}

/** The sequences behind columns of tables, and where they stand now, which is never before the rows of a snapshot. */
export async function sequencesOf(db: Kysely<Schema>, tables: readonly TableShape[]): Promise<Sequence[]> {
  const names = tables.map(({ name }) => name);
  const { rows } = await sql<{ name: string }>`
    SELECT s.oid::regclass::text AS name FROM pg_class s
    JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid
      AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
    WHERE s.relkind = 'S' AND d.refobjid = ANY(${names}::regclass[]) ORDER BY 1`.execute(db);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const stand = await sql<{ last: string; called: boolean }>`
      SELECT last_value::text AS last, is_called AS called FROM ${sql.raw(name)}`.execute(db);
    for (const { last, called } of stand.rows) sequences.push({ name, lastValue: last, isCalled: called });
  }
  return sequences;
}

/** How values are written as text and read again, whatever a database or its user has set: the same on every store. */
export async function writeAlike(tx: Kysely<Schema>): Promise<void> {
  for (const setting of [
    `datestyle = 'ISO, MDY'`,
    `timezone = 'UTC'`,
    `intervalstyle = 'postgres'`,
    'extra_float_digits = 1',
  ])
    await sql.raw(`SET LOCAL ${setting}`).execute(tx);
}

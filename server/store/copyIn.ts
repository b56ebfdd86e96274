import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

type Cell = string | number | boolean | null | undefined | readonly string[];
type Row = Readonly<Record<string, unknown>>;

/** Rows on their way into a table by COPY, the way that costs PostgreSQL least. */
export interface Copying {
  /** When all of it has been handed to the network. */
  readonly sent: Promise<void>;
  /** When it is in the table. */
  readonly done: Promise<void>;
}

/** Sends rows of the same columns into a table, in one statement. JSON columns are given as text. */
export function copyIn(client: pg.Client, table: string, rows: readonly Row[]): Copying {
  const columns = Object.keys(rows[0] ?? {});
  const text = rows.map((row) => `${columns.map((column) => cellOf(row[column] as Cell)).join('\t')}\n`).join('');
  const stream = client.query(from(`COPY ${table} (${columns.join()}) FROM STDIN`));
  const done = finished(stream);
  // Who waits for it hears of a failure; nobody does so yet.
  done.catch(() => {});
  const written = new Promise<void>((resolve) => stream.write(text, () => resolve()));
  stream.end();
  return { sent: Promise.race([written, done]), done };
}

const SPECIAL = /[\\\n\r\t]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) =>
  SPECIAL.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? '') : text;

/** The text format of COPY: https://www.postgresql.org/docs/current/sql-copy.html */
function cellOf(value: Cell): string {
  if (typeof value === 'string') return escaped(value);
  if (value === null || value === undefined) return '\\N';
  if (typeof value !== 'object') return String(value);
  return escaped(`{${value.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join()}}`);
}

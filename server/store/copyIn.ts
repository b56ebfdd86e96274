import type pg from 'pg';

/** Of the driver's connection, what its types leave out. */
interface CopyingConnection {
  readonly query: (text: string) => void;
  readonly sendCopyFromChunk: (chunk: Buffer) => void;
  readonly endCopyFrom: () => void;
}

type Cell = string | number | boolean | null | undefined | readonly string[];
type Row = Readonly<Record<string, unknown>>;

/** Rows on their way into a table by COPY, the way that costs PostgreSQL least. */
export interface Copying {
  /** When all of it has been handed to the network. */
  readonly sent: Promise<void>;
  /** When it is in the table. */
  readonly done: Promise<void>;
}

/**
 * Sends rows of the same columns into a table, in one statement. JSON columns are given as text. The driver gives the statement its turn
 * as it does a query.
 */
export function copyIn(client: pg.Client, table: string, rows: readonly Row[]): Copying {
  const columns = Object.keys(rows[0] ?? {});
  const text = rows.map((row) => `${columns.map((column) => cellOf(row[column] as Cell)).join('\t')}\n`).join('');
  let tellSent = () => {};
  let tellDone = () => {};
  let fail = (_: Error) => {};
  const sent = new Promise<void>((resolve) => {
    tellSent = resolve;
  });
  const done = new Promise<void>((resolve, reject) => {
    tellDone = resolve;
    fail = reject;
  });
  client.query({
    submit: (connection) =>
      (connection as unknown as CopyingConnection).query(`COPY ${table} (${columns.join()}) FROM STDIN`),
    handleCopyInResponse: (connection: CopyingConnection) => {
      connection.sendCopyFromChunk(Buffer.from(text));
      connection.endCopyFrom();
      tellSent();
    },
    handleCommandComplete: () => {},
    handleReadyForQuery: tellDone,
    handleError: fail,
  } as pg.Submittable);
  // Who waits for it hears of a failure; nobody does so yet.
  done.catch(() => {});
  return { sent: Promise.race([sent, done]), done };
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

import { Buffer } from 'node:buffer';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from } from 'pg-copy-streams';
import { listText } from './bulk';

type Cell = string | number | boolean | null | undefined | readonly string[];
type Row = Readonly<Record<string, unknown>>;

/** One COPY, which is done when its rows are in the table. */
interface Copy {
  readonly stream: CopyStreamQuery;
  readonly done: Promise<void>;
}

/** Rows are sent in pieces of about so much. */
const PIECE_BYTES = 256 * 1024;
/** So much may be on its way to a table before who makes its rows waits for it. */
const AHEAD_BYTES = 4 * PIECE_BYTES;
/**
 * So many rows go in by one COPY: what its triggers add up fits in memory, however many rows there are in all, and is added up while the
 * rows after them are made.
 */
const COPY_ROWS = 20_000;
/** What a character may take in UTF-8, for each unit of UTF-16. */
const WIDEST_BYTES = 3;

/**
 * Rows of the same columns on their way into a table by COPY, the way that costs PostgreSQL least: it has them, and its triggers see
 * them, `COPY_ROWS` at a time. A row is written down at once and forgotten. JSON columns are given as text.
 */
export class TableCopy {
  private copy: Copy;
  /** Ends when the COPY before is done, which one on the same connection waits for. */
  private before: Promise<void> = Promise.resolve();
  private rows = 0;
  private readonly columns: readonly string[];
  private piece = Buffer.allocUnsafe(PIECE_BYTES);
  private filled = 0;

  /** The columns are those of `example`. */
  constructor(
    private readonly client: pg.Client,
    private readonly table: string,
    example: Row,
  ) {
    this.columns = Object.keys(example);
    this.copy = this.begin();
  }

  /** Sends rows. Ends when more may be sent. */
  async send(rows: readonly Row[]): Promise<void> {
    for (const row of rows) {
      if (this.rows === COPY_ROWS) await this.beginAnother();
      this.rows += 1;
      if (!this.write(this.lineOf(row))) await this.drained();
    }
  }

  /** Ends when all that was sent is in the table. */
  async end(): Promise<void> {
    this.endCopy();
    await this.before;
    await this.copy.done;
  }

  private begin(): Copy {
    const statement = from(`COPY ${this.table} (${this.columns.join()}) FROM STDIN`, { highWaterMark: AHEAD_BYTES });
    const stream = this.client.query(statement);
    const done = finished(stream);
    // Who sends or ends hears of a failure; nobody may do so at this moment.
    done.catch(() => {});
    return { stream, done };
  }

  /** Rows go on while PostgreSQL is still busy with the COPY that ends here, but not with two. */
  private async beginAnother(): Promise<void> {
    this.endCopy();
    await this.before;
    this.before = this.copy.done;
    this.copy = this.begin();
    this.rows = 0;
  }

  private endCopy(): void {
    this.copy.stream.end(this.piece.subarray(0, this.filled));
    this.piece = Buffer.allocUnsafe(PIECE_BYTES);
    this.filled = 0;
  }

  private lineOf(row: Row): string {
    let line = '';
    for (const column of this.columns) line += `${cellOf(row[column] as Cell)}\t`;
    return `${line.slice(0, -1)}\n`;
  }

  /** Whether there is room for more on the way. */
  private write(line: string): boolean {
    let hasRoom = true;
    if (this.piece.length - this.filled < line.length * WIDEST_BYTES) {
      hasRoom = this.copy.stream.write(this.piece.subarray(0, this.filled));
      this.piece = Buffer.allocUnsafe(Math.max(PIECE_BYTES, line.length * WIDEST_BYTES));
      this.filled = 0;
    }
    this.filled += this.piece.write(line, this.filled);
    return hasRoom;
  }

  private async drained(): Promise<void> {
    const { stream, done } = this.copy;
    await this.before;
    if (stream.writableNeedDrain) await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), done]);
  }
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
  return escaped(listText(value));
}

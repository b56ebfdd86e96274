import type { DuplicateDecision } from '../../commands/core/templeRow';
import type { Columns } from './columns';
import type { Delimiter } from './delimiter';
import type { ColumnField, StoredTemple, TempleDraft } from './draft';
import type { FailureCode } from './failure';
import type { Fill, Filling } from './fill';
import type { Planned, Write } from './plan';
import type { Choice, Source } from './read';
import type { FileRow, RowEdits } from './rowStore';
import type { CellRefusal, RefusalCode, WarningCode } from './values';
import type { ReasonCode, ReasonCount, Uneven, Verdict, VerdictKind } from './verdicts';
import type { Far } from './vietnam';

/** A file that was read. It stays in the worker; the page asks for what it shows. */
export interface Opened {
  readonly source: Source;
  /** All rows that are not blank, headers with them. */
  readonly count: number;
  readonly columns: Columns;
  /** The first rows, to choose columns by. */
  readonly top: readonly FileRow[];
}

/** A row of the table, with the temple it makes or null where it is refused. */
export interface TableRow extends FileRow {
  /** Names the row in `decide`, `Write` and `FailedRow`. */
  readonly index: number;
  readonly draft: TempleDraft | null;
  readonly verdict: Verdict;
  /** Why it is worth a look, refused or not. */
  readonly warnings: readonly WarningCode[];
  /** How far its place lies from what it names, where that is why. */
  readonly far?: Far;
  /** What else is wrong with a row that is refused. */
  readonly also: readonly CellRefusal[];
  /** Number in the file of the earlier row that it is like; null where it is like none. */
  readonly earlierRow: number | null;
  /** The changes that filling in would make to the matching temple; null if none matches. */
  readonly fill: Fill | null;
  readonly decision: DuplicateDecision;
  /** The row's present value of each field. */
  readonly said: Readonly<Partial<Record<ColumnField, string>>>;
}

export interface TypeCount {
  /** Empty for rows that say none. */
  readonly value: string;
  readonly count: number;
}

export type VerdictCounts = Readonly<Record<VerdictKind, number>>;

/** What the reasons of refusals are called, for the file of failed rows. */
export interface ReasonWords {
  readonly codes: Readonly<Record<RefusalCode, string>>;
  readonly fields: Readonly<Record<ColumnField, string>>;
  /** The header of their column; must have `import:reason` in it, by which it is known again. */
  readonly header?: string;
  /** For a spreadsheet, which has none of its own. */
  readonly delimiter?: Delimiter;
}

/** The rows that are written, by index, in the order in which they were: the temple of each, and what it was given. */
export type WrittenRows = readonly (readonly [
  index: number,
  row: { readonly templeId: string; readonly fields: Partial<TempleDraft> },
])[];

interface Shape {
  readonly input: unknown;
  readonly output: unknown;
}

/** What the page may ask of the worker. `open` and `check` take long, tell how many rows they have done, and end what ran before. */
export interface WorkerCalls {
  readonly open: { input: { readonly file: Blob; readonly choice: Choice }; output: Opened };
  /** The columns when another row is the header, or none (null). */
  readonly columnsUnder: { input: { readonly header: number | null }; output: Columns };
  /** `again`: after a repair, so that lookups and decisions are kept. */
  readonly check: { input: { readonly columns: Columns; readonly again?: boolean }; output: VerdictCounts };
  /** Writes over fields of a row; answers what was written over it before. */
  readonly edit: { input: { readonly index: number; readonly edits: RowEdits }; output: RowEdits };
  /** The present values of the type, each with how many rows have it, the commonest first. */
  readonly types: { input: { readonly columns: Columns }; output: readonly TypeCount[] };
  /** Why rows are refused or worth a look, the commonest first. */
  readonly reasons: { input: Readonly<Record<never, never>>; output: readonly ReasonCount[] };
  /** How many rows are worth a look. */
  readonly toCheck: { input: Readonly<Record<never, never>>; output: number };
  /** The rows that have not as many cells as the file has columns. */
  readonly uneven: { input: Readonly<Record<never, never>>; output: Uneven };
  /**
   * Rows `[start, start + count)` of those with these verdicts, or refused or worth a look for this reason, and how many there are. `keep`
   * is there whatever its verdict: the row that is being mended under this filter.
   */
  readonly page: {
    input: {
      readonly start: number;
      readonly count: number;
      readonly kinds?: readonly VerdictKind[];
      readonly why?: ReasonCode;
      readonly keep?: number;
    };
    output: { readonly total: number; readonly rows: readonly TableRow[] };
  };
  /** Decides about these duplicates, or about all of a kind. Answers whether what other rows would change has become another thing. */
  readonly decide: {
    input: {
      readonly rows: readonly number[] | readonly ('likeRow' | 'likeStored')[];
      readonly decision: DuplicateDecision;
    };
    output: boolean;
  };
  /** What rows may do from now on to what is there, by field. */
  readonly filling: { input: { readonly filling: Filling }; output: null };
  /** Rows that are written, told in parts, of which the first restarts: the next `planned`, or restart of `writes`, leaves them out. */
  readonly written: { input: { readonly rows: WrittenRows; readonly restart: boolean }; output: null };
  /** The next writes of the import, none when it is done. `restart` begins again with the decisions as they are now. */
  readonly writes: { input: { readonly count: number; readonly restart: boolean }; output: readonly Write[] };
  /** What these writes come to. */
  readonly planned: { input: Readonly<Record<never, never>>; output: Planned };
  /** The refused rows, and those that the server refused, as a CSV file to mend. */
  readonly failed: {
    input: { readonly words: ReasonWords; readonly byServer: readonly { index: number; reason: string }[] };
    output: Blob;
  };
}
export type CallName = keyof WorkerCalls;
type Input<K extends CallName> = WorkerCalls[K] extends Shape ? WorkerCalls[K]['input'] : never;

/** From the page to the worker. */
export type ToWorker =
  | { readonly [K in CallName]: { readonly id: number; readonly call: K; readonly input: Input<K> } }[CallName]
  | { readonly cancel: number }
  | { readonly found: number; readonly temples: readonly StoredTemple[] }
  | { readonly notFound: number; readonly message: string };

/** From the worker to the page. Every call is answered once: done, failed, stopped or thrown. */
export type ToPage =
  | { readonly id: number; readonly done: WorkerCalls[CallName]['output'] }
  | { readonly id: number; readonly failed: FailureCode; readonly row: number | null }
  | { readonly id: number; readonly stopped: true }
  | { readonly id: number; readonly thrown: string }
  | { readonly id: number; readonly rows: number }
  | { readonly lookUp: number; readonly nameKeys: readonly string[] };

import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import type { Answer } from '../../../contract/wire/endpoint';

/** The query of a list; it is kept in the address, so that a link opens the same list again. */
export interface Query {
  /** Filter id to the value chosen; a filter that is not set is not there. */
  readonly filters: Readonly<Record<string, string>>;
  /** One of the source's sorts, or null for its own order. */
  readonly sort: string | null;
  /** Search text, empty where nothing is searched for. */
  readonly text: string;
}

export const EVERYTHING: Query = { filters: {}, sort: null, text: '' };

export const sameQuery = (one: Query, other: Query) =>
  one.sort === other.sort && one.text === other.text && sameFilters(one.filters, other.filters);

function sameFilters(one: Query['filters'], other: Query['filters']) {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** More than these are not read for a sort or a search: the list would take minutes, and the page all its memory. */
export const READ_ROWS_MAX = 5000;

/** A page of a list call: 0-based offset, and 1 to 200 rows (docs/specification.md section 12.3). */
export interface PageRequest extends Query {
  readonly pos: number;
  readonly count: number;
  readonly signal: AbortSignal;
  /** The list is loaded afresh with this request: a cached copy is not enough. */
  readonly anew?: boolean;
}

/** Where a list's rows come from. The screens build these from the contract's list calls. */
export interface ListSource<Row = unknown> {
  /** Names the list: two lists with one key show the same thing. */
  readonly key: string;
  /** One page in a stable order, with the total where the server says it. An aborted call answers as a lost one. */
  readonly load: (request: PageRequest) => Promise<Answer<readonly Row[]>>;
  /** Ids of rows that it puts before those of the server: they are shown, and in no count and no "all". */
  readonly own?: (query: Query) => readonly string[];
}

/** What a list needs to know of its rows. */
export interface RowsOf<Row = unknown> {
  /** Null for rows that no command takes: they are kept by the list alone. */
  readonly kind: Kind | null;
  readonly idOf: (row: Row) => string;
  /**
   * Whether the server's list under these filters still holds the row. Settled rows stay on screen, dimmed, but no
   * longer count in the offsets that are sent. Absent: rows leave only where an answer shows it.
   */
  readonly matches?: (row: Row, query: Query) => boolean;
}

/** The rows of a kind as the registry of kinds knows them. */
export const rowsOfKind = (kind: Kind): RowsOf => ({ kind, idOf: KINDS[kind].idOf as (row: unknown) => string });

import type { Refusal } from '../../../contract/wire/endpoint';
import type { ListSource, Query, RowsOf } from './source';

/** What a reader of a list repaints for. Rows are not in it: each repaints by itself. */
export interface ListState {
  /** While it loads, what was there before may still be shown. */
  phase: 'loading' | 'ready' | 'failed';
  /** Positions there are to show, loaded or not. */
  count: number;
  /** The server's total at its last answer, null where it says none. */
  total: number | null;
  /** The position after the last row seen. */
  end: number;
  /** The end of a list without a total is being looked for, row by row: what ends that. */
  reading: { readonly stop: () => void } | null;
  /** Rows held now. */
  loaded: number;
  /** docs/specification.md section 4: the loaded rows do not reach the total, or the last page came back full. */
  hasMore: boolean;
  /** Rows that arrived and wait to be shown. */
  arrived: number;
  busy: boolean;
  /** Positions that could not be loaded, and why; they wait for `retry`. */
  failures: readonly Failure[];
  /** Why the refetch failed: the rows shown are from the load before it, until `retry`. */
  stale: Refusal | null;
  /** Incremented whenever a row moves to another position. */
  version: number;
  query: Query;
}

export interface ReadAgain<Row> {
  readonly rows: readonly Row[];
  readonly missing: readonly string[];
}

interface Failure {
  readonly from: number;
  readonly to: number;
  readonly refusal: Refusal;
}

export interface ListOptions {
  /** Rows held in memory at most, those selected or focused aside. */
  readonly rowsHeld?: number;
  /** Rows asked for at once, without the overlap. */
  readonly pageSize?: number;
  readonly query?: Query;
}

export interface List<Row = unknown> {
  readonly source: ListSource<Row>;
  readonly rows: RowsOf<Row>;
  readonly state: ListState;
  readonly idAt: (position: number) => string | undefined;
  readonly positionOf: (id: string) => number | undefined;
  /** How many of the rows shown are no longer in the server's list: they stay in place until the list is refetched. */
  readonly departedCount: () => number;
  /** Whether this row is one of them. */
  readonly hasLeft: (id: string) => boolean;
  readonly row: (id: string) => Row | undefined;
  /** The ids held, in order. */
  readonly ids: () => readonly string[];
  /** Says what is on screen, as [from, to): pages there are loaded, those scrolled past are given up. */
  readonly setVisibleRange: (from: number, to: number) => void;
  /** Loads the page around a position; the row there then, or undefined where the list ends before it or the call failed. */
  readonly load: (position: number) => Promise<string | undefined>;
  /** Sets another query and loads from the top. */
  readonly setQuery: (query: Query) => void;
  /** Refetches the rows around a position, as the server has them now: settled rows leave, new ones come. */
  readonly refresh: (position?: number) => Promise<void>;
  readonly retry: () => void;
  /**
   * Counts the rows that have arrived since the last load, without moving any row. With `takesTotal` also what is below those loaded: never
   * while all that match are selected, whose number the rows acted on are still part of.
   */
  readonly checkForNew: (takesTotal?: boolean) => Promise<void>;
  /**
   * Reads the pages in view again without moving any row: answers the rows there as they are now, and the ids that the server's list no
   * longer has there. Pages out of view that hold one of `ids`, or all of them without, are read when they come into view.
   */
  readonly readAgain: (ids?: readonly string[]) => Promise<ReadAgain<Row>>;
  readonly setPageSize: (rows: number) => void;
  /** Rows for which this is true stay in memory when their page is dropped; the page of the focused one is not dropped. */
  readonly setPinned: (isNeeded: (id: string) => boolean, focused: () => string | null) => void;
  /** Every row that matches, not only those loaded, by id and a page at a time; each page's rows are there until the next. */
  readonly everyId: (signal: AbortSignal) => AsyncGenerator<readonly string[]>;
  /** Ends every call and lets go of every row. */
  readonly close: () => void;
}

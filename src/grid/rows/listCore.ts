import type { ListState } from './listState';
import type { PageWindow } from './mergePage';
import type { RowRetainer } from './rowRetainer';
import type { ListSource, Query, RowsOf } from './source';
import type { SparseRows } from './sparseRows';

/** Positions, half open: [from, to). */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** A pending request for the row at a position. */
interface PositionRequest {
  readonly position: number;
  readonly done: (id: string | undefined) => void;
  /** Calls made for it so far. */
  tries: number;
}

/** What the parts of a list share. Each part is a file of functions that take it first. */
export interface ListCore<Row> {
  readonly source: ListSource<Row>;
  readonly rows: RowsOf<Row>;
  /** The public state of the list. */
  readonly state: ListState;
  /** Which row is at which position. */
  readonly order: SparseRows;
  readonly retainer: RowRetainer<Row>;
  readonly rowsHeld: number;
  pageSize: number;
  /** The positions on screen, which are loaded. */
  visibleRange: Range;
  /** The same before the refetch, which may begin at another offset of the server. */
  rangeBefore: Range;
  /** Which way they were last scrolled: the rows that come next are read before they are seen. */
  heading: 'up' | 'down' | null;
  /** Incremented with every answer and every scroll: the stretch that was seen longest ago is evicted first. */
  clock: number;

  /** The query that the rows in memory were loaded with (placement.ts). */
  loadedQuery: Query | null;
  /** The server's total at the last answer, and what had departed before: what changes in it tells how far rows moved. */
  knownTotal: number | null;
  /** By how many rows that has been seen to change since the oldest page was loaded, either way. */
  drift: number;

  /** Whether a row is selected or focused, and which is focused (eviction.ts). */
  isPinned: (id: string) => boolean;
  focused: () => string | null;
  /** Pinned rows of evicted pages: they stay in memory. */
  pinnedIds: readonly string[];

  /** What is waited for, and the one page that is under way (loader.ts). */
  requests: PositionRequest[];
  inFlight: { readonly window: PageWindow; readonly controller: AbortController } | null;
  resting: ReturnType<typeof setTimeout> | undefined;
}

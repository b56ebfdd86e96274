import type { List } from '../rows/listState';
import type { GridHost, GridState } from './gridState';
import type { PendingWork } from './pendingWork';
import type { CursorState } from './reconcile';

/** What the parts of the model share. Each part is a file of functions that take it first. */
export interface GridCore {
  readonly list: List;
  readonly state: GridState;
  readonly host: GridHost;
  /** Where the cursor is, beside `state.cursor`, the row that it is on (cursor.ts). */
  cursor: CursorState;
  /** What a command on these rows waits for (pendingWork.ts). */
  readonly pending: Set<Promise<void>>;
  /** A move of the cursor to a row that is not there yet (cursor.ts). */
  moving: PendingWork | null;
  /** A search, filter or order whose first rows are not there yet (requery.ts). */
  requery: PendingWork | null;
  /** All that match are being selected, which takes reading to the end (selectionVerbs.ts). */
  isSelectingAll: boolean;
}

import type { ListVerb } from '../../../commands/core/listVerbs';
import type { TextKey } from '../../../commands/core/textKey';
import type { ActiveView } from '../../state/activeView';
import type { List } from '../rows/listState';
import type { Query } from '../rows/source';
import type { RowSelection } from './selection';
import type { stepBack } from './stepBack';

/** What opens over or in the grid; one at a time. */
type GridPanel = 'menu' | 'columns' | 'sort' | 'pageSize' | 'jump' | 'peek' | 'selected' | null;

/** Where a menu opens, in pixels of the window. */
interface MenuAt {
  readonly x: number;
  readonly y: number;
}

export interface GridState {
  /** The focused row, by id: it stays itself wherever it moves (docs/specification.md section 10.4). */
  cursor: string | null;
  selection: RowSelection;
  panel: GridPanel;
  menuAt: MenuAt | null;
  /** Rises when the focus belongs on the cursor's row wherever it is now; a moved cursor takes it along only within the grid. */
  focusRequests: number;
  /** Rises with each movement, also to where the cursor is: from a cell of its row the focus goes back to the row. */
  moves: number;
  /** The row whose detail is open. */
  opened: string | null;
  /** The row that a command took the cursor away from, or the one that the cursor was on before it went back there (advance.ts). */
  left: string | null;
}

/** What a grid needs of the page around it. All of it is given, so that the model runs without one. */
export interface GridHost {
  /** Scrolls so that the position is in view and not under header or bar. */
  readonly reveal: (position: number) => void;
  /** Rows that fit into the view. */
  readonly pageRows: () => number;
  /** Shows the detail of a row beside the list, or elsewhere where it has none there; null closes it. */
  readonly open: (id: string | null) => void;
  readonly announce: (key: TextKey, params?: Readonly<Record<string, string | number>>) => void;
  /** Verbs that are matters of the page: fields, menus, files. */
  readonly perform: (verb: ListVerb) => void;
  /** Which of these the list has no use for. */
  readonly lacks?: (verb: ListVerb) => boolean;
  /** Puts the focus into the open detail. */
  readonly focusDetail: (id: string) => void;
  /** The detail lies over the list and hides what is selected: it is what one steps back from first. */
  readonly isCovered?: () => boolean;
  /** Goes back to the other screen that the open detail was opened from; false where there is none. */
  readonly leave?: () => boolean;
  /** The query without its search, or else without its filters, and what is said of that; null if it has neither. */
  readonly stepBack?: () => ReturnType<typeof stepBack>;
  /** The query without search, filters and order; null if it has none of these. */
  readonly widened?: () => Query | null;
  /** Puts a query into the address. */
  readonly ask?: (query: Query) => void;
  /** Puts the focus on the list's heading, where nothing else has it: there is no row to have it. */
  readonly focusHeading: () => void;
}

export interface GridModel {
  readonly list: List;
  readonly state: GridState;
  readonly view: ActiveView;
  readonly moveTo: (position: number) => void;
  readonly focusRow: (id: string) => void;
  /** The address names another row, or none, as open. */
  readonly syncOpenedFromUrl: (id: string | null) => void;
  /** Comes back to a row, or to the row now at its position, once the list has its first page. */
  readonly restorePosition: (id: string, position: number) => void;
  readonly setSelection: (selection: RowSelection) => void;
  readonly click: (id: string, modifiers: { readonly shift: boolean; readonly mod: boolean }) => void;
  readonly toggle: (id: string) => void;
  readonly selectTo: (id: string) => void;
  readonly openPanel: (panel: GridPanel, at?: MenuAt) => void;
  /** Sets another query. A selection of all matching rows is cleared, since others match now; rows chosen one by one stay. */
  readonly setQuery: (query: Query) => void;
  /** After positions changed: the cursor of a row that has left goes to the one in its place. */
  readonly reconcileCursor: () => void;
  readonly selectedIds: () => readonly string[];
  /** Shows the rows that waited, from the top. */
  readonly showNew: () => Promise<void>;
  /** The row of the open detail exists no more, or may not be seen. */
  readonly goneFromDetail: (id: string) => void;
}

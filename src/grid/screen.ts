import type { ComponentType, ReactNode } from 'react';
import type { Kind } from '../../commands/core/rows';
import type { Hinted, TextKey } from '../../commands/core/textKey';
import type { ScreenCommandId } from '../../commands/registry';
import type { ShownMedia } from '../../contract/media';
import { screenCommand } from '../navigation/screenCommand';
import type { LazyPart } from '../ui/lazyPart';
import type { ViewMode } from './model/arrangement';
import type { CellKind } from './model/cellValue';
import type { Filter, Sort } from './model/filter';
import type { GridModel } from './model/gridState';
import type { ReadsAll } from './rows/readWholeList';
import type { ListSource, Query } from './rows/source';

/** A column: what a cell shows, and the same as plain text for copies and exports. */
export interface Column<Row = never> {
  readonly id: string;
  readonly title: TextKey;
  /** Pixels at least; what is left over is shared in proportion. */
  readonly width: number;
  readonly cell: (row: Row) => ReactNode;
  readonly accessor: (row: Row) => string;
  /** What its cells are in a spreadsheet, where that is more than text, and the number (unix seconds of a time) of one. */
  readonly typed?: { readonly kind: Exclude<CellKind, 'text'>; readonly of: (row: Row) => number | string | null };
  /** The source's sort by this column, as `time`; its reverse is `-time`. */
  readonly sortable?: string;
  /** What it draws cuts itself off in any width: its cell need not, and each that does is a layer to paint by itself. */
  readonly cutsItself?: true;
  /** Numbers stand at the end of their cell. */
  readonly atEnd?: boolean;
  /** Never narrower than `width`: what is cut off would say something else. */
  readonly keepsWidth?: boolean;
  /** What is left over of a wide table is for this column alone, and in a narrow one it is the last to give: its words are cut while the others have theirs. */
  readonly takesRest?: true;
  /** Not drawn in a window between a phone's and a desktop's, where what a row is needs the room, unless the person turned it on. */
  readonly givesWay?: true;
  /**
   * A value that is not changed in the list itself: if the server fills it in no row, the column is left out (silentColumns.ts). A state
   * may be empty now and be set by the next key, so its column stays.
   */
  readonly isFact?: boolean;
  /** Hidden until the person turns it on in the column menu. */
  readonly hidden?: boolean;
  /** It stands in every exported file, shown or not: what the shown ones say of it is less exact. */
  readonly inFiles?: boolean;
  /**
   * Where it is placed when a row is a card, on a phone; `noteEnd` at the end of the small line below, `none` only in the detail. Absent:
   * card.ts decides.
   */
  readonly onCard?: 'title' | 'end' | 'line' | 'note' | 'noteEnd' | 'none';
  /**
   * It has two lines on a card for what its cell calls `card-text`: as the title the cards of this list are that much higher, below it the
   * lines stand closer.
   */
  readonly hasTwoLines?: true;
}

export interface DetailProps<Row> {
  readonly row: Row;
  readonly rowId: string;
  /** The person opened this row; false if an open detail came to it by following the cursor. */
  readonly isOpened: boolean;
  readonly onClose: () => void;
}

/** A list with a route: what a row looks like and what it pages through. */
export interface ListScreenOf<Row = never> {
  readonly path: string;
  /** Null for rows that no command takes. */
  readonly kind: Kind | null;
  /** Needed where `kind` is null. */
  readonly idOf?: (row: Row) => string;
  /** The heading. */
  readonly title: TextKey;
  /** What it says where there is hardly room. */
  readonly titleShort?: TextKey;
  readonly list: ListSource<Row>;
  readonly columns: readonly Column<Row>[];
  /** Beside the list. Without it, opening a row runs `onOpen` or `<kind>.open`. */
  readonly detail?: LazyPart<DetailProps<Row>>;
  readonly onOpen?: (row: Row) => void;
  /** Commands without a row, as buttons in the heading: the first in words. */
  readonly commands?: readonly string[];
  /** The screen's main command, shown as its most prominent button. */
  readonly mainCommand?: string;
  /** What that button says, where it says more than the command's title; `isShort` where there is hardly room. */
  readonly mainLabel?: ComponentType<{ readonly isShort: boolean }>;
  /** Why there is nothing for it to do at present. */
  readonly mainWhyNot?: TextKey;
  /** Page sizes to choose from; the first is the default. Absent: those of every list. */
  readonly pageSizes?: readonly number[];
  /** Subscribes the list to rows that come or go by actions in this console; returns the unsubscribe function. */
  readonly subscribe?: (list: {
    readonly showTop: () => void;
    readonly readAgain: () => void;
    /** Calls back with the row that the cursor has come to; returns the unsubscribe function. */
    readonly onMove: (moved: (rowId: string | null) => void) => () => void;
  }) => () => void;
  /** What its rows are called where they are counted, one of the deferred texts; rows, without it. */
  readonly rowsText?: TextKey;
  /** What is counted besides, after the number of rows. */
  readonly alsoCounted?: ComponentType<{ query: Query; departed: number }>;
  /** What stands between the header and the rows. */
  readonly summary?: ComponentType;
  /** What to do in an empty list: `<empty>.title`, `<empty>.hint`, and the command of its button. */
  readonly empty: Hinted;
  /** What an empty list says where a search or filter is why, if it has words of its own for that one. */
  readonly noMatch?: (query: Query) => Hinted | undefined;
  readonly emptyCommand?: string;
  readonly filters?: readonly Filter[];
  /** What an export asks for instead, where rows are folded on screen. */
  readonly exported?: (query: Query) => Query;
  /** The first is the source's own order. */
  readonly sorts?: readonly Sort[];
  /** The filters that show what was deleted, where a link opens a row of it. */
  readonly bin?: Query['filters'];
  /** Whether the server filters and sorts this list; absent: it does. */
  readonly canFilter?: () => boolean;
  /** Whether the server can search this list; absent: it cannot. */
  readonly canSearch?: () => boolean;
  /** What is done here where the server can't, on all rows that can be read. */
  readonly readsAll?: ReadsAll<Row>;
  /** Whether the row is settled: it stays where it is, dimmed, until the list is refetched. */
  readonly isSettled?: (row: Row) => boolean;
  /** Whether the server's list still holds the row under these filters. */
  readonly matches?: (row: Row, query: Query) => boolean;
  /** What a row looks like as a picture; with it the list can be looked at as pictures. */
  readonly picture?: ComponentType<{ row: Row }>;
  /** Switches what the list is looked at as, where that has a place of its own in the header. */
  readonly looks?: ComponentType<{ look: ViewMode; isCard: boolean }>;
  /** The rows where they lie, in place of the table: asked for in the address. */
  readonly map?: ComponentType<{ model: GridModel }>;
  /** Staff have chosen what it lists: its media are shown as they are (docs/specification.md section 13.2). */
  readonly isVetted?: true;
  /** What `q` shows of a row. */
  readonly media?: (row: Row) => readonly ShownMedia[];
}

/** Declares a list screen, of the command that opens it; checks that cells, detail and source speak of one kind of row. */
export const listScreen = <Row>({
  go,
  ...definition
}: Omit<ListScreenOf<Row>, 'path' | 'title'> & { readonly go: ScreenCommandId }): ListScreenOf<Row> => ({
  ...definition,
  path: screenCommand(go).path,
  title: `${go}.title`,
});

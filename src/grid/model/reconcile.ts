import type { List, ListState } from '../rows/listState';
import type { GridHost, GridState } from './gridState';

/** What the cursor is about to do once rows are there. */
type CursorIntent =
  /** On its way to a position whose page is loading. */
  | { readonly is: 'move'; readonly position: number }
  /** Back to where it was when the list was left, once the first page is there. */
  | { readonly is: 'restore'; readonly position: number; readonly id: string };

/** Where the cursor is, beside the row that it is on (`GridState.cursor`). */
export interface CursorState {
  /** Where it stood last, for when its row has left. */
  readonly position: number;
  /** Null: it stays where it is. */
  readonly intent: CursorIntent | null;
  /** A row that a link opened and that no page has brought yet: the cursor is on it, wherever in the list it may be. */
  readonly linked: string | null;
}

/** All that decides where the cursor goes. */
export interface CursorView {
  readonly cursor: CursorState;
  readonly state: Readonly<Pick<GridState, 'cursor' | 'opened'>>;
  readonly list: Pick<List, 'idAt' | 'positionOf'> & { readonly state: Readonly<Pick<ListState, 'phase' | 'count'>> };
  /** Set while the first rows of another search, filter or order are awaited. */
  readonly requery: object | null;
}

/** What the page does about it. */
export interface CursorPage extends Pick<GridHost, 'reveal' | 'open' | 'focusDetail' | 'focusHeading'> {
  /** Moves to the position, and on to the row where the list has it. */
  readonly restore: (position: number, id: string) => void;
}

export interface Reconciled {
  readonly cursor: CursorState;
  /** The row that it is on. */
  readonly rowId: string | null;
  /** One call at most. */
  readonly tell?: (page: CursorPage) => void;
}

/** The position of a row that is in no page yet: the next one is the first. */
export const BEFORE_FIRST = -1;

/**
 * Where the cursor is after the list has changed: on its own row, on the one that took its place, or on none, with the focus on the
 * heading. Answers the next state and what to tell the page; changes nothing itself.
 */
export function reconcile({ cursor, state, list, requery }: CursorView): Reconciled {
  const { cursor: rowId, opened } = state;
  const { phase, count } = list.state;
  const { intent, linked } = cursor;
  // The rows are gone, but the cursor stays for when `retry` brings its row back.
  if (phase === 'failed') return { cursor, rowId, tell: (page) => page.focusHeading() };
  if (phase === 'loading' || intent?.is === 'move') return { cursor, rowId };
  if (intent && count > 0) {
    return { cursor: { ...cursor, intent: null }, rowId, tell: (page) => page.restore(intent.position, intent.id) };
  }

  const known = rowId === null ? undefined : list.positionOf(rowId);
  if (known !== undefined) {
    const next = { cursor: { position: known, intent: null, linked: null }, rowId };
    // A link opened it, at any position in the list; or another order or search has moved it.
    return linked === rowId || requery ? { ...next, tell: (page) => page.reveal(known) } : next;
  }
  if (linked !== null && linked === opened) {
    const next = { cursor: { position: BEFORE_FIRST, intent: null, linked }, rowId };
    return cursor.position === BEFORE_FIRST ? next : { ...next, tell: (page) => page.focusDetail(linked) };
  }

  // Its row has left: on to the row in its place, the last where there is none so far down, or the first.
  const position = Math.max(0, cursor.position);
  const id = list.idAt(Math.min(position, count - 1)) ?? list.idAt(0);
  if (id !== undefined) {
    const next = { cursor: { position: list.positionOf(id) ?? 0, intent: null, linked }, rowId: id };
    return opened === null ? next : { ...next, tell: (page) => page.open(id) };
  }
  // A page that is not there yet will be: then the row in the cursor's place is known.
  if (count > 0) return { cursor: { position, intent: null, linked }, rowId };
  return { cursor: { position: 0, intent: null, linked }, rowId: null, tell: (page) => page.focusHeading() };
}

import type { List, ListState } from '../rows/listState';
import type { GridHost, GridState } from './gridState';

/** What the cursor is about to do once rows are there. */
export type CursorIntent =
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
  readonly at: CursorState;
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
  readonly at: CursorState;
  readonly cursor: string | null;
  /** One call at most. */
  readonly tell?: (page: CursorPage) => void;
}

/** The position of a row that is in no page yet: the next one is the first. */
export const BEFORE_FIRST = -1;

/**
 * Where the cursor is after the list has changed: on its own row, on the one that took its place, or on none, with the focus on the
 * heading. Answers the next state and what to tell the page; changes nothing itself.
 */
export function reconcile({ at, state, list, requery }: CursorView): Reconciled {
  const { cursor, opened } = state;
  const { phase, count } = list.state;
  const { intent, linked } = at;
  // The rows are gone, but the cursor stays for when `retry` brings its row back.
  if (phase === 'failed') return { at, cursor, tell: (page) => page.focusHeading() };
  if (phase === 'loading' || intent?.is === 'move') return { at, cursor };
  if (intent && count > 0) {
    return { at: { ...at, intent: null }, cursor, tell: (page) => page.restore(intent.position, intent.id) };
  }

  const known = cursor === null ? undefined : list.positionOf(cursor);
  if (known !== undefined) {
    const next = { at: { position: known, intent: null, linked: null }, cursor };
    // A link has led to it, wherever in the list it stands; or another order or search has put it elsewhere.
    return linked === cursor || requery ? { ...next, tell: (page) => page.reveal(known) } : next;
  }
  if (linked !== null && linked === opened) {
    const next = { at: { position: BEFORE_FIRST, intent: null, linked }, cursor };
    return at.position === BEFORE_FIRST ? next : { ...next, tell: (page) => page.focusDetail(linked) };
  }

  // Its row has left: on to the row in its place, the last where there is none so far down, or the first.
  const position = Math.max(0, at.position);
  const id = list.idAt(Math.min(position, count - 1)) ?? list.idAt(0);
  if (id !== undefined) {
    const next = { at: { position: list.positionOf(id) ?? 0, intent: null, linked }, cursor: id };
    return opened === null ? next : { ...next, tell: (page) => page.open(id) };
  }
  // A page that is not there yet will be: then the row in the cursor's place is known.
  if (count > 0) return { at: { position, intent: null, linked }, cursor };
  return { at: { position: 0, intent: null, linked }, cursor: null, tell: (page) => page.focusHeading() };
}

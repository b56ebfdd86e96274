import type { GridCore } from './grid';
import { isOpenEnded, readTo } from './openEnd';
import { beginWork } from './pendingWork';
import { reconcile } from './reconcile';

/** Where the row that has the cursor is, or was last. */
export const cursorPosition = (grid: GridCore) =>
  (grid.state.cursor === null ? undefined : grid.list.positionOf(grid.state.cursor)) ?? grid.cursor.position;

/** Where the cursor will be once what it is about to do is done: what the next step counts from. */
export const targetPosition = (grid: GridCore) => grid.cursor.intent?.position ?? cursorPosition(grid);

/** The cursor is about to go to a position whose row is not there yet: what acts on the row of the cursor waits for that. */
function setOut(grid: GridCore, position: number) {
  grid.moving ??= beginWork(grid);
  grid.cursor = { ...grid.cursor, intent: { is: 'move', position } };
}

function endMove(grid: GridCore) {
  grid.moving?.finish();
  grid.moving = null;
}

/** Cancels a pending move of the cursor; the page that it waits for may still load. */
export function cancelMove(grid: GridCore) {
  if (grid.cursor.intent?.is === 'move') grid.cursor = { ...grid.cursor, intent: null };
  endMove(grid);
}

/** Puts the cursor on a row; an open detail follows. */
export function focusRow(grid: GridCore, id: string) {
  grid.state.cursor = id;
  grid.state.moves += 1;
  grid.cursor = { ...grid.cursor, intent: null, position: cursorPosition(grid) };
  endMove(grid);
  grid.host.reveal(grid.cursor.position);
  if (grid.state.opened !== null && grid.state.opened !== id) grid.host.open(id);
}

/** A row that came back, where the list has it. */
export function returnTo(grid: GridCore, id: string) {
  if (grid.list.positionOf(id) === undefined) return;
  focusRow(grid, id);
  grid.state.focusRequests += 1;
}

/** A page that is answered within so long is drawn where it is, without the outlines of rows before it. */
const ANSWERED_SOON_MS = 60;

/**
 * Goes to a position. Where its page is not loaded yet, the list shows that place as soon as it has to be waited for, and the cursor
 * follows; whoever goes on meanwhile sees each place at once.
 */
export async function moveTo(grid: GridCore, to: number, then: (id: string) => void = () => {}) {
  if (grid.list.state.count === 0) return;
  const position = Math.max(0, Math.min(to, grid.list.state.count - 1));
  let id = grid.list.idAt(position);
  if (id === undefined) {
    const patienceMs = grid.cursor.intent?.is === 'move' ? 0 : ANSWERED_SOON_MS;
    setOut(grid, position);
    const waiting = setTimeout(() => grid.host.reveal(position), patienceMs);
    id = await grid.list.load(position);
    clearTimeout(waiting);
    // Another movement has begun while this one was loading.
    if (grid.cursor.intent?.is !== 'move' || grid.cursor.intent.position !== position) return;
    cancelMove(grid);
    // The list may have become shorter.
    id ??= grid.list.idAt(Math.min(position, grid.list.state.count - 1));
    // The call has failed, and the foot of the list says so: what keys act on is in view again.
    if (id === undefined) return grid.state.cursor === null ? undefined : grid.host.reveal(cursorPosition(grid));
  }
  focusRow(grid, id);
  then(id);
}

/**
 * Goes so many rows on, or back with a negative number. Steps taken past the last row that is known, in a list of which nobody knows
 * where it ends, are taken once its next rows are there: none is lost to a slow answer.
 */
export async function stepBy(grid: GridCore, by: number, then?: (id: string) => void) {
  const position = targetPosition(grid) + by;
  if (position >= grid.list.state.count && isOpenEnded(grid)) {
    setOut(grid, position);
    grid.host.reveal(grid.list.state.count - 1);
    await readTo(grid, position + 1);
    if (grid.cursor.intent?.is !== 'move' || grid.cursor.intent.position !== position) return;
    cancelMove(grid);
  }
  return moveTo(grid, position, then);
}

export const step = (grid: GridCore, by: number) =>
  void (grid.state.cursor === null ? moveTo(grid, 0) : stepBy(grid, by));

/** After positions changed: the cursor of a row that has left goes to the one in its place (reconcile.ts). */
export function reconcileCursor(grid: GridCore) {
  const { cursor, rowId, tell } = reconcile(grid);
  grid.cursor = cursor;
  grid.state.cursor = rowId;
  tell?.({
    ...grid.host,
    restore: (position, id) =>
      void moveTo(grid, position, () => grid.list.positionOf(id) !== undefined && focusRow(grid, id)),
  });
  if (grid.list.state.phase === 'loading') return;
  grid.requery?.finish();
  grid.requery = null;
}

import { cancelMove, cursorPosition, focusRow, moveTo } from './cursor';
import type { GridCore } from './grid';
import { beginWork } from './pendingWork';
import { PAGES_AHEAD, readToRow } from './readAhead';
import { setQuery } from './requery';

/** Finds a row that was created just now: search and filters that leave it out are cleared. */
export async function findRow(grid: GridCore, id: string) {
  const { finish } = beginWork(grid);
  cancelMove(grid);
  await grid.list.refresh();
  const wide = grid.host.widened?.() ?? null;
  await readToRow(grid, id, wide === null ? PAGES_AHEAD : 0);
  if (grid.list.positionOf(id) === undefined && wide !== null && grid.list.state.stale === null) {
    setQuery(grid, wide);
    grid.host.ask?.(wide);
    await grid.requery?.answered;
    await readToRow(grid, id, PAGES_AHEAD);
    grid.host.announce('run.widened');
  }
  if (grid.list.positionOf(id) !== undefined) focusRow(grid, id);
  finish();
}

/** A row that came back, where the list has it. */
export function returnTo(grid: GridCore, id: string) {
  if (grid.list.positionOf(id) === undefined) return;
  focusRow(grid, id);
  grid.state.focusRequests += 1;
}

/**
 * The same, but refetches the list if the row is not in it. False if search or filters leave the row out, undefined where the list could
 * not be read to tell.
 */
export async function bringBack(grid: GridCore, id: string): Promise<boolean | undefined> {
  if (grid.list.positionOf(id) === undefined) {
    if (grid.list.hasLeft(id)) return false;
    const { finish } = beginWork(grid);
    cancelMove(grid);
    await grid.list.refresh(Math.max(0, cursorPosition(grid)));
    await readToRow(grid, id, grid.host.widened?.() ? 0 : PAGES_AHEAD);
    returnTo(grid, id);
    finish();
  }
  return grid.list.positionOf(id) !== undefined || (grid.list.state.stale === null ? false : undefined);
}

/** Refetches the list and shows the newly arrived rows, from the top. */
export async function showNew(grid: GridCore) {
  cancelMove(grid);
  await grid.list.refresh(0);
  // The query was changed during the refetch: that list begins at the top as well, and these are not its rows.
  if (grid.list.state.phase !== 'loading' && grid.list.state.stale === null) void moveTo(grid, 0);
}

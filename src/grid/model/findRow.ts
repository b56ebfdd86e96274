import { advanceTo } from './advance';
import { cancelMove, cursorPosition, focusRow, moveTo, returnTo, targetPosition } from './cursor';
import type { GridCore } from './grid';
import { PAGES_AHEAD } from './readAhead';
import { setQuery } from './requery';

/** Finds a row that was created just now: search and filters that leave it out are cleared. */
export async function findRow(grid: GridCore, id: string) {
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
}

/**
 * A row that came back, where the list has it; refetches the list if the row is not in it. False if search or filters leave the row out,
 * undefined where the list could not be read to tell.
 */
export async function bringBack(grid: GridCore, id: string): Promise<boolean | undefined> {
  if (grid.list.positionOf(id) === undefined) {
    if (grid.list.hasLeft(id)) return false;
    cancelMove(grid);
    await grid.list.refresh(Math.max(0, cursorPosition(grid)));
    await readToRow(grid, id, grid.host.widened?.() ? 0 : PAGES_AHEAD);
    returnTo(grid, id);
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

/** Reads from the top until the row is there, so many pages at most. */
async function readToRow(grid: GridCore, id: string, pagesAtMost: number) {
  // The refetch failed, so the list can't have the new row: don't look through it.
  if (grid.list.state.stale !== null) return;
  for (let pages = 0; grid.list.positionOf(id) === undefined && pages < pagesAtMost; pages += 1) {
    const at = firstUnread(grid, 0);
    if (at >= grid.list.state.count || (await grid.list.load(at)) === undefined) return;
  }
}

/** Reads the next page below the cursor, and says how many rows it brought. */
export async function loadMore(grid: GridCore) {
  const before = grid.list.state.loaded;
  const at = firstUnread(grid, Math.max(0, targetPosition(grid)));
  if (at >= grid.list.state.count && !grid.list.state.hasMore) {
    grid.host.announce('grid.allLoaded', { count: grid.list.state.count - grid.list.departedCount() });
    return;
  }
  await grid.list.load(at);
  grid.host.announce('grid.loadedMore', { count: Math.max(0, grid.list.state.loaded - before) });
}

/** The first position from here on whose row is not read yet; the end where all are. */
function firstUnread(grid: GridCore, from: number) {
  let at = from;
  while (at < grid.list.state.count && grid.list.idAt(at) !== undefined) at += 1;
  return at;
}

/** The first row of the list that fits. */
export async function selectFirst(grid: GridCore, predicate: (row: never) => boolean) {
  const id = grid.list.idAt(0) ?? (await grid.list.load(0));
  if (id === undefined) return;
  focusRow(grid, id);
  if (!predicate(grid.list.row(id) as never)) await advanceTo(grid, predicate);
}

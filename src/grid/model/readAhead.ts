import { targetPosition } from './cursor';
import type { GridCore } from './grid';
import { readTo } from './openEnd';

/** Pages read for a row that is looked for, before it is given up. */
export const PAGES_AHEAD = 20;

/** Reads on until the list has so many rows, or ends, and goes on then; unless the person stops it. */
export async function readOn(grid: GridCore, then: () => void, rows?: number): Promise<void> {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    grid.list.state.reading = null;
  };
  grid.list.state.reading = { stop };
  await readTo(grid, rows, () => !isStopped);
  if (isStopped) return;
  grid.list.state.reading = null;
  then();
}

/** Reads from the top until the row is there, so many pages at most. */
export async function readToRow(grid: GridCore, id: string, pagesAtMost: number) {
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

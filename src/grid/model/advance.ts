import { cursorPosition, focusRow, reconcileCursor, returnTo } from './cursor';
import { followAddress } from './detail';
import type { GridCore } from './grid';
import { beginWork } from './pendingWork';
import { PAGES_AHEAD } from './readAhead';

type Predicate = (row: never) => boolean;

/** On to the next row that fits: below the cursor, reading on where it must; else the nearest above; else it stays and says so. */
export async function advanceTo(grid: GridCore, predicate: Predicate) {
  const from = grid.state.cursor;
  const start = cursorPosition(grid);
  const fits = (id: string) => id !== from && predicate(grid.list.row(id) as never);
  let pages = 0;
  for (let at = start + 1; at < grid.list.state.count; at += 1) {
    let id = grid.list.idAt(at);
    if (id === undefined) {
      if (pages >= PAGES_AHEAD) break;
      pages += 1;
      // The next decision is for the row that it goes on to.
      const { finish } = beginWork(grid);
      id = await grid.list.load(at);
      finish();
      if (grid.state.cursor !== from) return;
    }
    if (id === undefined) break;
    if (fits(id)) return goOn(grid, id);
  }
  for (let at = start - 1; at >= 0; at -= 1) {
    const id = grid.list.idAt(at);
    if (id !== undefined && fits(id)) return goOn(grid, id);
  }
  grid.host.announce('grid.noneLeft');
}

function goOn(grid: GridCore, id: string) {
  grid.state.left = grid.state.cursor;
  focusRow(grid, id);
}

/**
 * Back to the row that the cursor was taken away from, and once more to where it has been since. A row that the list does not have any more
 * is opened beside it, as by a link.
 */
export function goBack(grid: GridCore) {
  const to = grid.state.left;
  if (to === null || to === grid.state.cursor) return grid.host.announce('grid.nowhereBack');
  grid.state.left = grid.state.cursor;
  if (grid.list.positionOf(to) !== undefined) return returnTo(grid, to);
  followAddress(grid, to);
  reconcileCursor(grid);
}

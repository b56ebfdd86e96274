import type { GridCore } from './grid';

/** Whether only reading on can tell if the list has so many rows, or where it ends: no total says so. */
export const isOpenEnded = (grid: Pick<GridCore, 'list'>, rows = Number.POSITIVE_INFINITY) =>
  grid.list.state.total === null && grid.list.state.hasMore && grid.list.state.end < rows;

/** Reads on until the list has so many rows, or ends, or cannot be read. `goesOn` is asked before each page. */
export async function readTo(grid: GridCore, rows?: number, goesOn = () => true): Promise<void> {
  while (goesOn() && isOpenEnded(grid, rows)) {
    const { end } = grid.list.state;
    await grid.list.load(end);
    if (grid.list.state.end === end) return;
  }
}

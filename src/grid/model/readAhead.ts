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

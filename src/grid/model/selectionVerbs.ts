import { ref } from 'valtio/vanilla';
import { stepBy } from './cursor';
import type { GridCore } from './grid';
import { isOpenEnded } from './openEnd';
import { beginWork } from './pendingWork';
import { readOn } from './readAhead';
import { extended, isSelected, NONE, nextAll, type RowSelection, rangeEndMoved, sizeOf, toggled } from './selection';

export function setSelection(grid: GridCore, selection: RowSelection) {
  grid.state.selection = ref(selection);
}

export const clearSelection = (grid: GridCore) => setSelection(grid, NONE);
export const toggleRow = (grid: GridCore, id: string) => setSelection(grid, toggled(grid.state.selection, id));
/** From where the last range began to this row. */
export const selectTo = (grid: GridCore, id: string) =>
  setSelection(grid, extended(grid.state.selection, id, rangeIn(grid)));
/** The end of the range goes from one row to another. */
export const moveRangeEnd = (grid: GridCore, before: string, id: string) =>
  setSelection(grid, rangeEndMoved(grid.state.selection, before, id, rangeIn(grid)));

/** Moves the cursor, and with it the end of the range. */
export function extendBy(grid: GridCore, by: number) {
  const before = grid.state.cursor;
  if (before === null) return;
  void stepBy(grid, by, (id) => {
    moveRangeEnd(grid, before, id);
    grid.host.announce('grid.selected', { count: selectionSize(grid) });
  });
}

/** The ids from one row to another, in the order shown; null where either has no position. */
const rangeIn =
  (grid: GridCore) =>
  (from: string, to: string): readonly string[] | null => {
    const [one, other] = [grid.list.positionOf(from), grid.list.positionOf(to)];
    if (one === undefined || other === undefined) return null;
    const ids: string[] = [];
    for (let at = Math.min(one, other); at <= Math.max(one, other); at += 1) {
      const id = grid.list.idAt(at);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  };

type Listed = Pick<GridCore, 'list' | 'state'>;

/** The rows that match: one that was settled here is still shown in the list, but does not count as a match. */
const matchingIds = (grid: Listed) => grid.list.ids().filter((id) => !grid.list.hasLeft(id));
export const matchingCount = (grid: Listed) => grid.list.state.count - grid.list.departedCount();

/** All that is loaded is selected, whatever else is. */
export function hasAllLoaded(grid: Listed) {
  const ids = matchingIds(grid);
  return ids.length > 0 && ids.every((id) => isSelected(grid.state.selection, id));
}

export const selectionSize = (grid: GridCore) => sizeOf(grid.state.selection, matchingCount(grid), grid.list.hasLeft);

/** In the order of the list, those that are not in it last. */
export function selectedIds(grid: GridCore): readonly string[] {
  const { mode, ids } = grid.state.selection;
  if (mode === 'all') return matchingIds(grid).filter((id) => !ids.has(id));
  const known = grid.list.ids().filter((id) => ids.has(id));
  const inView = new Set(known);
  return [...known, ...[...ids].filter((id) => !inView.has(id))];
}

/** Those not loaded too. */
export async function* everySelectedId(grid: GridCore, signal: AbortSignal) {
  const { mode, ids } = grid.state.selection;
  if (mode === 'some') {
    yield selectedIds(grid);
    return;
  }
  for await (const page of grid.list.everyId(signal)) yield page.filter((id) => !ids.has(id));
}

/** Mod+A; once more after all that is loaded, all that there is, which may have to be read first. */
export async function selectAll(grid: GridCore) {
  if (grid.isSelectingAll) return;
  if (!hasAllLoaded(grid) || grid.state.selection.mode !== 'some' || !isOpenEnded(grid)) return chooseAll(grid);
  grid.isSelectingAll = true;
  const { finish } = beginWork(grid);
  await readOn(grid, () => chooseAll(grid));
  finish();
  grid.isSelectingAll = false;
}

function chooseAll(grid: GridCore) {
  const next = nextAll(grid.state.selection, matchingIds(grid), matchingCount(grid));
  setSelection(grid, next);
  const count = selectionSize(grid);
  grid.host.announce(next.mode === 'all' ? 'grid.selectedMatching' : 'grid.selected', { count });
}

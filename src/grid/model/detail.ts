import { reconcileCursor } from './cursor';
import type { GridCore } from './grid';
import { clearSelection } from './selectionVerbs';

/** Opens the row under the cursor; once more goes into its detail. */
export function openDetail(grid: GridCore) {
  if (grid.state.cursor === null) return;
  if (grid.state.opened === grid.state.cursor) grid.host.focusDetail(grid.state.cursor);
  else grid.host.open(grid.state.cursor);
}

/**
 * Esc takes one thing back at a time: the selection, the detail, the search, the filters (docs/specification.md section 10.9); a detail
 * over the list before what it hides. Where one was opened from another screen, that is what lies below it: no list was seen yet.
 */
export function stepOut(grid: GridCore) {
  const isHidden = grid.state.opened !== null && grid.host.isCovered?.() === true;
  if (!isHidden && (grid.state.selection.mode === 'all' || grid.state.selection.ids.size > 0)) {
    clearSelection(grid);
    grid.host.announce('grid.selectionCleared');
  } else if (grid.state.opened !== null) {
    if (!(isHidden && grid.host.leave?.())) closeDetail(grid);
  } else {
    const back = grid.host.stepBack?.();
    if (back) {
      grid.host.ask?.(back.query);
      grid.host.announce(back.says);
    }
  }
  grid.state.focusRequests += 1;
}

/** Whether stepping out would take nothing back. */
export const isAtRest = ({ state: { selection, opened }, host }: GridCore): boolean =>
  selection.mode !== 'all' && selection.ids.size === 0 && opened === null && !host.stepBack?.();

/** The address names a row as open, or none: the cursor is on it even before a page has brought it. */
export function followAddress(grid: GridCore, id: string | null) {
  if (grid.state.opened === id) return;
  grid.state.opened = id;
  grid.cursor = { ...grid.cursor, linked: id };
  if (id === null) return;
  grid.state.cursor = id;
  const at = grid.list.positionOf(id);
  if (at !== undefined) grid.host.reveal(at);
}

/** The row of the open detail exists no more, or may not be seen. */
export function goneFromDetail(grid: GridCore, id: string) {
  if (grid.state.opened !== id) return;
  closeDetail(grid);
  grid.state.focusRequests += 1;
  grid.host.announce('grid.gone');
}

function closeDetail(grid: GridCore) {
  grid.host.open(null);
  // A row that only a link had brought leaves with its detail.
  reconcileCursor(grid);
}

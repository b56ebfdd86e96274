import { type Query, sameQuery } from '../rows/source';
import { cancelMove } from './cursor';
import type { GridCore } from './grid';
import { beginWork } from './pendingWork';
import { clearSelection } from './selectionVerbs';

/** Sets another query and loads from the top; `grid.requery` resolves once its first rows are there, or failed to load. */
export function setQuery(grid: GridCore, query: Query) {
  const { filters, text } = grid.list.state.query;
  if (sameQuery(query, grid.list.state.query)) return;
  const isOther = !sameQuery({ ...query, sort: null }, { filters, text, sort: null });
  if (isOther && grid.state.selection.mode === 'all') {
    clearSelection(grid);
    grid.host.announce('grid.selectionEnded');
  }
  cancelMove(grid);
  grid.cursor = { ...grid.cursor, position: 0 };
  grid.requery ??= beginWork(grid);
  grid.list.setQuery(query);
  grid.host.reveal(0);
}

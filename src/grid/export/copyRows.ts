import { announceText } from '../../ui/announceText';
import type { GridModel } from '../model/gridState';
import { isEmptySelection } from '../model/selection';
import type { Column } from '../screen';
import { asTsv } from './delimitedText';

/** Copies the selected rows, else the one with the cursor, for a spreadsheet; what is marked on the page goes before them. */
export async function copyRows(model: GridModel, columns: readonly Column<unknown>[]): Promise<void> {
  const marked = window.getSelection()?.toString() ?? '';
  if (marked !== '') return navigator.clipboard.writeText(marked);
  const ids = isEmptySelection(model.state.selection) ? [model.state.cursor ?? ''] : model.selectedIds();
  const rows = ids.flatMap((id) => model.list.row(id) ?? []);
  await navigator.clipboard.writeText(asTsv(rows, columns));
  announceText('grid.copied', { count: rows.length });
}

import {
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { remPx } from '../../ui/remPx';
import { isVisible } from '../model/columnPrefs';
import type { Prefs } from '../model/prefs';
import type { Column } from '../screen';

const features = tableFeatures({
  columnOrderingFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
const helper = createColumnHelper<typeof features, object>();
/** Rows never pass through the table: it keeps order, width and visibility of columns, and nothing of ten million rows. */
const NO_ROWS: object[] = [];

const updated = <T>(updater: Updater<T>, before: T): T => (updater instanceof Function ? updater(before) : updater);

type Arrangeable = Pick<Column, 'id' | 'title' | 'width' | 'hidden'>;

/** The table by which a person arranges the columns of a list. A list reads what came of it (useColumns.ts) and waits for no table. */
export function useColumnTable(columns: readonly Arrangeable[], prefs: Prefs) {
  const { order, shown, widths } = useSnapshot(prefs);
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(({ id, title, width }) =>
          helper.display({ id, header: title, size: remPx(width), minSize: remPx(48) }),
        ),
      ),
    [columns],
  );
  // The same object as long as its content is the same: the table rebuilds its columns for a new object.
  const state = useMemo(
    () => ({
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isVisible(column, shown)])),
      columnSizing: { ...widths },
    }),
    [columns, order, shown, widths],
  );
  return useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
    columnResizeMode: 'onEnd',
    columnResizeDirection: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
    onColumnOrderChange: (updater) => {
      prefs.order = updated(updater, state.columnOrder);
    },
    onColumnVisibilityChange: (updater) => {
      prefs.shown = updated(updater, state.columnVisibility);
    },
    onColumnSizingChange: (updater) => {
      prefs.widths = updated(updater, state.columnSizing);
    },
  });
}

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

/** The columns as the person has arranged them, with the table that arranges them further. */
export function useColumns<Row>(columns: readonly Column<Row>[], prefs: Prefs) {
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
      columnVisibility: { ...Object.fromEntries(columns.map(({ id, hidden }) => [id, hidden !== true])), ...shown },
      columnSizing: { ...widths },
    }),
    [columns, order, shown, widths],
  );
  const table = useTable({
    features,
    columns: definitions,
    data: NO_ROWS,
    state,
    columnResizeMode: 'onEnd',
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
  const leaves = table.getVisibleLeafColumns();
  const visible = useMemo(
    () =>
      leaves.flatMap(({ id }) => {
        const column = columns.find((other) => other.id === id);
        return column === undefined ? [] : [{ column, widthPx: widths[id] ?? remPx(column.width) }];
      }),
    [leaves, columns, widths],
  );
  return { table, visible };
}

/** As many columns, from the first on, as fit into a width: those shown beside an open detail. Two at least. */
export function fitting<Row>(visible: readonly Shown<Row>[], widthPx: number): Shown<Row>[] {
  let leftPx = widthPx - remPx(CHECK_PX);
  return visible.filter(({ widthPx: own }, index) => {
    leftPx -= own;
    return index < 2 || leftPx >= 0;
  });
}

/** The box for ticking, before the first column; on a page of 16 px letters, as all widths that the screens say. */
export const CHECK_PX = 40;

export type Arranged<Row> = ReturnType<typeof useColumns<Row>>;
export interface Shown<Row> {
  readonly column: Column<Row>;
  readonly widthPx: number;
}

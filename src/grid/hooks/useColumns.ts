import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { remPx } from '../../ui/remPx';
import { inOrder, isVisible } from '../model/columnPrefs';
import type { Prefs } from '../model/prefs';
import type { Column } from '../screen';

/** The columns as the person has arranged them (useColumnTable.ts), as far as they are shown. */
export function useColumns<Row>(columns: readonly Column<Row>[], prefs: Prefs): readonly Shown<Row>[] {
  const { order, shown, widths } = useSnapshot(prefs);
  return useMemo(
    () =>
      inOrder(columns, order)
        .filter((column) => isVisible(column, shown))
        .map((column) => ({ column, widthPx: widths[column.id] ?? remPx(column.width) })),
    [columns, order, shown, widths],
  );
}

/** As many columns, from the first on, as fit into a width: those shown beside an open detail. Two at least. */
export function fitting<Row>(visible: readonly Shown<Row>[], widthPx: number): Shown<Row>[] {
  let leftPx = widthPx - remPx(CHECK_PX);
  return visible.filter(({ widthPx: own }, index) => {
    leftPx -= own;
    return index < 2 || leftPx >= 0;
  });
}

/** Without those that give way, but for what the person has turned on: for a window with little room. */
export const withoutGivingWay = <Row>(
  visible: readonly Shown<Row>[],
  asked: Readonly<Record<string, boolean>>,
): readonly Shown<Row>[] =>
  visible.filter(({ column: { id, givesWay } }) => givesWay === undefined || asked[id] === true);

/** The box for ticking, before the first column; on a page of 16 px letters, as all widths that the screens say. */
export const CHECK_PX = 40;

export interface Shown<Row> {
  readonly column: Column<Row>;
  readonly widthPx: number;
}

import { useRef } from 'react';
import * as temples from '../../../../contract/temples/calls';
import { call } from '../../../client';
import type { GridModel } from '../../../grid/model/gridState';
import { all, isSelected, NONE, withIds } from '../../../grid/model/selection';
import { t } from '../../../i18n';
import type { Spot } from '../../../map/clusters';
import { putRows, rowOf } from '../../../state/rows';
import { announce } from '../../../ui/announcer';
import type { Points } from './points';
import type { Seen } from './seen';

/** Of so few the rows are read at once, so that the bar knows what can be done with them; of more when a command runs. */
const READ_AT_ONCE = 20;

interface Given {
  readonly model: GridModel;
  readonly points: Points;
  readonly seen: () => readonly Seen[];
  /** The spot that has the focus. */
  readonly focused: () => Spot | undefined;
}

/** Selects rows of the list by their points: what is selected on the map is selected in the table. */
export function usePicking(given: Given) {
  const now = useRef(given);
  now.current = given;

  async function idsOf(spots: readonly Spot[]): Promise<readonly string[]> {
    const { points } = now.current;
    const numbers = await Promise.all(
      spots.map(({ nth, cluster, count }) =>
        cluster === null ? (nth === null ? [] : [nth]) : points.clusters.pointsOf(cluster, count),
      ),
    );
    return numbers.flat().flatMap((nth) => points.idOf(nth) ?? []);
  }

  function put(ids: readonly string[], isIn: boolean) {
    const { model } = now.current;
    model.setSelection(withIds(model.state.selection, ids, isIn));
    announce(t('grid.selected', { count: model.view.selectionSize() }));
    if (isIn && ids.length <= READ_AT_ONCE) for (const id of ids) void read(id);
  }

  /** Selects a point, or all points of a cluster; deselects them if all of them are selected. */
  async function pick(spot: Spot) {
    const ids = await idsOf([spot]);
    const { selection } = now.current.model.state;
    put(ids, !ids.every((id) => isSelected(selection, id)));
  }

  return {
    pick,
    async pickFocused() {
      const spot = now.current.focused();
      if (spot) await pick(spot);
      else announce(t('screens.temples.map.pointFirst'));
    },
    /** What is in view; again all of the list, those without a place too; again none. */
    async pickAll() {
      const { model, seen } = now.current;
      const { selection } = model.state;
      if (selection.mode === 'all') {
        model.setSelection(NONE);
        announce(t('grid.selectionCleared'));
        return;
      }
      const ids = await idsOf(seen());
      if (!ids.every((id) => isSelected(selection, id))) return put(ids, true);
      model.setSelection(all());
      announce(t('grid.selectedMatching', { count: model.view.selectionSize() }));
    },
  };
}
export type Picking = ReturnType<typeof usePicking>;

async function read(templeId: string) {
  if (rowOf('temple', templeId)) return;
  const answer = await call(temples.detail, { idlocation: templeId });
  if (answer.refused === undefined) putRows('temple', [answer.data]);
}

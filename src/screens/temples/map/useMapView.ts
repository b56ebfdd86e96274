import { useEffect, useRef } from 'react';
import { type ListVerb, ROW_VERBS, TABLE_VERBS } from '../../../../commands/core/listVerbs';
import type { GridModel } from '../../../grid/model/gridState';
import { t } from '../../../i18n';
import { type ActiveView, notAList, setActiveView } from '../../../state/activeView';
import { announce } from '../../../ui/announcer';
import type { Picking } from './usePicking';

interface Given {
  readonly model: GridModel;
  readonly step: (by: 1 | -1) => void;
  readonly picking: Picking;
  readonly readAgain: () => void;
  readonly focus: () => void;
}

const OF_TABLES: ReadonlySet<ListVerb> = new Set(TABLE_VERBS);
/** What needs a row: the one that is open. */
const OF_ROWS: ReadonlySet<ListVerb> = new Set(ROW_VERBS);

/** Makes the map what commands act on: the row that is open or those selected, the list's own query, and points to step through. */
export function useMapView(given: Given): () => void {
  const { model } = given;
  const now = useRef(given);
  now.current = given;
  const view = useRef<ActiveView>({
    ...notAList,
    kind: 'temple',
    part: 'list',
    isMap: true,
    cursorId: () => model.state.opened,
    selectedIds: model.view.selectedIds,
    everySelectedId: model.view.everySelectedId,
    selectionSize: model.view.selectionSize,
    unselect: model.view.unselect,
    query: model.view.query,
    lacks: (verb) => model.view.lacks?.(verb) ?? false,
    selectFirst: model.view.selectFirst,
    verb(verb) {
      const { step, picking, readAgain } = now.current;
      if (verb === 'next' || verb === 'previous') step(verb === 'next' ? 1 : -1);
      else if (verb === 'select') void picking.pickFocused();
      else if (verb === 'selectAll') void picking.pickAll();
      else if (OF_TABLES.has(verb)) announce(t('screens.temples.map.notHere'));
      else if (OF_ROWS.has(verb) && model.state.opened === null) announce(t('screens.temples.map.openFirst'));
      else {
        if (verb === 'refresh') readAgain();
        model.view.verb(verb);
      }
    },
    focus: () => now.current.focus(),
  });
  useEffect(() => setActiveView(view.current), []);
  return () => void setActiveView(view.current);
}

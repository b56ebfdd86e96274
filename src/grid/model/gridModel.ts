import { proxy, ref } from 'valtio/vanilla';
import type { ListVerb } from '../../../commands/core/listVerbs';
import type { List } from '../rows/listState';
import { advanceTo, goBack } from './advance';
import { cancelMove, cursorPosition, focusRow, moveTo, reconcileCursor, returnTo, step } from './cursor';
import { followAddress, goneFromDetail, isAtRest, openDetail, stepOut } from './detail';
import type { GridCore } from './grid';
import type { GridHost, GridModel, GridState } from './gridState';
import { isOpenEnded } from './openEnd';
import { allAnswered, beginWork } from './pendingWork';
import { readOn } from './readAhead';
import { setQuery } from './requery';
import { inverted, NONE, without } from './selection';
import {
  clearSelection,
  everySelectedId,
  extendBy,
  moveRangeEnd,
  selectAll,
  selectedIds,
  selectionSize,
  selectTo,
  setSelection,
  toggleRow,
} from './selectionVerbs';

/** What looks for rows comes in the quiet after the first list: nothing is looked for in it before. */
const looking = () => import('./findRow');

/** Cursor, selection and verbs of a list: everything a grid does that is not drawing. Its parts stand in the files beside this. */
export function createGrid(list: List, host: GridHost): GridModel {
  const state = proxy<GridState>({
    cursor: null,
    selection: ref(NONE),
    panel: null,
    menuAt: null,
    focusRequests: 0,
    moves: 0,
    opened: null,
    left: null,
  });
  const grid: GridCore = {
    list,
    state,
    host,
    cursor: { position: 0, intent: null, linked: null },
    pending: new Set(),
    moving: null,
    requery: null,
    isSelectingAll: false,
  };
  list.setPinned(
    (id) =>
      id === state.cursor || id === state.opened || (state.selection.mode === 'some' && state.selection.ids.has(id)),
    () => state.cursor,
  );

  const onCursor = (act: (grid: GridCore, id: string) => void) => () => {
    if (state.cursor !== null) act(grid, state.cursor);
  };
  /** Reads on to a position first where nothing says that the list is so long. */
  const goTo = (to: () => number, rows?: number) => {
    const go = () => void moveTo(grid, to());
    if (isOpenEnded(grid, rows)) void readOn(grid, go, rows);
    else go();
  };

  /** Commands on these rows wait until it is done. */
  const waitedFor = async <T>(look: (part: Awaited<ReturnType<typeof looking>>) => Promise<T>) => {
    const { finish } = beginWork(grid);
    try {
      return await look(await looking());
    } finally {
      finish();
    }
  };

  const verbs: Partial<Record<ListVerb, () => void>> = {
    next: () => step(grid, 1),
    previous: () => step(grid, -1),
    first: () => void moveTo(grid, 0),
    last: () => goTo(() => list.state.count - 1),
    pageDown: () => step(grid, host.pageRows()),
    pageUp: () => step(grid, -host.pageRows()),
    extendNext: () => extendBy(grid, 1),
    extendPrevious: () => extendBy(grid, -1),
    extendPageDown: () => extendBy(grid, host.pageRows()),
    extendPageUp: () => extendBy(grid, -host.pageRows()),
    open: () => openDetail(grid),
    close: () => stepOut(grid),
    back: () => goBack(grid),
    select: onCursor(toggleRow),
    selectRange: onCursor(selectTo),
    selectAll: () => void selectAll(grid),
    clearSelection: () => clearSelection(grid),
    invertSelection: () => setSelection(grid, inverted(state.selection)),
    loadMore: () => void looking().then((part) => part.loadMore(grid)),
    refresh: () => void list.refresh(Math.max(0, cursorPosition(grid))),
  };

  return {
    list,
    state,
    moveTo: (to) => goTo(() => to, to + 1),
    focusRow: (id) => focusRow(grid, id),
    syncOpenedFromUrl: (id) => followAddress(grid, id),
    restorePosition(id, position) {
      cancelMove(grid);
      grid.cursor = { ...grid.cursor, intent: { is: 'restore', position, id } };
    },
    setSelection: (selection) => setSelection(grid, selection),
    click(id, { shift, mod }) {
      const before = state.cursor;
      focusRow(grid, id);
      if (shift) moveRangeEnd(grid, before ?? id, id);
      else if (mod) toggleRow(grid, id);
      else host.open(id);
    },
    toggle: (id) => toggleRow(grid, id),
    selectTo: (id) => selectTo(grid, id),
    openPanel(panel, at) {
      state.menuAt = at ?? null;
      state.panel = panel;
    },
    setQuery: (query) => setQuery(grid, query),
    reconcileCursor: () => reconcileCursor(grid),
    selectedIds: () => selectedIds(grid),
    showNew: async () => (await looking()).showNew(grid),
    goneFromDetail: (id) => goneFromDetail(grid, id),
    view: {
      kind: list.rows.kind,
      part: 'list',
      cursorId: () => state.cursor,
      selectedIds: () => selectedIds(grid),
      everySelectedId: (signal) => everySelectedId(grid, signal),
      selectionSize: () => selectionSize(grid),
      answered: () => (grid.pending.size > 0 ? allAnswered(grid) : undefined),
      unselect: (ids) => setSelection(grid, without(state.selection, ids)),
      advanceTo: (predicate) => void advanceTo(grid, predicate),
      selectFirst: (predicate) => void looking().then((part) => part.selectFirst(grid, predicate)),
      find: (id) => waitedFor((part) => part.findRow(grid, id)),
      making: () => beginWork(grid).finish,
      returnTo: (id) => returnTo(grid, id),
      bringBack: (id) => waitedFor((part) => part.bringBack(grid, id)),
      query: () => list.state.query,
      verb: (verb) => (verbs[verb] ?? (() => host.perform(verb)))(),
      lacks: (verb) => host.lacks?.(verb) ?? false,
      isAtRest: () => isAtRest(grid),
      focus() {
        if (state.cursor === null) host.focusHeading();
        // A map has the focus without a row; rows take it from the heading once they are there.
        state.focusRequests += 1;
      },
    },
  };
}

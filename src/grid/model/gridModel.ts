import { proxy, ref } from 'valtio/vanilla';
import type { ListVerb } from '../../../commands/core/world';
import type { List } from '../rows/listState';
import { sameQuery } from '../rows/source';
import type { GridHost, GridModel, GridState } from './gridState';
import {
  extended,
  inverted,
  isSelected,
  NONE,
  nextAll,
  type RowSelection,
  sizeOf,
  stretched,
  toggled,
  without,
} from './selection';

/** Pages that advancing, and looking for a row, read ahead before they give up. */
const ADVANCE_PAGES = 20;
/** Where a row stands that is in no page yet: the next one is the first. */
const BEFORE_FIRST = -1;

/** Cursor, selection and verbs of a list: everything a grid does that is not drawing. */
export function createGrid(list: List, host: GridHost): GridModel {
  const state = proxy<GridState>({
    cursor: null,
    selection: ref(NONE),
    panel: null,
    menuAt: null,
    focusRequests: 0,
    moves: 0,
    opened: null,
  });
  /** Where the cursor was last, for when its row has left. */
  let lastPosition = 0;
  /** Where a movement is under way to, while the page there loads. */
  let goal: number | null = null;
  /** A row that a link opened and that no page has brought yet: the cursor is on it, wherever in the list it may be. */
  let linked: string | null = null;
  /** Where the cursor was when the list was left, until its first page is there. */
  let resumed: { readonly id: string; readonly position: number } | null = null;

  /** A search, filter or sort whose rows are not there yet. */
  let asked: Pending | null = null;
  /** All that match are being chosen, which takes reading to the end: what is run meanwhile waits for them. */
  let choosing: Pending | null = null;
  /** Rows that are being made, each until the cursor is on it or it is known that none comes. */
  const makings = new Set<Pending>();

  const position = () => (state.cursor === null ? undefined : list.positionOf(state.cursor)) ?? lastPosition;
  list.setPinned(
    (id) =>
      id === state.cursor || id === state.opened || (state.selection.mode === 'some' && state.selection.ids.has(id)),
    () => state.cursor,
  );

  function place(id: string) {
    goal = null;
    state.cursor = id;
    state.moves += 1;
    lastPosition = list.positionOf(id) ?? lastPosition;
    host.reveal(lastPosition);
    if (state.opened !== null && state.opened !== id) host.open(id);
  }

  /** Goes to a position; where its page is not loaded yet, the list shows it at once and the cursor follows. */
  async function moveTo(to: number, then: (id: string) => void = () => {}) {
    const { count } = list.state;
    if (count === 0) return;
    const target = Math.max(0, Math.min(to, count - 1));
    const id = list.idAt(target);
    if (id !== undefined) {
      place(id);
      then(id);
      return;
    }
    goal = target;
    host.reveal(target);
    const loaded = await list.load(target);
    // Another movement has begun meanwhile, or there is nothing: the list became shorter, or the call failed in place.
    if (goal !== target) return;
    goal = null;
    const found = loaded ?? list.idAt(Math.min(target, list.state.count - 1));
    if (found === undefined) return;
    place(found);
    then(found);
  }

  const here = () => goal ?? position();
  const step = (by: number) => void moveTo(state.cursor === null ? 0 : here() + by);

  /** The ids from one row to another, in the order shown; null where either has no position. */
  function range(from: string, to: string): readonly string[] | null {
    const [one, other] = [list.positionOf(from), list.positionOf(to)];
    if (one === undefined || other === undefined) return null;
    const ids: string[] = [];
    for (let at = Math.min(one, other); at <= Math.max(one, other); at += 1) {
      const id = list.idAt(at);
      if (id !== undefined) ids.push(id);
    }
    return ids;
  }

  function setSelection(selection: RowSelection) {
    state.selection = ref(selection);
  }

  function extend(by: number) {
    const before = state.cursor;
    if (before === null) return;
    void moveTo(here() + by, (id) => setSelection(stretched(state.selection, before, id, range)));
  }

  /** What the server's list holds: a row that was settled here still stands, but is not one of those that match. */
  const held = () => list.ids().filter((id) => !list.hasLeft(id));

  /** Whether only reading on can tell where the list ends: no total says so. */
  const isOpenEnded = (rows = Number.POSITIVE_INFINITY) =>
    list.state.total === null && list.state.hasMore && list.state.end < rows;

  /** Reads on until the list has so many rows, or ends, and goes on then; unless the person stops it. */
  async function readOn(then: () => void, rows?: number): Promise<void> {
    let isStopped = false;
    const stop = () => {
      isStopped = true;
      list.state.reading = null;
    };
    list.state.reading = { stop };
    while (!isStopped && isOpenEnded(rows)) {
      const { end } = list.state;
      await list.load(end);
      if (list.state.end === end) break;
    }
    if (isStopped) return;
    list.state.reading = null;
    then();
  }

  function selectAll() {
    if (choosing) return;
    // Once more after all that is loaded: all that there is.
    const hasAllLoaded = held().every((id) => isSelected(state.selection, id));
    if (hasAllLoaded && state.selection.mode === 'some' && isOpenEnded()) return void chooseAllLater();
    chooseAll();
  }

  async function chooseAllLater() {
    choosing = pending();
    await readOn(chooseAll);
    choosing.settle();
    choosing = null;
  }

  function chooseAll() {
    const next = nextAll(state.selection, held(), list.state.count - list.departedCount());
    setSelection(next);
    const count = selectionSize();
    host.announce(next.mode === 'all' ? 'grid.selectedMatching' : 'grid.selected', { count });
  }

  const selectionSize = () => sizeOf(state.selection, list.state.count - list.departedCount(), list.hasLeft);

  const selectedIds = () => {
    const { mode, ids } = state.selection;
    if (mode === 'all') return held().filter((id) => !ids.has(id));
    const known = list.ids().filter((id) => ids.has(id));
    const inView = new Set(known);
    return [...known, ...[...ids].filter((id) => !inView.has(id))];
  };

  async function* everySelectedId(signal: AbortSignal) {
    const { mode, ids } = state.selection;
    if (mode === 'some') {
      yield selectedIds();
      return;
    }
    for await (const page of list.everyId(signal)) yield page.filter((id) => !ids.has(id));
  }

  /**
   * Esc takes one thing back at a time: the selection, the detail, the search, the filters (docs/specification.md section 10.9); a detail
   * over the list before what it hides.
   */
  function close() {
    const isHidden = state.opened !== null && host.isCovered?.() === true;
    if (!isHidden && (state.selection.mode === 'all' || state.selection.ids.size > 0)) {
      setSelection(NONE);
      host.announce('grid.selectionCleared');
    } else if (state.opened !== null) {
      host.open(null);
      // A row that only a link had brought leaves with its detail.
      model.reconcileCursor();
    } else {
      const says = host.stepBack?.();
      if (says) host.announce(says);
    }
    state.focusRequests += 1;
  }

  function open() {
    if (state.cursor === null) return;
    if (state.opened === state.cursor) host.focusDetail(state.cursor);
    else {
      host.open(state.cursor);
      host.entered?.(state.cursor);
    }
  }

  async function advanceTo(predicate: (row: never) => boolean) {
    const from = state.cursor;
    const start = position();
    const fits = (id: string) => id !== from && predicate(list.row(id) as never);
    let pages = 0;
    for (let at = start + 1; at < list.state.count; at += 1) {
      let id = list.idAt(at);
      if (id === undefined) {
        if (pages >= ADVANCE_PAGES) break;
        pages += 1;
        id = await list.load(at);
        if (state.cursor !== from) return;
      }
      if (id === undefined) break;
      if (fits(id)) {
        place(id);
        return;
      }
    }
    for (let at = start - 1; at >= 0; at -= 1) {
      const id = list.idAt(at);
      if (id !== undefined && fits(id)) {
        place(id);
        return;
      }
    }
    host.announce('grid.noneLeft');
  }

  async function selectFirst(predicate: (row: never) => boolean) {
    const id = list.idAt(0) ?? (await list.load(0));
    if (id === undefined) return;
    place(id);
    if (!predicate(list.row(id) as never)) await advanceTo(predicate);
  }

  /** The first position from here on whose row is not read yet; the end where all are. */
  function unread(from: number) {
    let at = from;
    while (at < list.state.count && list.idAt(at) !== undefined) at += 1;
    return at;
  }

  function making() {
    const now = pending();
    makings.add(now);
    return () => {
      makings.delete(now);
      now.settle();
    };
  }

  async function find(id: string) {
    const done = making();
    goal = null;
    await list.refresh();
    const wide = host.widened?.() ?? null;
    await readTo(id, wide === null ? ADVANCE_PAGES : 0);
    if (list.positionOf(id) === undefined && wide !== null && list.state.stale === null) {
      model.setQuery(wide);
      host.ask?.(wide);
      await asked?.answered;
      await readTo(id, ADVANCE_PAGES);
      host.announce('run.widened');
    }
    if (list.positionOf(id) !== undefined) place(id);
    done();
  }

  function returnTo(id: string) {
    if (list.positionOf(id) === undefined) return;
    place(id);
    state.focusRequests += 1;
  }

  async function bringBack(id: string): Promise<boolean> {
    if (list.positionOf(id) === undefined) {
      if (list.hasLeft(id)) return false;
      const done = making();
      goal = null;
      await list.refresh(Math.max(0, position()));
      await readTo(id, host.widened?.() ? 0 : ADVANCE_PAGES);
      returnTo(id);
      done();
    }
    return list.positionOf(id) !== undefined;
  }

  async function readTo(id: string, pagesAtMost: number) {
    // What could not be read anew is not looked through for what is new.
    if (list.state.stale !== null) return;
    for (let pages = 0; list.positionOf(id) === undefined && pages < pagesAtMost; pages += 1) {
      const at = unread(0);
      if (at >= list.state.count || (await list.load(at)) === undefined) return;
    }
  }

  const awaited = () => choosing ?? asked ?? [...makings][0];
  async function allAnswered() {
    for (let next = awaited(); next; next = awaited()) await next.answered;
  }

  async function loadMore() {
    const before = list.state.loaded;
    const at = unread(Math.max(0, here()));
    if (at >= list.state.count && !list.state.hasMore) {
      host.announce('grid.allLoaded', { count: list.state.count - list.departedCount() });
      return;
    }
    await list.load(at);
    host.announce('grid.loadedMore', { count: Math.max(0, list.state.loaded - before) });
  }

  /** The cursor is on a row that is there: its own, the one in its place, or none with the focus on the heading. */
  function settleCursor() {
    // The rows are gone, but the cursor's comes back with what `retry` brings.
    if (list.state.phase === 'failed') host.focusHeading();
    if (list.state.phase === 'ready' && resumed !== null) {
      const { id, position: at } = resumed;
      resumed = null;
      goal = null;
      if (list.state.count > 0) {
        void moveTo(at, () => list.positionOf(id) !== undefined && place(id));
        return;
      }
    }
    if (list.state.phase !== 'ready' || goal !== null) return;
    if (state.cursor !== null && list.positionOf(state.cursor) !== undefined) {
      lastPosition = list.positionOf(state.cursor) ?? lastPosition;
      // A link has led to it, wherever in the list it stands; or another order or search has put it elsewhere.
      if (linked === state.cursor || asked !== null) host.reveal(lastPosition);
      linked = null;
      return;
    }
    if (linked !== null && linked === state.opened) {
      if (lastPosition !== BEFORE_FIRST) host.focusDetail(linked);
      lastPosition = BEFORE_FIRST;
      return;
    }
    lastPosition = Math.max(0, lastPosition);
    const instead = list.idAt(Math.min(lastPosition, list.state.count - 1)) ?? list.idAt(0);
    // A page that is not there yet will be: then the row in the cursor's place is known.
    if (instead === undefined && list.state.count > 0) return;
    state.cursor = instead ?? null;
    if (instead !== undefined) {
      lastPosition = list.positionOf(instead) ?? 0;
      // What is shown is what keys act on.
      if (state.opened !== null) host.open(instead);
    } else {
      lastPosition = 0;
      host.focusHeading();
    }
  }

  const current = (act: (id: string) => void) => {
    if (state.cursor !== null) act(state.cursor);
  };

  const toEnd = () => void moveTo(list.state.count - 1);

  const verbs: Partial<Record<ListVerb, () => void>> = {
    next: () => step(1),
    previous: () => step(-1),
    first: () => void moveTo(0),
    last: () => (isOpenEnded() ? void readOn(toEnd) : toEnd()),
    pageDown: () => step(host.pageRows()),
    pageUp: () => step(-host.pageRows()),
    extendNext: () => extend(1),
    extendPrevious: () => extend(-1),
    extendPageDown: () => extend(host.pageRows()),
    extendPageUp: () => extend(-host.pageRows()),
    open,
    close,
    select: () => current((id) => setSelection(toggled(state.selection, id))),
    selectRange: () => current((id) => setSelection(extended(state.selection, id, range))),
    selectAll,
    clearSelection: () => setSelection(NONE),
    invertSelection: () => setSelection(inverted(state.selection)),
    loadMore: () => void loadMore(),
    refresh: () => void list.refresh(Math.max(0, position())),
  };

  const model: GridModel = {
    list,
    state,
    moveTo: (to) => void (isOpenEnded(to + 1) ? readOn(() => moveTo(to), to + 1) : moveTo(to)),
    focusRow: place,
    syncOpenedFromUrl(id) {
      if (state.opened === id) return;
      state.opened = id;
      linked = id;
      if (id === null) return;
      state.cursor = id;
      const at = list.positionOf(id);
      if (at !== undefined) host.reveal(at);
    },
    restorePosition(id, position) {
      resumed = { id, position };
      goal = position;
    },
    setSelection,
    click(id, { shift, mod }) {
      const before = state.cursor;
      place(id);
      if (shift) setSelection(stretched(state.selection, before ?? id, id, range));
      else if (mod) setSelection(toggled(state.selection, id));
      else host.open(id);
    },
    toggle: (id) => setSelection(toggled(state.selection, id)),
    selectTo: (id) => setSelection(extended(state.selection, id, range)),
    openPanel(panel, at) {
      state.menuAt = at ?? null;
      state.panel = panel;
    },
    setQuery(query) {
      const { filters, text } = list.state.query;
      if (sameQuery(query, list.state.query)) return;
      const isOther = !sameQuery({ ...query, sort: null }, { filters, text, sort: null });
      if (isOther && state.selection.mode === 'all') {
        setSelection(NONE);
        host.announce('grid.selectionEnded');
      }
      goal = null;
      lastPosition = 0;
      asked ??= pending();
      list.setQuery(query);
      host.reveal(0);
    },
    reconcileCursor() {
      settleCursor();
      if (list.state.phase === 'loading') return;
      asked?.settle();
      asked = null;
    },
    selectedIds,
    async showNew() {
      goal = null;
      await list.refresh(0);
      // Asked for something else meanwhile: that begins at the top as well, and these are not its rows.
      if (list.state.phase !== 'loading' && list.state.stale === null) void moveTo(0);
    },
    goneFromDetail(id) {
      if (state.opened !== id) return;
      host.open(null);
      model.reconcileCursor();
      state.focusRequests += 1;
      host.announce('grid.gone');
    },
    view: {
      kind: list.rows.kind,
      part: 'list',
      cursorId: () => state.cursor,
      selectedIds,
      everySelectedId,
      selectionSize,
      answered: () => (awaited() ? allAnswered() : undefined),
      unselect: (ids) => setSelection(without(state.selection, ids)),
      advanceTo: (predicate) => void advanceTo(predicate),
      selectFirst: (predicate) => void selectFirst(predicate),
      find,
      making,
      returnTo,
      bringBack,
      query: () => list.state.query,
      verb: (verb) => (verbs[verb] ?? (() => host.perform(verb)))(),
      focus() {
        if (state.cursor === null) host.focusHeading();
        // A map has the focus without a row; rows take it from the heading once they are there.
        state.focusRequests += 1;
      },
    },
  };
  return model;
}

interface Pending {
  readonly answered: Promise<void>;
  readonly settle: () => void;
}

function pending(): Pending {
  let settle = () => {};
  const answered = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { answered, settle };
}

import { proxy, ref } from 'valtio/vanilla';
import { COUNT_MAX } from '../../../contract/wire/constants';
import { ARRIVALS_PAGE_ROWS, countArrivals } from './arrivals';
import { departedAbove, hasDeparted, ownIds } from './departures';
import { forget } from './eviction';
import type { ListCore } from './listCore';
import type { List, ListOptions, ListState } from './listState';
import { giveUp, loadPages, requestRow, restart, serverOffset, setVisibleRange } from './loader';
import { OVERLAP } from './mergePage';
import { fromTop, takeTotal } from './placement';
import { retainerFor } from './rowRetainer';
import { EVERYTHING, type ListSource, type RowsOf, sameQuery } from './source';
import { SparseRows } from './sparseRows';
import { wholePages } from './wholePages';

export const PAGE_ROWS = 100;
const PAGE_ROWS_MAX = COUNT_MAX - 2 * OVERLAP;
const ROWS_HELD = 12_000;

/**
 * A list of any length over a paged call (docs/specification.md section 13.1): sparse pages by position, bounded in memory, each row at
 * one position. One page is in flight at a time and the newest request is served first, so that a scroll through ten million rows
 * costs a handful of calls. Loading is in loader.ts, the placement of answers in placement.ts, eviction from memory in eviction.ts.
 */
export function openList<Row>(given: ListSource<Row>, rows: RowsOf<Row>, options: ListOptions = {}): List<Row> {
  const source = wholePages(given);
  const order = new SparseRows();
  const retainer = retainerFor(rows);
  const state = proxy<ListState>({
    phase: 'loading',
    count: 0,
    total: null,
    end: 0,
    reading: null,
    loaded: 0,
    hasMore: true,
    arrived: 0,
    busy: false,
    failures: ref([]),
    stale: null,
    version: 0,
    query: ref(options.query ?? EVERYTHING),
  });
  const core: ListCore<Row> = {
    source,
    rows,
    state,
    order,
    retainer,
    rowsHeld: options.rowsHeld ?? ROWS_HELD,
    pageSize: options.pageSize ?? PAGE_ROWS,
    visibleRange: { from: 0, to: 0 },
    rangeBefore: { from: 0, to: 0 },
    heading: null,
    clock: 0,
    loadedQuery: null,
    knownTotal: null,
    drift: 0,
    isPinned: () => false,
    focused: () => null,
    pinnedIds: [],
    requests: [],
    inFlight: null,
    resting: undefined,
  };

  function refresh(position = 0) {
    const from = position === 0 ? 0 : serverOffset(core, position);
    if (state.phase !== 'loading') core.rangeBefore = core.visibleRange;
    core.visibleRange = { from, to: from + fromTop(core).to };
    return restart(core);
  }

  return {
    source,
    rows,
    state,
    idAt: (position) => order.idAt(position),
    positionOf: (id) => order.positionOf(id),
    row: retainer.row,
    departedCount: () => departedAbove(core) + ownIds(core).length,
    hasLeft: (id) => hasDeparted(core, id) || ownIds(core).includes(id),
    ids: () => order.ids(),
    setVisibleRange: (from, to) => setVisibleRange(core, from, to),
    load: (position) => requestRow(core, position),
    setQuery(next) {
      if (sameQuery(next, state.query)) return;
      state.query = ref(next);
      core.visibleRange = fromTop(core);
      core.rangeBefore = core.visibleRange;
      void restart(core);
    },
    refresh,
    retry() {
      if (state.stale !== null) return void refresh(core.visibleRange.from);
      state.failures = ref([]);
      void (state.phase === 'failed' ? restart(core) : loadPages(core));
    },
    async checkForNew(takesTotal = false) {
      if (state.phase !== 'ready' || core.inFlight) return;
      const { query } = state;
      const answer = await source.load({
        ...query,
        pos: 0,
        count: ARRIVALS_PAGE_ROWS,
        signal: AbortSignal.timeout(30_000),
      });
      // A look that fails says nothing: the next look, or the next page, will.
      if (answer.refused !== undefined || query !== state.query) return;
      state.arrived = countArrivals({
        ids: answer.data.map(rows.idOf),
        topIsKnown: order.idAt(0) !== undefined,
        isKnown: (id) => order.positionOf(id) !== undefined,
        more: answer.total === undefined ? 0 : answer.total - (state.count - departedAbove(core)),
      });
      if (takesTotal && answer.total !== undefined) takeTotal(core, answer.total);
    },
    readAgain: async (ids) => (await import('./readAgain')).readAgain(core, ids),
    setPageSize(next) {
      core.pageSize = Math.min(next, PAGE_ROWS_MAX);
    },
    setPinned(isPinned, focused) {
      core.isPinned = isPinned;
      core.focused = focused;
    },
    async *everyId(signal) {
      yield* (await import('./everyId')).everyId(core, signal);
    },
    close() {
      clearTimeout(core.resting);
      giveUp(core);
      for (const { done } of core.requests) done(undefined);
      core.requests = [];
      core.isPinned = () => false;
      forget(core, order.stretches);
    },
  };
}

import { proxy, ref } from 'valtio/vanilla';
import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Refusal } from '../../../contract/wire/endpoint';
import { countArrivals, LOOKED_AT } from './arrivals';
import type { List, ListOptions, ListState } from './listState';
import { type Found, type LoadedPage, locatePage } from './locatePage';
import { mergePage, OVERLAP, offsetOf, type PageWindow, windowAt } from './mergePage';
import { readAllPages } from './readAllPages';
import { retainerFor } from './rowRetainer';
import { EVERYTHING, type ListSource, type Query, type RowsOf, sameQuery } from './source';
import { endOf, type Segment, SparseRows } from './sparseRows';
import { wholePages } from './wholePages';

interface Pin {
  readonly position: number;
  readonly done: (id: string | undefined) => void;
  tries: number;
}

export const PAGE_ROWS = 100;
const PAGE_ROWS_MAX = COUNT_MAX - 2 * OVERLAP;
const ROWS_HELD = 12_000;
/** Rest after a page was given up before the next is asked for. */
const REST_MS = 60;
/** Calls for one position before whoever waits for it is told that it cannot be had. */
const PIN_TRIES = 8;

/**
 * A list of any length over a paged call (docs/specification.md section 13.1): sparse pages by position, bounded in memory, each row at
 * one position. One page is under way at a time and the newest wish is served first, so that a flight through ten
 * million rows costs a handful of calls.
 */
export function openList<Row>(given: ListSource<Row>, rows: RowsOf<Row>, options: ListOptions = {}): List<Row> {
  const source = wholePages(given);
  const order = new SparseRows();
  const keeper = retainerFor(rows);
  const rowsHeld = options.rowsHeld ?? ROWS_HELD;
  let pageSize = options.pageSize ?? PAGE_ROWS;
  let query = options.query ?? EVERYTHING;
  /** What the rows that are held were asked for by. */
  let heldFor: Query | null = null;
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
    query: ref(query),
  });
  let wanted = { from: 0, to: 0 };
  /** What was on screen when reading anew began, which may begin at another offset of the server. */
  let seen = wanted;
  let pins: Pin[] = [];
  let underWay: { readonly window: PageWindow; readonly controller: AbortController } | null = null;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let clock = 0;
  let isNeeded: (id: string) => boolean = () => false;
  let focused: () => string | null = () => null;
  /** Rows of dropped pages that stay in memory because they are selected or focused. */
  let kept: readonly string[] = [];
  /** Total plus known leavers at the last answer: what changes in it tells how far rows moved. */
  let baseline: number | null = null;
  /** By how many rows the total has been seen to move since the oldest page was loaded, either way. */
  let moved = 0;

  const hasLeft = (id: string) => {
    const base = keeper.base(id);
    return base !== undefined && rows.matches?.(base, query) === false;
  };
  const countLeft = (ids: readonly string[]) => (rows.matches ? ids.filter(hasLeft).length : 0);
  /** Rows shown above a position that the server's list no longer holds: offsets sent are less by them. */
  const goneAbove = (position: number) => {
    const above = order.stretches.filter(({ from }) => from < position);
    return above.reduce((sum, { from, ids }) => sum + countLeft(ids.slice(0, position - from)), 0);
  };
  const goneInAll = () => goneAbove(Number.POSITIVE_INFINITY);
  const own = () => source.own?.(query) ?? [];

  const isFailed = (position: number) => state.failures.some(({ from, to }) => position >= from && position < to);

  /** What to load next: what somebody waits for, then what is on screen. */
  function nextWindow(): PageWindow | undefined {
    if (state.phase === 'failed') return undefined;
    if (state.phase === 'loading') return windowAt(new SparseRows(), pins[0]?.position ?? wanted.from, pageSize);
    const pin = pins[0];
    if (pin) {
      pin.tries += 1;
      return windowAt(order, pin.position, pageSize);
    }
    for (let position = wanted.from; position < Math.min(wanted.to, state.count); position += 1) {
      if (order.idAt(position) === undefined && !isFailed(position)) return windowAt(order, position, pageSize);
    }
    return undefined;
  }

  function settlePins() {
    if (state.phase === 'loading') return;
    const open = pins;
    pins = [];
    for (const pin of open) {
      const id = order.idAt(pin.position);
      const isBeyond = pin.position >= state.count && (pin.tries > 0 || !state.hasMore);
      const isOver = state.phase === 'failed' || isFailed(pin.position) || isBeyond || pin.tries >= PIN_TRIES;
      if (id !== undefined || isOver) pin.done(id);
      else pins.push(pin);
    }
  }

  async function pump() {
    while (!underWay) {
      settlePins();
      const window = nextWindow();
      state.busy = window !== undefined;
      if (!window) return;
      const controller = new AbortController();
      underWay = { window, controller };
      const found = await fetchFor(window, controller.signal);
      // Given up meanwhile: whoever gave it up has begun another.
      if (underWay?.controller !== controller) return;
      underWay = null;
      if (found.is === 'failed') fail(window, found.refusal);
    }
  }

  function fetchFor(window: PageWindow, signal: AbortSignal): Promise<Found> {
    const above = window.meetsAbove ? OVERLAP : 0;
    const count = Math.min(COUNT_MAX, window.to - window.from + above + (window.meetsBelow ? OVERLAP : 0));
    const isFirst = state.phase === 'loading';
    const isTop = window.from === 0 && !window.meetsBelow;
    const offset = isFirst ? window.from : offsetOf(order, window.from, goneAbove);
    const start = {
      pos: isTop ? 0 : Math.max(0, offset - above),
      count,
      expectedTotal: baseline === null ? null : baseline - goneInAll(),
    };
    return locatePage<Row>(start, {
      load: (request) => source.load({ ...query, ...request, signal, ...(isFirst && { anew: true }) }),
      isCurrent: () => !signal.aborted,
      tryPlace: (page) => putPage(window, page, isFirst),
      startHere: (page) => putPage({ ...window, meetsAbove: false, meetsBelow: false }, page, true),
    });
  }

  /** Takes an answer in, `isFirst` in place of all that was known. */
  function putPage(window: PageWindow, page: LoadedPage<Row>, isFirst: boolean) {
    clock += 1;
    if (baseline !== null && page.total !== undefined) moved += Math.abs(page.total - (baseline - goneInAll()));
    // A page on its own is placed by its offset. Pages loaded when the list stood a page elsewhere could be on its wrong side.
    const isAlone = !window.meetsAbove && !window.meetsBelow;
    const anew = isFirst || (isAlone && moved >= pageSize);
    if (anew) moved = 0;
    const dropped = anew ? [...order.stretches] : [];
    if (anew) order.clear();
    const deepest = order.stretches.at(-1);
    const tail = state.count - order.end;
    const stamp = { goneAbove: goneAbove(window.gap.from), used: clock };
    const ids = keeper.take(page.rows);
    const placed = mergePage(order, window, { pos: page.pos, ids, short: page.short }, stamp);
    drop(placed.is === 'placed' ? [...dropped, ...placed.forgotten] : dropped, ids);
    if (placed.is !== 'placed') return placed;
    if (anew) heldFor = query;
    if (anew && page.rows.length === 0 && page.pos > 0) {
      // The list has become shorter than where the person was: from the top, then.
      wanted = { from: 0, to: wanted.to - wanted.from };
      return placed;
    }
    state.phase = 'ready';
    state.total = page.total ?? null;
    baseline = page.total === undefined ? null : page.total + goneInAll();
    const last = order.stretches.at(-1);
    state.count = placed.end ?? (last && last === deepest ? order.end + tail : countBelow(last, page));
    if (page.rows.length === 0) state.count = Math.min(state.count, Math.max(order.end, window.from));
    const isEnd = placed.end !== undefined || (placed.stretch !== null && placed.stretch === last && page.short);
    const isFullEnd = placed.stretch !== null && placed.stretch === last && !page.short;
    state.hasMore = !isEnd && (order.size < state.count || isFullEnd);
    evict();
    publish();
    return placed;
  }

  /** Positions down to the end, seen from the last rows known. */
  function countBelow(last: Segment | undefined, page: { readonly total?: number; readonly short: boolean }) {
    if (page.total === undefined) return order.end + (page.short ? 0 : pageSize);
    return order.end + Math.max(0, page.total - (last === undefined ? 0 : last.serverFrom + last.ids.length));
  }

  function publish() {
    state.loaded = order.size;
    state.end = order.end;
    state.version += 1;
  }

  function fail(window: PageWindow, refusal: Refusal) {
    if (state.phase === 'loading' && order.size > 0 && heldFor !== null && sameQuery(heldFor, query)) {
      // These are still the rows that were asked for, as they were when they were read: who works through them goes on.
      state.phase = 'ready';
      state.stale = ref(refusal);
      wanted = seen;
      publish();
      return;
    }
    if (state.phase === 'loading') {
      // docs/specification.md section 4: a failed list fetch empties the list. Rows of another search or filter would not be what was
      // asked for.
      drop([...order.stretches], []);
      state.phase = 'failed';
      state.count = 0;
      state.hasMore = false;
    }
    state.failures = ref([...state.failures, { from: window.from, to: window.to, refusal }]);
    publish();
  }

  /** Forgets stretches, and lets go of their rows and of `others`, unless they stand elsewhere or are needed. */
  function drop(stretches: readonly Segment[], others: readonly string[]) {
    for (const stretch of stretches) {
      const left = countLeft(stretch.ids);
      for (const other of order.stretches) if (other.from > stretch.from) other.goneAbove -= left;
      if (baseline !== null) baseline -= left;
      order.forget(stretch);
    }
    const ids = new Set([...kept, ...others, ...stretches.flatMap(({ ids }) => ids)]);
    const homeless = [...ids].filter((id) => order.positionOf(id) === undefined);
    kept = homeless.filter(isNeeded);
    keeper.release(homeless.filter((id) => !isNeeded(id)));
  }

  function evict() {
    let over = order.size - rowsHeld;
    if (over <= 0) return;
    const cursor = order.positionOf(focused() ?? '') ?? -1;
    const touches = (stretch: Segment, from: number, to: number) => stretch.from < to && endOf(stretch) > from;
    const isSeen = (stretch: Segment) =>
      touches(stretch, wanted.from, wanted.to) || touches(stretch, cursor, cursor + 1);
    const idle = order.stretches.filter((stretch) => !isSeen(stretch)).sort((one, other) => one.used - other.used);
    const dropped = idle.filter(({ ids }) => {
      const isOver = over > 0;
      if (isOver) over -= ids.length;
      return isOver;
    });
    drop(dropped, []);
  }

  function rest() {
    resting = undefined;
    void pump();
  }

  function giveUp() {
    underWay?.controller.abort();
    underWay = null;
  }

  function begin() {
    giveUp();
    state.phase = 'loading';
    state.failures = ref([]);
    state.stale = null;
    state.arrived = 0;
    return pump();
  }

  function refresh(position: number) {
    const from = position === 0 ? 0 : offsetOf(order, position, goneAbove);
    if (state.phase !== 'loading') seen = wanted;
    wanted = { from, to: from + wanted.to - wanted.from };
    return begin();
  }

  return {
    source,
    rows,
    state,
    idAt: (position) => order.idAt(position),
    positionOf: (id) => order.positionOf(id),
    row: keeper.row,
    departedCount: () => goneInAll() + own().length,
    hasLeft: (id) => hasLeft(id) || own().includes(id),
    ids: () => order.ids(),
    setVisibleRange(from, to) {
      wanted = { from, to };
      seen = wanted;
      clock += 1;
      for (const stretch of order.stretches) if (stretch.from < to && endOf(stretch) > from) stretch.used = clock;
      const isPassed = underWay !== null && (underWay.window.to <= from || underWay.window.from >= to);
      const isFlight = isPassed && pins.length === 0 && state.phase === 'ready';
      if (isFlight) giveUp();
      // Who flies past pages rests somewhere: asking for each would cost the server a page a frame.
      if (isFlight || resting !== undefined) {
        clearTimeout(resting);
        resting = setTimeout(rest, REST_MS);
      } else void pump();
    },
    load(position) {
      state.failures = ref(state.failures.filter(({ from, to }) => position < from || position >= to));
      return new Promise((done) => {
        pins.push({ position, done, tries: 0 });
        void pump();
      });
    },
    setQuery(next) {
      if (sameQuery(next, query)) return;
      query = next;
      state.query = ref(next);
      seen = { from: 0, to: wanted.to - wanted.from };
      wanted = { from: 0, to: wanted.to - wanted.from };
      void begin();
    },
    refresh: (position = 0) => refresh(position),
    retry() {
      if (state.stale !== null) return void refresh(wanted.from);
      state.failures = ref([]);
      void (state.phase === 'failed' ? begin() : pump());
    },
    async checkForNew() {
      if (state.phase !== 'ready' || underWay) return;
      const asked = query;
      const answer = await source.load({ ...query, pos: 0, count: LOOKED_AT, signal: AbortSignal.timeout(30_000) });
      // A look that fails says nothing: the next look, or the next page, will.
      if (answer.refused !== undefined || asked !== query) return;
      state.arrived = countArrivals({
        ids: answer.data.map(rows.idOf),
        topIsKnown: order.idAt(0) !== undefined,
        isKnown: (id) => order.positionOf(id) !== undefined,
        more: answer.total === undefined ? 0 : answer.total - (state.count - goneInAll()),
      });
    },
    setPageSize(next) {
      pageSize = Math.min(next, PAGE_ROWS_MAX);
    },
    setPinned(needed, focus) {
      isNeeded = needed;
      focused = focus;
    },
    async *everyId(signal) {
      for await (const page of readAllPages(source, rows, query, signal)) {
        const ids = keeper.take(page.rows);
        const mine = own();
        try {
          yield mine.length === 0 ? ids : ids.filter((id) => !mine.includes(id));
        } finally {
          drop([], ids);
        }
      }
    },
    close() {
      clearTimeout(resting);
      giveUp();
      for (const pin of pins) pin.done(undefined);
      pins = [];
      isNeeded = () => false;
      drop([...order.stretches], []);
    },
  };
}

import { ref } from 'valtio/vanilla';
import { COUNT_MAX } from '../../../contract/wire/constants';
import { departedAbove } from './departures';
import { isWithin } from './eviction';
import type { ListCore } from './listCore';
import { type LocatedPage, locatePage } from './locatePage';
import { OVERLAP, offsetOf, type PageWindow, windowAt } from './mergePage';
import { failPage, placePage } from './placement';
import { SparseRows } from './sparseRows';

/** Delay after a page was given up before the next is requested. */
const REST_MS = 60;
/** Calls for one position before its callers are told that it can't be loaded. */
const TRIES_MAX = 8;

const isFailed = <Row>({ state }: ListCore<Row>, position: number) =>
  state.failures.some(({ from, to }) => position >= from && position < to);

/** Loads what is missing, one page at a time, until nothing is. */
export async function loadPages<Row>(core: ListCore<Row>) {
  while (!core.inFlight) {
    answerRequests(core);
    const window = nextWindow(core);
    core.state.busy = window !== undefined;
    if (!window) return;
    const controller = new AbortController();
    core.inFlight = { window, controller };
    const found = await loadWindow(core, window, controller.signal);
    // Given up while it was in flight: the code that gave it up has begun another.
    if (core.inFlight?.controller !== controller) return;
    core.inFlight = null;
    if (found.is === 'failed') failPage(core, window, found.refusal);
  }
}

/** The next window to load: for a pending request first, then for the rows on screen. */
function nextWindow<Row>(core: ListCore<Row>): PageWindow | undefined {
  const { order, state, pageSize, visibleRange } = core;
  const request = core.requests[0];
  if (state.phase === 'failed') return undefined;
  if (state.phase === 'loading') return windowAt(new SparseRows(), request?.position ?? visibleRange.from, pageSize);
  if (request) {
    request.tries += 1;
    return windowAt(order, request.position, pageSize);
  }
  for (const { from, to } of [visibleRange, ahead(core)]) {
    for (let position = from; position < Math.min(to, state.count); position += 1) {
      if (order.idAt(position) === undefined && !isFailed(core, position)) return windowAt(order, position, pageSize);
    }
  }
  return undefined;
}

/** What comes into view next where the list is being scrolled: as many rows as are seen. */
function ahead<Row>({ visibleRange: { from, to }, heading }: ListCore<Row>) {
  const rows = to - from;
  if (heading === 'up') return { from: Math.max(0, from - rows), to: from };
  return { from: to, to: heading === 'down' ? to + rows : to };
}

/** Answers the pending requests for rows that are there by now, or that can't be loaded. */
function answerRequests<Row>(core: ListCore<Row>) {
  const { order, state } = core;
  if (state.phase === 'loading') return;
  const open = core.requests;
  core.requests = [];
  for (const request of open) {
    const { position, tries } = request;
    const id = order.idAt(position);
    const isBeyond = position >= state.count && (tries > 0 || !state.hasMore);
    const isOver = state.phase === 'failed' || isFailed(core, position) || isBeyond || tries >= TRIES_MAX;
    if (id !== undefined || isOver) request.done(id);
    else core.requests.push(request);
  }
}

function loadWindow<Row>(core: ListCore<Row>, window: PageWindow, signal: AbortSignal): Promise<LocatedPage> {
  const above = window.meetsAbove ? OVERLAP : 0;
  const isFirst = core.state.phase === 'loading';
  const isTop = window.from === 0 && !window.meetsBelow;
  const offset = isFirst ? window.from : serverOffset(core, window.from);
  const start = {
    pos: isTop ? 0 : Math.max(0, offset - above),
    count: Math.min(COUNT_MAX, window.to - window.from + above + (window.meetsBelow ? OVERLAP : 0)),
    expectedTotal: core.knownTotal === null ? null : core.knownTotal - departedAbove(core),
  };
  return locatePage<Row>(start, {
    load: (request) => core.source.load({ ...core.state.query, ...request, signal, ...(isFirst && { anew: true }) }),
    isCurrent: () => !signal.aborted,
    tryPlace: (page) => {
      const placed = placePage(core, window, page, isFirst);
      // In the same turn: whoever waits for a row puts the cursor on it before the rows are drawn, and not after that once more.
      if (placed.is === 'placed') answerRequests(core);
      return placed;
    },
    startHere: (page) => placePage(core, { ...window, meetsAbove: false, meetsBelow: false }, page, true),
  });
}

export const serverOffset = <Row>(core: ListCore<Row>, position: number) =>
  offsetOf(core.order, position, (above) => departedAbove(core, above));

/** The row at a position, once its page is there. */
export function requestRow<Row>(core: ListCore<Row>, position: number): Promise<string | undefined> {
  core.state.failures = ref(core.state.failures.filter(({ from, to }) => position < from || position >= to));
  return new Promise((done) => {
    core.requests.push({ position, done, tries: 0 });
    void loadPages(core);
  });
}

/** The screen shows these positions. A page that is scrolled past is given up; who flies past pages rests somewhere. */
export function setVisibleRange<Row>(core: ListCore<Row>, from: number, to: number) {
  core.heading = headingOf(core.visibleRange, from, to);
  core.visibleRange = { from, to };
  core.rangeBefore = core.visibleRange;
  core.clock += 1;
  for (const stretch of core.order.stretches) if (isWithin(stretch, from, to)) stretch.used = core.clock;
  const window = core.inFlight?.window;
  const next = ahead(core);
  const isPassed =
    window !== undefined && (window.to <= Math.min(from, next.from) || window.from >= Math.max(to, next.to));
  const isFlight = isPassed && core.requests.length === 0 && core.state.phase === 'ready';
  if (isFlight) giveUp(core);
  // Asking for each page of a flight would cost the server a page a frame.
  if (!isFlight && core.resting === undefined) return void loadPages(core);
  clearTimeout(core.resting);
  core.resting = setTimeout(() => {
    core.resting = undefined;
    void loadPages(core);
  }, REST_MS);
}

/** Where rows on screen that were there before lead; a jump leads nowhere. */
function headingOf(before: ListCore<unknown>['visibleRange'], from: number, to: number): ListCore<unknown>['heading'] {
  if (from >= before.to || to <= before.from || from === before.from) return null;
  return from > before.from ? 'down' : 'up';
}

/** Ends the call under way. */
export function giveUp<Row>(core: ListCore<Row>) {
  core.inFlight?.controller.abort();
  core.inFlight = null;
}

/** Refetches the list around the visible range; resolves once that is there. */
export function restart<Row>(core: ListCore<Row>) {
  giveUp(core);
  core.heading = null;
  core.state.phase = 'loading';
  core.state.failures = ref([]);
  core.state.stale = null;
  core.state.arrived = 0;
  return loadPages(core);
}

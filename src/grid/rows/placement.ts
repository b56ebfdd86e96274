import { ref } from 'valtio/vanilla';
import type { Refusal } from '../../../contract/wire/endpoint';
import { departedAbove } from './departures';
import { evict, forget } from './eviction';
import type { ListCore } from './listCore';
import type { LoadedPage } from './locatePage';
import { type MergeResult, mergePage, type PageWindow } from './mergePage';
import { sameQuery } from './source';
import type { Segment } from './sparseRows';

/** Takes an answer in; `isFirst`: in place of all that was known. */
export function placePage<Row>(
  core: ListCore<Row>,
  window: PageWindow,
  page: LoadedPage<Row>,
  isFirst: boolean,
): MergeResult {
  core.clock += 1;
  const isNewList = isFirst || hasMovedAway(core, window, page);
  const replaced = isNewList ? core.order.stretches : [];
  if (isNewList) {
    core.drift = 0;
    core.order.clear();
  }
  const last = core.order.stretches.at(-1);
  const rowsBelow = core.state.count - core.order.end;
  const stamp = { departedAbove: departedAbove(core, window.gap.from), used: core.clock };
  const ids = core.retainer.take(page.rows, page.sinceMs);
  const placed = mergePage(core.order, window, { pos: page.pos, ids, short: page.short }, stamp);
  forget(core, placed.is === 'placed' ? [...replaced, ...placed.forgotten] : replaced, ids);
  if (placed.is !== 'placed') return placed;

  if (isNewList) core.loadedQuery = core.state.query;
  if (isNewList && ids.length === 0 && page.pos > 0) {
    // The list has become shorter than where the person was: from the top, then.
    core.visibleRange = fromTop(core);
    return placed;
  }
  core.state.phase = 'ready';
  core.state.total = page.total ?? null;
  core.knownTotal = page.total === undefined ? null : page.total + departedAbove(core);
  measure(core, placed, page, { window, last, rowsBelow });
  evict(core);
  publish(core);
  return placed;
}

/**
 * Rows below those that are loaded have left the server's list, or have come there: there are as many positions less or more, and no row
 * moves. Those that wait to be shown have none.
 */
export function takeTotal<Row>(core: ListCore<Row>, total: number) {
  const { state, order } = core;
  if (core.knownTotal === null || state.count <= order.end) return;
  const departed = departedAbove(core);
  core.drift += Math.abs(total - (core.knownTotal - departed));
  core.knownTotal = total + departed;
  state.total = total;
  state.count = Math.max(order.end + 1, total + departed - state.arrived);
}

/** As many positions as are on screen, from the first on. */
export const fromTop = <Row>({ visibleRange: { from, to } }: ListCore<Row>) => ({ from: 0, to: to - from });

/**
 * Whether the list has moved by a page or more since pages were loaded. One that meets none of them is placed by its offset, and they could
 * be on its wrong side.
 */
function hasMovedAway<Row>(core: ListCore<Row>, { meetsAbove, meetsBelow }: PageWindow, { total }: LoadedPage<Row>) {
  if (core.knownTotal !== null && total !== undefined) {
    core.drift += Math.abs(total - (core.knownTotal - departedAbove(core)));
  }
  return !meetsAbove && !meetsBelow && core.drift >= core.pageSize;
}

/** How long the list is by this answer, and whether it goes on beyond the rows that are known. */
function measure<Row>(
  { order, state, pageSize }: ListCore<Row>,
  placed: MergeResult & { readonly is: 'placed' },
  page: LoadedPage<Row>,
  /** The last stretch, and the positions below it, as they were before. */
  before: { readonly window: PageWindow; readonly last: Segment | undefined; readonly rowsBelow: number },
) {
  const last = order.stretches.at(-1);
  let below = 0;
  if (last && last === before.last) below = before.rowsBelow;
  else if (page.total !== undefined) below = Math.max(0, page.total - (last ? last.serverFrom + last.ids.length : 0));
  else if (!page.short) below = pageSize;
  state.count = placed.end ?? order.end + below;
  if (page.rows.length === 0) state.count = Math.min(state.count, Math.max(order.end, before.window.from));
  const isLast = placed.stretch !== null && placed.stretch === last;
  const isEnd = placed.end !== undefined || (isLast && page.short);
  state.hasMore = !isEnd && (order.size < state.count || isLast);
}

/** Positions have changed: the components that read the list render again. */
export function publish<Row>({ order, state }: ListCore<Row>) {
  state.loaded = order.size;
  state.end = order.end;
  state.version += 1;
}

/** Records that a page failed to load. */
export function failPage<Row>(core: ListCore<Row>, { from, to }: PageWindow, refusal: Refusal) {
  const { state, order, loadedQuery } = core;
  if (state.phase === 'loading' && order.size > 0 && loadedQuery && sameQuery(loadedQuery, state.query)) {
    // The rows shown still match the query, as of the last load: the person can go on working through them.
    state.phase = 'ready';
    state.stale = ref(refusal);
    core.visibleRange = core.rangeBefore;
    publish(core);
    return;
  }
  if (state.phase === 'loading') {
    // docs/specification.md section 4: a failed list fetch empties the list. Rows of another search or filter would not be what was asked for.
    forget(core, order.stretches);
    state.phase = 'failed';
    state.count = 0;
    state.hasMore = false;
  }
  state.failures = ref([...state.failures, { from, to, refusal }]);
  publish(core);
}

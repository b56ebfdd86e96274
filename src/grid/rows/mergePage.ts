import { endOf, type Gap, type Segment, type SparseRows } from './sparseRows';

/** Positions asked for, inside one gap; `meets` says at which ends it lies against rows already known. */
export interface PageWindow {
  readonly from: number;
  readonly to: number;
  readonly gap: Gap;
  readonly meetsAbove: boolean;
  readonly meetsBelow: boolean;
}

/** An answer: the ids from the server's offset `pos` on; `short` when fewer came than were asked for. */
export interface Page {
  readonly pos: number;
  readonly ids: readonly string[];
  readonly short: boolean;
}

export type MergeResult =
  /** `stretch` is null where the answer only showed that nothing was missing. `end`: the list ends at this position. */
  | {
      readonly is: 'placed';
      readonly stretch: Segment | null;
      readonly forgotten: readonly Segment[];
      readonly end?: number;
    }
  /** No row of the answer is a known neighbour: the offset was wrong by more than the overlap, to this side if that shows. */
  | { readonly is: 'astray'; readonly side: 'above' | 'below' | undefined }
  /** Only rows that are known already: what is missing lies at this offset. */
  | { readonly is: 'short of it'; readonly pos: number };

/** Rows asked for beyond each known neighbour, to recognise it by. */
export const OVERLAP = 20;

/**
 * Puts an answer where it belongs. Its rows are recognised by id, not by the offset that was sent: what is known already
 * stays where it is, and the rest goes against its known neighbour, so that no row is shown twice and none between two
 * neighbours is skipped, even if rows came or went on the server in the meantime.
 */
export function mergePage(
  order: SparseRows,
  window: PageWindow,
  page: Page,
  stamp: Pick<Segment, 'departedAbove' | 'used'>,
): MergeResult {
  if (window.meetsAbove) return placeBelow(order, window, page, stamp);
  if (window.meetsBelow) return placeAbove(order, window, page, stamp);
  return placeAlone(order, window, page, stamp);
}

type Stamp = Pick<Segment, 'departedAbove' | 'used'>;

/**
 * Against the known rows above the gap: the person scrolls down. Known rows have positions, the answer comes in the server's order,
 * and those of its rows that are known tell where it belongs:
 *
 *     list      a b c d | ....... | e f g | ..... gap ..... | p q r
 *                                   |-run-|
 *     answer          d               f g     x   y   z         q r
 *                     above           near                      met
 *     missing                                 x   y   z
 *
 * `run` is the stretch of known rows right above the gap, up to the next gap. `near` is the first row of the answer that is in it,
 * `above` the last that is higher up, `below` the first that is under the gap. From `near` on, `met` is the first one under the gap:
 * it shows that the gap is closed. All unknown rows from `near` to `met`, or to the end of the answer, are the ones that were missing.
 */
function placeBelow(order: SparseRows, { gap }: PageWindow, page: Page, stamp: Stamp): MergeResult {
  const positions = positionsOf(order, page);
  const run = order.runAround(gap.from).from;
  const near = positions.findIndex((position) => position >= run && position < gap.from);
  const above = positions.findLastIndex((position) => position < run);
  const below = positions.findIndex((position) => position >= gap.to);
  // The answer spans the neighbour but has none of its rows: all of them have left, and the rest closes up.
  const isSpanned = (above !== -1 || page.pos === 0) && (below !== -1 || page.short);
  if (near === -1 && !isSpanned) return astray(above !== -1 || page.pos === 0, below !== -1);
  const start = Math.max(near === -1 ? above : near, 0);
  const met = positions.findIndex((position, index) => index >= start && position >= gap.to);
  const missing = missingBetween(page, positions, start, met === -1 ? page.ids.length : met);
  if (met === -1 && !page.short && missing.ids.length === 0) {
    return { is: 'short of it', pos: page.pos + page.ids.length - OVERLAP };
  }
  const end = gap.from + missing.ids.length;
  const forgotten: Segment[] = [];
  if (met !== -1) order.shift(gap.to, end - gap.to);
  else if (page.short) forgotten.push(...forgetFrom(order, gap.to));
  else makeRoom(order, gap, missing.ids.length);
  const stretch = put(order, gap.from, missing, stamp);
  return { is: 'placed', stretch, forgotten, ...(met === -1 && page.short ? { end } : {}) };
}

/**
 * Against the known rows below the gap: the person scrolls up. The same, upside down:
 *
 *     list      a b c | ..... gap ..... | p q r | ....... | s t
 *                                         |-run-|
 *     answer      b c     x   y   z         q r               s
 *                   met                       near
 *     missing             x   y   z
 *
 * `near` is the last row of the answer that is in the run right below the gap, `below` the first that is anywhere under it. `met` is
 * the last one before those that is above the gap: it shows that the gap is closed, as the server's first row does.
 */
function placeAbove(order: SparseRows, { gap }: PageWindow, page: Page, stamp: Stamp): MergeResult {
  const positions = positionsOf(order, page);
  const run = order.runAround(gap.to).to;
  const near = positions.findLastIndex((position) => position >= gap.to && position < run);
  const below = positions.findIndex((position) => position >= gap.to);
  const met = positions.findLastIndex((position, index) => (below === -1 || index < below) && position < gap.from);
  const isSpanned = (met !== -1 || page.pos === 0) && below !== -1;
  if (near === -1 && !isSpanned) return astray(met !== -1 || page.pos === 0, below !== -1);
  const stop = near === -1 ? below : near;
  const missing = missingBetween(page, positions, met + 1, stop);
  const isTop = page.pos === 0 && met === -1;
  if (met === -1 && !isTop && missing.ids.length === 0) {
    return { is: 'short of it', pos: Math.max(0, page.pos + OVERLAP - page.ids.length) };
  }
  if (met === -1 && !isTop) {
    makeRoom(order, gap, missing.ids.length);
    const below = order.below(gap.from) ?? { from: gap.to };
    return { is: 'placed', stretch: put(order, below.from - missing.ids.length, missing, stamp), forgotten: [] };
  }
  // At the very top of the server's list, whatever is known above has left it wholly.
  const forgotten = isTop ? order.stretches.filter((stretch) => stretch.from < gap.from) : [];
  for (const stretch of forgotten) order.forget(stretch);
  const from = isTop ? 0 : gap.from;
  order.shift(gap.to, from + missing.ids.length - gap.to);
  return { is: 'placed', stretch: put(order, from, missing, stamp), forgotten };
}

/**
 * With no known neighbour. A row known elsewhere shows how far the list has moved since: the rows between there and here are
 * on the wrong side of these rows, and are dropped together with it.
 */
function placeAlone(order: SparseRows, window: PageWindow, page: Page, stamp: Stamp): MergeResult {
  const ids = new Set(page.ids);
  const known = order.stretches.filter((stretch) => stretch.ids.some((id) => ids.has(id)));
  const from = Math.min(window.from, ...known.map((stretch) => stretch.from));
  const to = Math.max(window.to, ...known.map(endOf));
  const strangers =
    known.length === 0 ? [] : order.stretches.filter((stretch) => stretch.from >= from && endOf(stretch) <= to);
  for (const stretch of strangers) order.forget(stretch);
  const end = window.from + page.ids.length;
  const forgotten = page.short ? [...strangers, ...forgetFrom(order, window.from)] : strangers;
  const stretch = put(order, window.from, { ids: page.ids, serverFrom: page.pos }, stamp);
  // An empty answer beyond the end says nothing of where the end is; only rows do.
  const isEnd = page.short && (page.ids.length > 0 || page.pos === 0);
  return { is: 'placed', stretch, forgotten, ...(isEnd ? { end } : {}) };
}

/** The known position of each row of an answer, NaN where it is not known: no comparison holds for it. */
const positionsOf = (order: SparseRows, page: Page) => page.ids.map((id) => order.positionOf(id) ?? Number.NaN);

const astray = (isAbove: boolean, isBelow: boolean): MergeResult => ({
  is: 'astray',
  side: isAbove === isBelow ? undefined : isAbove ? 'above' : 'below',
});

interface Missing {
  readonly ids: readonly string[];
  readonly serverFrom: number;
}

function missingBetween(page: Page, positions: readonly number[], start: number, stop: number): Missing {
  const unknown = (index: number) => index >= start && index < stop && Number.isNaN(positions[index]);
  const ids = page.ids.filter((_, index) => unknown(index));
  const first = page.ids.findIndex((_, index) => unknown(index));
  // The offset counts back from the last missing row where known rows stand between: below it is what matters.
  const last = page.ids.findLastIndex((_, index) => unknown(index));
  return { ids, serverFrom: page.pos + (first === -1 ? stop : last - ids.length + 1) };
}

/** More rows than the gap had positions: what is below moves down and leaves one position, where the rest may be. */
function makeRoom(order: SparseRows, gap: Gap, rows: number) {
  if (gap.to === Number.POSITIVE_INFINITY) return;
  const excess = rows - (gap.to - gap.from) + 1;
  if (excess > 0) order.shift(gap.to, excess);
}

function forgetFrom(order: SparseRows, from: number): Segment[] {
  const forgotten = order.stretches.filter((stretch) => stretch.from >= from);
  for (const stretch of forgotten) order.forget(stretch);
  return forgotten;
}

function put(order: SparseRows, from: number, missing: Missing, stamp: Stamp): Segment | null {
  if (missing.ids.length === 0) return null;
  const stretch = { from, ids: missing.ids, serverFrom: missing.serverFrom, ...stamp };
  order.put(stretch);
  return stretch;
}

/** The window to ask for around a wanted position: at most a page, not across known rows, with no crumbs left beside it. */
export function windowAt(order: SparseRows, position: number, pageSize: number): PageWindow | undefined {
  const gap = order.gapAt(position);
  if (gap === undefined) return undefined;
  const hasAbove = gap.from > 0;
  const hasBelow = gap.to !== Number.POSITIVE_INFINITY;
  const near = (distance: number) => distance < pageSize;
  if (hasAbove && near(position - gap.from)) return windowIn(gap, gap.from, Math.min(gap.to, gap.from + pageSize));
  if (hasBelow && near(gap.to - 1 - position)) return windowIn(gap, Math.max(gap.from, gap.to - pageSize), gap.to);
  const from = Math.max(gap.from, position - (position % pageSize));
  return windowIn(gap, from, Math.min(gap.to, from + pageSize));
}

const windowIn = (gap: Gap, from: number, to: number): PageWindow => ({
  from,
  to,
  gap,
  meetsAbove: from === gap.from && gap.from > 0,
  meetsBelow: to === gap.to,
});

/**
 * The server's offset of a position, by the nearest stretch whose offset was seen, less the rows that have left since.
 * `departedAbove(position)` counts the rows above that are known to have left the server's list.
 */
export function offsetOf(order: SparseRows, position: number, departedAbove: (position: number) => number): number {
  const above = order.above(position);
  const near = above ?? order.below(position);
  if (near === undefined) return position;
  const at = above === undefined ? near.from : Math.min(position, endOf(near));
  return Math.max(0, near.serverFrom + (position - near.from) - (departedAbove(at) - near.departedAbove));
}

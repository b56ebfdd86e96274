import { type PointerEvent, useRef } from 'react';
import type { Linear } from './Frame';
import type { ChartWindow } from './rows';

/** How far from an end of the stretch a finger still takes hold of it. */
const REACH_PX = 16;
/** Narrower than this is a click, and shows the whole again. */
const LEAST_PX = 4;

interface Given {
  readonly x: Linear;
  readonly last: number;
  readonly window: ChartWindow;
  /** Where the plot begins in what takes the pointer. */
  readonly leftPx: number;
  readonly onZoom: (window: ChartWindow | null) => void;
}

/** What a pointer that went down has hold of: an end, the stretch between them, or nothing, and then it draws a new one. */
interface Held {
  readonly part: 'first' | 'last' | 'stretch' | 'nothing';
  readonly downPx: number;
  readonly window: ChartWindow;
  hasMoved: boolean;
}

/** Chooses the buckets in view by mouse or finger: the ends are dragged, and so is the stretch between them; a click shows all. */
export function useBrush({ x, last, window, leftPx, onZoom }: Given) {
  const held = useRef<Held | null>(null);
  const placeOf = (event: PointerEvent<SVGSVGElement>) =>
    event.clientX - event.currentTarget.getBoundingClientRect().left - leftPx;
  const isWhole = window.first === 0 && window.last === last;

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const downPx = placeOf(event);
    const [from, to] = [x(window.first - 0.5), x(window.last + 0.5)];
    const [toFirst, toLast] = [Math.abs(downPx - from), Math.abs(downPx - to)];
    const isInside = !isWhole && downPx > from && downPx < to;
    const end = toFirst < toLast ? 'first' : 'last';
    const part = Math.min(toFirst, toLast) <= REACH_PX ? end : isInside ? 'stretch' : 'nothing';
    held.current = { part, downPx, window, hasMoved: false };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const has = held.current;
    if (!has) return;
    const atPx = placeOf(event);
    if (!has.hasMoved && Math.abs(atPx - has.downPx) < LEAST_PX) return;
    has.hasMoved = true;
    const next = dragged(has, x.invert(has.downPx), x.invert(atPx), last);
    if (next.first === window.first && next.last === window.last) return;
    onZoom(next.first === 0 && next.last === last ? null : next);
  };
  const onPointerUp = () => {
    if (held.current && !held.current.hasMoved) onZoom(null);
    held.current = null;
  };
  const onPointerCancel = () => {
    held.current = null;
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** The window after a drag from one place to another, both in buckets: within the range, and of two buckets at least. */
export function dragged(
  { part, window }: Pick<Held, 'part' | 'window'>,
  down: number,
  at: number,
  last: number,
): ChartWindow {
  const within = (index: number, least: number, most: number) => Math.min(most, Math.max(least, Math.round(index)));
  const { first, last: end } = window;
  if (part === 'first') return { first: within(first + at - down, 0, end - 1), last: end };
  if (part === 'last') return { first, last: within(end + at - down, first + 1, last) };
  if (part === 'stretch') {
    const by = within(at - down, -first, last - end);
    return { first: first + by, last: end + by };
  }
  const from = within(Math.min(down, at), 0, last - 1);
  return { first: from, last: within(Math.max(down, at), from + 1, last) };
}

import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type ScrollSpot, scrolled, slotsOf, spotOf, wholePx } from '../model/scrollSpace';
import { slotsAround } from '../model/slotsInView';
import { useSlotsInView } from './useSlotsInView';

interface Given {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly rowPx: number;
  /** What covers rows: the sticky header above, and below the bulk bar, whose place is kept clear before it comes. */
  readonly headerPx: number;
  readonly footerPx: number;
  /** The focused row's position: it is rendered wherever the list is scrolled to, and first where that is out of the window. */
  readonly cursor: number | undefined;
}

/** A row to draw: its position in the list and its pixel in the scroll space. */
interface Drawn {
  readonly position: number;
  readonly topPx: number;
}

/** Rows drawn above and below the view. */
const OVERSCAN = 8;

/**
 * Which rows to draw, of a list of any length. The browser scrolls the slots of a space that it can carry; which rows stand in them slides
 * (scrollSpace.ts).
 */
export function useScrollWindow({ scroller, count, rowPx, headerPx, footerPx, cursor }: Given) {
  const [slide, setSlide] = useState(0);
  const spot = useRef<ScrollSpot>({ slide: 0, scrollPx: 0 });
  const covered = headerPx + footerPx;
  const slots = slotsOf({ rowPx, count, viewPx: 0 });

  const space = useCallback(
    () => ({ rowPx, count, viewPx: Math.max(rowPx, (scroller.current?.clientHeight ?? 0) - covered) }),
    [rowPx, count, covered, scroller],
  );

  /** Told of a slide that it has, React draws the grid once more to find that out. */
  const stand = useCallback((next: ScrollSpot) => {
    if (next.slide !== spot.current.slide) setSlide(next.slide);
    spot.current = next;
  }, []);

  /** Takes what the list was scrolled to by hand; where another slide came of it, the same rows stand elsewhere in the space. */
  const scrolledTo = useCallback(
    (scrollPx: number) => {
      const next = scrolled(space(), spot.current, scrollPx);
      stand(next);
      const element = scroller.current;
      if (element && Math.abs(next.scrollPx - scrollPx) >= 1) element.scrollTop = next.scrollPx;
      return next.scrollPx;
    },
    [space, stand, scroller],
  );
  const { range, isScrolling, jumped } = useSlotsInView({ scroller, stand: scrolledTo, headerPx, rowPx, slots });

  /** Brings a pixel of the whole list to the top of the view. */
  const scrollToPx = useCallback(
    (px: number) => {
      const element = scroller.current;
      if (!element) return;
      const next = spotOf(space(), px);
      stand(next);
      element.scrollTop = next.scrollPx;
      jumped(element.scrollTop);
    },
    [scroller, space, stand, jumped],
  );

  // A list that became shorter leaves no slot to slide to.
  useLayoutEffect(() => {
    if (slide > count - slots) scrollToPx(wholePx(space(), spot.current));
  }, [slide, count, slots, space, scrollToPx]);

  const topPx = useCallback(() => wholePx({ rowPx, count, viewPx: 0 }, spot.current), [rowPx, count]);

  /** Scrolls no further than it must for the row to be in view, clear of header and bar. */
  const reveal = useCallback(
    (position: number) => {
      const { viewPx } = space();
      const [above, below] = [position * rowPx, (position + 1) * rowPx - viewPx];
      const now = topPx();
      if (above < now) scrollToPx(above);
      else if (below > now) scrollToPx(below);
    },
    [rowPx, space, topPx, scrollToPx],
  );

  const cursorSlot = cursor === undefined ? undefined : cursor - slide;
  const drawn: Drawn[] = slotsAround(range, OVERSCAN, slots, cursorSlot).map((slot) => ({
    position: slot + slide,
    topPx: headerPx + slot * rowPx,
  }));
  const isCursorOff = cursor !== undefined && (cursor < slide || cursor >= slide + slots) && cursor < count;
  // Beyond the window the focused row waits at its nearer end, which is out of view as long as it is no end of the list.
  if (isCursorOff) drawn.unshift({ position: cursor, topPx: headerPx + (cursor < slide ? 0 : slots - 1) * rowPx });
  return {
    drawn,
    isScrolling,
    heightPx: slots * rowPx + covered,
    reveal,
    scrollToPx,
    topPx,
    pageRows: () => Math.max(1, Math.floor(space().viewPx / rowPx) - 1),
    /** Positions in view, with what is drawn beside them: [from, to). */
    seen: { from: range.from + slide, to: range.to + slide },
  };
}

import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { afterPaint } from '../../state/afterPaint';
import { type ScrollSpot, scrolled, slotsOf, spotOf, wholePx } from '../model/scrollSpace';

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
/** What so many rows of them bring into view is painted before others are drawn in their place. */
const STEP_ROWS = OVERSCAN / 2;

type ObserveOffset = VirtualizerOptions<HTMLElement, HTMLElement>['observeElementOffset'];

/** Of so many rows none that was drawn is among those that are. */
const JUMP_ROWS = 100;

/** Hears to which pixel the list scrolls itself. */
type Jump = (toPx: number) => void;

/**
 * Tells the virtualizer where the list is scrolled to: of a step, once that is painted; of more, before. Of a jump that the list makes
 * itself it tells at once, and not with the scroll event of the next frame: the rows there are drawn with whatever else the jump changes.
 */
const observeAfterSteps =
  (jump: RefObject<Jump | null>): ObserveOffset =>
  (virtualizer, tell) => {
    let callOff = () => {};
    const isWithin = (rows: number, offset: number) =>
      Math.abs(offset - (virtualizer.scrollOffset ?? 0)) <= rows * virtualizer.options.estimateSize(0);
    const stop = observeElementOffset(virtualizer, (offset, isScrolling) => {
      callOff();
      if (isScrolling && isWithin(STEP_ROWS, offset)) callOff = afterPaint(() => tell(offset, true));
      else tell(offset, isScrolling);
    });
    jump.current = (toPx) => {
      if (isWithin(JUMP_ROWS, toPx)) return;
      callOff();
      tell(toPx, false);
    };
    return () => {
      callOff();
      stop?.();
    };
  };

/**
 * Which rows to draw, of a list of any length. TanStack Virtual sees the slots of the scroll space, which a browser can
 * carry; which rows stand in them slides (scrollSpace.ts).
 */
export function useScrollWindow({ scroller, count, rowPx, headerPx, footerPx, cursor }: Given) {
  const [slide, setSlide] = useState(0);
  const spot = useRef<ScrollSpot>({ slide: 0, scrollPx: 0 });
  const jump = useRef<Jump>(null);
  const covered = headerPx + footerPx;
  const slots = slotsOf({ rowPx, count, viewPx: 0 });

  const virtualizer = useVirtualizer({
    count: slots,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowPx,
    observeElementOffset: observeAfterSteps(jump),
    // The list has the window's size until it is measured: its rows are drawn with all else, and the page is laid out once.
    initialRect: { width: innerWidth, height: innerHeight },
    overscan: OVERSCAN,
    paddingStart: headerPx,
    paddingEnd: footerPx,
    scrollPaddingStart: headerPx,
    scrollPaddingEnd: footerPx,
    rangeExtractor: useCallback(
      (range: Range) => {
        const drawn = defaultRangeExtractor(range);
        const slot = cursor === undefined ? -1 : cursor - slide;
        if (slot < 0 || slot >= range.count || drawn.includes(slot)) return drawn;
        return [slot, ...drawn];
      },
      [cursor, slide],
    ),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another row height is another measure of every slot
  useLayoutEffect(() => virtualizer.measure(), [rowPx]);

  const space = useCallback(
    () => ({ rowPx, count, viewPx: Math.max(rowPx, (scroller.current?.clientHeight ?? 0) - covered) }),
    [rowPx, count, covered, scroller],
  );

  /** Told of a slide that it has, React draws the grid once more to find that out. */
  const stand = useCallback((next: ScrollSpot) => {
    if (next.slide !== spot.current.slide) setSlide(next.slide);
    spot.current = next;
  }, []);

  /** Brings a pixel of the whole list to the top of the view. */
  const scrollToPx = useCallback(
    (px: number) => {
      const element = scroller.current;
      if (!element) return;
      const next = spotOf(space(), px);
      stand(next);
      element.scrollTop = next.scrollPx;
      jump.current?.(element.scrollTop);
    },
    [scroller, space, stand],
  );

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => {
      const next = scrolled(space(), spot.current, element.scrollTop);
      stand(next);
      if (Math.abs(next.scrollPx - element.scrollTop) >= 1) element.scrollTop = next.scrollPx;
    };
    // Before the virtualizer hears of it and draws: whoever asks then where the element is has it laid out for that.
    element.addEventListener('scroll', onScroll, true);
    return () => element.removeEventListener('scroll', onScroll, true);
  }, [scroller, space, stand]);

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

  const items = virtualizer.getVirtualItems();
  const drawn: Drawn[] = items.map(({ index, start }) => ({ position: index + slide, topPx: start }));
  const isCursorOff = cursor !== undefined && (cursor < slide || cursor >= slide + slots) && cursor < count;
  // Beyond the window the focused row waits at its nearer end, which is out of view as long as it is no end of the list.
  if (isCursorOff) drawn.unshift({ position: cursor, topPx: headerPx + (cursor < slide ? 0 : slots - 1) * rowPx });
  return {
    drawn,
    isScrolling: virtualizer.isScrolling,
    heightPx: slots * rowPx + covered,
    reveal,
    scrollToPx,
    topPx,
    pageRows: () => Math.max(1, Math.floor(space().viewPx / rowPx) - 1),
    /** Positions in view, with what is drawn beside them: [from, to). */
    seen: {
      from: (virtualizer.range?.startIndex ?? 0) + slide,
      to: (virtualizer.range?.endIndex ?? 0) + slide + 1,
    },
  };
}

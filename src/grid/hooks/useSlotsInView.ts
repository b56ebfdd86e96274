import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../state/afterPaint';
import { onResize } from '../../ui/onResize';
import { type SlotRange, slotsInView, type View } from '../model/slotsInView';

interface Given extends Pick<View, 'headerPx' | 'rowPx' | 'slots'> {
  readonly scroller: RefObject<HTMLElement | null>;
  /** Takes the pixel that the list was scrolled to, and returns the one where it is to stand. */
  readonly stand: (scrollPx: number) => number;
}

interface Scrolled extends Pick<View, 'scrollPx' | 'viewPx'> {
  readonly isScrolling: boolean;
}

/** What so many rows of it bring into view is painted before others are drawn in their place. */
const STEP_ROWS = 4;
/** Of so many rows none that was drawn is among those that are. */
const JUMP_ROWS = 100;
/** The list has come to rest when it was not scrolled for so long. */
const RESTS_AFTER_MS = 150;

/**
 * Follows which slots are in view, and draws again when these are others or when the list begins to move or comes to rest. Of a scroll by a
 * step it draws once the step is painted; of a longer one, before.
 */
export function useSlotsInView({ scroller, stand, headerPx, rowPx, slots }: Given) {
  // The list has the window's height until it is measured: its rows are drawn with all else, and the page is laid out once.
  const [drawn, draw] = useState<Scrolled>(() => ({ scrollPx: 0, viewPx: innerHeight, isScrolling: false }));
  const known = useRef(drawn);
  const measures = { headerPx, rowPx, slots };
  const current = useRef({ ...measures, stand });
  const callOff = useRef(() => {});
  useLayoutEffect(() => {
    current.current = { ...measures, stand };
  });

  const tell = useCallback((change: Partial<Scrolled>) => {
    const before = known.current;
    const next = { ...before, ...change };
    known.current = next;
    const range = (one: Scrolled): SlotRange => slotsInView({ ...current.current, ...one });
    const [was, is] = [range(before), range(next)];
    if (was.from === is.from && was.to === is.to && before.isScrolling === next.isScrolling) return;
    // React would draw what moves a frame later, and a gap would be seen.
    if (next.isScrolling) flushSync(() => draw(next));
    else draw(next);
  }, []);

  /** Whether a pixel is at most so many rows from the one told last. */
  const isWithin = useCallback(
    (rows: number, scrollPx: number) => Math.abs(scrollPx - known.current.scrollPx) <= rows * current.current.rowPx,
    [],
  );

  // Once for the element: a list that has another length meanwhile goes on being scrolled, and comes to rest.
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const scrollPx = current.current.stand(element.scrollTop);
      callOff.current();
      // A jump of its own, which is drawn already, is no movement.
      if (scrollPx === known.current.scrollPx && !known.current.isScrolling) return;
      clearTimeout(rest);
      rest = setTimeout(() => tell({ scrollPx, isScrolling: false }), RESTS_AFTER_MS);
      const show = () => tell({ scrollPx, isScrolling: true });
      if (isWithin(STEP_ROWS, scrollPx)) callOff.current = afterPaint(show);
      else show();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const unwatch = onResize(element, () => {
      const viewPx = element.clientHeight;
      return () => tell({ viewPx });
    });
    return () => {
      element.removeEventListener('scroll', onScroll);
      unwatch();
      callOff.current();
      clearTimeout(rest);
    };
  }, [scroller, tell, isWithin]);

  /**
   * Draws a jump that the list has made itself at once, and not with the scroll event of the next frame: the rows there are drawn with
   * whatever else the jump changes.
   */
  const jumped = useCallback(
    (scrollPx: number) => {
      if (isWithin(JUMP_ROWS, scrollPx)) return;
      callOff.current();
      tell({ scrollPx, isScrolling: false });
    },
    [tell, isWithin],
  );

  return { range: slotsInView({ ...measures, ...drawn }), isScrolling: drawn.isScrolling, jumped };
}

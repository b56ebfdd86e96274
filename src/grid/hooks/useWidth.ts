import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The width of an element in pixels, followed as it changes; 0 before it is drawn. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const seen = element.current;
    if (!seen) return;
    setWidthPx(seen.clientWidth);
    // At once: React would draw it a frame later, and what depends on the width would be seen as it was.
    const observer = new ResizeObserver(() => flushSync(() => setWidthPx(seen.clientWidth)));
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element]);
  return widthPx;
}

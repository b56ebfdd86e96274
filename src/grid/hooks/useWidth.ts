import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from '../../ui/onResize';

/** The width of an element in pixels, followed as it changes; 0 before it is drawn. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [widthPx, setWidthPx] = useState(0);
  useLayoutEffect(() => {
    const seen = element.current;
    if (!seen) return;
    setWidthPx(seen.clientWidth);
    return onResize(seen, () => {
      const { clientWidth } = seen;
      return () => setWidthPx(clientWidth);
    });
  }, [element]);
  return widthPx;
}

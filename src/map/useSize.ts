import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Size } from './mercator';

/** The size of an element in pixels, followed as it changes; null before it is drawn. */
export function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const seen = element.current;
    if (!seen) return;
    const measure = () => {
      const { clientWidth: widthPx, clientHeight: heightPx } = seen;
      if (widthPx > 0 && heightPx > 0)
        setSize((before) =>
          before?.widthPx === widthPx && before.heightPx === heightPx ? before : { widthPx, heightPx },
        );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(seen);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

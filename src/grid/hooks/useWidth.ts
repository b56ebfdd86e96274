import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { onResize } from '../../ui/onResize';

/**
 * The width of an element in pixels; 0 before it is drawn. Draws again as it changes, but for who needs it only once something else has
 * happened, and says so by `isNeeded`: then it is there, and nothing was drawn or laid out for it before.
 */
export function useWidth(element: RefObject<HTMLElement | null>, isNeeded = true): number {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const widthPx = useRef(0);
  const needed = useRef(isNeeded);
  needed.current = isNeeded;
  useLayoutEffect(() => {
    const seen = element.current;
    if (!seen) return;
    const take = (clientWidth: number) => {
      const isOther = clientWidth !== widthPx.current;
      widthPx.current = clientWidth;
      if (isOther && needed.current) draw();
    };
    if (needed.current) take(seen.clientWidth);
    return onResize(seen, () => {
      const { clientWidth } = seen;
      return () => take(clientWidth);
    });
  }, [element]);
  return widthPx.current;
}

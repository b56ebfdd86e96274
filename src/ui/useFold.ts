import { type RefObject, useLayoutEffect, useState } from 'react';
import { onResize } from './onResize';

/**
 * How far a bar of one line has to fold what it holds: from 0, where all of it is shown, up to `most`. Tried from 0 on whenever its width
 * or the `content` changes, and decided before anything is painted, so that no wrong layout is ever seen. The line is the box itself or
 * one of its children; it is too long when its content is wider than it.
 */
export function useFold(box: RefObject<HTMLElement | null>, content: string, most: number): number {
  const [widthPx, setWidthPx] = useState(0);
  const tried = `${widthPx} ${content}`;
  const [fold, setFold] = useState({ tried, at: 0 });
  const at = fold.tried === tried ? Math.min(fold.at, most) : 0;
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    setWidthPx(current.clientWidth);
    return onResize(current, () => {
      const { clientWidth } = current;
      return () => setWidthPx(clientWidth);
    });
  }, [box]);
  useLayoutEffect(() => {
    if (box.current && at < most && isTooLong(box.current)) setFold({ tried, at: at + 1 });
  });
  return at;
}

const isTooLong = (box: HTMLElement) => [box, ...box.children].some((line) => line.scrollWidth > line.clientWidth);

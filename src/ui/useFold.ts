import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from './onResize';

/**
 * How far a bar of one line has to fold what it holds: from 0, where all of it is shown, up to `most`. Tried from 0 on whenever its width
 * or the `content` changes, and decided before anything is painted, so that no wrong layout is ever seen. The line is the box itself or
 * one of its children; it is too long when its content is wider than it.
 */
export function useFold(box: RefObject<HTMLElement | null>, content: string, most: number): number {
  const [fold, setFold] = useState({ content, at: 0 });
  const at = fold.content === content ? Math.min(fold.at, most) : 0;
  const widthPx = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (box.current && at < most && isTooLong(box.current)) setFold({ content, at: at + 1 });
  });
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    return onResize(current, () => {
      const { clientWidth } = current;
      return () => {
        const isOther = widthPx.current !== undefined && widthPx.current !== clientWidth;
        widthPx.current = clientWidth;
        if (isOther) setFold((before) => ({ ...before, at: 0 }));
      };
    });
  }, [box]);
  return at;
}

const isTooLong = (box: HTMLElement) => [box, ...box.children].some((line) => line.scrollWidth > line.clientWidth);

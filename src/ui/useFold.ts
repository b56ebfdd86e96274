import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from './onResize';

/**
 * How far a bar of one line has to fold what it holds: from 0, where all of it is shown, up to `most`. Tried from 0 on whenever it gets
 * wider or the `content` changes, and from where it is whenever it gets narrower; decided before anything is painted, so that no wrong
 * layout is ever seen. The line is the box itself or one of its children; it is too long when its content is wider than it.
 */
export function useFold(box: RefObject<HTMLElement | null>, content: string, most: number): number {
  const [fold, setFold] = useState({ content, at: 0 });
  const at = fold.content === content ? Math.min(fold.at, most) : 0;
  const widthPx = useRef(0);
  const decide = useRef(() => {});
  decide.current = () => {
    const { current } = box;
    if (!current) return;
    const { clientWidth } = current;
    const isWider = clientWidth > widthPx.current;
    widthPx.current = clientWidth;
    if (isWider && at > 0) setFold({ content, at: 0 });
    else if (at < most && isTooLong(current)) setFold({ content, at: at + 1 });
  };
  useLayoutEffect(() => decide.current());
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    return onResize(current, () => {
      // Whoever draws the bar at another width has decided it by now.
      const isOther = current.clientWidth !== widthPx.current;
      return () => isOther && decide.current();
    });
  }, [box]);
  const parts = useRef(new Map<Element, () => void>());
  useLayoutEffect(() => {
    const { current } = box;
    if (current) watchParts(current, parts.current, () => decide.current());
  });
  useLayoutEffect(() => {
    const watched = parts.current;
    return () => {
      for (const stop of watched.values()) stop();
      watched.clear();
    };
  }, []);
  return at;
}

/** What a part of a line says may come or grow without the bar being drawn anew: a text or a key that is on its way. */
function watchParts(box: HTMLElement, watched: Map<Element, () => void>, decide: () => void): void {
  const now = new Set([...box.children].flatMap((line) => [line, ...line.children]));
  for (const [part, stop] of watched) {
    if (now.has(part)) continue;
    stop();
    watched.delete(part);
  }
  for (const part of now) {
    if (watched.has(part)) continue;
    watched.set(
      part,
      onResize(part, () => {
        const isOver = isTooLong(box);
        return () => isOver && decide();
      }),
    );
  }
}

const isTooLong = (box: HTMLElement) => [box, ...box.children].some((line) => line.scrollWidth > line.clientWidth);

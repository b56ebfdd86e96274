import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { onResize } from './onResize';

/**
 * How far a bar of one line has to fold what it holds: from 0, where all of it is shown, up to `most`. Tried from 0 on whenever it gets
 * wider, the `content` or what a part that matches `words` says changes, and from where it is whenever it gets narrower; decided before
 * anything is painted, so that no wrong layout is ever seen. The line is the box itself or one of its children; it is too long when its content
 * is wider than it: what keeps the last of it from the edge is therefore no padding, which content may cover, but a part of it.
 */
export function useFold(box: RefObject<HTMLElement | null>, content: string, most: number, words?: string): number {
  const [fold, setFold] = useState({ content, at: 0 });
  const at = fold.content === content ? Math.min(fold.at, most) : 0;
  const widthPx = useRef(0);
  // For what it is told alone: to ask for a width has the page laid out, and a bar is drawn anew at each key.
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const decide = () => {
      const { clientWidth } = current;
      const isWider = clientWidth > widthPx.current;
      widthPx.current = clientWidth;
      const next = isWider && at > 0 ? 0 : at < most && isTooLong(current) ? at + 1 : at;
      if (next !== at) setFold({ content, at: next });
    };
    decide();
    const stop = onResize(current, () => decide);
    // What a button says may come without the bar being drawn anew: a text or a key that is on its way.
    const later = new MutationObserver((records) => {
      if (words !== undefined && records.some(({ target }) => isWithin(target, words))) widthPx.current = 0;
      flushSync(decide);
    });
    later.observe(current, { subtree: true, childList: true, characterData: true });
    return () => {
      stop();
      later.disconnect();
    };
  }, [box, content, most, at, words]);
  return at;
}

const isWithin = (node: Node, selector: string) =>
  (node instanceof Element ? node : node.parentElement)?.closest(selector) != null;

const isTooLong = (box: HTMLElement) => [box, ...box.children].some((line) => line.scrollWidth > line.clientWidth);

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
  const [fold, setFold] = useState({ content: '', at: 0 });
  const isOfThis = fold.content === content;
  const at = isOfThis ? Math.min(fold.at, most) : 0;
  const widthPx = useRef(0);
  const decide = useRef(() => {});
  const lateTexts = useRef<MutationObserver>(null);
  useLayoutEffect(() => {
    decide.current = () => {
      const { current } = box;
      if (!current) return;
      const { clientWidth } = current;
      const isWider = clientWidth > widthPx.current;
      widthPx.current = clientWidth;
      const next = isWider && at > 0 ? 0 : at < most && isTooLong(current) ? at + 1 : at;
      if (next !== at) setFold({ content, at: next });
    };
  });
  // Once the browser has laid the page out for the next frame: asked for its width here, it would do so in the midst of what was drawn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is watched anew, and so decided about
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const stop = onResize(current, () => () => decide.current());
    // What a button says may come without the bar being drawn anew: a text or a key that is on its way.
    const observer = new MutationObserver((records) => {
      if (words !== undefined && records.some(({ target }) => isWithin(target, words))) widthPx.current = 0;
      flushSync(() => decide.current());
    });
    observer.observe(current, { subtree: true, childList: true, characterData: true });
    lateTexts.current = observer;
    return () => {
      stop();
      observer.disconnect();
    };
  }, [box, content, most, words]);
  // A decision is tried in the same frame, and what it draws is heard of as no text that came late.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each decision, and no other drawing
  useLayoutEffect(() => {
    lateTexts.current?.takeRecords();
    if (isOfThis) decide.current();
  }, [fold]);
  return at;
}

const isWithin = (node: Node, selector: string) =>
  (node instanceof Element ? node : node.parentElement)?.closest(selector) != null;

const isTooLong = (box: HTMLElement) => [box, ...box.children].some((line) => line.scrollWidth > line.clientWidth);

import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
} from 'react';

/** As many as the list has room for at its highest. */
const DRAWN_FIRST = 12;
/** Longer than anybody waits who opens it to type: to take them away again would be a third of what the first key does. */
const REST_MS = 1500;

interface Lines {
  /** Of all lines, in their order; no two alike. */
  readonly keys: readonly string[];
  /** Where each section begins among them. */
  readonly starts: readonly number[];
  /** The one that is marked until somebody moves the mark; -1 where none is yet. */
  readonly first: number;
  /** What they were found by: with another the mark is on the first again. */
  readonly text: string;
  readonly onChoose: (key: string) => void;
  readonly list: RefObject<HTMLElement | null>;
}

/** The line that is marked among those that these words find. */
interface Mark {
  readonly text: string;
  readonly key: string | undefined;
  /** By a person, and not for being the first. */
  readonly isMoved: boolean;
}

const LINE = '[role="option"]';
const keyAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>(LINE)?.dataset.value : undefined;

/**
 * Which line of a list is marked, and how many are drawn. The focus stays in the field; the mark stays on its line, whatever comes or goes
 * around it. At a key only the lines that can be seen are drawn; the others follow when one comes to rest, scrolls, walks there, or has a
 * hand on them to do so.
 */
export function useLines({ keys, starts, first, text, onChoose, list }: Lines) {
  // No state: to set it while drawing would draw all of this twice at every key.
  const mark = useRef<Mark>({ text, key: keys[first], isMoved: false });
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  const { current } = mark;
  // What was first where this was drawn in the quiet is nobody's choice: it may stand anywhere among what there is at the opening. What words
  // have found is looked at, and no answer moves the mark off it.
  const isMeant = current.text === text && (current.isMoved || text.trim() !== '');
  const known = isMeant && current.key !== undefined ? keys.indexOf(current.key) : -1;
  const isMoved = known !== -1 && current.isMoved;
  const at = known === -1 ? first : known;
  const marked = keys[at];
  useLayoutEffect(() => {
    mark.current = { text, key: marked, isMoved };
  }, [text, marked, isMoved]);
  const setMark = (key: string) => {
    mark.current = { text, key, isMoved: true };
    draw();
  };
  // No state either: to take it back at the next key would draw that key's lines twice.
  const wholeOf = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who comes back to these words finds them as new ones
  useEffect(() => {
    return () => {
      wholeOf.current = null;
    };
  }, [text]);
  const isWhole = wholeOf.current === text || keys.length <= DRAWN_FIRST;
  const beWhole = () => {
    if (isWhole) return;
    wholeOf.current = text;
    draw();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is of these words
  useEffect(() => {
    if (isWhole) return;
    const timer = setTimeout(() => startTransition(beWhole), REST_MS);
    return () => clearTimeout(timer);
  }, [text, isWhole]);

  const isScrolled = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what other words find is seen from its beginning
  useLayoutEffect(() => {
    if (isScrolled.current) list.current?.scrollTo(0, 0);
  }, [text]);
  const hasWalked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark may lie out of view
  useLayoutEffect(() => {
    if (!hasWalked.current) return;
    hasWalked.current = false;
    const line = list.current?.querySelector(`${LINE}[aria-selected="true"]`);
    // With the first of a section its heading.
    if (starts.includes(at)) line?.previousElementSibling?.scrollIntoView({ block: 'nearest' });
    line?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  const walkTo = (place: number) => {
    const key = keys.at(place >= keys.length ? 0 : place);
    if (key === undefined) return;
    hasWalked.current = true;
    // The event of it comes later.
    isScrolled.current = true;
    if (place < 0 || place >= DRAWN_FIRST) beWhole();
    setMark(key);
  };
  const walkSection = (by: 1 | -1) => {
    const own = starts.findLastIndex((start) => start <= at);
    walkTo(starts[own + by] ?? Math.max(0, at) + by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (event.defaultPrevented || nativeEvent.isComposing || event.keyCode === 229) return;
    const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (by !== 0 && event.altKey) walkSection(by);
    else if (key === 'End' || (by === 1 && event.metaKey)) walkTo(-1);
    else if (key === 'Home' || (by === -1 && event.metaKey)) walkTo(0);
    // From no mark at all either way leads to an end.
    else if (by !== 0) walkTo(at === -1 && by === 1 ? 0 : Math.max(0, at) + by);
    else if (key !== 'Enter') return;
    // Enter held down chooses once: it must not run what the next step happens to begin with.
    else if (marked !== undefined && !event.repeat) onChoose(marked);
    event.preventDefault();
  };
  return {
    marked,
    drawnCount: isWhole ? keys.length : DRAWN_FIRST,
    onKeyDown,
    onPointerMove: ({ target }: MouseEvent) => {
      beWhole();
      const key = keyAt(target);
      if (key !== undefined && key !== marked) setMark(key);
    },
    onPointerDown: beWhole,
    onClick: ({ target }: MouseEvent) => {
      const key = keyAt(target);
      if (key !== undefined) onChoose(key);
    },
    onScroll: () => {
      isScrolled.current = list.current?.scrollTop !== 0;
      if (isScrolled.current) beWhole();
    },
  };
}

import { type KeyboardEvent, useEffect, useState } from 'react';
import { announce } from '../../ui/announcer';
import type { ChartWindow } from './rows';

interface Given {
  readonly window: ChartWindow;
  /** What is said of a bucket. */
  readonly describe: (index: number) => string;
  /** How many steps up and down are: a week of the calendar. Without it these keys scroll the page. */
  readonly rowLength?: number;
  /** What comes later stands to the left: a calendar in a language that is read so. */
  readonly isRightToLeft?: boolean;
  /** Shift selects and Enter takes what is selected; Esc, with nothing selected, gives null. */
  readonly onZoom?: (window: ChartWindow | null) => void;
  /** PageUp (-1) and PageDown (1) turn a page; without it they move by a tenth of the window. */
  readonly onPage?: (by: -1 | 1) => void;
}

/**
 * The crosshair of a chart, by keys and by pointer. Arrows follow the eye: axes of time run left to right in every language
 * (docs/specification.md section 10.2, rule 10), a calendar as its language does. Each value the keys come to is announced.
 */
export function useCursor({ window, describe, rowLength, isRightToLeft = false, onZoom, onPage }: Given) {
  const [at, setAt] = useState<number | null>(null);
  const [anchor, setAnchor] = useState<number | null>(null);
  const within = (index: number) => Math.min(window.last, Math.max(window.first, index));
  // What the crosshair was on may have left the window.
  const shown = at === null || window.last < window.first ? null : within(at);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another window, another selection
  useEffect(() => setAnchor(null), [window.first, window.last]);

  const moveTo = (index: number, extending: boolean) => {
    const next = within(index);
    setAnchor(extending ? (anchor ?? shown ?? next) : null);
    setAt(next);
    announce(describe(next));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || window.last < window.first) return;
    // Here it takes what is selected, or nothing: it does not begin something else.
    if (event.key === 'Enter') event.stopPropagation();
    const from = shown ?? window.last;
    const page = Math.max(1, Math.round((window.last - window.first + 1) / 10));
    const forwards = isRightToLeft ? -1 : 1;
    const extending = event.shiftKey && onZoom !== undefined;
    const targets: Record<string, number | undefined> = {
      ArrowLeft: from - forwards,
      ArrowRight: from + forwards,
      ArrowUp: rowLength && from - rowLength,
      ArrowDown: rowLength && from + rowLength,
      PageUp: onPage ? undefined : from - page,
      PageDown: onPage ? undefined : from + page,
      Home: window.first,
      End: window.last,
    };
    const target = targets[event.key];
    if (target !== undefined) moveTo(target, extending);
    else if (onPage && (event.key === 'PageUp' || event.key === 'PageDown')) onPage(event.key === 'PageUp' ? -1 : 1);
    else if (event.key === 'Enter' && onZoom && anchor !== null && shown !== null && anchor !== shown)
      onZoom({ first: Math.min(anchor, shown), last: Math.max(anchor, shown) });
    else if (event.key === 'Escape' && onZoom) {
      if (anchor !== null) setAnchor(null);
      else onZoom(null);
    } else return;
    event.preventDefault();
  };

  return {
    at: shown,
    /** The other end of what is being selected by Shift and arrows. */
    anchor: shown === null ? null : anchor,
    onKeyDown,
    /** By pointer: seen, not said. */
    point: (index: number | null) => {
      if (anchor === null) setAt(index === null ? null : within(index));
    },
    onFocus: () => {
      if (shown === null && window.last >= window.first) moveTo(window.last, false);
    },
    onBlur: () => {
      setAt(null);
      setAnchor(null);
    },
  };
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridModel } from '../model/gridState';
import type { useScrollWindow } from './useScrollWindow';

interface Given {
  readonly model: GridModel;
  /** Changes when positions do. */
  readonly version: number;
  readonly window: ReturnType<typeof useScrollWindow>;
  readonly scroller: RefObject<HTMLElement | null>;
  readonly linePx: number;
  /** Rows that stand side by side in a line. */
  readonly perLine: number;
}

/**
 * Keeps what is in view where it is when rows above turn out fewer or more, or when lines come to hold more or fewer rows or another
 * height, and gives the cursor of a row that has left to the one in its place.
 */
export function useScrollAnchor({ model, version, window, scroller, linePx, perLine }: Given) {
  const top = useRef<{ readonly id: string; readonly line: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a version is the moment at which positions change
  useLayoutEffect(() => {
    const { list } = model;
    const before = top.current;
    const position = before === null ? undefined : list.positionOf(before.id);
    const line = position === undefined ? undefined : Math.floor(position / perLine);
    if (before !== null && line !== undefined && line !== before.line && (scroller.current?.scrollTop ?? 0) > 0) {
      window.scrollToPx(window.topPx() + (line - before.line) * linePx);
    }
    model.reconcileCursor();
  }, [version]);
  const measured = useRef({ window, linePx, perLine });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other measures of a line move rows that are where they were
  useLayoutEffect(() => {
    const before = measured.current;
    if (before.linePx === linePx && before.perLine === perLine) return;
    const topPx = before.window.topPx();
    const belowTopPx = (position: number) => Math.floor(position / before.perLine) * before.linePx - topPx;
    const { cursor } = model.state;
    const cursorAt = cursor === null ? undefined : model.list.positionOf(cursor);
    const isSeen =
      cursorAt !== undefined &&
      belowTopPx(cursorAt) > -before.linePx &&
      belowTopPx(cursorAt) < (scroller.current?.clientHeight ?? 0);
    const kept = isSeen ? cursorAt : Math.ceil(topPx / before.linePx) * before.perLine;
    const line = Math.floor(kept / perLine);
    window.scrollToPx(line * linePx - belowTopPx(kept));
    // What had the focus in view has it in view, also where its line is higher or the view is lower than before.
    if (isSeen) window.reveal(line);
  }, [linePx, perLine]);
  useEffect(() => {
    measured.current = { window, linePx, perLine };
    const line = Math.ceil(window.topPx() / linePx);
    const id = model.list.idAt(line * perLine);
    top.current = id === undefined ? null : { id, line };
  });
}

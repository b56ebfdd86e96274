import { useEffect, useRef } from 'react';
import type { GridModel } from '../model/gridState';

/** Where the cursor was when a list was left, by what it listed. */
const leftAt = new Map<string, { readonly id: string; readonly position: number }>();
/** The row to go back to (advance.ts), by the same. */
const leftBefore = new Map<string, string | null>();

/**
 * The path that the console itself navigated to last; the router dispatches these events. If the current path differs, we got here by the
 * browser's Back or Forward (`popstate` fires too late, after the router has rendered the list).
 */
let wentTo: string | null = null;
for (const step of ['pushState', 'replaceState']) {
  addEventListener(step, () => {
    wentTo = location.pathname;
  });
}

/** The Back button leads to the row that the person left from, however far down it is. `listed`: the address of the list. */
export function useScrollRestoration(model: GridModel, listed: string) {
  const left = useRef(listed);
  left.current = listed;
  useEffect(() => {
    const place = leftAt.get(left.current);
    const isBack = wentTo !== location.pathname;
    if (isBack) model.state.left = leftBefore.get(left.current) ?? null;
    if (place && isBack && model.state.opened === null) model.restorePosition(place.id, place.position);
    return () => {
      const { cursor } = model.state;
      leftBefore.set(left.current, model.state.left);
      const position = cursor === null ? undefined : model.list.positionOf(cursor);
      if (cursor !== null && position !== undefined) leftAt.set(left.current, { id: cursor, position });
    };
  }, [model]);
}

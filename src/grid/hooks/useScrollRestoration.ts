import { useEffect, useRef } from 'react';
import { isReturn } from '../../navigation/steps';
import type { GridModel } from '../model/gridState';

/** Where the cursor was when a list was left, by what it listed. */
const leftAt = new Map<string, { readonly id: string; readonly position: number }>();
/** The row to go back to (advance.ts), by the same. */
const leftBefore = new Map<string, string | null>();

/** The Back button leads to the row that the person left from, however far down it is. `listed`: the address of the list. */
export function useScrollRestoration(model: GridModel, listed: string) {
  const left = useRef(listed);
  left.current = listed;
  useEffect(() => {
    const place = leftAt.get(left.current);
    const isBack = isReturn();
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

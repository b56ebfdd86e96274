import { useEffect, useReducer } from 'react';
import { onCommitted } from '../../state/rows';
import type { List } from '../rows/listState';

/** Draws again when rows of this kind were settled: once a frame, however many rows a job settles in it. */
export function useSettled(list: List): void {
  const [, again] = useReducer((turn: number) => turn + 1, 0);
  useEffect(() => {
    let frame = 0;
    const stop = onCommitted((kind) => {
      if (kind !== list.rows.kind || frame !== 0) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        again();
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [list]);
}

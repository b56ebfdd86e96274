import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { ROW } from './address';
import type { GridModel } from './gridShape';

/** Rest before the address follows: browsers refuse more than a hundred changes of it in half a minute. */
const REST_MS = 200;

/**
 * The open row stands in the address, so that a link and the way back open it. The model leads; the address follows after a
 * rest, and leads only when somebody else changed it.
 */
export function useRowInAddress(
  model: GridModel,
  inAddress: string | null,
  write: (id: string | null, isNew: boolean) => void,
) {
  useEffect(() => model.follow(inAddress), [model, inAddress]);
  useEffect(() => {
    let timer = 0;
    const stop = subscribeKey(model.shape, 'opened', (opened) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        const before = new URLSearchParams(location.search).get(ROW);
        if (before !== opened) write(opened, before === null);
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [model, write]);
}

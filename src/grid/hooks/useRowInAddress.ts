import { useEffect, useRef } from 'react';
import { subscribeKey } from 'valtio/utils';
import { currentPath } from '../../navigation/basePath';
import { ROW } from '../model/address';
import type { GridModel } from '../model/gridState';

/** Rest before the address follows to another row: browsers refuse more than a hundred changes of it in half a minute. */
const REST_MS = 200;

/**
 * The open row is kept in the address, so that a link and the Back button open it. The model leads; the address follows after a
 * short delay, or at once to none, and leads only when something else changed it.
 */
export function useRowInAddress(
  model: GridModel,
  inAddress: string | null,
  write: (id: string | null, isNew: boolean) => void,
) {
  /** What was written last and has not come back yet: by then the person may have closed or opened something else. */
  const awaited = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const isOwn = inAddress === awaited.current;
    awaited.current = undefined;
    if (!isOwn) model.syncOpenedFromUrl(inAddress);
  }, [model, inAddress]);
  useEffect(() => {
    const path = currentPath();
    let timer: number | undefined;
    const follow = () => {
      timer = undefined;
      const { opened } = model.state;
      const before = new URLSearchParams(location.search).get(ROW);
      if (before === opened) return;
      awaited.current = opened;
      write(opened, before === null);
    };
    const stop = subscribeKey(model.state, 'opened', (opened) => {
      clearTimeout(timer);
      // A page that is reloaded opens nothing that has been closed, however soon.
      if (opened === null) follow();
      else timer = window.setTimeout(follow, REST_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
      // A list that is drawn anew, as in another language, opens what the address names.
      if (timer !== undefined && currentPath() === path) follow();
    };
  }, [model, write]);
}

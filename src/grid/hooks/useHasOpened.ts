import { useCallback, useSyncExternalStore } from 'react';
import { subscribe } from 'valtio/vanilla';
import type { GridModel } from '../model/gridState';

/** Whether a row is open: drawn again when one opens or the last closes, not when the next one is. */
export const useHasOpened = ({ state }: GridModel): boolean =>
  useSyncExternalStore(
    useCallback((changed: () => void) => subscribe(state, changed), [state]),
    () => state.opened !== null,
  );

import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { session } from '../../state/session';
import type { List } from '../rows/listState';

/** Tries again what a list could not load, once the network or the session is back. */
export function useRetry(list: List): void {
  useEffect(() => {
    const again = () => {
      if (list.state.failures.length > 0 || list.state.stale !== null) list.retry();
    };
    addEventListener('online', again);
    const stop = subscribeKey(session, 'phase', (phase) => phase === 'in' && again());
    return () => {
      removeEventListener('online', again);
      stop();
    };
  }, [list]);
}

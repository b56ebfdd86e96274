import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { session } from '../state/session';
import type { List } from './listShape';

const LOOK_EVERY_MS = 30_000;

/** Looks gently for what is new while the page is in view, and tries again what failed once the way is open again. */
export function useFreshRows(list: List) {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && session.phase === 'in') void list.look();
    };
    const again = () => {
      if (list.shape.failures.length > 0) list.retry();
    };
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('focus', look);
    addEventListener('online', again);
    const stop = subscribeKey(session, 'phase', (phase) => phase === 'in' && again());
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
      removeEventListener('online', again);
      stop();
    };
  }, [list]);
}

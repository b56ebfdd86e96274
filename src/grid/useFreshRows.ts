import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { whenSettled } from '../state/rows';
import { session } from '../state/session';
import type { List } from './listShape';

const LOOK_EVERY_MS = 30_000;
/** After a change of a row that this list does not show: it may belong here now. */
const LOOK_SOON_MS = 300;

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
    let soon: ReturnType<typeof setTimeout> | undefined;
    const stopHearing = whenSettled((kind, id) => {
      if (kind !== list.rows.kind || list.positionOf(id) !== undefined) return;
      clearTimeout(soon);
      soon = setTimeout(look, LOOK_SOON_MS);
    });
    const stop = subscribeKey(session, 'phase', (phase) => phase === 'in' && again());
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      stopHearing();
      removeEventListener('focus', look);
      removeEventListener('online', again);
      stop();
    };
  }, [list]);
}

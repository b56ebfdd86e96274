import { useEffect } from 'react';
import { subscribeKey } from 'valtio/utils';
import { whenMoved } from '../../state/listMoves';
import { whenSettled } from '../../state/rows';
import { session } from '../../state/session';
import type { GridModel } from '../model/gridState';

const LOOK_EVERY_MS = 30_000;
/** After a change of a row that this list does not show: it may belong here now. */
const LOOK_SOON_MS = 300;

/** After what was added here or in another tab: a job that adds many is shown once, when it rests. */
const READ_SOON_MS = 100;

/**
 * Looks gently for what is new while the page is in view, and tries again what failed once the way is open again. What the person's own
 * commands put into this list or take out of it is shown at once, and what was added here has the cursor.
 */
export function useFreshRows(model: GridModel) {
  useEffect(() => {
    const { list } = model;
    const look = () => {
      if (document.visibilityState === 'visible' && session.phase === 'in') void list.look();
    };
    const again = () => {
      if (list.shape.failures.length > 0 || list.shape.stale !== null) list.retry();
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
    let added: string | null = null;
    /** The added row has the cursor, or can't. */
    let isShown = () => {};
    let reading: ReturnType<typeof setTimeout> | undefined;
    const isHeld = (id: string) => list.positionOf(id) !== undefined && !list.hasLeft(id);
    const read = async () => {
      const id = added;
      const done = isShown;
      added = null;
      isShown = () => {};
      if (session.phase === 'in') {
        if (id === null) model.surface.verb('refresh');
        else if (isHeld(id)) model.focusRow(id);
        else await model.surface.find(id);
      }
      done();
    };
    const stopMoves = whenMoved(({ kind, id, as, isOwn }) => {
      if (kind !== list.rows.kind) return;
      // The cursor is on it already.
      if (as === 'undone' && isHeld(id)) return;
      // What was there already was meant all the same.
      if (as !== 'out' && isOwn) {
        added = id;
        isShown();
        isShown = model.surface.making();
      } else if (as === 'out' ? list.positionOf(id) === undefined : isHeld(id)) return;
      if (as === 'out' && added === id) added = null;
      clearTimeout(reading);
      reading = setTimeout(() => void read(), READ_SOON_MS);
    });
    const stop = subscribeKey(session, 'phase', (phase) => phase === 'in' && again());
    return () => {
      clearInterval(timer);
      clearTimeout(soon);
      clearTimeout(reading);
      isShown();
      stopHearing();
      stopMoves();
      removeEventListener('focus', look);
      removeEventListener('online', again);
      stop();
    };
  }, [model]);
}

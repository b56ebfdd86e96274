import { useEffect } from 'react';
import { live } from '../../state/happenings';
import { onListMove } from '../../state/listMoves';
import { onceQuiet } from '../../state/onceQuiet';
import { onCommitted } from '../../state/rows';
import { session } from '../../state/session';
import { isUserActive } from '../../state/userActivity';
import type { GridModel } from '../model/gridState';

const LOOK_EVERY_MS = 30_000;
/** An unattended list stops polling: otherwise it would keep its session from ending. */
const USED_WITHIN_MS = 5 * 60_000;
/** After a change of a row that this list does not show: it may belong here now. */
const LOOK_SOON_MS = 300;

/** After what was added here or in another tab: a job that adds many is shown once, when it rests. */
const READ_SOON_MS = 100;

/**
 * Looks gently for what is new while the page is in view. What the person's own commands put into this list or take out of it is shown at
 * once, and what was added here has the cursor.
 */
export function useNewRowsPolling(model: GridModel) {
  useEffect(() => {
    const { list } = model;
    const look = () => {
      if (isUserActive(USED_WITHIN_MS) && session.phase === 'in') void list.checkForNew();
    };
    // A server that says what comes is not asked for it (useOthersWork.ts).
    const timer = setInterval(() => live.isOn || look(), LOOK_EVERY_MS);
    addEventListener('focus', look);
    const looking = onceQuiet(LOOK_SOON_MS, look);
    const stopHearing = onCommitted((kind, id) => {
      if (kind === list.rows.kind && list.positionOf(id) === undefined) looking.ask();
    });
    let added: string | null = null;
    /** The added row has the cursor, or can't. */
    let isShown = () => {};
    const isHeld = (id: string) => list.positionOf(id) !== undefined && !list.hasLeft(id);
    const read = async () => {
      const id = added;
      const done = isShown;
      added = null;
      isShown = () => {};
      if (session.phase === 'in') {
        if (id === null) model.view.verb('refresh');
        else if (isHeld(id)) model.focusRow(id);
        else await model.view.find(id);
      }
      done();
    };
    const reading = onceQuiet(READ_SOON_MS, () => void read());
    const stopMoves = onListMove(({ kind, id, as, isOwn }) => {
      if (kind !== list.rows.kind) return;
      // The cursor is on it already.
      if (as === 'undone' && isHeld(id)) return;
      // What was there already was meant all the same.
      if (as !== 'out' && as !== 'replaced' && isOwn) {
        added = id;
        isShown();
        isShown = model.view.making();
      } else if (as === 'out' ? list.positionOf(id) === undefined : isHeld(id)) return;
      if (as === 'out' && added === id) added = null;
      reading.ask();
    });
    return () => {
      clearInterval(timer);
      looking.stop();
      reading.stop();
      isShown();
      stopHearing();
      stopMoves();
      removeEventListener('focus', look);
    };
  }, [model]);
}

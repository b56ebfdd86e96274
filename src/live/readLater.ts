import type { Kind } from '../../commands/core/rows';
import { emitHappening } from '../state/happenings';
import { baseOf, cellOf } from '../state/rows';
import { isUserActive } from '../state/userActivity';
import { atMostEvery } from './atMostEvery';
import { followOwnChanges } from './ownEchoes';
import { canReadOne, readEach } from './readAgain';

/** Of more than so many rows of a kind the pages in view are read, not the rows. */
const FEW = 8;
const READ_EVERY_MS = 1000;
/** Nothing is read for nobody: a call of a window that is left alone would keep its session from ending. */
const USED_WITHIN_MS = 5 * 60_000;

/**
 * Reads what others have changed of the rows that are loaded: a few one by one, of many the pages in view (manyChanged). What this tab is
 * changing itself waits until that is answered.
 */
export function openReader() {
  /** By kind and row, how many events have told of it. */
  const wanted = new Map<Kind, Map<string, number>>();
  const all = new Set<Kind>();
  const own = followOwnChanges();
  const { ask, stop } = atMostEvery(READ_EVERY_MS, () => {
    if (!isUserActive(USED_WITHIN_MS)) return ask();
    for (const kind of all) {
      wanted.delete(kind);
      emitHappening('manyChanged', kind, undefined);
    }
    all.clear();
    for (const [kind, rows] of wanted) read(kind, rows);
    if (wanted.size > 0) ask();
  });

  function read(kind: Kind, rows: Map<string, number>): void {
    const ids: string[] = [];
    for (const [id, events] of rows) {
      if ((cellOf(kind, id)?.pending ?? 0) > 0) continue;
      rows.delete(id);
      const others = own.othersAmong(kind, id, events);
      if (others > 0 && baseOf(kind, id) !== undefined) ids.push(id);
    }
    if (rows.size === 0) wanted.delete(kind);
    if (ids.length === 0) return;
    if (ids.length > FEW || !canReadOne(kind)) emitHappening('manyChanged', kind, ids);
    else void readEach(kind, ids);
  }

  return {
    /** What was told of one row. */
    one: (kind: Kind, id: string): void => {
      const rows = wanted.get(kind) ?? new Map<string, number>();
      wanted.set(kind, rows.set(id, (rows.get(id) ?? 0) + 1));
      ask();
    },
    /** What was told of one row was done here, and is known. */
    ownHeard: (kind: Kind, id: string): void => void own.othersAmong(kind, id, 1),
    /** Nobody knows which rows of these kinds: all of them are read at once, not the first now and the others a second later. */
    any: (...kinds: readonly Kind[]): void => {
      for (const kind of kinds) all.add(kind);
      ask();
    },
    stop: (): void => {
      stop();
      own.stop();
    },
  };
}

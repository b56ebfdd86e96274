import type { Kind } from '../../commands/core/rows';
import { onListMove } from '../state/listMoves';
import { onCommitted } from '../state/rows';

/** An event comes within a moment of the answer to the command that caused it; later it is somebody else's. */
export const HEARD_WITHIN_MS = 10_000;

/**
 * Which events only tell what this tab has done itself, and was answered: the row is read already. Each change here is good for one event
 * of its row, so that what a colleague does to it in the same moment is not missed.
 */
export function followOwnChanges() {
  /** When each row was changed here, by its name; the row changed last stands last, so that what is forgotten stands first. */
  const made = new Map<string, readonly number[]>();
  const nameOf = (kind: Kind, id: string) => `${kind} ${id}`;
  const fresh = (times: readonly number[] = []) => times.filter((at) => Date.now() - at < HEARD_WITHIN_MS);
  /** Stops at the first row that is still waited for: an import changes a row a millisecond, and looks at none of them twice. */
  const forget = () => {
    for (const [name, times] of made) {
      if (fresh(times).length > 0) return;
      made.delete(name);
    }
  };
  const note = (kind: Kind, id: string, isOwn: boolean) => {
    if (!isOwn) return;
    forget();
    const name = nameOf(kind, id);
    const times = [...fresh(made.get(name)), Date.now()];
    made.delete(name);
    made.set(name, times);
  };
  const stopChanges = onCommitted(note);
  // What was made here has taken the place of what was typed, and is no change of a row.
  const stopMade = onListMove(({ kind, id, as, isOwn }) => as === 'replaced' && note(kind, id, isOwn));
  return {
    /** Of so many events of a row, those that are not its own doing. */
    othersAmong: (kind: Kind, id: string, events: number): number => {
      const name = nameOf(kind, id);
      const own = fresh(made.get(name));
      if (own.length > events) made.set(name, own.slice(events));
      else made.delete(name);
      return Math.max(0, events - own.length);
    },
    stop: (): void => {
      stopChanges();
      stopMade();
    },
  };
}

import type { Kind } from '../../commands/core/rows';
import { onCommitted } from '../state/rows';

/** An event comes within a moment of the answer to the command that caused it; later it is somebody else's. */
const HEARD_WITHIN_MS = 10_000;

/**
 * Which events only tell what this tab has done itself, and was answered: the row is read already. Each change here is good for one event
 * of its row, so that what a colleague does to it in the same moment is not missed.
 */
export function followOwnChanges() {
  const made = new Map<string, readonly number[]>();
  const nameOf = (kind: Kind, id: string) => `${kind} ${id}`;
  const fresh = (times: readonly number[] = []) => times.filter((at) => Date.now() - at < HEARD_WITHIN_MS);
  const stop = onCommitted((kind, id, isOwn) => {
    if (!isOwn) return;
    for (const [name, times] of made) if (fresh(times).length === 0) made.delete(name);
    made.set(nameOf(kind, id), [...fresh(made.get(nameOf(kind, id))), Date.now()]);
  });
  return {
    /** Of so many events of a row, those that are not its own doing. */
    othersAmong: (kind: Kind, id: string, events: number): number => {
      const name = nameOf(kind, id);
      const own = fresh(made.get(name));
      made.set(name, own.slice(events));
      return Math.max(0, events - own.length);
    },
    stop,
  };
}

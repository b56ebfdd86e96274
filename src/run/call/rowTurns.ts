import type { Execution } from './execution';
import { unlessEnded } from './unlessEnded';

/**
 * Lets what is done to one row go out in the order in which it was begun, each after the answer to the one before: a call that is made
 * again because its answer got lost would else arrive after a later one, and leave the row as nobody wanted it.
 */
export function createRowTurns() {
  /** By row, the end of what was begun on it last. */
  const ends = new Map<string, Promise<void>>();

  /** Runs `act` once what was begun before on any of these rows has ended, or the signal has aborted. */
  return async function inTurn<T>(
    rows: readonly Pick<Execution, 'kind' | 'rowId'>[],
    signal: AbortSignal,
    act: () => Promise<T>,
  ): Promise<T> {
    const names = rows.flatMap(({ kind, rowId }) => (kind && rowId ? [`${kind} ${rowId}`] : []));
    const before = new Set(names.flatMap((name) => ends.get(name) ?? []));
    const isFree = Promise.all(before).then(() => {});
    let over = () => {};
    const isOver = new Promise<void>((resolve) => {
      over = resolve;
    });
    // Whoever gives up waiting lets nobody pass who waits behind.
    const end = isFree.then(() => isOver);
    for (const name of names) ends.set(name, end);
    if (before.size > 0) await unlessEnded(isFree, signal);
    try {
      return await act();
    } finally {
      over();
      void end.then(() => {
        for (const name of names) if (ends.get(name) === end) ends.delete(name);
      });
    }
  };
}

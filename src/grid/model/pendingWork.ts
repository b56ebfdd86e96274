/** Something under way that a command on these rows has to wait for. */
export interface PendingWork {
  readonly answered: Promise<void>;
  readonly finish: () => void;
}

export function beginWork(grid: { readonly pending: Set<Promise<void>> }): PendingWork {
  let resolve = () => {};
  const answered = new Promise<void>((done) => {
    resolve = done;
  });
  grid.pending.add(answered);
  const finish = () => {
    grid.pending.delete(answered);
    resolve();
  };
  return { answered, finish };
}

/** Resolves once nothing is pending, including work that begins while it waits. */
export async function allAnswered(grid: { readonly pending: Set<Promise<void>> }) {
  while (grid.pending.size > 0) await Promise.all(grid.pending);
}

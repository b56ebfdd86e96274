/** Runs at most `width` pieces of work at a time; the others wait in line. A picture of 40 megapixels takes 160 MB while it is encoded. */
export function limitTo(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The slot is handed on, so that no other work can take it in between.
      if (next) next();
      else running -= 1;
    }
  };
}

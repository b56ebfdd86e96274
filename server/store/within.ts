import { StoreUnavailable } from './unavailable';

const SLICE_MS = 100;

/**
 * What a promise answers, or `StoreUnavailable` with these words after so many milliseconds. Time in which this process itself was
 * too busy to look at its sockets does not count: the limit is waited for in slices, and a slice that comes late is one slice still.
 */
export async function within<T>(work: Promise<T>, limitMs: number, words: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const wait = (leftMs: number) => {
      const slice = Math.min(SLICE_MS, leftMs);
      // What has arrived is read before the limit is over.
      const next = () =>
        leftMs > slice ? wait(leftMs - slice) : setImmediate(() => reject(new StoreUnavailable(words)));
      timer = setTimeout(next, slice);
    };
    wait(limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

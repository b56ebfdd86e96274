import { StoreUnavailable } from './unavailable';

/**
 * What a promise answers, or `StoreUnavailable` with these words after so many milliseconds. What has arrived is read first: when the
 * process itself was busy for so long, its timers go off before it has looked at its sockets.
 */
export async function within<T>(work: Promise<T>, limitMs: number, words: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => setImmediate(() => reject(new StoreUnavailable(words))), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Longest stretch of work between two looks at the messages that arrived. */
const STRETCH_MS = 40;

/**
 * Lets a worker hear a cancellation in the middle of long work. Call it often: it only waits a turn when `STRETCH_MS` have gone by,
 * because a browser makes each waiting turn last 4 ms. Throws the reason of `signal` once that is aborted.
 */
export function yieldToMessages(signal?: AbortSignal): () => Promise<void> {
  let last = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - last < STRETCH_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    last = performance.now();
    signal?.throwIfAborted();
  };
}

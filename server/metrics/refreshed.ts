import { within } from '../store/within';

interface Terms {
  /** Once it is measured it is not measured again before so many milliseconds are over. */
  readonly everyMs: number;
  /** Who asks waits no longer for it. */
  readonly waitMs: number;
  /** Hears why it could not be measured. */
  readonly trouble: (error: unknown) => void;
}

/**
 * A value that is measured when it is asked for, though not each time. Answers what was measured last where that takes longer than the
 * asker waits, and undefined where it could not be measured.
 */
export function refreshed<T>(
  measure: () => Promise<T>,
  { everyMs, waitMs, trouble }: Terms,
): () => Promise<T | undefined> {
  let last: T | undefined;
  let beganMs = Number.NEGATIVE_INFINITY;
  let measuring: Promise<void> | undefined;
  const begin = () => {
    beganMs = performance.now();
    measuring = measure()
      .then(
        (value) => {
          last = value;
        },
        (error) => {
          last = undefined;
          beganMs = Number.NEGATIVE_INFINITY;
          trouble(error);
        },
      )
      .finally(() => {
        measuring = undefined;
      });
  };
  return async () => {
    if (!measuring && performance.now() - beganMs >= everyMs) begin();
    // It goes on without the asker, and what it finds is for the next one.
    if (measuring) await within(measuring, waitMs, 'still measuring').catch(() => {});
    return last;
  };
}

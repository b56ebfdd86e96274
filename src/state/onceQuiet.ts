/**
 * Does something once it has not been asked for during `waitMs`. To ask again sets no timer: a job asks a thousand times in one go. `stop`
 * calls it off.
 */
export function onceQuiet(waitMs: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueMs = 0;
  const look = () => {
    const leftMs = dueMs - Date.now();
    timer = leftMs > 0 ? setTimeout(look, leftMs) : undefined;
    if (timer === undefined) act();
  };
  return {
    ask: (): void => {
      dueMs = Date.now() + waitMs;
      timer ??= setTimeout(look, waitMs);
    },
    stop: (): void => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

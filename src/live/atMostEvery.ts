/** Does something at once, and again at most so often however often it is asked for: what was asked meanwhile is done once, at the end. */
export function atMostEvery(waitMs: number, act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const rested = () => {
    timer = undefined;
    if (isAsked) ask();
  };
  function ask(): void {
    isAsked = timer !== undefined;
    if (isAsked) return;
    timer = setTimeout(rested, waitMs);
    act();
  }
  return { ask, stop: (): void => clearTimeout(timer) };
}

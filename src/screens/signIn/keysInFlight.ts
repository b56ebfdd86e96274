/** So long rest hands that have seen that something else is asked by now. */
const BREATH_MS = 600;
/** Sooner nobody has seen it who looked at something else. */
const SEEN_AFTER_MS = 1000;

/**
 * Keeps what was pressed for the page out of a sign-in that came over it, where it would be letters of a password. Until it can have been
 * seen and no key was pressed for a breath, letters are nobody's, and so is Enter in a field that is empty; what a password manager or the
 * clipboard fills in stays. Returns what ends it.
 */
export function dropKeysInFlight(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const drop = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isEnter = key === 'Enter' && target instanceof HTMLInputElement && target.value === '';
    if ((key.length > 1 && !isEnter) || ctrlKey || metaKey) return;
    event.preventDefault();
    wait(BREATH_MS);
  };
  const seenAt = performance.now() + SEEN_AFTER_MS;
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', drop, { capture: true });
  };
  const wait = (restMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(stop, Math.max(restMs, seenAt - performance.now()));
  };
  addEventListener('keydown', drop, { capture: true });
  wait(0);
  return stop;
}

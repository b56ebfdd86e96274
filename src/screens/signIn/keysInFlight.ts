/** So long rest hands that have seen that something else is asked by now. */
const BREATH_MS = 600;

/**
 * Keeps what was pressed for the page out of a sign-in that came over it, where it would be letters of a password. Until no key was pressed
 * for a breath, letters are nobody's, and so is Enter in a field that is empty; what a password manager or the clipboard fills in stays.
 * Returns what ends it.
 */
export function dropKeysInFlight(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const drop = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event;
    const isEnter = key === 'Enter' && target instanceof HTMLInputElement && target.value === '';
    if ((key.length > 1 && !isEnter) || ctrlKey || metaKey) return;
    event.preventDefault();
    wait();
  };
  const stop = () => {
    clearTimeout(timer);
    removeEventListener('keydown', drop, { capture: true });
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, BREATH_MS);
  };
  addEventListener('keydown', drop, { capture: true });
  wait();
  return stop;
}

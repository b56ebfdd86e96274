/** So long rest hands that have seen that something else is asked by now. */
const BREATH_MS = 600;

/**
 * Keeps what was pressed for the page before out of a sign-in that came by itself, where it would be letters of a password. Until no key
 * was pressed for a breath, letters are nobody's, and so is Enter while nothing is filled in; what a password manager or the clipboard
 * fills in stays. Returns what ends it.
 */
export function dropKeysInFlight(isFilled: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const drop = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey } = event;
    const isEnter = key === 'Enter' && !isFilled();
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

const ITEMS = 'button, a[href], select, input:not([type="hidden"])';
/** A line of text, and what waits for the next key. */
const TAKES_KEYS = 'input:not([type="checkbox"], [type="radio"]), [data-listening]';

/** See `useRoving`; the answer ends it. */
export function rove(
  bar: HTMLElement,
  { noStop, isColumn }: { readonly noStop: boolean; readonly isColumn: boolean },
): () => void {
  let stop: HTMLElement | undefined;
  const items = () => [...bar.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());
  const settle = () => {
    const all = items();
    if (stop === undefined || !all.includes(stop)) stop = all[0];
    for (const item of all) item.tabIndex = item === stop && !noStop ? 0 : -1;
  };
  const onFocus = ({ target }: FocusEvent) => {
    stop = items().find((item) => item === target) ?? stop;
    settle();
  };
  const onKey = (event: KeyboardEvent) => {
    const all = items();
    const at = all.findIndex((item) => event.target instanceof Node && item.contains(event.target));
    const to = at === -1 ? undefined : next(event, at, all.length, isColumn);
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  // Buttons come and go with what may be done, and with the room there is.
  const coming = new MutationObserver(settle);
  coming.observe(bar, { childList: true, subtree: true });
  // Heard for the first time once the browser has laid the bar out: which of them are to be seen asked before, it would do so for that alone.
  const room = new ResizeObserver(settle);
  room.observe(bar);
  bar.addEventListener('focusin', onFocus);
  bar.addEventListener('keydown', onKey);
  return () => {
    coming.disconnect();
    room.disconnect();
    bar.removeEventListener('focusin', onFocus);
    bar.removeEventListener('keydown', onKey);
  };
}

/** Where a key leads from the item at this place; undefined where it is not for the bar. */
function next(event: KeyboardEvent, at: number, count: number, isColumn: boolean): number | undefined {
  const { key, target, isComposing } = event;
  if (isComposing || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (!(target instanceof HTMLElement) || target instanceof HTMLSelectElement || target.matches(TAKES_KEYS))
    return undefined;
  const isRtl = getComputedStyle(target).direction === 'rtl';
  if (key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) return at + 1;
  if (key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) return at - 1;
  if (isColumn && key === 'ArrowDown') return at + 1;
  if (isColumn && key === 'ArrowUp') return at - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

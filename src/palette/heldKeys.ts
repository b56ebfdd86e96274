import { MODIFIERS } from '../keys';

interface Press {
  readonly key: string;
  readonly code: string;
}

let held: Press[] | null = null;
let isQuestion = false;
let onEscape: () => void = () => {};
/** The palette is drawn, and takes them as soon as it has the focus. */
let isTaken = false;
let given: Event | undefined;

/**
 * From this moment on keys belong to the palette that is about to be drawn, or whose script is on its way: the next key of fast hands comes
 * before React has drawn anything, and would mean what it means in the list below. Esc calls `leave`. A question is answered by all that
 * is pressed for it; at the palette's root only text is kept, since the person can't have seen what Enter would run there.
 */
export function holdKeys(leave: () => void, asks: boolean): void {
  onEscape = leave;
  isQuestion = asks;
  if (held) return;
  held = [];
  addEventListener('keydown', hold, { capture: true });
}

/** Keys mean what they meant, and nothing is kept any more. */
export function releaseKeys(): void {
  held = null;
  removeEventListener('keydown', hold, { capture: true });
}

function hold(event: KeyboardEvent): void {
  const { key, code } = event;
  if (event === given || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || MODIFIERS.has(key))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (key === 'Escape') {
    releaseKeys();
    onEscape();
  } else if (key === 'Backspace') held?.pop();
  else if ((isQuestion || isText(key)) && !event.repeat) held?.push({ key, code });
}

/** Whether a key types something. */
export const isText = (key: string): boolean => [...key].length === 1;

/** Sets whether the palette is rendered and takes the keys. */
export const takeKeys = (is: boolean): void => {
  isTaken = is;
};

/** Drops the keys if the part that was to take them failed to load. */
export const dropUntaken = (): void => {
  if (!isTaken) releaseKeys();
};

/** The first key that was kept; undefined where there is none. */
export const nextKey = (): string | undefined => held?.[0]?.key;

/** Presses it, on what has the focus. */
export function pressNext(at: Element): void {
  given = new KeyboardEvent('keydown', { ...held?.shift(), bubbles: true, cancelable: true });
  at.dispatchEvent(given);
}

/** Takes what was typed, up to the next key that types nothing. */
export function takeText(): string {
  const end = held?.findIndex(({ key }) => !isText(key)) ?? 0;
  const text = held?.splice(0, end < 0 ? held.length : end) ?? [];
  return text.map(({ key }) => key).join('');
}

import { isText, pressOf, type TypedPress, withPress } from '../keys/keptPresses';

/**
 * What is kept so far, null at rest; the press that is given at the moment; and whether the palette is drawn, and takes them as soon as it
 * has the focus.
 */
export const keys: { held: readonly TypedPress[] | null; given?: Event; isTaken?: boolean } = { held: null };
let isQuestion = false;
let onEscape: () => void = () => {};

/**
 * From this moment on keys belong to the palette that is about to be drawn, or whose script is on its way: the next key of fast hands comes
 * before React has drawn anything, and would mean what it means in the list below. Esc calls `leave`. A question is answered by all that
 * is pressed for it; at the palette's root only text is kept, since the person can't have seen what Enter would run there.
 */
export function holdKeys(leave: () => void, asks: boolean): void {
  onEscape = leave;
  isQuestion = asks;
  if (keys.held) return;
  keys.held = [];
  addEventListener('keydown', hold, { capture: true });
}

/** Keys mean what they meant, and nothing is kept any more. */
export function releaseKeys(): void {
  keys.held = null;
  removeEventListener('keydown', hold, { capture: true });
}

function hold(event: KeyboardEvent): void {
  const press = event === keys.given ? null : pressOf(event);
  if (!press) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const { key } = press;
  const isMeant = isQuestion || isText(press) || key === 'Escape' || key === 'Backspace';
  if (!keys.held || !isMeant || (event.repeat && key !== 'Backspace')) return;
  keys.held = withPress(keys.held, press);
  if (keys.held) return;
  releaseKeys();
  onEscape();
}

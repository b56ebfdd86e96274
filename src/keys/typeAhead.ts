/** A field that does not come by then is not waited for any longer; with something typed for it, a good while longer. */
const WITHIN_MS = 10_000;
const TYPED_WITHIN_MS = 60_000;

let ahead: HTMLInputElement | null = null;
let isComposing = false;
let isClaimed = false;

/** The stand-in that has the focus for a field that is still loading; null at rest. */
export const typedAhead = (): HTMLElement | null => ahead;

/**
 * Takes what is typed from this moment on for a field that is on its way (docs/specification.md section 10.9: a name typed after `c`
 * lands in its first field). It is a field itself, out of sight, so that input methods compose in it; `handOver` gives the text to the
 * field that it was meant for. Nothing but the person takes the focus from it: `focusOwner.ts`. `onGivenUp`: Esc, or a field that never
 * came.
 */
export function typeAhead(label: string, onGivenUp: () => void): void {
  if (ahead) {
    ahead.focus();
    return;
  }
  const field = document.createElement('input');
  field.className = 'sr-only';
  field.autocomplete = 'off';
  field.setAttribute('aria-label', label);
  const leave = () => {
    if (ahead !== field) return;
    stopTypingAhead();
    onGivenUp();
  };
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.isComposing) leave();
    // Neither leads anywhere yet.
    if (event.key === 'Tab' || event.key === 'Enter') event.preventDefault();
  });
  for (const type of ['compositionstart', 'compositionend'] as const)
    field.addEventListener(type, () => {
      isComposing = type === 'compositionstart';
    });
  document.body.append(field);
  ahead = field;
  isClaimed = false;
  field.focus({ preventScroll: true });
  setTimeout(() => !isClaimed && field.value === '' && leave(), WITHIN_MS);
  setTimeout(() => !isClaimed && leave(), TYPED_WITHIN_MS);
}

/** The person went elsewhere: nothing is waited for. */
export function stopTypingAhead(): void {
  const field = ahead;
  ahead = null;
  isComposing = false;
  field?.remove();
}

/**
 * Gives a field the focus and the text typed ahead for it, once the code that has just rendered it is done; a word that is being composed
 * is ended first.
 */
export function handOver(to: HTMLElement): void {
  if (ahead === null) {
    to.focus();
    return;
  }
  isClaimed = true;
  if (isComposing) ahead.addEventListener('compositionend', () => queueMicrotask(() => give(to)), { once: true });
  else queueMicrotask(() => give(to));
}

function give(to: HTMLElement) {
  const from = ahead;
  // Before the focus moves: the stand-in no longer keeps the focus, and the page is never without one.
  ahead = null;
  to.focus();
  const isText = to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement;
  if (isText && from !== null && from.value !== '') typeInto(to, from.value);
  from?.remove();
}

/** Types a text into a field: at its end, in one of several lines where the cursor is. */
export function typeInto(to: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const at = to instanceof HTMLTextAreaElement ? to.selectionStart : to.value.length;
  to.setRangeText(text, at, at, 'end');
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

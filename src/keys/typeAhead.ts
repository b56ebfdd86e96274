import { lettersOf, pressOf, withPress } from './keptPresses';
import { stopTypingAhead, typing } from './typing';

/** A field that does not come by then is not waited for any longer; with something typed for it, a good while longer. */
const WITHIN_MS = 10_000;
const TYPED_WITHIN_MS = 60_000;

/**
 * Takes what is typed from this moment on for a field that is on its way (docs/specification.md section 10.9: a name typed after `c`
 * lands in its first field). It is a field itself, out of sight, so that input methods compose in it; `handOver` gives the text to the
 * field that it was meant for, with what sends it. Nothing but the person takes the focus from it: `focusOwner.ts`. `onGivenUp`: a field
 * that never came, or with `byEscape` a person who does not want it any more.
 */
export function typeAhead(label: string, onGivenUp: (byEscape?: boolean) => void): void {
  if (typing.field) {
    typing.field.focus();
    return;
  }
  const field = document.createElement('input');
  field.className = 'sr-only';
  field.autocomplete = 'off';
  field.setAttribute('aria-label', label);
  const leave = (byEscape?: boolean) => {
    if (typing.field !== field) return;
    stopTypingAhead();
    onGivenUp(byEscape);
  };
  field.addEventListener('keydown', (event) => {
    const press = pressOf(event);
    if (!press) return;
    const { key, isSend } = press;
    // What is typed is the field's own, until Esc: from there on it is meant for where that leads.
    const hasLeft = typing.pressed.some((one) => one.key === 'Escape');
    const isErasing = key === 'Backspace' && field.value === '';
    if (isSend || key === 'Escape' || hasLeft || isErasing) {
      const pressed = withPress([...typing.pressed, ...lettersOf(field.value)], press);
      // Esc goes on to what it closes.
      if (!pressed) return leave(true);
      typing.pressed = pressed;
      field.value = '';
    }
    // Neither leads anywhere yet.
    else if (key !== 'Tab' && key !== 'Enter') return;
    event.preventDefault();
    // It belongs to the field, not to the list below.
    event.stopPropagation();
  });
  for (const type of ['compositionstart', 'compositionend'] as const)
    field.addEventListener(type, () => {
      typing.isComposing = type === 'compositionstart';
    });
  document.body.append(field);
  Object.assign(typing, { field, pressed: [], isClaimed: false });
  field.focus({ preventScroll: true });
  setTimeout(() => !typing.isClaimed && !field.value && !typing.pressed[0] && leave(), WITHIN_MS);
  setTimeout(() => !typing.isClaimed && leave(), TYPED_WITHIN_MS);
}

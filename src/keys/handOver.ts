import { lettersOf } from './keptPresses';
import { pressAll } from './pressAll';
import { typeAt } from './typeInto';
import { stopTypingAhead, typing } from './typing';

/**
 * Gives a field the focus and what was pressed ahead for it (`typeAhead`), once the code that has just rendered it is done; a word that is
 * being composed is ended first.
 */
export function handOver(to: HTMLElement): void {
  const { field, isComposing } = typing;
  if (field === null) {
    to.focus();
    return;
  }
  typing.isClaimed = true;
  const given = () => queueMicrotask(() => give(to));
  if (isComposing) field.addEventListener('compositionend', given, { once: true });
  else given();
}

function give(to: HTMLElement) {
  const { field, pressed } = typing;
  // Before the focus moves: the stand-in no longer keeps the focus, and the page is never without one.
  typing.field = null;
  to.focus();
  const text = field?.value ?? '';
  field?.remove();
  stopTypingAhead();
  if (pressed.length === 0) typeAt(to, text);
  else void pressAll([...pressed, ...lettersOf(text)]);
}

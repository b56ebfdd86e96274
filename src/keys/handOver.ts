import { TEXT_FIELDS } from './focused';
import { takeInsertedText } from './insertedText';
import { isText, type KeptPress, lettersOf, pressOf, type TypedPress } from './keptPresses';
import { stopTypingAhead, typing } from './typeAhead';

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

/** Presses one after the other, on what has the focus by then; what is pressed in the meantime comes after them. */
async function pressAll(queue: TypedPress[]): Promise<void> {
  let again: Event | undefined;
  const later = (event: KeyboardEvent) => {
    const press = event === again ? null : pressOf(event);
    if (!press) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push(press);
  };
  addEventListener('keydown', later, { capture: true });
  const stopTaking = takeInsertedText((text) => queue.push(...lettersOf(text)));
  while (queue.length > 0) {
    const at = document.activeElement ?? document.body;
    const { text, count } = leadingText(queue);
    if (count > 0 && at.matches(TEXT_FIELDS)) {
      queue.splice(0, count);
      typeAt(at, text);
    } else {
      const press = queue.shift();
      if (press?.key === 'Backspace' && at.matches(TEXT_FIELDS)) eraseAt(at);
      // A letter without a key of its own was typed as text, and means nothing elsewhere.
      else if (press?.event) {
        again = new KeyboardEvent('keydown', press.event);
        at.dispatchEvent(again);
      }
    }
    // React renders the change before the next key.
    await new Promise((next) => setTimeout(next));
  }
  removeEventListener('keydown', later, { capture: true });
  stopTaking();
}

/** What the presses type up to the first that types nothing, and how many they are. Pure. */
export function leadingText(presses: readonly KeptPress[]): { readonly text: string; readonly count: number } {
  const end = presses.findIndex((press) => !isText(press));
  const letters = end < 0 ? presses : presses.slice(0, end);
  return { text: letters.map(({ key }) => key).join(''), count: letters.length };
}

function typeAt(at: Element, text: string): void {
  if (text !== '' && (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement)) typeInto(at, text);
}

/** Types a text into a field: at its end, in one of several lines where the cursor is. */
export function typeInto(to: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const at = to instanceof HTMLTextAreaElement ? to.selectionStart : to.value.length;
  to.setRangeText(text, at, at, 'end');
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes back the last letter before the cursor. */
function eraseAt(from: Element): void {
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return;
  const at = from.selectionStart ?? from.value.length;
  const last = [...from.value.slice(0, at)].at(-1) ?? '';
  from.setRangeText('', at - last.length, at, 'end');
  from.dispatchEvent(new Event('input', { bubbles: true }));
}

import { TEXT_FIELDS } from './focused';
import { takeInsertedText } from './insertedText';
import { leadingText, lettersOf, pressOf, type TypedPress } from './keptPresses';
import { eraseAt, typeAt } from './typeInto';

/** Presses one after the other, on what has the focus by then; what is pressed in the meantime comes after them. */
export async function pressAll(queue: TypedPress[]): Promise<void> {
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

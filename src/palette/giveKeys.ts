import { takeInsertedText } from '../keys/insertedText';
import { leadingText, lettersOf } from '../keys/keptPresses';
import { typeInto } from '../keys/typeInto';
import { keys, releaseKeys } from './heldKeys';

const TEXT_FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/**
 * Gives the held keys to the element that has the focus in this layer, as soon as there is one: into a field they are typed, on options
 * they are pressed. No key pressed in the meantime comes before them. Returns a function that stops the waiting.
 */
export function giveKeys(layer: () => Element | null): () => void {
  let frame = 0;
  keys.isTaken = true;
  const look = () => {
    if (focusIn(layer())) void give(layer);
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    keys.isTaken = false;
  };
}

async function give(layer: () => Element | null): Promise<void> {
  const stopTaking = takeInsertedText((text) => {
    keys.held = [...(keys.held ?? []), ...lettersOf(text)];
  });
  while (keys.held?.length) {
    const at = focusIn(layer());
    if (!at) break;
    const { text, count } = leadingText(keys.held);
    if (count > 0 && at.matches(TEXT_FIELDS)) {
      keys.held = keys.held.slice(count);
      typeInto(at as HTMLInputElement | HTMLTextAreaElement, text);
    } else pressNext(at);
    // React renders the change before the next key.
    await new Promise((next) => setTimeout(next));
  }
  stopTaking();
  releaseKeys();
}

/** What has the focus in it; not the layer itself, which has it for a moment before its field is there. */
function focusIn(layer: Element | null): Element | null {
  const at = document.activeElement;
  return at !== layer && layer?.contains(at) ? at : null;
}

/** Presses the first, on what has the focus. */
function pressNext(at: Element): void {
  const [press, ...rest] = keys.held ?? [];
  keys.held = rest;
  // A letter without a key of its own means nothing outside a field.
  if (!press?.event) return;
  keys.given = new KeyboardEvent('keydown', press.event);
  at.dispatchEvent(keys.given);
}

import { typeInto } from '../keys';
import { isText, nextKey, pressNext, releaseKeys, takeKeys, takeText } from './heldKeys';

const TEXT_FIELDS = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

/**
 * Gives the held keys to the element that has the focus in this layer, as soon as there is one: into a field they are typed, on options
 * they are pressed. No key pressed in the meantime comes before them. Returns a function that stops the waiting.
 */
export function giveKeys(layer: () => Element | null): () => void {
  let frame = 0;
  takeKeys(true);
  const look = () => {
    if (focusIn(layer())) void give(layer);
    else frame = requestAnimationFrame(look);
  };
  look();
  return () => {
    cancelAnimationFrame(frame);
    takeKeys(false);
  };
}

async function give(layer: () => Element | null): Promise<void> {
  for (let key = nextKey(); key !== undefined; key = nextKey()) {
    const at = focusIn(layer());
    if (!at) break;
    if (isText(key) && at.matches(TEXT_FIELDS)) typeInto(at as HTMLInputElement | HTMLTextAreaElement, takeText());
    else pressNext(at);
    // React renders the change before the next key.
    await new Promise((next) => setTimeout(next));
  }
  releaseKeys();
}

/** What has the focus in it; not the layer itself, which has it for a moment before its field is there. */
function focusIn(layer: Element | null): Element | null {
  const at = document.activeElement;
  return at !== layer && layer?.contains(at) ? at : null;
}

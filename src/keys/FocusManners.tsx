import { useEffect } from 'react';
import type { ListVerb } from '../../commands/core/listVerbs';
import { activeView } from '../state/activeView';
import { topLayer } from './layers';
import { CONTROLS, onKeyCommand, TEXT_FIELDS } from './listen';

/** What leads from row to row. */
const WALKS: ReadonlySet<string> = new Set(
  (['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'] satisfies ListVerb[]).map((verb) => `list.${verb}`),
);

/**
 * Marks the document while a text field of the page has the focus: keys that would be typed into it are then not printed, since they do
 * nothing else (`[data-typing]` in `src/theme/style.css`). In a layer over the page every printed key is one of the layer's.
 */
function markTyping(): void {
  const isTyping = topLayer() === undefined && document.activeElement?.matches(TEXT_FIELDS) === true;
  document.documentElement.toggleAttribute('data-typing', isTyping);
}

/** From a button beside the list the next Enter would press that button, not open the row that has the cursor: the focus goes there. */
function walk(commandId: string): void {
  const at = document.activeElement;
  if (!WALKS.has(commandId) || topLayer() !== undefined) return;
  if (at?.closest(CONTROLS) && !at.closest('[data-surface]')) activeView.active?.focus();
}

/** What keys and the focus do for each other besides; draws nothing, and comes once the first list works. */
export default function FocusManners() {
  useEffect(() => {
    markTyping();
    document.addEventListener('focusin', markTyping);
    document.addEventListener('focusout', markTyping);
    const stop = onKeyCommand(walk);
    return () => {
      document.removeEventListener('focusin', markTyping);
      document.removeEventListener('focusout', markTyping);
      stop();
    };
  }, []);
  return null;
}

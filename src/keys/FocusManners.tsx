import { useEffect } from 'react';
import type { ListVerb } from '../../commands/core/listVerbs';
import { activeView } from '../state/activeView';
import { CONTROLS, isOnRows, isTyping } from './focused';
import { topLayer } from './layers';
import { onKeyCommand } from './listen';

/** What leads from row to row. */
const WALKS: ReadonlySet<string> = new Set(
  (['next', 'previous', 'first', 'last', 'pageDown', 'pageUp'] satisfies ListVerb[]).map((verb) => `list.${verb}`),
);

/**
 * Marks the document while keys do nothing where the focus is, so that they are printed as such (`src/theme/style.css`): in a text field of
 * the page those that would be typed, away from the rows those that would change them. In a layer over the page every printed key is one
 * of the layer's.
 */
function markFocus(): void {
  const { activeElement, documentElement: page } = document;
  page.toggleAttribute('data-typing', isTyping());
  page.toggleAttribute('data-away', topLayer() === undefined && !isOnRows(activeElement));
}

/** On its way to another element of the page the focus is on none for a moment, in which nothing has changed. */
function markLeft({ relatedTarget }: FocusEvent): void {
  if (relatedTarget === null) markFocus();
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
    markFocus();
    document.addEventListener('focusin', markFocus);
    document.addEventListener('focusout', markLeft);
    const stop = onKeyCommand(walk);
    return () => {
      document.removeEventListener('focusin', markFocus);
      document.removeEventListener('focusout', markLeft);
      stop();
    };
  }, []);
  return null;
}

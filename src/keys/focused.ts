import { activeView } from '../state/activeView';
import { topLayer } from './layers';

/** What takes letters as text. */
export const TEXT_FIELDS =
  'textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="searchbox"], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="range"], [type="color"], [type="file"])';
/** What Enter and Space press. */
export const CONTROLS =
  'button, a[href], input[type="checkbox"], input[type="radio"], summary, [role="button"], [role="menuitem"], [role="switch"], [role="option"], [role="tab"]';

/** Where a key may change rows: in a list or a detail, and at the buttons for what is selected. */
const ROWS = '[data-surface], [data-selection]';
/** Whether the focus is where a key may change rows (docs/specification.md section 10.2, rule 7). */
export const isOnRows = (focused: Element | null): boolean => focused?.closest(ROWS) != null;

/** Whether something is being typed in a field of the page, with nothing over it. */
export const isTyping = (): boolean =>
  topLayer() === undefined && document.activeElement?.matches(TEXT_FIELDS) === true;

/**
 * From a button beside the rows, or from nowhere, back to the row that has the cursor. False where the focus is on it already, in a text
 * field, or on a heading that stands for rows that are not there: Esc has something else to do there.
 */
export function goBackToRows(): boolean {
  const at = document.activeElement;
  const isBeside = at === document.body || (at?.closest(CONTROLS) != null && !isOnRows(at));
  if (!isBeside || activeView.active === null) return false;
  activeView.active.focus();
  return true;
}

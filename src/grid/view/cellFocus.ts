import type { KeyboardEvent } from 'react';
import { isTaken } from '../../keys/scopes';

const CONTROLS = 'button, a[href], input, select';

/** What can be acted on in a row's cells, in the order of the page. */
const cellControls = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>(`[role="gridcell"] :is(${CONTROLS})`)];

/**
 * Left and Right enter and walk the cells that have controls, by the visual side (docs/specification.md section 10.2, rule 10); F2 enters
 * too where no command has it; Esc returns to the row. Enter on a control is the control's own. True where the key was used.
 */
export function moveThroughCells(event: KeyboardEvent, row: HTMLElement): boolean {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return false;
  const controls = cellControls(row);
  const at = controls.findIndex((control) => control.contains(document.activeElement));
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === 'Escape' && at !== -1) return focus(row);
  if (event.key === forward || (event.key === 'F2' && at === -1 && !isTaken('F2'))) return focus(controls[at + 1]);
  if (event.key === backward && at !== -1) return focus(controls[at - 1] ?? row);
  return false;
}

/** Home and End: the first or the last control of the row; the row itself where it has none. */
export function focusFirstControl(row: HTMLElement, end: 'first' | 'last'): void {
  const controls = cellControls(row);
  focus((end === 'first' ? controls[0] : controls.at(-1)) ?? row);
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus({ preventScroll: true });
  return element !== undefined;
}

import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { setActiveView } from '../../state/activeView';
import type { GridModel } from '../model/gridState';

/** The element that shows a row: a line of the table, or a picture. */
export const rowElement = (grid: HTMLElement | null, id: string | null) =>
  id === null ? null : (grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null);

/** Keeps the focus with the cursor (docs/specification.md section 10.4), however rows are drawn. `version` changes when rows come or go. */
export function useGridFocus(
  model: GridModel,
  grid: RefObject<HTMLElement | null>,
  version: number,
  isInLayer = false,
) {
  const { cursor, moves, focusRequests } = useSnapshot(model.state);
  const isOwed = useRef(false);
  // Before the first paint: the keys that work in it are printed where their room is measured.
  useLayoutEffect(() => (isInLayer ? undefined : setActiveView(model.view)), [model, isInLayer]);
  const follow = (isMoved: boolean) => {
    const row = rowElement(grid.current, cursor);
    const at = document.activeElement;
    // Rows that only appear or disappear do not take the focus out of a cell.
    if (row && (isMoved || !row.contains(at)) && (grid.current?.contains(at) || isUnclaimed(at)))
      row.focus({ preventScroll: true });
  };
  // The focus goes along with the cursor, and stays in the grid when its row leaves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a movement to where the cursor is counts too
  useLayoutEffect(() => follow(true), [cursor, moves]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may have come to the page with another version
  useLayoutEffect(() => follow(false), [version]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the focus even where nothing else changed
  useLayoutEffect(() => {
    if (focusRequests === 0) return;
    const row = rowElement(grid.current, model.state.cursor);
    row?.focus({ preventScroll: true });
    isOwed.current = row === null;
    // Until its row is drawn the heading has it: never nothing.
    if (row === null && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-list-heading]')?.focus({ preventScroll: true });
  }, [focusRequests]);
  // Rows that have only just been requested render later: the focus waits for them, unless another element has taken it by then.
  useLayoutEffect(() => {
    const row = isOwed.current ? rowElement(grid.current, model.state.cursor) : null;
    if (!row) return;
    isOwed.current = false;
    if (isUnclaimed(document.activeElement)) row.focus({ preventScroll: true });
  });
  // Where lines hold more or fewer rows than before, a row is drawn anew in another line.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && isUnclaimed(document.activeElement)) follow(true);
    hadFocus.current = grid.current?.contains(document.activeElement) === true;
  });
  /** The cursor follows the focus that somebody gives to a row. */
  const take = (at: Element | null) => {
    const row = at?.closest<HTMLElement>('[data-row]');
    const id = row?.dataset.row;
    if (id !== undefined && at === row && id !== model.state.cursor) model.focusRow(id);
  };
  const isPressed = useRef(false);
  return {
    // Where the cursor comes the list may scroll: a row that is pressed stays under the pointer until that is released.
    onPointerDown() {
      isPressed.current = true;
      const released = new AbortController();
      const release = () => {
        released.abort();
        isPressed.current = false;
        setTimeout(() => grid.current?.contains(document.activeElement) && take(document.activeElement));
      };
      for (const end of ['pointerup', 'pointercancel'] as const)
        addEventListener(end, release, { signal: released.signal });
    },
    onFocus({ target }: FocusEvent) {
      if (!isInLayer) setActiveView(model.view);
      if (!isPressed.current) take(target);
    },
  };
}

/** Whether the focus is free: on nothing, or on the heading, which keeps it until there is a row. */
const isUnclaimed = (element: Element | null) =>
  element === null || element === document.body || element.matches('[data-list-heading]');

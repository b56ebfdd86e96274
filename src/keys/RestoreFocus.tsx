import { useEffect } from 'react';
import { giveFocusBack } from './focusOwner';

/** For the `Content` of whatever lies over the page: Radix leaves the focus alone when it closes, and `RestoreFocus` returns it. */
export const onCloseAutoFocus = { onCloseAutoFocus: (event: Event) => event.preventDefault() } as const;

/**
 * The last child of whatever lies over the page: gives the focus back in the turn in which that goes (docs/specification.md section
 * 10.6). Radix would do so a timer later, and a key pressed in between would find the focus on nothing.
 */
export function RestoreFocus({ to }: { to: () => void }) {
  // Cleaned up after its elder siblings, hence after the focus trap among them is off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only its going counts
  useEffect(() => () => giveFocusBack(to), []);
  return null;
}

import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * Places of what can be acted on, by name, so that nothing comes to lie under a hand that was meant for something else: while somebody's
 * pointer or focus is there, or `isKept`, what is no longer `open` keeps its place, and what comes stands behind the others. `attention`
 * belongs on the element around them.
 */
export function useKeptPlaces(open: readonly string[], isKept = false) {
  const [isAttended, setAttended] = useState(false);
  const [before, setBefore] = useState(open);
  const places = isKept || isAttended ? [...new Set([...before, ...open])] : open;
  if (places.join() !== before.join()) setBefore(places);
  const attention = {
    onPointerEnter: () => setAttended(true),
    // A finger that is lifted leaves too, before its press counts.
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) => {
      if (pointerType !== 'touch') setAttended(currentTarget.contains(document.activeElement));
    },
    onFocus: () => setAttended(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setAttended(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
  };
  return { places, attention };
}

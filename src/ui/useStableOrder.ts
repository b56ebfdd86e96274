import { type FocusEvent, type PointerEvent, useState } from 'react';

/**
 * The places of buttons, by name, so that no other button moves under the pointer just before a click: while the pointer or the focus is
 * there, or `isKept`, a button that is no longer `open` keeps its place, and new ones come after the others. Put `attention` on the
 * element around them.
 */
export function useStableOrder(open: readonly string[], isHeld = false) {
  const [isAttended, setAttended] = useState(false);
  const [before, setBefore] = useState(open);
  const order = isHeld || isAttended ? [...new Set([...before, ...open])] : open;
  if (order.join() !== before.join()) setBefore(order);
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
  return { order, attention };
}

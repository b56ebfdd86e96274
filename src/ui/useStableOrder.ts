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
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')) setAttended(true);
      else afterPress(() => setAttended(currentTarget.contains(document.activeElement)));
    },
  };
  return { order, attention };
}

/** A press beside takes the focus before it counts: what changes with that comes once it has, so that it lands where it was aimed at. */
function afterPress(change: () => void) {
  if (!document.documentElement.matches(':active')) return change();
  const ended = new AbortController();
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(
      end,
      () => {
        ended.abort();
        // The click comes with the end of the press.
        setTimeout(change);
      },
      { capture: true, signal: ended.signal },
    );
}

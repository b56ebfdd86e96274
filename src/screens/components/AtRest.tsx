import { type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import { afterPaint } from '../../state/afterPaint';
import { InRehearsal } from '../../ui/Rehearsal';
import { DEBOUNCE_MS } from './useCall';

/**
 * What comes below the head of a detail: drawn once the head is painted where the person opened its row, and where the detail only follows the cursor,
 * once the hand rests. Rows passed by with a held key cost their heads alone.
 */
export function AtRest({ isOpened, children }: { readonly isOpened: boolean; readonly children: ReactNode }) {
  const [rests, setRests] = useState(useContext(InRehearsal));
  useEffect(() => {
    const draw = () => startTransition(() => setRests(true));
    if (isOpened) return afterPaint(draw);
    const timer = setTimeout(draw, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isOpened]);
  return rests && children;
}

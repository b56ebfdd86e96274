import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { DEBOUNCE_MS } from './useCall';

/**
 * What comes below the head of a detail: drawn after the head where the person opened its row, and where the detail only follows the cursor,
 * once the hand rests. Rows passed by with a held key cost their heads alone.
 */
export function AtRest({ isOpened, children }: { readonly isOpened: boolean; readonly children: ReactNode }) {
  const [rests, setRests] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRests(true)), isOpened ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isOpened]);
  return rests && children;
}

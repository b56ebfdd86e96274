import { useEffect, useRef } from 'react';
import { MODIFIERS } from './press';

/**
 * While a layer loads, the page below still has the focus: Enter would press its button, and an arrow or End scroll its list away.
 * No key reaches it; `take` is called with each key, and returns true for one that is let through.
 */
export function useKeysHeld(take: (event: KeyboardEvent) => boolean): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (MODIFIERS.has(event.key) || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (latest.current(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', hold, { capture: true });
    return () => removeEventListener('keydown', hold, { capture: true });
  }, []);
}

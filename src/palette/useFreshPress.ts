import { type MouseEvent, useEffect, useRef } from 'react';

/**
 * For a button that must not be pressed by the key that opened it: whether a click on it counts. A key held down since before has to be
 * pressed again; a pointer always counts.
 */
export function useFreshPress(): (click: MouseEvent) => boolean {
  const fresh = useRef(false);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!event.repeat) fresh.current = true;
      else if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
    };
    addEventListener('keydown', pressed, { capture: true });
    return () => removeEventListener('keydown', pressed, { capture: true });
  }, []);
  return ({ detail }) => detail > 0 || fresh.current;
}

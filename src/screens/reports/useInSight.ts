import { type RefObject, useEffect } from 'react';

/**
 * Keeps the composer, with its buttons, fully in view while it has the focus: content that loads late above it, or growing text, pushes
 * it out. A person who scrolls away wants to read something else, and is left there until the composer is focused again.
 */
export function useInSight(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = composer.current;
    const scroller = box?.closest<HTMLElement>('[data-detail]');
    if (!box || !scroller) return undefined;
    let isKept = box.contains(document.activeElement);
    const show = () => {
      const at = document.activeElement;
      if (!isKept || !box.contains(at)) return;
      box.scrollIntoView({ block: 'nearest' });
      // If the composer is higher than the view, the focused element is shown.
      at?.scrollIntoView({ block: 'nearest' });
    };
    const keep = () => {
      isKept = true;
      show();
    };
    const letGo = () => {
      isKept = false;
    };
    // Anything that pushes it out changes the height of the scrolled content, or of the scroll container.
    const observer = new ResizeObserver(show);
    for (const one of [scroller, ...scroller.children]) observer.observe(one);
    box.addEventListener('focusin', keep);
    box.addEventListener('input', keep);
    scroller.addEventListener('wheel', letGo, { passive: true });
    scroller.addEventListener('touchmove', letGo, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('focusin', keep);
      box.removeEventListener('input', keep);
      scroller.removeEventListener('wheel', letGo);
      scroller.removeEventListener('touchmove', letGo);
    };
  }, [composer]);
}

import { type RefObject, useEffect } from 'react';

/** How much of it is in sight is told in such steps. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

/**
 * Keeps what one writes in, with its buttons, in sight as a whole while it has the focus: what arrives late above it, or text that grows,
 * pushes it out. Whoever scrolls away wants to read something else, and is left there until the focus comes anew.
 */
export function useInSight(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = composer.current;
    const scroller = box?.closest<HTMLElement>('[data-detail]');
    if (!box || !scroller) return undefined;
    let isKept = box.contains(document.activeElement);
    const observer = new IntersectionObserver(
      (entries) => {
        const isWhole = (entries.at(-1)?.intersectionRatio ?? 1) >= 1;
        if (isKept && !isWhole && box.contains(document.activeElement)) box.scrollIntoView({ block: 'nearest' });
      },
      { threshold: STEPS },
    );
    const keep = () => {
      isKept = true;
      box.scrollIntoView({ block: 'nearest' });
    };
    const letGo = () => {
      isKept = false;
    };
    observer.observe(box);
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

import type { Page } from 'playwright-core';

/** As Apple and Google ask for, and WCAG 2.5.5. */
const TOUCH_PX = 44;

/**
 * What a finger can press and hardly hits: its name, and how wide and high the ground is on which a touch means it. Measured by what lies
 * at each point, so that a label, or ground drawn around a picture, counts, and what something else covers does not.
 */
export const hardToHit = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate(
    ([root, least]) => {
      const pressed =
        'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role^="menuitem"], [role="option"], [role="button"]';
      /** What a touch at a point means. */
      const isMeant = (of: Element, x: number, y: number) => {
        const at = document.elementFromPoint(x, y);
        if (at === null) return false;
        return of.contains(at) || (at.closest('button, a') === null && at.closest('label')?.control === of);
      };
      const reach = (of: Element, x: number, y: number, dx: number, dy: number) => {
        let px = 0;
        while (px < least && isMeant(of, x + dx * (px + 1), y + dy * (px + 1))) px += 1;
        return px;
      };
      return [...document.querySelectorAll<HTMLElement>(`:is(${root}) :is(${pressed})`)].flatMap((one) => {
        const isShown =
          one.checkVisibility({ visibilityProperty: true }) && !one.closest('[aria-hidden="true"], [inert]');
        // Words in a line of text are as high as the line.
        const isInText = one instanceof HTMLAnchorElement && getComputedStyle(one).display === 'inline';
        if (!isShown || isInText || one.classList.contains('sr-only')) return [];
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        // Under something that lies over it, as a row is under the bar of a selection.
        if (!isMeant(one, x, y)) return [];
        const wide = reach(one, x, y, -1, 0) + reach(one, x, y, 1, 0) + 1;
        const high = reach(one, x, y, 0, -1) + reach(one, x, y, 0, 1) + 1;
        const name = one.getAttribute('aria-label') ?? one.textContent ?? '';
        return Math.min(wide, high) < least - 1 ? [`${one.tagName} "${name.trim()}" ${wide} × ${high}`] : [];
      });
    },
    [within, TOUCH_PX] as const,
  );

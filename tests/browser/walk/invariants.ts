import type { Page } from 'playwright-core';

/** What holds whatever is pressed, however the network is: each is asked of the page and answers what is wrong, or null. */
export interface Invariant {
  readonly sentence: string;
  /** Pages settle: only what stays wrong for a while is. */
  readonly look: (page: Page) => Promise<string | null>;
}

export const INVARIANTS: readonly Invariant[] = [
  {
    sentence: 'The focus is never on nothing.',
    look: (page) =>
      page.evaluate(() => {
        const at = document.activeElement;
        return at === null || at === document.body || at === document.documentElement ? 'it is on the body' : null;
      }),
  },
  {
    sentence: 'The focus is in the topmost layer, where one is open.',
    look: (page) =>
      page.evaluate(() => {
        const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]')].filter(
          (layer) => layer.checkVisibility() && layer.closest('[aria-hidden="true"]') === null,
        );
        const at = document.activeElement;
        if (open.length === 0 || at?.closest('[data-sonner-toaster]')) return null;
        const isInside = open.some((layer) => layer.contains(at));
        const names = open.map((layer) => layer.getAttribute('aria-label') ?? layer.textContent?.slice(0, 60));
        return isInside ? null : `${names.join(', ')} open, and it is on ${at?.outerHTML.slice(0, 160)}`;
      }),
  },
  {
    sentence: 'The focus is on something that can be seen and used.',
    look: (page) =>
      page.evaluate(() => {
        const at = document.activeElement;
        if (!at || at === document.body) return null;
        const said = at.outerHTML.slice(0, 200);
        if (at.matches(':disabled')) return `it is on what is disabled: ${said}`;
        if (at.closest('[inert], [aria-hidden="true"]')) return `it is on what is hidden from who listens: ${said}`;
        if (!at.checkVisibility({ visibilityProperty: true })) return `it is on what is hidden: ${said}`;
        return null;
      }),
  },
  {
    sentence: 'What has the focus is not wholly covered.',
    look: (page) =>
      page.evaluate(() => {
        const at = document.activeElement;
        // A heading may be scrolled away: nothing can be done with it.
        if (!at || at.matches('body, h1, h2, p, main')) return null;
        let { left, top, right, bottom } = at.getBoundingClientRect();
        // A heading or a link for who listens alone is a pixel wide.
        if (right - left < 2 || bottom - top < 2) return null;
        for (let box = at.parentElement; box; box = box.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(box);
          if (overflowX === 'visible' && overflowY === 'visible') continue;
          const edge = box.getBoundingClientRect();
          left = Math.max(left, edge.left);
          top = Math.max(top, edge.top);
          right = Math.min(right, edge.right);
          bottom = Math.min(bottom, edge.bottom);
        }
        // From a field PageDown scrolls the page, as everywhere in a browser; what is typed then brings the field back.
        // Who goes to rows that are not there yet is shown their place, and the focus follows once they are.
        const isOnItsWay = at.closest('[role="grid"][aria-busy="true"]') !== null;
        const isScrolled = at.matches('input, textarea') || at === window.walkScrolledFrom || isOnItsWay;
        if (right - left < 2 || bottom - top < 2)
          return isScrolled ? null : `it is scrolled away: ${at.outerHTML.slice(0, 200)}`;
        const isSeenAt = (x: number, y: number) => {
          const on = document.elementFromPoint(x, y);
          return on !== null && (at.contains(on) || on.contains(at));
        };
        const parts = [0.05, 0.25, 0.5, 0.75, 0.95];
        const isSeen = parts.some((x) =>
          parts.some((y) => isSeenAt(left + (right - left) * x, top + (bottom - top) * y)),
        );
        const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isSeen ? null : `${at.outerHTML.slice(0, 160)} lies under ${on?.outerHTML.slice(0, 160)}`;
      }),
  },
  {
    sentence: 'No text is a key of the texts.',
    look: (page) =>
      page.evaluate(() => {
        const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        for (let node = words.nextNode(); node; node = words.nextNode()) {
          const text = node.textContent?.trim() ?? '';
          if (!/^[a-z][A-Za-z]*(\.[A-Za-z0-9]+)+$/.test(text)) continue;
          if (!node.parentElement?.closest('bdi, [dir="auto"], [dir="ltr"], code, kbd, time, script, style'))
            return text;
        }
        return null;
      }),
  },
];

import type { Page } from 'playwright-core';

/**
 * What a person would see on this page that does not come from the locale files, or is cut off; the console speaks a pseudo-language.
 * What people wrote stands in `bdi` or below a `dir` of its own; `kbd`, `code` and `time` are nobody's words.
 */
export function untranslatedTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const OURS = 'bdi, [dir]:not(html, [data-sonner-toaster]), [lang]:not(html), kbd, code, time';
    const found = new Set<string>();
    const rest = (text: string) => {
      // A name in the middle of a text, or alone in what is announced, has its own direction, and is nobody's translation.
      let left = text.replaceAll(/\u2068[^\u2069]*\u2069/g, '');
      // Titles of commands stand inside other texts.
      for (let before = ''; before !== left; ) {
        before = left;
        left = left.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
      }
      return left;
    };
    const names = new Intl.DisplayNames('en', { type: 'language' });
    const codes = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((a, _, all) => all.map((b) => a + b));
    const INTL = new Set(['Filipino', ...codes.map((code) => names.of(code))]);
    /** What the browser says in English, of times and languages. */
    const isIntl = (text: string) =>
      text.split(/, | and /).every((one) => INTL.has(one)) ||
      /^(\d+ (sec|min|hr|day|mo|wk)s?\.?( ago)? ?)+$|^[A-Z][a-z]+,? [\d/]+$/.test(text);
    const isForeign = (text: string) => /\p{L}|[⟦⟧]/u.test(rest(text).replace('Tam Quan', ''));
    /** What follows our own words: the key in brackets, or what the words are about. */
    const withoutThing = (text: string) => text.replace(/⟧: [^⟦⟧]+⟧$/u, '⟧⟧').replace(/⟧ \(.{1,14}\)$|⟧: [^⟦]+$/u, '⟧');
    const where = (element: Element) => {
      const inside = element.closest('[data-command], [role], section, header, main, label') ?? element;
      return `<${inside.tagName.toLowerCase()} ${inside.getAttribute('data-command') ?? inside.getAttribute('role') ?? ''}>`;
    };
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]') === null;

    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (!parent || text === '' || parent.closest(OURS) || !isSeen(parent)) continue;
      if (isForeign(text) && !isIntl(text)) found.add(`words: "${text.slice(0, 80)}" in ${where(parent)}`);
      if (text.includes('⟦') && isCutOff(parent)) found.add(`cut off: "${text.slice(0, 80)}" in ${where(parent)}`);
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      if (!isSeen(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const text = element.getAttribute(name)?.trim() ?? '';
        // What somebody wrote, whole, where it is cut off.
        const isTheirs =
          name !== 'placeholder' &&
          (element.matches(OURS) || element.querySelector('bdi, [dir="auto"], time') !== null);
        if (text !== '' && !isTheirs && !element.matches('time, bdi') && isForeign(withoutThing(text)) && !isIntl(text))
          found.add(`${name}: "${text.slice(0, 80)}" in ${where(element)}`);
      }
    }
    return [...found];

    /**
     * Words that don't fit and say so neither by an ellipsis with the whole text in the tooltip nor by a way to scroll. What is cut by `truncate`
     * has a tooltip where the pointer comes.
     */
    function isCutOff(element: Element): boolean {
      if (element.closest('.sr-only')) return false;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        // For those who listen.
        if (box.clientWidth === 1) return false;
        if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) return false;
        if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
        const edge = box.getBoundingClientRect();
        if (text.left >= edge.left - 1 && text.right <= edge.right + 1 && text.bottom <= edge.bottom + 3) continue;
        const isSaid = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
        if (!isSaid || !box.closest('[title], .truncate')) return true;
        return false;
      }
      return false;
    }
  });
}

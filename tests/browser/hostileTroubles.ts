import type { Page } from 'playwright-core';

/** What is wrong with a page that shows hostile texts, each with where. */
export const troublesOf = (page: Page): Promise<readonly string[]> => page.evaluate(troubles);

/** Within the page. */
function troubles(): string[] {
  const found: string[] = [];
  const nameOf = (element: Element) => {
    const path: string[] = [];
    for (let at: Element | null = element; at && path.length < 5; at = at.parentElement)
      path.unshift(
        at.tagName.toLowerCase() +
          [...at.attributes]
            .filter(({ name }) => /^(role|data-(?!radix|state)|class)/.test(name))
            .map(({ name, value }) => `[${name}="${value.slice(0, 40)}"]`)
            .join(''),
      );
    return path.join(' > ');
  };
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true });
  const edges = (element: Element) => element.getBoundingClientRect();
  const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  /** What juts out of a scroller, as deep as it does. */
  const widest = (within: Element): Element =>
    [...within.querySelectorAll('*')]
      .filter((one) => isShown(one) && edges(one).width > edges(within).width)
      .findLast((one) => edges(one).left < edges(within).left || edges(one).right > edges(within).right) ?? within;

  for (const scroller of document.querySelectorAll('html, body *')) {
    const { scrollWidth, clientWidth } = scroller;
    if (scrollWidth <= clientWidth || !isShown(scroller)) continue;
    const isPage = scroller === document.documentElement;
    // Rounded both, they may differ by one. The ranges of the statistics are walked sideways on a phone, whatever anybody writes.
    if (!isPage && (scrollWidth === clientWidth + 1 || !scrolls(scroller) || scroller.matches('[data-controls]')))
      continue;
    found.push(
      `scrolls sideways (${scrollWidth} in ${clientWidth}): ${nameOf(scroller)}, by ${nameOf(widest(scroller))}`,
    );
  }
  const layers =
    '[role="dialog"], [role="alertdialog"], [role="menu"], [data-radix-popper-content-wrapper], [data-sonner-toast]';
  for (const layer of document.querySelectorAll(layers)) {
    const { left, top, right, bottom, width } = edges(layer);
    // A toast comes from beyond the edge, and goes there.
    const isMoving = layer.getAnimations().some(({ playState }) => playState === 'running');
    if (width === 0 || isMoving || !isShown(layer)) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`outgrows the window (${[left, top, right, bottom].map(Math.round)}): ${nameOf(layer)}`);
  }
  const highs = new Map<Element | null, number>();
  for (const row of document.querySelectorAll('[role="row"][data-row], [role="gridcell"][data-row]')) {
    const { height } = edges(row);
    const high = highs.get(row.parentElement) ?? height;
    highs.set(row.parentElement, high);
    if (Math.abs(height - high) > 1) found.push(`is ${height} high, another ${high}: ${nameOf(row)}`);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href*="openstreetmap.org"])')) {
    if (!/^(https?|mailto|tel|blob):$/.test(link.protocol))
      found.push(`leads to ${link.href.slice(0, 60)}: ${nameOf(link)}`);
    const says = `${link.textContent} ${link.title}`;
    if (/^https?:$/.test(link.protocol) && link.origin !== location.origin && !says.includes(link.host))
      found.push(`does not say that it leads to ${link.host}: ${nameOf(link)}`);
  }
  const hides = (text: string | null) =>
    ['\u0007', '\u00ad', '\u200b', '\u202e', '\u2067'].some((sign) => text?.includes(sign));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    // What is typed is shown as it is typed.
    if (!holder || !hides(node.textContent) || holder.closest('.hidden-character, textarea')) continue;
    found.push(`hides characters: ${nameOf(holder)}`);
  }
  if (hides(document.title)) found.push('the title of the tab hides characters');
  return [...new Set(found)];
}

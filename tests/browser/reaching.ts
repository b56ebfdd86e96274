import type { Page } from 'playwright-core';
import { COMMANDS } from '../../commands/every';

/** More presses to another part of the page are not counted. */
const PARTS_MOST = 6;

/** Keys of commands that do what their buttons do, with how many presses: the filter's and the search's key only lead to a field. */
const OWN_KEYS: Readonly<Record<string, number>> = Object.fromEntries(
  COMMANDS.flatMap(({ id, key }) => {
    const [press] = [key?.press ?? []].flat();
    return press === undefined || id === 'list.filter' ? [] : [[id, press.split(' ').length]];
  }),
);

/**
 * How many presses each visible part of the page is away from what has the focus, by its name: by keys that lead to another part of
 * the page, Tab, arrows within a bar of buttons, or its own key. Rows of a list, comments, the sidebar's links, groups of fields, and boxes
 * that are walked by arrows are one part each.
 */
export async function pressesToEach(page: Page): Promise<ReadonlyMap<string, number>> {
  await markParts(page, PARTS_MOST);
  return new Map(await page.evaluate(distances, OWN_KEYS));
}

/** Marks where the keys for other parts of the page lead, with the number of presses, and comes back. */
async function markParts(page: Page, most: number): Promise<void> {
  const from = await page.evaluateHandle(() => document.activeElement as HTMLElement);
  const back = () => from.evaluate((element) => element.focus());
  await from.evaluate((element) => element.setAttribute('data-start', '0'));
  // The script of these keys comes with their first press.
  await page.keyboard.press('Control+F6');
  await page.waitForFunction((element) => document.activeElement !== element, from, { timeout: 5000 }).catch(() => {});
  await back();
  for (const key of ['Control+F6', 'Control+Shift+F6']) {
    for (let presses = 1; presses <= most; presses += 1) {
      await page.keyboard.press(key);
      await page.evaluate(markFocus, presses);
    }
    await back();
  }
  // `Mod+E` leads into the form of a detail that is one.
  if ((await page.locator('[data-surface="detail"] [data-field]').count()) === 0) return;
  await page.keyboard.press('Control+e');
  await page.evaluate(markFocus, 1);
  await back();
}

/** Within the page. A command runs in the turn after its key. */
async function markFocus(presses: number): Promise<void> {
  await new Promise((next) => setTimeout(next));
  const at = document.activeElement;
  const before = Number(at?.getAttribute('data-start') ?? presses);
  at?.setAttribute('data-start', String(Math.min(before, presses)));
}

/** Within the page. */
function distances(ownKeys: Readonly<Record<string, number>>): [string, number][] {
  const all = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]:not([role="row"])',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden="true"], [inert]') &&
      element.getBoundingClientRect().width > 1 &&
      !element.matches(':disabled'),
  );
  const groupOf = (element: HTMLElement): Element =>
    element.closest('[data-roving]') ??
    element
      .closest('nav, [data-comment], fieldset, [role="row"]:not([aria-rowindex="1"])')
      ?.closest('nav, section, fieldset, [role="grid"]') ??
    element;
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const stops = [...document.querySelectorAll<HTMLElement>('[role="row"][tabindex="0"]'), ...all]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .sort((one, other) => (isBefore(one, other) ? -1 : 1));
  const starts = [...document.querySelectorAll<HTMLElement>('[data-start]')].map((element) => ({
    element,
    presses: Number(element.dataset.start),
  }));
  // `f` and `r` lead to a field, from which Tab goes on.
  for (const field of ['[data-command="list.filter"]', '[data-writing] textarea']) {
    const element = document.querySelector<HTMLElement>(field);
    if (element) starts.push({ element, presses: 1 });
  }

  /** Presses of Tab from a start to a stop, in either direction. */
  const tabs = (from: Element, to: HTMLElement) => {
    if (from === to) return 0;
    const between = stops.filter(
      (stop) =>
        stop !== from &&
        (isBefore(from, to) ? isBefore(from, stop) && isBefore(stop, to) : isBefore(stop, from) && isBefore(to, stop)),
    );
    return between.length + 1;
  };
  const byTab = (to: HTMLElement) =>
    to.tabIndex < 0
      ? Math.min(
          ...starts.filter(({ element }) => element === to).map(({ presses }) => presses),
          Number.POSITIVE_INFINITY,
        )
      : Math.min(...starts.map(({ element, presses }) => presses + tabs(element, to)));
  /** In a bar of buttons the arrows lead on from where it is entered. */
  const byArrows = (to: HTMLElement) => {
    const bar = to.closest('[role="toolbar"], [role="row"][aria-rowindex="1"]');
    if (!bar) return Number.POSITIVE_INFINITY;
    const items = all.filter((one) => bar.contains(one));
    const at = items.indexOf(to);
    return Math.min(
      ...items.map((item, index) => {
        const way = Math.abs(index - at);
        return byTab(item) + Math.min(way, items.length - way, 1 + at, items.length - at);
      }),
    );
  };
  const nameOf = (element: Element) =>
    [
      element.getAttribute('data-command'),
      element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '',
      element.closest('[aria-label]:not(button, a, input)')?.getAttribute('aria-label')?.slice(0, 30),
    ]
      .filter(Boolean)
      .join(' | ');
  const found = new Map<Element, number>();
  for (const element of all) {
    const group = groupOf(element);
    const own = ownKeys[element.dataset.command ?? ''] ?? Number.POSITIVE_INFINITY;
    const presses = Math.min(own, byTab(element), byArrows(element));
    found.set(group, Math.min(found.get(group) ?? Number.POSITIVE_INFINITY, presses));
  }
  for (const element of document.querySelectorAll('[data-start]')) element.removeAttribute('data-start');
  return [...found].map(([element, presses], index) => [`${nameOf(element)} #${index}`, presses]);
}

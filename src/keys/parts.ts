/** What a page or dialog is made of: landmarks, sections, groups of fields, lists, and heads of columns, which are no stop of Tab. */
const PART = 'nav, header, main, aside, section, fieldset:not([data-roving] *), [data-surface], [data-part]';
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
/** Goes nowhere and does nothing: the edge of a detail, a part's own box. */
const LAST_CHOICE = '[role="separator"]';

/** Where each part was left, to be come back to. */
const leftAt = new WeakMap<Element, HTMLElement>();

/**
 * Puts the focus into the next part of the page, or the one before, in the order of the page and round its end: where that part was left,
 * else on what is current in it, else on its first stop of Tab.
 */
export function goToPart(direction: 1 | -1): void {
  const at = document.activeElement;
  const parts = partsOf(document.body);
  const here = at?.closest(PART) ?? null;
  if (at instanceof HTMLElement && here && here !== at) leftAt.set(here, at);
  const list = [...parts.keys()];
  const to = list[indexFrom(list, here, at, direction)];
  const inside = to && parts.get(to);
  if (inside) entryOf(to, inside)?.focus();
}

/** From a part that is not among them, like a page's own box, the nearest in the order of the page counts. */
function indexFrom(list: readonly Element[], here: Element | null, at: Element | null, direction: 1 | -1): number {
  const found = here === null ? -1 : list.indexOf(here);
  if (found !== -1) return (found + direction + list.length) % list.length;
  const after = list.findIndex((part) => at && at.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING);
  const next = after === -1 ? 0 : after;
  return direction === 1 ? next : (next - 1 + list.length) % list.length;
}

/** The parts that have something to act on, in the order in which that begins: each thing belongs to the innermost part around it. */
function partsOf(page: HTMLElement): ReadonlyMap<Element, readonly HTMLElement[]> {
  const parts = new Map<Element, HTMLElement[]>();
  for (const element of page.querySelectorAll<HTMLElement>(FOCUSABLE)) {
    const part = element.parentElement?.closest(PART);
    if (!part || !isReachable(element)) continue;
    const inside = parts.get(part);
    if (inside) inside.push(element);
    else parts.set(part, [element]);
  }
  return parts;
}

function isReachable(element: HTMLElement): boolean {
  if (element.matches(':disabled')) return false;
  if (element.closest('[aria-hidden="true"], [inert]')) return false;
  return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
}

function entryOf(part: Element, inside: readonly HTMLElement[]): HTMLElement | undefined {
  const left = leftAt.get(part);
  if (left && inside.includes(left)) return left;
  const stops = inside.filter(({ tabIndex }) => tabIndex >= 0);
  return (
    stops.find((stop) => stop.matches('[aria-current]')) ??
    stops.find((stop) => !stop.matches(LAST_CHOICE)) ??
    stops[0] ??
    inside[0]
  );
}

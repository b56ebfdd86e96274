const SHOWN_MS = 1600;
/** Of no colour: what changed is said by the row itself, and selection and cursor keep theirs. */
const TINT = 'color-mix(in srgb, var(--ink) 14%, var(--surface))';

/** Shows for a moment which rows somebody else has just changed; whoever wants nothing to move sees it stand and go. */
export function markRows(ids: readonly string[]): void {
  const changed = new Set(ids);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  for (const row of document.querySelectorAll<HTMLElement>('[data-surface="list"] [data-row]')) {
    if (!changed.has(row.dataset.row ?? '')) continue;
    const first = { backgroundColor: TINT, offset: 0 };
    const mark = row.animate(isStill ? [first, { backgroundColor: TINT, offset: 1 }] : [first], {
      duration: SHOWN_MS,
      easing: 'ease-in',
      id: 'changedElsewhere',
    });
    // The element may come to show another row while the list is scrolled (RowSlots).
    const other = new MutationObserver(() => mark.cancel());
    other.observe(row, { attributes: true, attributeFilter: ['data-row'] });
    mark.onfinish = mark.oncancel = () => other.disconnect();
  }
}

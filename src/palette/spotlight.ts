/** The rows that a command would act on: those selected, else the one with the cursor. */
function litRows(): readonly HTMLElement[] {
  const selected = [...document.querySelectorAll<HTMLElement>('[role="grid"] [role="row"][aria-selected="true"]')];
  const cursor = document.querySelector<HTMLElement>('[role="grid"] [role="row"][tabindex="0"]');
  return selected.length > 0 ? selected : cursor ? [cursor] : [];
}

/** What is left of a row inside its list, as a path; empty where nothing is, or a case that covers the list is seen in its place. */
function pathOf(row: HTMLElement, frame: DOMRect): string {
  const box = row.getBoundingClientRect();
  const left = Math.max(box.left, frame.left);
  const right = Math.min(box.right, frame.right);
  const top = Math.max(box.top, frame.top);
  const bottom = Math.min(box.bottom, frame.bottom);
  if (right <= left || bottom <= top) return '';
  const isSeen = row.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
  return isSeen ? `M${left} ${top}H${right}V${bottom}H${left}Z` : '';
}

/** A clip path for what dims the page, with a hole where those rows are; undefined where there are none. */
export function spotlight(): string | undefined {
  const holes = litRows().flatMap((row) => {
    const grid = row.closest('[role="grid"]');
    return grid ? [pathOf(row, grid.getBoundingClientRect())] : [];
  });
  if (holes.join('') === '') return undefined;
  return `path(evenodd, "M0 0H${innerWidth}V${innerHeight}H0Z${holes.join('')}")`;
}

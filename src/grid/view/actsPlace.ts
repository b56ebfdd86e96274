/** How far from the end of its row something begins and ends, in pixels. */
interface Span {
  readonly from: number;
  readonly to: number;
}

export interface CellSpan extends Span {
  /** What the cell shows; empty where it shows nothing. */
  readonly content: Span;
}

/** So wide is a text that is cut at its end anyway: it can spare a part of it. */
const TEXT_PX = 300;
/** What covering all of a cell costs; a name is what a row is known by. */
const COSTS = { text: 0.5, name: 3, other: 1 } as const;
const costOf = ({ from, to }: Span, isFirst: boolean) =>
  COSTS[to - from >= TEXT_PX ? 'text' : isFirst ? 'name' : 'other'];

/**
 * Where buttons over a row end, as far from the row's end: at the end of that cell where they cover the least of what the row says. A
 * long text loses a part of itself, a time all of it. `cells` in their order, the one that the row is known by first.
 */
export function endOfActs(cells: readonly CellSpan[], widthPx: number, hiddenPx: number): number {
  const costAt = (end: number) =>
    cells.reduce((sum, { content }, at) => {
      const covered = Math.min(content.to, end + widthPx) - Math.max(content.from, end);
      return covered <= 0 ? sum : sum + (covered / (content.to - content.from)) * costOf(content, at === 0);
    }, 0);
  const ends = [hiddenPx, ...cells.map(({ from }) => from).filter((from) => from > hiddenPx)].sort((a, b) => a - b);
  return ends.reduce((best, end) => (costAt(end) < costAt(best) - 0.01 ? end : best), hiddenPx);
}

/** The cells of a row and what they show, measured. */
export function cellsOf(row: HTMLElement): readonly CellSpan[] {
  const edge = row.getBoundingClientRect();
  const isRtl = getComputedStyle(row).direction === 'rtl';
  const spanOf = ({ left, right }: { readonly left: number; readonly right: number }): Span =>
    isRtl ? { from: left - edge.left, to: right - edge.left } : { from: edge.right - right, to: edge.right - left };
  return [...row.querySelectorAll(':scope > .grid-cell')].map((cell) => {
    const box = cell.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(cell);
    const { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return { ...spanOf(box), content: { from: 0, to: 0 } };
    // What is cut off is not seen.
    return { ...spanOf(box), content: spanOf({ left: Math.max(left, box.left), right: Math.min(right, box.right) }) };
  });
}

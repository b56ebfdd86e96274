import { COUNT_MAX } from '../../../contract/wire/constants';
import type { Answer, Refusal } from '../../../contract/wire/endpoint';
import { type MergeResult, OVERLAP, type Page } from './mergePage';

export interface LoadedPage<Row> extends Omit<Page, 'ids'> {
  readonly rows: readonly Row[];
  /** When it was asked for, in milliseconds. */
  readonly sinceMs: number;
  readonly total?: number;
}

interface Steps<Row> {
  readonly load: (request: { readonly pos: number; readonly count: number }) => Promise<Answer<readonly Row[]>>;
  readonly isCurrent: () => boolean;
  readonly tryPlace: (page: LoadedPage<Row>) => MergeResult;
  /** Forgets what is known and begins with this page. */
  readonly startHere: (page: LoadedPage<Row>) => void;
}

export type LocatedPage =
  | { readonly is: 'placed' }
  | { readonly is: 'failed'; readonly refusal: Refusal }
  | { readonly is: 'given up' };

/** Calls made to find a place again before the list starts over at the person's position. */
const TRIES = 12;

/**
 * Loads the page at an offset, and where no known neighbour is in it, looks for them: first as far off as the total moved,
 * then in widening steps to both sides. With nothing found the list has changed so much that what was known is forgotten.
 * `expectedTotal`: the total that would say that nothing moved.
 */
export async function locatePage<Row>(
  start: { readonly pos: number; readonly count: number; readonly expectedTotal: number | null },
  steps: Steps<Row>,
): Promise<LocatedPage> {
  const aim = aimFrom(start);
  let { pos, count } = start;
  let first: LoadedPage<Row> | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const sinceMs = Date.now();
    const answer = await steps.load({ pos, count });
    if (!steps.isCurrent()) return { is: 'given up' };
    if (answer.refused !== undefined) return { is: 'failed', refusal: answer };
    const { data: rows, total } = answer;
    const page = { pos, rows, sinceMs, short: rows.length < count, ...(total === undefined ? {} : { total }) };
    first ??= page;
    const placed = steps.tryPlace(page);
    if (placed.is === 'placed') return { is: 'placed' };
    count = COUNT_MAX;
    pos = placed.is === 'short of it' ? placed.pos : aim(pos, placed.side, total);
  }
  if (first !== undefined) steps.startHere(first);
  return { is: 'placed' };
}

/** Half of what one call shows, so that two looks side by side leave nothing between them. */
const STRIDE = 150;

/**
 * Where to look next. While no side is known: as far off as the total moved, then in widening steps by turns; once it is,
 * on to that side, and between two sides by halves.
 */
function aimFrom(start: { readonly pos: number; readonly expectedTotal: number | null }) {
  let low = -1;
  let high = Number.POSITIVE_INFINITY;
  let looks = 0;
  return (pos: number, side: 'above' | 'below' | undefined, total: number | undefined): number => {
    const within = (next: number) => Math.max(0, Math.min(next, total ?? Number.POSITIVE_INFINITY));
    if (side === 'above') low = Math.max(low, pos);
    if (side === 'below') high = Math.min(high, pos);
    const moved = start.expectedTotal === null || total === undefined ? 0 : total - start.expectedTotal;
    looks += 1;
    if (looks === 1 && moved !== 0) return within(start.pos + moved - OVERLAP);
    const reach = STRIDE * 2 ** Math.floor((looks - 1) / 2);
    if (low >= 0 && high !== Number.POSITIVE_INFINITY) return Math.floor((low + high) / 2);
    if (low >= 0) return within(low + reach);
    if (high !== Number.POSITIVE_INFINITY) return within(high - reach);
    return within(start.pos + moved + (looks % 2 === 1 ? -reach : reach));
  };
}

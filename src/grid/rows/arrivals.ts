/** Rows read at the top of the list to see what arrived. */
export const ARRIVALS_PAGE_ROWS = 20;

export interface Arrivals {
  /** The server's first rows now. */
  readonly ids: readonly string[];
  /** Whether the first row shown is loaded, so that any row above it must be new. */
  readonly topIsKnown: boolean;
  readonly isKnown: (id: string) => boolean;
  /** By how many rows the server's list is longer than the one shown, as far as its total tells. */
  readonly more: number;
}

/** How many rows wait to be shown: those above the first known one, and at least what the total grew by. */
export function countArrivals({ ids, topIsKnown, isKnown, more }: Arrivals): number {
  const grown = Math.max(0, more);
  if (!topIsKnown) return grown;
  const first = ids.findIndex(isKnown);
  return Math.max(grown, first === -1 ? ids.length : first);
}

import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { whenIdle } from '../../state/whenIdle';
import type { Standing } from '../model/rowSlots';

interface InView {
  /** Positions in view: [from, to). */
  readonly seen: { readonly from: number; readonly to: number };
  /** The row that has the cursor, which is drawn wherever it is, and before the list has come there. */
  readonly cursor: string | null;
  readonly isScrolling: boolean;
}

/** By then the rest is drawn on a busy page too. */
const REST_MS = 200;

const nameOf = ({ id, position }: Standing) => id ?? `at ${position}`;

/**
 * Which of the rows to draw are drawn now. Where all in view is new, as in a list that comes or after a jump, that is painted first, and
 * what stands above and below it is drawn once the browser has a moment.
 */
export function useInViewFirst(
  standing: readonly Standing[],
  { seen: { from, to }, cursor, isScrolling }: InView,
): readonly Standing[] {
  const drawnBefore = useRef<ReadonlySet<string>>(new Set());
  const [, drawRest] = useReducer((turn: number) => turn + 1, 0);
  const isThere = (one: Standing) => drawnBefore.current.has(nameOf(one));
  const isInView = ({ position }: Standing) => position >= from && position < to;
  const isCursor = ({ id }: Standing) => id !== undefined && id === cursor;
  const isAllNew = !standing.some((one) => isInView(one) && isThere(one) && !isCursor(one));
  const now = isAllNew ? standing.filter((one) => isInView(one) || isThere(one) || isCursor(one)) : standing;
  const isPart = now.length < standing.length;
  useLayoutEffect(() => {
    drawnBefore.current = new Set(now.map(nameOf));
  });
  // Where the list comes to rest it is drawn once more anyway, and its elements are put in order.
  useEffect(() => {
    if (isPart && !isScrolling) return whenIdle(drawRest, REST_MS);
    return undefined;
  });
  return now;
}

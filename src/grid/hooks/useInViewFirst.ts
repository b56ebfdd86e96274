import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { whenIdle } from '../../state/whenIdle';
import type { Standing } from '../model/rowSlots';

interface InView {
  /** Positions in view: [from, to). */
  readonly seen: { readonly from: number; readonly to: number };
  /** The row that has the cursor, which is drawn wherever it is, and before the list has come there. */
  readonly cursor: string | null;
  readonly isScrolling: boolean;
  readonly rowPx: number;
  readonly idAt: (position: number) => string | undefined;
}

/** By then the rest is drawn on a busy page too. */
const REST_MS = 200;

const nameOf = ({ id, position }: Standing) => id ?? `at ${position}`;

/**
 * Which of the rows to draw are drawn now. Where all in view is new, as in a list that comes or after a jump, that is painted first. What
 * stands above and below it is drawn once the browser has a moment, and what was there before, which nobody sees any more, is taken out
 * then: with the row that has the focus out of the page, the browser would take the focus from it and style the page once more.
 */
export function useInViewFirst(
  standing: readonly Standing[],
  { seen: { from, to }, cursor, isScrolling, rowPx, idAt }: InView,
): readonly Standing[] {
  const drawnBefore = useRef<readonly Standing[]>([]);
  const [, drawRest] = useReducer((turn: number) => turn + 1, 0);
  const before = drawnBefore.current;
  const names = new Set(before.map(nameOf));
  const isThere = (one: Standing) => names.has(nameOf(one));
  const isInView = ({ position }: Standing) => position >= from && position < to;
  const isCursor = ({ id }: Standing) => id !== undefined && id === cursor;
  const isAllNew = !standing.some((one) => isInView(one) && isThere(one) && !isCursor(one));
  const now = isAllNew ? standing.filter((one) => isInView(one) || isThere(one) || isCursor(one)) : standing;
  /** Drawn before, still in its place, and not near to what is drawn by now. */
  const isLeft = ({ id, position, topPx }: Standing) =>
    id !== undefined &&
    idAt(position) === id &&
    now.every((other) => other.id !== id && Math.abs(other.topPx - topPx) > rowPx);
  const left = isAllNew && !isScrolling ? before.filter(isLeft) : [];
  const drawn = left.length > 0 ? [...now, ...left].toSorted((one, other) => one.position - other.position) : now;
  const isPart = now.length < standing.length || left.length > 0;
  useLayoutEffect(() => {
    drawnBefore.current = drawn;
  });
  // Where the list comes to rest it is drawn once more anyway, and its elements are put in order.
  useEffect(() => {
    if (isPart && !isScrolling) return whenIdle(drawRest, REST_MS);
    return undefined;
  });
  return drawn;
}

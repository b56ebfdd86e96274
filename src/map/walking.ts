import type { Point } from './mercator';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much less it counts to lie ahead than to lie beside the way. */
const ASIDE = 2;

/**
 * The next of some points in a direction: the nearest within a right angle around it, one straight ahead before one aside. Undefined where
 * none lies there.
 */
export function nextTowards<P extends Point>(from: Point, points: readonly P[], direction: Direction): P | undefined {
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    const isAcross = direction === 'left' || direction === 'right';
    const ahead = isAcross ? (direction === 'right' ? dx : -dx) : direction === 'down' ? dy : -dy;
    const aside = Math.abs(isAcross ? dy : dx);
    if (ahead <= 0 || aside > ahead) continue;
    const far = ahead + ASIDE * aside;
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** The point that is nearest to another; undefined among none. */
export function nearestTo<P extends Point>(to: Point, points: Iterable<P>): P | undefined {
  let best: P | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const far = (point.x - to.x) ** 2 + (point.y - to.y) ** 2;
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

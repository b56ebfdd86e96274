import { type Bounds, type MapView, type Point, pointOf, type Size } from './mercator';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** How much less it counts to lie ahead than to lie beside the way. */
const ASIDE = 2;

/** How far aside of the way a point may lie, as a part of how far it lies ahead: a right angle around the way, and where that has none, more. */
const ANGLES = [1, 3];

/**
 * The next of some points in a direction: the nearest within a right angle around it, one straight ahead before one aside; where none lies there,
 * one that lies aside but still ahead. Undefined where there is none either.
 */
export function nextTowards<P extends Point>(from: Point, points: readonly P[], direction: Direction): P | undefined {
  for (const angle of ANGLES) {
    let best: P | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const point of points) {
      const [dx, dy] = [point.x - from.x, point.y - from.y];
      const isAcross = direction === 'left' || direction === 'right';
      const ahead = isAcross ? (direction === 'right' ? dx : -dx) : direction === 'down' ? dy : -dy;
      const aside = Math.abs(isAcross ? dy : dx);
      if (ahead <= 0 || aside > angle * ahead) continue;
      const far = ahead + ASIDE * aside;
      if (far < least) [best, least] = [point, far];
    }
    if (best) return best;
  }
  return undefined;
}

/** Whether some of what lies within bounds may lie beyond the view in a direction. */
export function goesOnBeyond(
  { north, west, south, east }: Bounds,
  view: MapView,
  size: Size,
  direction: Direction,
): boolean {
  const [from, to] = [pointOf(view, { lat: north, lng: west }), pointOf(view, { lat: south, lng: east })];
  return { left: from.x < 0, up: from.y < 0, right: to.x > size.widthPx, down: to.y > size.heightPx }[direction];
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

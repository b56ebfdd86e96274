import type { Position } from 'geojson';

type Ring = readonly Position[];

const TURN = 360;
const EDGE = TURN / 2;

/**
 * A ring of the atlas without its leaps: where it crosses 180°, the atlas goes on at the other edge, and a line would lead there over the
 * whole map. The longitudes go on instead, beyond the edge. A ring around a pole is closed over it.
 */
export function unrolled(ring: Ring): Ring {
  let turns = 0;
  let before = ring[0]?.[0] ?? 0;
  const points = ring.map(([lng = 0, lat = 0]): Position => {
    if (lng - before > EDGE) turns -= 1;
    else if (before - lng > EDGE) turns += 1;
    before = lng;
    return [lng + turns * TURN, lat];
  });
  const [first = [0, 0], last = [0, 0]] = [points[0], points.at(-1)];
  if (turns === 0) return points;
  const pole = (first[1] ?? 0) < 0 ? -90 : 90;
  return [...points, [last[0] ?? 0, pole], [first[0] ?? 0, pole]];
}

/** A coast and its lakes as they lie on the map: what reaches over one edge comes in at the other one. */
export function cutAtTheEdge(rings: readonly Ring[]): readonly (readonly Ring[])[] {
  const [coast = []] = rings;
  if (coast.every(isOnTheMap)) return [rings];
  return [-TURN, 0, TURN].flatMap((by) => {
    const cut = rings.map((ring) => within(ring.map(([lng = 0, lat = 0]) => [lng + by, lat])));
    return cut[0]?.length ? [cut.filter(({ length }) => length > 0)] : [];
  });
}

const isOnTheMap = ([lng = 0]: Position) => Math.abs(lng) <= EDGE;

/** What of a ring lies between both edges (Sutherland and Hodgman: one edge after the other). */
const within = (ring: Ring): Ring => [-1, 1].reduce(beside, ring);

function beside(ring: Ring, side: number): Ring {
  const isIn = ([lng = 0]: Position) => lng * side <= EDGE;
  const kept: Position[] = [];
  for (const [nth, point] of ring.entries()) {
    const before = ring.at(nth - 1) ?? point;
    if (isIn(before) !== isIn(point)) kept.push(crossing(before, point, side * EDGE));
    if (isIn(point)) kept.push(point);
  }
  return kept;
}

function crossing([fromLng = 0, fromLat = 0]: Position, [toLng = 0, toLat = 0]: Position, lng: number): Position {
  return [lng, fromLat + ((toLat - fromLat) * (lng - fromLng)) / (toLng - fromLng)];
}

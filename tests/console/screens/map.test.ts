import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../../contract/temples/place';
import { createClusters, ZOOM_MAX, zoomOf } from '../../../src/map/clusters';
import {
  boundsOf,
  centredOn,
  fitted,
  isWithin,
  type MapView,
  placeAt,
  placeUnder,
  pointOf,
  SCALE_MAX,
  scaleBar,
  WORLD_PX,
  worldPoint,
} from '../../../src/map/mercator';
import { goesOnBeyond, nearestTo, nextTowards } from '../../../src/map/walking';

const LAT_MAX = 85;
const places = fc.record({
  lat: fc.double({ min: -LAT_MAX, max: LAT_MAX, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
const sizes = fc.record({
  widthPx: fc.integer({ min: 200, max: 2000 }),
  heightPx: fc.integer({ min: 150, max: 1200 }),
});
const scales = fc.double({ min: 0, max: 16, noNaN: true }).map((zoom) => 2 ** zoom);
const offsets = fc.double({ min: -1e7, max: 1e7, noNaN: true });
const views = fc.record({ scale: scales, x: offsets, y: offsets });

describe('a place and its point', () => {
  test('lead to each other, on the square of the world and in any view', () => {
    fc.assert(
      fc.property(places, (place) => {
        const back = placeAt(worldPoint(place));
        expect(back.lat).toBeCloseTo(place.lat, 8);
        expect(back.lng).toBeCloseTo(place.lng, 8);
      }),
    );
    fc.assert(
      fc.property(places, scales, sizes, (place, scale, size) => {
        const view = centredOn(place, scale, size);
        const point = pointOf(view, place);
        const again = pointOf(view, placeUnder(view, point));
        // Digits that no pixel needs are left out: within a pixel it is the same place.
        expect(Math.hypot(again.x - point.x, again.y - point.y)).toBeLessThan(1.5);
      }),
    );
  });

  test('the poles are at the edge, and the middle is where the equator meets Greenwich', () => {
    expect(worldPoint({ lat: 0, lng: 0 })).toEqual({ x: WORLD_PX / 2, y: expect.closeTo(WORLD_PX / 2, 9) });
    expect(worldPoint({ lat: 90, lng: 180 })).toEqual({ x: WORLD_PX, y: expect.closeTo(0, 5) });
    expect(placeAt({ x: -50, y: 9999 })).toEqual({ lat: expect.closeTo(-85.0511, 3), lng: -180 });
  });
});

describe('a view', () => {
  test('never leaves the world, and asking again for what is allowed changes nothing', () => {
    fc.assert(
      fc.property(views, sizes, (view, size) => {
        const held = isWithin(view, size);
        const [width, height] = [WORLD_PX * held.scale, WORLD_PX * held.scale];
        expect(held.scale).toBeLessThanOrEqual(SCALE_MAX);
        expect(width).toBeGreaterThanOrEqual(size.widthPx - 1e-6);
        expect(held.x).toBeLessThanOrEqual(1e-6);
        expect(held.x + width).toBeGreaterThanOrEqual(size.widthPx - 1e-3);
        if (height >= size.heightPx) expect(held.y + height).toBeGreaterThanOrEqual(size.heightPx - 1e-3);
        const again = isWithin(held, size);
        expect(again.scale).toBeCloseTo(held.scale, 9);
        expect(again.x).toBeCloseTo(held.x, 3);
      }),
    );
  });

  test('that fits points shows each of them', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 8 }), sizes, (some, size) => {
        const [lats, lngs] = [some.map(({ lat }) => lat), some.map(({ lng }) => lng)];
        const bounds = {
          south: Math.min(...lats),
          north: Math.max(...lats),
          west: Math.min(...lngs),
          east: Math.max(...lngs),
        };
        const view = fitted(bounds, size, { nearest: 64 });
        // A map higher than the world is wide can't show all of its height at once.
        const fits = pointOf(view, { lat: bounds.south, lng: 0 }).y - pointOf(view, { lat: bounds.north, lng: 0 }).y;
        for (const place of some) {
          const { x, y } = pointOf(view, place);
          expect(x).toBeGreaterThanOrEqual(-1e-3);
          expect(x).toBeLessThanOrEqual(size.widthPx + 1e-3);
          if (fits > size.heightPx) continue;
          expect(y).toBeGreaterThanOrEqual(-1e-3);
          expect(y).toBeLessThanOrEqual(size.heightPx + 1e-3);
        }
      }),
    );
  });

  test('that fits points leaves them below what lies over its top', () => {
    const around = { south: 8.5, north: 23, west: 103, east: 109 };
    for (const [widthPx, heightPx, coveredPx] of [
      [390, 690, 90],
      [360, 120, 50],
      [1100, 800, 80],
    ] as const) {
      const view = fitted(around, { widthPx, heightPx }, { coveredPx });
      const top = pointOf(view, { lat: around.north, lng: around.west }).y;
      const bottom = pointOf(view, { lat: around.south, lng: around.west }).y;
      expect(top).toBeGreaterThan(coveredPx);
      expect(bottom).toBeLessThan(heightPx);
    }
  });

  test('has a scale of a round length that fits', () => {
    fc.assert(
      fc.property(places, scales, sizes, (place, scale, size) => {
        const { metres, px } = scaleBar(centredOn(place, scale, size), size, 90);
        expect(px).toBeLessThanOrEqual(90 + 1e-6);
        expect(px).toBeGreaterThan(30);
        expect(Number(metres.toPrecision(1))).toBeCloseTo(metres, 6);
        expect(['1', '2', '5']).toContain(metres.toPrecision(1)[0]);
      }),
    );
  });
});

describe('clusters', () => {
  const degreesOf = (some: readonly { lat: number; lng: number }[]) =>
    new Float64Array(some.flatMap(({ lat, lng }) => [lng, lat]));
  const WORLD = { west: -180, south: -LAT_MAX, east: 180, north: LAT_MAX };

  test('hold every point exactly once at every zoom, and none that has no place', () => {
    fc.assert(
      fc.property(fc.array(fc.option(places), { maxLength: 200 }), fc.integer({ min: 0, max: 16 }), (some, zoom) => {
        const clusters = createClusters();
        clusters.add(0, degreesOf(some.map((place) => place ?? { lat: Number.NaN, lng: Number.NaN })));
        clusters.build();
        const spots = clusters.within(WORLD, zoom);
        const members = spots.flatMap(({ nth, cluster, count }) =>
          cluster === null ? [nth] : clusters.pointsOf(cluster, count),
        );
        const placed = some.flatMap((place, nth) => (place ? [nth] : []));
        expect([...members].sort((one, other) => Number(one) - Number(other))).toEqual(placed);
      }),
      { numRuns: 40 },
    );
  });

  test('come apart at the zoom they name; those of one place never do', () => {
    const clusters = createClusters();
    const [hue, hanoi] = [
      { lat: 16.4637, lng: 107.5909 },
      { lat: 21.03, lng: 105.83 },
    ];
    clusters.add(0, degreesOf([hue, hue, hanoi]));
    clusters.build();
    const [whole] = clusters.within(WORLD, 0);
    expect(whole).toMatchObject({ count: 3, nth: null });
    const opens = clusters.opensAt(whole?.cluster ?? -1);
    expect(clusters.within(WORLD, opens - 1)).toHaveLength(1);
    const parts = clusters.within(WORLD, opens);
    expect(parts.map(({ count }) => count).sort()).toEqual([1, 2]);
    const pair = parts.find(({ count }) => count === 2);
    expect(clusters.opensAt(pair?.cluster ?? -1)).toBeGreaterThan(ZOOM_MAX);
  });

  test('follow a point that is moved or taken away', () => {
    const clusters = createClusters();
    clusters.add(
      0,
      degreesOf([
        { lat: 10, lng: 100 },
        { lat: -30, lng: -60 },
      ]),
    );
    clusters.add(1, new Float64Array([Number.NaN, Number.NaN]));
    clusters.add(0, new Float64Array([20, 40]));
    clusters.build();
    expect(clusters.within(WORLD, 5)).toEqual([
      { lat: expect.closeTo(40), lng: expect.closeTo(20), count: 1, picked: 0, nth: 0, cluster: null },
    ]);
  });

  test('the nearest of them to a place is on the map no further from it than any other', () => {
    fc.assert(
      fc.property(fc.array(fc.option(places), { maxLength: 60 }), places, (some, from) => {
        const clusters = createClusters();
        clusters.add(0, degreesOf(some.map((place) => place ?? { lat: Number.NaN, lng: Number.NaN })));
        const nearest = clusters.nearestTo(from);
        const far = (place: Place) => {
          const [one, other] = [worldPoint(place), worldPoint(from)];
          return Math.hypot(one.x - other.x, one.y - other.y);
        };
        const placed = some.filter((place) => place !== null);
        expect(nearest === null).toBe(placed.length === 0);
        if (nearest === null) return;
        expect(some[nearest.nth]).toEqual({ lat: nearest.lat, lng: nearest.lng });
        for (const place of placed) expect(far(nearest)).toBeLessThanOrEqual(far(place));
      }),
    );
  });

  test('say how many of their points are selected', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(places, fc.boolean()), { maxLength: 120 }),
        fc.integer({ min: 0, max: 12 }),
        (some, zoom) => {
          const clusters = createClusters();
          clusters.add(0, degreesOf(some.map(([place]) => place)));
          clusters.build();
          clusters.pick(Uint8Array.from(some, ([, isPicked]) => (isPicked ? 1 : 0)));
          for (const { nth, cluster, count, picked } of clusters.within(WORLD, zoom)) {
            const members = cluster === null ? [nth ?? -1] : clusters.pointsOf(cluster, count);
            expect(picked).toBe(members.filter((one) => some[one]?.[1]).length);
          }
          clusters.pick(null);
          expect(clusters.within(WORLD, zoom).every(({ picked }) => picked === 0)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('are asked for at a zoom there is, whatever the scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: SCALE_MAX * 4, noNaN: true }), (scale) => {
        const zoom = zoomOf(scale);
        expect(Number.isInteger(zoom) && zoom >= 0 && zoom <= ZOOM_MAX).toBe(true);
      }),
    );
    const view = centredOn({ lat: 16, lng: 107 }, 7, { widthPx: 800, heightPx: 600 });
    const { west, east, south, north } = boundsOf(view, { widthPx: 800, heightPx: 600 }, 0);
    expect(west < 107 && east > 107 && south < 16 && north > 16).toBe(true);
  });
});

describe('arrows walk between points', () => {
  const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 500 }), y: fc.integer({ min: 0, max: 500 }) }), {
    maxLength: 30,
  });

  test('to one that lies that way, and every other point is reached by one of the four', () => {
    fc.assert(
      fc.property(points, (some) => {
        const from = { x: 250, y: 250 };
        const right = nextTowards(from, some, 'right');
        if (right) expect(right.x).toBeGreaterThan(from.x);
        const others = some.filter(({ x, y }) => x !== from.x || y !== from.y);
        const reached = (['left', 'right', 'up', 'down'] as const).some((way) => nextTowards(from, others, way));
        expect(reached).toBe(others.length > 0);
      }),
    );
  });

  test('straight ahead before nearer but aside', () => {
    const [ahead, aside] = [
      { x: 60, y: 0 },
      { x: 40, y: 39 },
    ];
    expect(nextTowards({ x: 0, y: 0 }, [aside, ahead], 'right')).toBe(ahead);
    expect(nearestTo({ x: 0, y: 0 }, [ahead, aside])).toBe(aside);
    expect(nearestTo({ x: 0, y: 0 }, [])).toBeUndefined();
  });

  test('what lies far aside is gone to where nothing else lies ahead, and what lies across never', () => {
    const [farAside, across] = [
      { x: 30, y: 80 },
      { x: 20, y: 80 },
    ];
    expect(nextTowards({ x: 0, y: 0 }, [farAside, across], 'right')).toBe(farAside);
    expect(nextTowards({ x: 0, y: 0 }, [across], 'right')).toBeUndefined();
    expect(nextTowards({ x: 0, y: 0 }, [farAside, { x: 300, y: 0 }], 'right')).toEqual({ x: 300, y: 0 });
  });

  test('what all points lie within goes on beyond a view on the sides on which it is cut, and on no other', () => {
    const size = { widthPx: 800, heightPx: 600 };
    const around = { west: 105, east: 108, south: 15, north: 17 };
    const sides = (view: MapView) =>
      (['left', 'right', 'up', 'down'] as const).filter((side) => goesOnBeyond(around, view, size, side));
    expect(sides(fitted(around, size))).toEqual([]);
    expect(sides(centredOn({ lat: 16, lng: 106.5 }, 2048, size))).toEqual(['left', 'right', 'up', 'down']);
    expect(sides(centredOn({ lat: 16, lng: 105 }, 128, size))).toEqual(['right']);
  });
});

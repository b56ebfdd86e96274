import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Feature, Position } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
import { cutAtTheEdge, unrolled } from '../../../src/map/antimeridian';
import { landOf } from '../../../src/map/landParts';
import { WORLD_PX } from '../../../src/map/mercator';

/** The points of a path, a list for each of its lines. */
const linesOf = (path: string) =>
  path
    .split('M')
    .slice(1)
    .map((line) =>
      line
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number)),
    );

describe('the land of the map', () => {
  test.each(['110m', '50m', '10m'])('has no line from one edge to the other in the atlas of %s', (atlas) => {
    const topology = JSON.parse(
      readFileSync(new URL(`../../../node_modules/world-atlas/countries-${atlas}.json`, import.meta.url), 'utf8'),
    );
    const { features } = feature(topology, topology.objects.countries) as unknown as { features: Feature[] };
    const crossing = features.flatMap(({ geometry, properties }) =>
      (geometry ? landOf(geometry) : []).flatMap(({ path }) =>
        linesOf(path()).flatMap((line) =>
          [...line.entries()].flatMap(([nth, [x = 0, y = 0]]) => {
            const [before = x] = line.at(nth - 1) ?? [];
            // Along the foot of the map nobody sees the line that closes Antarctica.
            return Math.abs(x - before) > WORLD_PX / 4 && y < WORLD_PX - 1 ? [properties?.name] : [];
          }),
        ),
      ),
    );
    expect(crossing).toEqual([]);
  });

  test('what reaches over an edge stands at both of them, and nothing is lost or drawn twice', () => {
    const rectangle = fc.record({
      west: fc.integer({ min: -179, max: 179 }),
      width: fc.integer({ min: 1, max: 120 }),
      south: fc.integer({ min: -60, max: 50 }),
      height: fc.integer({ min: 1, max: 20 }),
    });
    const onTheMap = (lng: number) => (lng > 180 ? lng - 360 : lng);
    const areaOf = (ring: readonly Position[]) =>
      Math.abs(
        ring.reduce((sum, [x = 0, y = 0], nth) => {
          const [px = 0, py = 0] = ring.at(nth - 1) ?? [];
          return sum + px * y - x * py;
        }, 0) / 2,
      );
    fc.assert(
      fc.property(rectangle, ({ west, width, south, height }) => {
        const [east, north] = [onTheMap(west + width), south + height];
        const parts = cutAtTheEdge([
          unrolled([
            [west, south],
            [east, south],
            [east, north],
            [west, north],
            [west, south],
          ]),
        ]);
        expect(parts).toHaveLength(west + width > 180 ? 2 : 1);
        for (const [ring = []] of parts) for (const [lng = 0] of ring) expect(Math.abs(lng)).toBeLessThanOrEqual(180);
        const area = parts.reduce((sum, [ring = []]) => sum + areaOf(ring), 0);
        expect(area).toBeCloseTo(width * height, 6);
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import type { Feature } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, test } from 'vitest';
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
  test.each(['110m', '50m', '10m'])(
    'has no line from one edge to the other in the atlas of %s, and what crosses an edge is at both',
    (atlas) => {
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
      const fiji = features.find(({ properties }) => properties?.name === 'Fiji');
      const parts = fiji ? landOf(fiji.geometry) : [];
      expect(Math.min(...parts.map(({ left }) => left))).toBeCloseTo(0);
      expect(Math.max(...parts.map(({ right }) => right))).toBeCloseTo(WORLD_PX);
    },
  );
});

import { type GeoStream, geoClipAntimeridian, geoStream, geoTransform } from 'd3-geo';
import type { Position } from 'geojson';

type Rings = readonly (readonly Position[])[];

const RADIANS = Math.PI / 180;
const inRadians = geoTransform({
  point(lng, lat) {
    this.stream.point(lng * RADIANS, lat * RADIANS);
  },
});

/**
 * A coast and its lakes, in degrees, as they lie on the map. The atlas goes on at the other edge where a coast crosses 180°, and a line would
 * lead there over the whole map: d3-geo cuts it at both edges, and closes a ring around a pole over it.
 */
export function cutAtTheEdge(rings: Rings): Rings {
  if (!rings.some(leaps)) return rings;
  const cut: Position[][] = [];
  const sink: GeoStream = {
    point: (lng, lat) => cut.at(-1)?.push([lng / RADIANS, lat / RADIANS]),
    lineStart: () => cut.push([]),
    lineEnd() {},
    polygonStart() {},
    polygonEnd() {},
  };
  geoStream(
    { type: 'Polygon', coordinates: rings.map((ring) => [...ring]) },
    inRadians.stream(geoClipAntimeridian(sink)),
  );
  return cut;
}

/** Whether a ring goes on at the other edge of the map. */
const leaps = (ring: readonly Position[]) =>
  ring.some(([lng = 0], nth) => nth > 0 && Math.abs(lng - (ring[nth - 1]?.[0] ?? lng)) > 180);

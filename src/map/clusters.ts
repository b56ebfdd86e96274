import Supercluster from 'supercluster';
import type { Place } from '../../contract/temples/place';
import { type Bounds, SCALE_MAX, worldPoint } from './mercator';
import { nearestTo } from './walking';

/** One thing on the map: a point by its number, or some that are too near to each other to be told apart. */
export interface Spot {
  readonly lat: number;
  readonly lng: number;
  /** How many points: 1 for a point by itself. */
  readonly count: number;
  /** How many of them are selected. */
  readonly picked: number;
  /** The point; null for a cluster. */
  readonly nth: number | null;
  /** What a cluster is asked after by; null for a point. Another `build` makes other clusters. */
  readonly cluster: number | null;
}

/** A point by its number, and where it is. */
export interface PlacedPoint extends Place {
  readonly nth: number;
}

interface Nth {
  readonly nth: number;
}

/** Pixels that two things on the map keep between them: a finger's width. */
const APART_PX = 52;
/** The zoom at which nothing is nearer: points that are one cluster there lie in one place. */
export const ZOOM_MAX = Math.log2(SCALE_MAX);

/** The zoom of the usual web maps that a scale belongs to. */
export const zoomOf = (scale: number): number => Math.max(0, Math.min(ZOOM_MAX, Math.floor(Math.log2(scale))));

/**
 * Points and their clusters for every zoom, by supercluster. Points have numbers; they may be added, moved and taken away until `build`
 * makes clusters of them, which takes time: about a second for 100,000. It belongs in a worker.
 */
export function createClusters() {
  let points: (readonly [lng: number, lat: number] | undefined)[] = [];
  let index: Supercluster<Nth> | null = null;
  /** By the numbers of the points: 1 for one that is selected. */
  let picked: Uint8Array | null = null;
  const pickedOf = (cluster: number, count: number) =>
    picked === null
      ? 0
      : (index?.getLeaves(cluster, count).reduce((sum, { properties: { nth } }) => sum + (picked?.[nth] ?? 0), 0) ?? 0);

  function* placed() {
    for (const [nth, point] of points.entries()) {
      if (!point) continue;
      const [lng, lat] = point;
      yield { nth, lat, lng, ...worldPoint({ lat, lng }) };
    }
  }

  return {
    /** Longitude and latitude of points by turns, numbered on from `from`; NaN for one that has no place. */
    add(from: number, degrees: Float64Array): void {
      for (let at = 0; at < degrees.length; at += 2) {
        const [lng, lat] = [degrees[at], degrees[at + 1]];
        const isPlace = lng !== undefined && lat !== undefined && !Number.isNaN(lng) && !Number.isNaN(lat);
        points[from + at / 2] = isPlace ? [lng, lat] : undefined;
      }
    },
    clear(): void {
      points = [];
      index = null;
    },
    /** Which points are selected; null: none. */
    pick(flags: Uint8Array | null): void {
      picked = flags;
    },
    build(): void {
      const next = new Supercluster<Nth>({ radius: APART_PX, maxZoom: ZOOM_MAX });
      next.load(
        points.flatMap((point, nth) =>
          point
            ? [{ type: 'Feature', properties: { nth }, geometry: { type: 'Point', coordinates: [...point] } } as const]
            : [],
        ),
      );
      index = next;
    },
    /** What is to be drawn within some bounds at a zoom. */
    within({ west, south, east, north }: Bounds, zoom: number): Spot[] {
      const found = index?.getClusters([west, south, east, north], zoom) ?? [];
      return found.map(({ properties, geometry }) => {
        const [lng = 0, lat = 0] = geometry.coordinates;
        if (!('cluster' in properties)) {
          const { nth } = properties;
          return { lat, lng, count: 1, picked: picked?.[nth] ?? 0, nth, cluster: null };
        }
        const { cluster_id: cluster, point_count: count } = properties;
        return { lat, lng, count, picked: pickedOf(cluster, count), nth: null, cluster };
      });
    },
    /** The point nearest to a place, as the eye measures on the map; null where there are none. */
    nearestTo: (place: Place): PlacedPoint | null => nearestTo(worldPoint(place), placed()) ?? null,
    /** The zoom at which a cluster comes apart; above `ZOOM_MAX` it never does. */
    opensAt: (cluster: number): number => index?.getClusterExpansionZoom(cluster) ?? ZOOM_MAX,
    /** The points of a cluster, so many at most. */
    pointsOf: (cluster: number, most: number): number[] =>
      index?.getLeaves(cluster, most).map(({ properties }) => properties.nth) ?? [],
  };
}

import * as z from 'zod/mini';

/** What a label of an operator's own is drawn as. */
export const MAP_LABEL_KINDS = ['city', 'island', 'water', 'province'] as const;

const Zoom = z.number().check(z.minimum(0), z.maximum(22));

/** `name` counts in every language that has no `name:vi`, `name:en` … of its own. Other properties are of no concern here. */
const Properties = z.looseObject({
  name: z.string().check(z.regex(/\S/, 'a label needs a name'), z.maxLength(120)),
  /** 1 is a metropolis, 10 a hamlet. */
  rank: z.optional(z.number().check(z.minimum(0), z.maximum(20))),
  /** From which zoom of the usual web maps on it is shown; it counts before the rank. */
  minzoom: z.optional(Zoom),
  kind: z.optional(z.enum(MAP_LABEL_KINDS)),
});

const isPlace = ([lng = Number.NaN, lat = Number.NaN]: readonly number[]) =>
  Math.abs(lng) <= 180 && Math.abs(lat) <= 90;
const Point = z.object({
  type: z.literal('Point'),
  /** Longitude and latitude; a height is of no concern here. */
  coordinates: z.array(z.number()).check(z.refine(isPlace, { error: 'expected longitude and latitude in degrees' })),
});

/**
 * An operator's own labels of the map (`TAMQUAN_MAP_LABELS`): a GeoJSON file of points. They stand in the place of the cities and islands that
 * the console brings along.
 */
export const MapLabels = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.object({ type: z.literal('Feature'), geometry: Point, properties: Properties })),
});
export type MapLabels = z.output<typeof MapLabels>;

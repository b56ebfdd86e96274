import * as z from 'zod/mini';
import { deletedOnly } from '../bin';
import { Id } from '../wire/codecs';
import { endpoint } from '../wire/endpoint';
import { templeFilters } from './calls';

/** So many are answered at once at most: few calls for 100,000, and none that holds a server up. */
export const POINTS_MAX = 25_000;

/** Temples side by side, each field a list of its own: repeated names of fields would be half of the answer. */
const Points = z.object({
  ids: z.array(Id),
  names: z.array(z.string()),
  /** Longitude and latitude by turns, in degrees; null and null for one that has no place. */
  degrees: z.array(z.nullable(z.number())),
  /** How many there are in all; only in the answer to the first call. */
  total: z.optional(z.int()),
});

/** What a map needs of every temple of a list, in some order that stays. */
export const points = endpoint({
  method: 'GET',
  path: '/location/points',
  permission: 'LOCATION_VIEW',
  query: {
    text: z.optional(z.string().check(z.maxLength(200))),
    /** The last id of the answer before; absent: from the beginning. */
    after: z.optional(Id),
    ...templeFilters,
    ...deletedOnly,
  },
  data: Points,
  extension: 'temples.points',
  summary: `Ids, names and places of the temples that a list with these filters, or a search for \`text\`, has: up to ${POINTS_MAX.toLocaleString('en')} a call, those beyond by \`after\`. Fewer than that are the last.`,
});

import * as z from 'zod/mini';
import { Id } from './codecs';
import { endpoint } from './endpoint';
import { type NewTemple, newTempleOnWire, type Place } from './temples';

/** One call takes so many temples; a larger file is several calls. */
export const IMPORT_ROWS_MAX = 1000;
const IMPORT_BODY_MAX_BYTES = 32 * 1024 * 1024;

/** Two temples of one name are the same when they are no farther from each other than this. */
export const SAME_TEMPLE_METRES = 200;
const EARTH_RADIUS_METRES = 6_371_008.8;

const ImportRow = z.object({
  /** Names the row for 24 hours: the same key again makes no second temple but answers the first. */
  key: Id,
  /** Creates it although there is one like it. */
  anyway: z.optional(z.boolean()),
  /** A temple on the wire, judged row by row: see `importRow`. */
  temple: z.record(z.string(), z.unknown()),
});
export type ImportRow = z.output<typeof ImportRow>;

export const IMPORT_OUTCOMES = ['created', 'duplicate', 'refused'] as const;
const ImportOutcome = z.object({
  key: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The temple created, or the one that it would be a duplicate of. */
  id: z.optional(Id),
  /** Of a refused row, as `error.code` and `error.message` of the same temple in a call of its own. */
  code: z.optional(z.int()),
  message: z.optional(z.string()),
});
export type ImportOutcome = z.output<typeof ImportOutcome>;

/** A row of the call from a temple's fields, which the server judges. */
export const importRow = (key: string, temple: NewTemple, anyway = false): ImportRow => ({
  key,
  temple: newTempleOnWire(temple),
  ...(anyway ? { anyway } : {}),
});

export const importTemples = endpoint({
  method: 'POST',
  path: '/location/import',
  permission: 'LOCATION_ADD',
  body: z.object({ rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)) }),
  bodyLimitBytes: IMPORT_BODY_MAX_BYTES,
  eachRowForItself: true,
  data: z.array(ImportOutcome),
  extension: 'temples.import',
  summary:
    'Makes up to 1,000 temples, an outcome a row in the order of the rows: created, duplicate (not created: one of the same name lies within 200 m, or has the same address and city where neither has a place) or refused.',
});

/** What makes two temples the same by name: without case, marks, punctuation and repeated spaces. `Chùa  Một-Cột` is `chua mot cot`. */
export function templeNameKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

export interface Locatable {
  readonly place: Place | null;
  readonly address: string;
  readonly city: string;
}

/** Whether two temples of one `templeNameKey` are probably one temple: near each other, or of one address where neither has a place. */
export function isSameSpot(one: Locatable, other: Locatable): boolean {
  if (one.place && other.place) return metresBetween(one.place, other.place) <= SAME_TEMPLE_METRES;
  if (one.place || other.place) return false;
  const keyOf = ({ address, city }: Locatable) => `${templeNameKey(address)}\n${templeNameKey(city)}`;
  return keyOf(one) === keyOf(other);
}

/** The great-circle distance, by the haversine formula (R. W. Sinnott, Sky & Telescope 68, 1984). */
export function metresBetween(one: Place, other: Place): number {
  const rad = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2;
  const h = half(other.lat - one.lat) + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * half(other.lng - one.lng);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

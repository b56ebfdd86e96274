import * as z from 'zod/mini';
import { Id } from './codecs';
import { endpoint } from './endpoint';
import { Degrees, onWire, placeOf } from './place';
import { TEMPLE_LIMITS } from './templeLimits';
import { type NewTemple, newTempleOnWire, TempleFields } from './temples';

/** One call takes so many temples; a larger file is several calls. */
export const IMPORT_ROWS_MAX = 1000;
const IMPORT_BODY_MAX_BYTES = 32 * 1024 * 1024;
const LOOK_UP_BODY_MAX_BYTES = 4 * 1024 * 1024;
/** A letter without its marks can be up to four times as long: Hangul comes apart. */
const NAME_KEY_MAX = 4 * TEMPLE_LIMITS.name;

const ImportRow = z.object({
  /** Names the row for 24 hours: the same key again makes no second temple but answers the first. */
  key: Id,
  /** Creates it although there is one like it. */
  anyway: z.optional(z.boolean()),
  /** A temple on the wire, judged row by row: see `importRow`. */
  temple: z.looseObject({}),
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

/** A temple of the store, whole, so that a person sees what a row would change of it. */
const StoredTemple = z.extend(TempleFields, { templeId: Id });
export type StoredTemple = z.output<typeof StoredTemple>;

const { place: _, ...FIELDS_BUT_PLACE } = TempleFields.shape;
const StoredTempleOnWire = z.codec(
  z.object({ ...FIELDS_BUT_PLACE, id: Id, lat: Degrees, lng: Degrees }),
  StoredTemple,
  {
    decode: ({ id, lat, lng, ...same }) => ({ ...same, templeId: id, place: placeOf({ lat, lng }) }),
    encode: ({ templeId, place, ...same }) => ({ ...same, id: templeId, ...onWire(place) }),
  },
);

/** Asked before an import, so that a person decides about duplicates; the import itself looks again. */
export const lookUpTemples = endpoint({
  method: 'POST',
  path: '/location/lookup',
  permission: { anyOf: ['LOCATION_VIEW', 'LOCATION_ADD'] },
  body: z.object({
    nameKeys: z.array(z.string().check(z.maxLength(NAME_KEY_MAX))).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
  }),
  bodyLimitBytes: LOOK_UP_BODY_MAX_BYTES,
  data: z.array(StoredTempleOnWire),
  extension: 'temples.import',
  summary:
    'All temples whose name, without case, marks, punctuation and repeated spaces, is one of up to 1,000: what an import would find there already.',
});

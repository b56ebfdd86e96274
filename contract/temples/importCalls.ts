import * as z from 'zod/mini';
import { Id } from '../wire/codecs';
import { endpoint } from '../wire/endpoint';
import { type NewTemple, newTempleOnWire, TempleFields, templeChangeOnWire } from './calls';
import type { Filling } from './fill';
import { IMPORT_UNSENT_MAX, ImportSource, TAKE_BACK, UnsentRow } from './imports';
import { TEMPLE_LIMITS } from './limits';
import { Latitude, Longitude, onWire, placeOf } from './place';

/** One call takes so many temples; a larger file is several calls. */
export const IMPORT_ROWS_MAX = 1000;
const IMPORT_BODY_MAX_BYTES = 32 * 1024 * 1024;
const LOOK_UP_BODY_MAX_BYTES = 4 * 1024 * 1024;
/** A letter without its marks can be up to four times as long: Hangul comes apart. */
const NAME_KEY_MAX = 4 * TEMPLE_LIMITS.name;

const Line = z.int().check(z.minimum(1), z.maximum(2 ** 31 - 1));

const ImportRow = z.object({
  /** Names the row for 24 hours: the same key again makes no second temple but answers the first. */
  key: Id,
  /** Creates it although there is one like it. */
  anyway: z.optional(z.boolean()),
  /** A temple on the wire, judged row by row: see `importRow`. */
  temple: z.looseObject({}),
  /** Fills in the temple of the id in `temple` with its other fields, which were these when a person decided (extension `imports`). */
  was: z.optional(z.looseObject({})),
  /** What those are while only some rows of the file for this temple are written. */
  between: z.optional(z.array(z.looseObject({})).check(z.maxLength(IMPORT_ROWS_MAX))),
  /** Its number in the file, in a call that names its import. */
  line: z.optional(Line),
});
export type ImportRow = z.output<typeof ImportRow>;

export const IMPORT_OUTCOMES = ['created', 'updated', 'duplicate', 'refused'] as const;
const ImportOutcome = z.object({
  key: z.string(),
  outcome: z.enum(IMPORT_OUTCOMES),
  /** The temple created or filled in, or the one that it would be a duplicate of. */
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

/** A row of the call that fills in a temple. */
export const fillingRow = (key: string, templeId: string, { fields, was, between }: Filling): ImportRow => ({
  key,
  temple: templeChangeOnWire({ templeId, ...fields }),
  was: templeChangeOnWire({ templeId, ...was }),
  ...(between && { between: between.map((state) => templeChangeOnWire({ templeId, ...state })) }),
});

export const importTemples = endpoint({
  method: 'POST',
  path: '/location/import',
  permission: 'LOCATION_ADD',
  body: z.object({
    rows: z.array(ImportRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
    /** The file that they come from (extension `imports`): what becomes of them is kept under it. */
    import: z.optional(ImportSource),
    /** Rows of it that nothing is done with, to be kept under it beside the others; no outcome answers them. */
    unsent: z.optional(z.array(UnsentRow).check(z.maxLength(IMPORT_UNSENT_MAX))),
  }),
  bodyLimitBytes: IMPORT_BODY_MAX_BYTES,
  validatesEachRow: ['temple', 'was', 'between', 'name', 'cells', 'columns'],
  data: z.array(ImportOutcome),
  extension: 'temples.import',
  summary:
    'Makes up to 1,000 temples, an outcome a row in the order of the rows: created, duplicate (not created: one of the same name lies within 200 m, or has the same address and city where neither has a place), updated (a row with `was`: fields of a temple that is there; refused with 409 where they are otherwise by now) or refused.',
});

const WrittenRow = z.object({
  /** Names the row for 24 hours: the same key again answers as the first time. */
  key: Id,
  /** Its number in the file of the import that the call names: what it wrote is known then. */
  line: z.optional(Line),
  /** Elsewhere: the temple that it made or filled in, with the fields that it wrote. */
  temple: z.optional(z.looseObject({})),
  /** What those it filled in were before; absent where it made the temple. */
  was: z.optional(z.looseObject({})),
});
export type WrittenRow = z.output<typeof WrittenRow>;

export const UNIMPORT_OUTCOMES = ['removed', 'restored', 'changed', 'gone', 'refused'] as const;
const UnimportOutcome = z.object({
  key: z.string(),
  outcome: z.enum(UNIMPORT_OUTCOMES),
  /** Of a refused row. */
  code: z.optional(z.int()),
  message: z.optional(z.string()),
});
export type UnimportOutcome = z.output<typeof UnimportOutcome>;

/** What a row of an import has written, as the call that takes it back has it. */
export const writtenRow = (
  key: string,
  templeId: string,
  fields: Partial<TempleFields>,
  was: Partial<TempleFields> | undefined,
): WrittenRow => ({
  key,
  temple: templeChangeOnWire({ templeId, ...fields }),
  ...(was && { was: templeChangeOnWire({ templeId, ...was }) }),
});

export const unimportTemples = endpoint({
  method: 'POST',
  path: '/location/unimport',
  permission: TAKE_BACK,
  body: z.object({
    rows: z.array(WrittenRow).check(z.minLength(1), z.maxLength(IMPORT_ROWS_MAX)),
    /** The import that the rows are of. */
    import: z.optional(Id),
  }),
  bodyLimitBytes: IMPORT_BODY_MAX_BYTES,
  validatesEachRow: ['temple', 'was'],
  data: z.array(UnimportOutcome),
  extension: 'imports',
  summary:
    'Takes up to 1,000 rows of an import back, an outcome a row: removed (the temple that it made; needs LOCATION_DELETE), restored (the fields that it filled in; needs LOCATION_EDIT), changed (left as it is, since somebody has changed it), gone or refused.',
});

/** A temple of the store, whole, so that a person sees what a row would change of it. */
const StoredTemple = z.extend(TempleFields, { templeId: Id });
export type StoredTemple = z.output<typeof StoredTemple>;

const { place: _, ...FIELDS_BUT_PLACE } = TempleFields.shape;
const StoredTempleOnWire = z.codec(
  z.object({ ...FIELDS_BUT_PLACE, id: Id, lat: Latitude, lng: Longitude }),
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

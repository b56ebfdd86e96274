import * as z from 'zod/mini';
import { Deletion, deletedOnly } from '../bin';
import { onlyWith } from '../wire/beyond';
import { Id, UnixSeconds } from '../wire/codecs';
import { Code } from '../wire/codes';
import { documentedAs } from '../wire/documented';
import { endpoint } from '../wire/endpoint';
import { NameOrder, paging } from '../wire/paging';
import { nfc } from '../wire/texts';
import { DEFAULT_TEMPLE_TYPE, TEMPLE_LIMITS, TEMPLE_PHOTO_URL_MAX, TEMPLE_PHOTOS_MAX } from './limits';
import { Latitude, Longitude, onWire, Place, placeOf } from './place';
import {
  type AsCame,
  asItCame,
  keptAsCame,
  MapLocation,
  Moment,
  momentOf,
  photosOf,
  Said,
  SaidLatitude,
  SaidLongitude,
  SaidName,
  SaidPhotos,
  saidPlace,
  textOrEmpty,
  WIRE_FIELDS,
} from './wire';

export { DEFAULT_TEMPLE_TYPE, TEMPLE_LIMITS, TEMPLE_PHOTOS_MAX };

/** What an unsaved temple has for an id, docs/specification.md section 3. No server ever stores it. */
export const DRAFT_ID = '-2';
/** The types that the console offers; a temple may have any other, and keeps it. */
export const TEMPLE_TYPES = ['PAGODA', 'TEMPLE', 'COMMUNAL_HOUSE', 'SHRINE', 'MONASTERY', 'CHURCH', 'MOSQUE'] as const;

/**
 * By faith, as maps of others name the kind of a place (OpenStreetMap's `religion` and `denomination`): none is offered, and each has a name
 * for the temples that came with it.
 */
export const NAMED_TEMPLE_TYPES = [
  ...(['HINDU', 'HINDU_DHARMA', 'BALINESE', 'BUDDHIST', 'CONFUCIAN', 'SPIRITUAL', 'MUSLIM', 'SUNNI'] as const),
  ...(['CHRISTIAN', 'CATHOLIC', 'PROTESTANT', 'PENTECOSTAL', 'METHODIST', 'APOSTOLIC', 'BAPTIST', 'UNITED'] as const),
] as const;
const NAMED: ReadonlySet<string> = new Set([...TEMPLE_TYPES, ...NAMED_TEMPLE_TYPES]);
/** Whether the console has a name for a type, whatever its case. */
export const isNamedType = (type: string): boolean => NAMED.has(type.toUpperCase());

/** docs/specification.md section 5, word for word. */
export const NAME_MISSING = 'Object has null name';
const WireName = z
  .string({ error: NAME_MISSING })
  .check(nfc, z.maxLength(TEMPLE_LIMITS.name), z.regex(/\S/, { error: NAME_MISSING }));
const upTo = (field: keyof typeof TEMPLE_LIMITS) => z.string().check(nfc, z.maxLength(TEMPLE_LIMITS[field]));
const PhotoUrl = z.string().check(z.maxLength(TEMPLE_PHOTO_URL_MAX));
const Photos = z.array(PhotoUrl).check(z.maxLength(TEMPLE_PHOTOS_MAX));

/** Every field that a person fills in. */
export const TempleFields = z.object({
  name: z.string(),
  nickname: z.string(),
  type: z.string(),
  address: z.string(),
  city: z.string(),
  country: z.string(),
  description: z.string(),
  /** Null where its place is not known. */
  place: z.nullable(Place),
  /** Empty where there is none. */
  avatar: z.string(),
  /** Addresses of images, in the order they are shown. */
  photos: z.array(z.string()),
});
export type TempleFields = z.output<typeof TempleFields>;

export const EMPTY_TEMPLE: TempleFields = {
  name: '',
  nickname: '',
  type: DEFAULT_TEMPLE_TYPE,
  address: '',
  city: '',
  country: '',
  description: '',
  place: null,
  avatar: '',
  photos: [],
};

export const Temple = z.extend(TempleFields, {
  templeId: Id,
  /** Absent where the server does not say when. */
  createdAt: z.optional(UnixSeconds),
  updatedAt: z.optional(UnixSeconds),
  /** Its fields as another server sent them, where ours would have said the same otherwise (`asItCame`). */
  asCame: z.optional(z.record(z.string(), z.unknown())),
  /** Set in the console between a deletion and the row's removal, and for rows in the bin. */
  deleted: z.optional(z.boolean()),
  deletion: z.optional(Deletion),
});
export type Temple = z.output<typeof Temple>;

/** A row as our server sends it, and as others may. */
const WireTemple = z.object({
  id: documentedAs(Id, z.union([Id, z.int()])),
  name: SaidName,
  nickname: Said,
  type: Said,
  address: Said,
  city: Said,
  country: Said,
  description: Said,
  lat: SaidLatitude,
  lng: SaidLongitude,
  maplocation: MapLocation,
  avatar: Said,
  photos: SaidPhotos,
  created: Moment,
  updated: Moment,
  deletion: z.optional(Deletion),
});

export const TempleOnWire = z.codec(WireTemple, Temple, {
  decode: ({ deletion, ...wire }) => {
    const { lat, lng, maplocation } = wire;
    const temple: Temple = {
      templeId: String(wire.id),
      name: textOrEmpty(wire.name),
      nickname: textOrEmpty(wire.nickname),
      type: textOrEmpty(wire.type),
      address: textOrEmpty(wire.address),
      city: textOrEmpty(wire.city),
      country: textOrEmpty(wire.country),
      description: textOrEmpty(wire.description),
      place: saidPlace(lat, lng, maplocation),
      avatar: textOrEmpty(wire.avatar),
      photos: photosOf(wire.photos),
      createdAt: momentOf(wire.created),
      updatedAt: momentOf(wire.updated),
      ...(deletion ? { deletion, deleted: true } : {}),
    };
    const asCame = asItCame(wire, rowOnWire(temple));
    return asCame ? { ...temple, asCame } : temple;
  },
  encode: (temple) => rowOnWire(temple),
});

/** What of a row an edit of these fields leaves, as the server sent it. */
export const leftAsCame = (row: Temple, changed: readonly (keyof TempleFields)[]): AsCame => {
  const ours: AsCame = rowOnWire(row);
  const asCame = row.asCame ?? Object.fromEntries(WIRE_FIELDS.map((name) => [name, ours[name]]));
  return keptAsCame(asCame, changed, row.place);
};

/** The row as our server says it. The wire's object leaves out what it does not name. */
export const rowOnWire = (temple: Temple) => ({
  ...temple,
  id: temple.templeId,
  ...onWire(temple.place),
  maplocation: temple.place,
  created: temple.createdAt,
  updated: temple.updatedAt,
});

const optionalFields = {
  nickname: z.optional(upTo('nickname')),
  type: z.optional(upTo('type')),
  address: z.optional(upTo('address')),
  city: z.optional(upTo('city')),
  country: z.optional(upTo('country')),
  description: z.optional(upTo('description')),
  lat: z.optional(Latitude),
  lng: z.optional(Longitude),
  // Other servers may keep it apart from the two: it says the same.
  maplocation: z.optional(z.nullable(z.object({ lat: z.number(), lng: z.number() }))),
  avatar: z.optional(PhotoUrl),
  photos: z.optional(Photos),
};

/** The place as a body has it, three fields that agree. */
const placeOnWire = (place: Place | null) => ({ ...onWire(place), maplocation: place ?? NOWHERE });
const NOWHERE = { lat: 0, lng: 0 };

/** A temple to create: fields left out are empty, and the type is the default one. */
export const NewTemple = z.extend(TempleFields, {
  /** Of a temple that was deleted within 30 days: it comes back under its id (extension `bin`). Else absent, or `DRAFT_ID`. */
  templeId: z.optional(Id),
});
export type NewTemple = z.output<typeof NewTemple>;

/** A new temple as the wire has it, right or wrong: what judges it is the codec, or who receives it. */
export function newTempleOnWire({ templeId, place, ...same }: NewTemple) {
  return { ...same, ...placeOnWire(place), ...(templeId === undefined ? {} : { id: templeId }) };
}

const DeletedId = onlyWith('bin', z.optional(Id));
export const NewTempleOnWire = z.codec(z.object({ id: DeletedId, name: WireName, ...optionalFields }), NewTemple, {
  // Field by field: thousands of rows of a file are read so, and spreading took half of the time.
  decode: (given) => {
    const fields: NewTemple = {
      name: given.name,
      nickname: given.nickname ?? EMPTY_TEMPLE.nickname,
      type: given.type ?? EMPTY_TEMPLE.type,
      address: given.address ?? EMPTY_TEMPLE.address,
      city: given.city ?? EMPTY_TEMPLE.city,
      country: given.country ?? EMPTY_TEMPLE.country,
      description: given.description ?? EMPTY_TEMPLE.description,
      place: placeOf(given),
      avatar: given.avatar ?? EMPTY_TEMPLE.avatar,
      photos: given.photos ?? EMPTY_TEMPLE.photos,
    };
    if (given.id !== undefined) fields.templeId = given.id;
    return fields;
  },
  encode: newTempleOnWire,
});

/** The fields that an edit changes: those left out stay. */
const TempleChange = z.object({
  name: z.optional(z.string()),
  nickname: z.optional(z.string()),
  type: z.optional(z.string()),
  address: z.optional(z.string()),
  city: z.optional(z.string()),
  country: z.optional(z.string()),
  description: z.optional(z.string()),
  place: z.optional(z.nullable(Place)),
  avatar: z.optional(z.string()),
  photos: z.optional(z.array(z.string())),
  templeId: Id,
  /** The `updatedAt` of the row that was edited: another in the store answers 409. Absent: written whatever is there. */
  updatedAt: z.optional(UnixSeconds),
});
export type TempleChange = z.output<typeof TempleChange> & {
  /** Fields of the wire that go back as they came (src/client/client.ts): our rules do not apply to another server's values. */
  readonly asCame?: AsCame;
};

const bothOrNone = z.refine<{ lat?: string | undefined; lng?: string | undefined }>(
  ({ lat, lng }) => (lat === undefined) === (lng === undefined),
  { path: ['lat'], error: 'expected lat and lng together' },
);
/** A change as the wire has it, right or wrong. */
export const templeChangeOnWire = ({ templeId, place, updatedAt, ...given }: TempleChange) => ({
  ...given,
  id: templeId,
  ...(place === undefined ? {} : placeOnWire(place)),
  ...(updatedAt === undefined ? {} : { updated: updatedAt }),
});

export const TempleChangeOnWire = z.codec(
  z
    .object({ id: Id, name: z.optional(WireName), ...optionalFields, updated: z.optional(UnixSeconds) })
    .check(bothOrNone),
  TempleChange,
  {
    decode: ({ id, lat, lng, maplocation: _same, updated, ...given }) => ({
      ...given,
      templeId: id,
      ...(lat === undefined ? {} : { place: placeOf({ lat, lng }) }),
      ...(updated === undefined ? {} : { updatedAt: updated }),
    }),
    encode: templeChangeOnWire,
  },
);

const sort = onlyWith('sort', z.optional(NameOrder));
const idlocation = { idlocation: Id };

/** What a temple can be without, as a filter has it: a place on the map, or any photo. */
export const TEMPLE_LACKS = ['place', 'photos'] as const;
const words = () => onlyWith('temples.filters', z.optional(z.string().check(z.maxLength(TEMPLE_LIMITS.city))));
/** Narrow a list down, all together (extension `temples.filters`). */
export const templeFilters = {
  type: onlyWith('temples.filters', z.optional(upTo('type'))),
  /** Words of the city and of the country, without regard to case and marks. */
  city: words(),
  country: words(),
  without: onlyWith('temples.filters', z.optional(z.enum(TEMPLE_LACKS))),
};

export const list = endpoint({
  method: 'GET',
  path: '/location/list',
  permission: 'LOCATION_VIEW',
  query: { ...paging, sort, ...templeFilters, ...deletedOnly },
  data: z.array(TempleOnWire),
  list: true,
  summary:
    'Temples, newest first or by name; of one type, with these words in their city or country, without a place or without photos; with `deleted` (extension `bin`) those that were deleted.',
});

export const search = endpoint({
  method: 'GET',
  path: '/search/locations',
  permission: 'LOCATION_VIEW',
  query: { text: z.string().check(z.maxLength(200)), ...deletedOnly, ...paging, sort, ...templeFilters },
  data: z.array(TempleOnWire),
  list: true,
  summary:
    'Temples whose name, nickname, address, city, country or id holds every word of `text`, without regard to case and marks; a word of one or two letters at the beginning of a word. `total` is exact up to 10,000.',
});

export const detail = endpoint({
  method: 'GET',
  path: '/location/detail',
  permission: 'LOCATION_VIEW',
  query: { ...idlocation, ...deletedOnly },
  data: TempleOnWire,
  errors: [Code.notFound],
  summary: 'One temple; with `deleted` one in the bin (extension `bin`).',
});

export const create = endpoint({
  method: 'POST',
  path: '/location/create',
  permission: 'LOCATION_ADD',
  body: NewTempleOnWire,
  data: TempleOnWire,
  errors: [Code.alreadyExists],
  creates: true,
  summary: 'Makes a temple and answers it as stored. The id of one deleted within 30 days brings that one back.',
});

export const edit = endpoint({
  method: 'PUT',
  path: '/location/edit',
  permission: 'LOCATION_EDIT',
  body: TempleChangeOnWire,
  data: TempleOnWire,
  errors: [Code.notFound, Code.changedMeanwhile],
  summary:
    'Changes the fields that the body has. With `updated` of another row than the present one: 409, the present row in `data`.',
});

export const remove = endpoint({
  method: 'DELETE',
  path: '/location/delete',
  permission: 'LOCATION_DELETE',
  query: idlocation,
  data: z.object(idlocation),
  errors: [Code.notFound],
  summary: 'Deletes a temple.',
});

export const restore = endpoint({
  method: 'POST',
  path: '/location/restore',
  permission: 'LOCATION_DELETE',
  query: idlocation,
  data: TempleOnWire,
  errors: [Code.notFound],
  extension: 'bin',
  summary: 'Brings a deleted temple back within 30 days, as it was; one that is there stays as it is.',
});

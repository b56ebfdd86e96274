import { TEMPLE_LIMITS, TEMPLE_PHOTO_URL_MAX, TEMPLE_PHOTOS_MAX } from '../../contract/temples/limits';

/** A temple as a file brings it, docs/specification.md section 3. `lat` and `lng` are both numbers (degrees, WGS 84) or both null. */
export interface TempleDraft {
  readonly name: string;
  readonly nickname: string;
  readonly type: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly description: string;
  readonly avatar: string;
  /** Addresses with spaces between them. */
  readonly photos: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** In the order in which exports write them. */
export const TEXT_FIELDS = [
  'name',
  'nickname',
  'type',
  'address',
  'city',
  'country',
  'description',
  'avatar',
  'photos',
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export const DRAFT_FIELDS = [...TEXT_FIELDS, 'lat', 'lng'] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** What a column of a file can mean. `place` is latitude and longitude in one cell. */
export const COLUMN_FIELDS = [...DRAFT_FIELDS, 'place'] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

/** The longest value of each field, in UTF-16 units as the server counts them. */
export const FIELD_LIMITS: Readonly<Record<TextField, number>> = {
  ...TEMPLE_LIMITS,
  avatar: TEMPLE_PHOTO_URL_MAX,
  photos: TEMPLE_PHOTOS_MAX * (TEMPLE_PHOTO_URL_MAX + 1),
};

/** One file brings at most so many rows, its header and rows above that not counted. */
export const ROWS_MAX = 200_000;

/** A temple of the store, in the form that a file's rows have. */
export interface StoredTemple extends TempleDraft {
  readonly templeId: string;
}

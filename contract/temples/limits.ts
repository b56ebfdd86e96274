// Apart from temples.ts, so that the worker that reads files for the import has the limits without the schemas.

export const DEFAULT_TEMPLE_TYPE = 'PAGODA';

/** The longest value of each text field, in characters. */
export const TEMPLE_LIMITS = {
  name: 200,
  nickname: 200,
  type: 40,
  address: 500,
  city: 120,
  country: 120,
  description: 10_000,
} as const;
export const TEMPLE_PHOTOS_MAX = 50;
/** The longest address of an avatar or a photo. */
export const TEMPLE_PHOTO_URL_MAX = 500;

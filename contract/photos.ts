import * as z from 'zod/mini';
import { isServed } from './server';
import { intInString } from './wire/codecs';
import { Code } from './wire/codes';
import { endpoint } from './wire/endpoint';
import type { Permission } from './wire/permissions';

export const PHOTOS_PER_CALL_MAX = 10;
export const PHOTO_MAX_BYTES = 10 * 1024 * 1024;
export const PHOTO_MAX_PIXELS = 40_000_000;
/** What a picker offers; the server looks at the content alone. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;
/** Permissions that allow an upload, docs/specification.md section 12.4: each allows putting a picture on something. */
export const PHOTO_PERMISSIONS = [
  'LOCATION_ADD',
  'LOCATION_EDIT',
  'USER_ADD',
  'USER_EDIT',
  'PROFILE_UPDATE',
  'STICKER_UPLOAD',
] as const satisfies readonly Permission[];

const Uploaded = z.object({ uploaded_files: z.array(z.string()) });
const Uid = z.optional(intInString(z.int().check(z.minimum(1))));

/** Where photos that were uploaded to this server are found; demo pictures and other hosts' are elsewhere. */
export const UPLOADED_UNDER = '/photos/u/';
const OWN = /^((?:https?:\/\/[^/]+)?(?:\/[\w.~-]+)*\/photos\/u\/[\w-]{27})\.webp$/;
/** The small version of a photo that this server keeps; another host's photo is its own. */
export const thumbOf = (url: string) => url.replace(OWN, '$1-thumb.webp');

export const upload = endpoint({
  method: 'POST',
  path: '/photos/upload',
  permission: { anyOf: PHOTO_PERMISSIONS },
  body: z.object({ uid: Uid }),
  files: ['files'],
  data: Uploaded,
  mirroredAtTop: ['uploaded_files'],
  errors: [Code.tooLarge, Code.notAnImage],
  summary:
    'Keeps up to 10 images of up to 10 MiB and 40 megapixels each, without their metadata, and answers their addresses: JPEG, PNG, WebP, GIF or AVIF by content.',
});

export const avatar = endpoint({
  method: 'POST',
  path: '/photos/avatar',
  permission: 'session',
  body: z.object({ uid: Uid, data: z.optional(z.string()) }),
  files: ['file'],
  data: Uploaded,
  mirroredAtTop: ['uploaded_files'],
  errors: [Code.tooLarge, Code.notAnImage],
  summary: "The same for one square image: with a permission to upload, or for one's own uid.",
});

/** What a picture is sent as. */
export type PictureKind = 'avatar' | 'photo';

/** Whether a server has a place for such pictures; an avatar goes among the photos where avatars have no place of their own. */
export const takesPictures = (as: PictureKind, server: Parameters<typeof isServed>[1]): boolean =>
  isServed(upload, server) || (as === 'avatar' && isServed(avatar, server));

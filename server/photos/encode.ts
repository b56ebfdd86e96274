import { createHash } from 'node:crypto';
import { PHOTO_MAX_PIXELS } from '../../contract/photos';
import { Code } from '../../contract/wire/codes';
import { RefusalError } from '../http/refusalError';

/** Larger than any screen needs; larger images are scaled down. */
const SIDE_MAX_PX = 2560;
const THUMB_SIDE_PX = 320;
const AVATAR_SIDE_PX = 512;

export interface Encoded {
  /** Of the content: the same picture has the same name. */
  readonly name: string;
  readonly bytes: Buffer;
  readonly thumbName: string;
  readonly thumb: Buffer;
}

/**
 * An image re-encoded without any metadata, and a small version of it; `square` cuts out its middle. 415 where the content is not
 * JPEG, PNG, WebP, GIF or AVIF, or is broken; 413 for too many pixels (all frames together, of an animated image).
 */
export async function encodeImage(bytes: Uint8Array, { square }: { readonly square: boolean }): Promise<Encoded> {
  if (!isImage(bytes)) throw notAnImage();
  // With the first picture: a start need not wait for it, and a server without uploads need not hold it.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(bytes, { animated: true, limitInputPixels: PHOTO_MAX_PIXELS, failOn: 'error' });
  const { pages = 1, ...meta } = await open().metadata().catch(unreadable);
  if (meta.width * meta.height > PHOTO_MAX_PIXELS) throw tooManyPixels();
  // Turning as the camera was held is for pictures of one frame: those that move carry no such mark.
  const upright = () => (pages > 1 ? open() : open().autoOrient());
  const side = square ? AVATAR_SIDE_PX : SIDE_MAX_PX;
  const fit = square ? 'cover' : 'inside';
  const encoded = await upright()
    .resize(side, side, { fit, withoutEnlargement: !square })
    .webp({ quality: 82, effort: 3 })
    .toBuffer()
    .catch(unreadable);
  const thumb = await sharp(encoded)
    .resize(THUMB_SIDE_PX, THUMB_SIDE_PX, { fit, withoutEnlargement: true })
    .webp({ quality: 74, effort: 3 })
    .toBuffer();
  const hash = createHash('sha256').update(encoded).digest('base64url').slice(0, 27);
  return { name: `${hash}.webp`, bytes: encoded, thumbName: `${hash}-thumb.webp`, thumb };
}

/** By the first bytes, never by name or declared type: sharp reads SVG and others too, which must not reach it. */
function isImage(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff') || head.startsWith('\x89PNG\r\n\x1a\n')) return true;
  if (/^GIF8[79]a/.test(head) || /^RIFF....WEBP/s.test(head)) return true;
  return /^....ftyp(avi[fs]|mif1....(....)*avi[fs])/s.test(head);
}

function unreadable(error: unknown): never {
  if (error instanceof Error && /pixel limit|exceeds/i.test(error.message)) throw tooManyPixels();
  throw notAnImage();
}

const notAnImage = () => new RefusalError(Code.notAnImage, 'Not an image: JPEG, PNG, WebP, GIF or AVIF.');
const tooManyPixels = () => new RefusalError(Code.tooLarge, `Too large: at most ${PHOTO_MAX_PIXELS / 1e6} megapixels.`);

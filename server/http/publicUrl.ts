import type { BasePath } from './basePath';

/** Where this server is for everybody else: `https://host` with a path perhaps, without a slash at its end. */
export type PublicUrl = string | undefined;

/** Reads `TAMQUAN_PUBLIC_URL`, which need not repeat the base path. Throws a sentence for what can't be meant. */
export function publicUrlOf(given: string | undefined, basePath: BasePath = ''): PublicUrl {
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isMeant = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
  if (!isMeant) throw new Error(`TAMQUAN_PUBLIC_URL=${given}: an address like https://tamquan.example.`);
  const path = url.pathname.replace(/\/+$/, '');
  if (basePath !== '' && path !== '' && path !== basePath)
    throw new Error(`TAMQUAN_PUBLIC_URL=${given}: its path is not ${basePath}, as TAMQUAN_BASE_PATH says.`);
  return url.origin + (path || basePath);
}

/** A text of JSON, or of JSON within its texts, that is the address of a photo of ours and nothing else. */
const OWN_PHOTO = /(\\*")(\/photos\/[\w./-]+)\1/g;

/** An answer with the addresses of our photos made absolute; unchanged where no public URL is set. */
export const withAbsolutePhotos = (json: string, publicUrl: PublicUrl): string =>
  publicUrl === undefined ? json : json.replace(OWN_PHOTO, (_all, quote, path) => quote + publicUrl + path + quote);

/** A body with them made relative again: what is stored does not depend on the public URL. */
export const withOwnPhotos = (json: string, publicUrl: PublicUrl): string =>
  publicUrl === undefined ? json : json.replaceAll(`"${publicUrl}/photos/`, '"/photos/');

import { limitTo } from './concurrencyLimit';
import { type Encoded, encodeImage } from './encode';
import type { PhotoStore } from './photoStore';

const turn = limitTo(2);

/**
 * Encodes images and keeps each with its small version. All are looked at before any is kept: one that is refused refuses all.
 * A picture that comes again is the one there is.
 */
export async function keepImages(
  keeper: PhotoStore,
  files: readonly Blob[],
  { square }: { readonly square: boolean },
): Promise<Encoded[]> {
  const encoded: Encoded[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    encoded.push(await turn(() => encodeImage(bytes, { square })));
  }
  for (const { name, bytes, thumbName, thumb } of encoded) {
    await keeper.keep(thumbName, thumb);
    await keeper.keep(name, bytes);
  }
  return encoded;
}

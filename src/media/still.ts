import { isKnownType, type ShownMedia } from '../../contract/media';
import { shownAddress } from './shownAddress';

/** Types that move. */
export const MOVING: ReadonlySet<number | undefined> = new Set([2, 3, 4, 7]);

/** The address of a still picture of a medium: of what moves its own, else the picture itself; undefined where there is none. */
export function stillOf({ mediaType, url, thumb }: ShownMedia): string | undefined {
  if (thumb) return shownAddress(thumb) || undefined;
  if (mediaType === undefined || MOVING.has(mediaType) || !isKnownType(mediaType)) return undefined;
  return shownAddress(url) || undefined;
}

import { type MapView, type Size, WORLD_PX } from './mercator';

/** A part of the world's square, in its pixels. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * What is in view and about as much around it. It stays the same while the map moves by less than a view, so that what is made of it is not
 * made again with every step of a drag.
 */
export function regionOf({ scale, x, y }: MapView, { widthPx, heightPx }: Size): Region {
  const cell = Math.max(widthPx, heightPx) / 2 ** Math.floor(Math.log2(scale));
  const col = Math.round((widthPx / 2 - x) / scale / cell);
  const row = Math.round((heightPx / 2 - y) / scale / cell);
  const at = (nth: number) => Math.max(0, Math.min(WORLD_PX, nth * cell));
  return { left: at(col - 1), right: at(col + 1), top: at(row - 1), bottom: at(row + 1) };
}

export const meets = (one: Region, other: Region): boolean =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom;

/** Names a region, for React. */
export const regionKey = ({ left, top, right, bottom }: Region): string => `${left},${top},${right},${bottom}`;

import type { Position } from 'geojson';
import { worldPoint } from './mercator';
import type { Region } from './region';

/** A line in pixels of the world's square, with what it lies in. Its path is written when it is first in view. */
export interface Line extends Region {
  readonly path: () => string;
}

/** A pixel of the world's square is 65,536 of the nearest view: a hundred-thousandth of it is still less than one. */
const DIGITS = 5;

export function lineOf(positions: readonly Position[]): Line {
  const points = positions.map(([lng = 0, lat = 0]) => worldPoint({ lat, lng }));
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let [right, bottom] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  let written: string | undefined;
  const path = () => {
    written ??= `M${points.map(({ x, y }) => `${x.toFixed(DIGITS)},${y.toFixed(DIGITS)}`).join('L')}`;
    return written;
  };
  return { left, top, right, bottom, path };
}

import type { Spot } from '../../../map/clusters';
import { type MapView, type Point, pointOf, type Size } from '../../../map/mercator';

/** A spot and its point in the view. */
export type Seen = Spot & Point;

/** The spots that lie in the view, with their points in it. */
export const seenIn = (spots: readonly Spot[], view: MapView, { widthPx, heightPx }: Size): readonly Seen[] =>
  spots
    .map((spot) => ({ ...spot, ...pointOf(view, spot) }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x <= widthPx && y <= heightPx);

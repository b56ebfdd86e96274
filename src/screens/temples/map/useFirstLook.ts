import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { MapHandle } from '../../../map/mapHandle';
import { centredOn, fitted, type MapView, type Size } from '../../../map/mercator';
import { VIETNAM, VIETNAM_SCALE } from '../vietnam';
import type { Points } from './points';

/** One temple alone does not take the whole map: a province around it. */
const NEAREST_SCALE = 64;

/**
 * Shows all points when the first have been read and when all have, until the person looks somewhere else. What they did says so, and not where
 * the map is: it moves as well when what stands below it comes or goes.
 */
export function useFirstLook(
  points: Points,
  reach: RefObject<MapHandle | null>,
  /** What lies over the map, from its top. */
  cover: RefObject<HTMLElement | null>,
) {
  const { phase, version } = useSnapshot(points.state);
  const isOver = useRef(false);
  const look = useMemo(
    () => ({
      first: (size: Size): MapView => {
        const bounds = points.bounds();
        const { offsetTop = 0, offsetHeight = 0 } = cover.current ?? {};
        const coveredPx = offsetTop + offsetHeight;
        return bounds
          ? fitted(bounds, size, { nearest: NEAREST_SCALE, coveredPx })
          : centredOn(VIETNAM, VIETNAM_SCALE, size);
      },
      end: () => {
        isOver.current = true;
      },
    }),
    [points, cover],
  );
  const isDone = phase === 'done';
  const hasSome = version > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first and the last of the points are the moments
  useEffect(() => {
    const map = reach.current;
    if (map && !isOver.current && points.bounds()) map.show(look.first(map.size));
  }, [look, isDone, hasSome]);
  return look;
}

import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { MapHandle } from '../../../map/mapHandle';
import { centredOn, fitted, type MapView, type Size } from '../../../map/mercator';
import { VIETNAM, VIETNAM_SCALE } from '../vietnam';
import type { Points } from './points';

/** One temple alone does not take the whole map: a province around it. */
const NEAREST_SCALE = 64;

/** Shows all points when the first have been read and when all have, until the person looks somewhere else. */
export function useFirstLook(
  points: Points,
  reach: RefObject<MapHandle | null>,
  /** What lies over the map, from its top. */
  cover: RefObject<HTMLElement | null>,
) {
  const { phase, version } = useSnapshot(points.state);
  const isOver = useRef(false);
  const shown = useRef<{ readonly view: MapView; readonly size: Size } | null>(null);
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
      /** The map shows this now: another view of the same size is the person's own. */
      seen: (view: MapView, size: Size) => {
        const before = shown.current;
        if (before && before.size === size && !isSame(before.view, view)) isOver.current = true;
        shown.current = { view, size };
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
    if (!map || isOver.current || !points.bounds()) return;
    shown.current = null;
    map.show(look.first(map.size));
  }, [look, isDone, hasSome]);
  return look;
}

const isSame = (one: MapView, other: MapView) => one.scale === other.scale && one.x === other.x && one.y === other.y;

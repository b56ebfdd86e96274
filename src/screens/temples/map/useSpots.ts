import { useCallback, useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isEmptySelection, isSelected, type RowSelection } from '../../../grid/model/selection';
import { type PlacedPoint, type Spot, zoomOf } from '../../../map/clusters';
import { boundsOf, type MapView, placeUnder, type Size } from '../../../map/mercator';
import type { Points } from './points';
import { seenIn } from './seen';

/** What is drawn, and for which zoom it was asked. */
export interface Spots {
  readonly spots: readonly Spot[];
  readonly zoom: number;
  /** The point nearest to the middle of a view that has none; null where it has some. */
  readonly nearest: PlacedPoint | null;
}
const NONE: Spots = { spots: [], zoom: -1, nearest: null };
/** As far as a point's own picture reaches into the view from beside it. */
const MARGIN_PX = 60;

/** Names a spot, for focus and for React. */
export const spotKey = ({ nth, cluster }: Spot): string => (cluster === null ? `p${nth}` : `c${cluster}`);

/** The spots of a view. One question is under way at a time; the newest view is asked for next, those between are skipped. */
export function useSpots(points: Points, selection: RowSelection) {
  const { version } = useSnapshot(points.state);
  const [found, setFound] = useState<Spots>(NONE);
  const wanted = useRef<{ readonly view: MapView; readonly size: Size } | null>(null);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    while (wanted.current) {
      const { view, size } = wanted.current;
      wanted.current = null;
      const zoom = zoomOf(view.scale);
      const spots = await points.clusters.within(boundsOf(view, size, MARGIN_PX), zoom);
      const middle = placeUnder(view, { x: size.widthPx / 2, y: size.heightPx / 2 });
      const nearest = seenIn(spots, view, size).length === 0 ? await points.clusters.nearestTo(middle) : null;
      setFound({ spots, zoom, nearest });
    }
    isAsking.current = false;
  }, [points]);

  const last = useRef<{ readonly view: MapView; readonly size: Size } | null>(null);
  const show = useCallback(
    (view: MapView, size: Size) => {
      last.current = { view, size };
      wanted.current = last.current;
      void ask();
    },
    [ask],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other clusters or another selection are the moment
  useEffect(() => {
    points.clusters.pick(isEmptySelection(selection) ? null : points.flagsOf((id) => isSelected(selection, id)));
    if (last.current) show(last.current.view, last.current.size);
  }, [version, selection, show]);
  return { found, show };
}

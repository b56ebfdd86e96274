import { type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Place } from '../../../../contract/temples/place';
import { type Spot, zoomOf } from '../../../map/clusters';
import type { MapHandle } from '../../../map/mapHandle';
import { pointOf } from '../../../map/mercator';
import { nearestTo } from '../../../map/walking';
import { seenIn } from './seen';
import { type Spots, spotKey } from './useSpots';

/**
 * Keeps the focus on the spots of a map: it is one tab stop among them, goes on where a cluster has come apart, and falls back to the map
 * itself, never to nothing (docs/specification.md section 10.4).
 */
export function useSpotFocus(root: RefObject<HTMLElement | null>, reach: RefObject<MapHandle | null>, found: Spots) {
  const [at, setAt] = useState<string | null>(null);
  const hasFocus = useRef(false);
  /** Where the focus is, for when its spot goes. */
  const lastAt = useRef<Place | null>(null);
  /** Where it is to be once the spots of another zoom are there. */
  const goesTo = useRef<Place | null>(null);

  const element = (key: string) => root.current?.querySelector<SVGGElement>(`[data-spot="${key}"]`);
  const focus = (spot: Spot) => {
    setAt(spotKey(spot));
    element(spotKey(spot))?.focus({ preventScroll: true });
  };
  const focusNear = (place: Place) => {
    const map = reach.current;
    const nearest = map && nearestTo(pointOf(map.view, place), seenIn(found.spots, map.view, map.size));
    if (nearest) focus(nearest);
    else map?.focus();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: other spots are the moment
  useLayoutEffect(() => {
    const map = reach.current;
    if (map && goesTo.current && found.zoom === zoomOf(map.view.scale)) {
      const place = goesTo.current;
      goesTo.current = null;
      focusNear(place);
    } else if (hasFocus.current && document.activeElement === document.body && lastAt.current)
      focusNear(lastAt.current);
    // Of what it is by now: the focus may have gone on just before.
    setAt((now) => (found.spots.some((spot) => spotKey(spot) === now) ? now : null));
  }, [found]);

  return {
    at,
    focus,
    /** To the spot that had it last, else to the map. */
    back() {
      const spot = found.spots.find((one) => spotKey(one) === at);
      if (spot && element(spotKey(spot))) focus(spot);
      else reach.current?.focus();
    },
    /** Moves the focus there once the spots of the coming view are there. */
    goOnAt(place: Place) {
      goesTo.current = place;
    },
    onFocus(spot: Spot) {
      hasFocus.current = true;
      lastAt.current = spot;
      setAt(spotKey(spot));
    },
    onBlur(event: FocusEvent) {
      // A spot that is taken out of the page loses the focus to nothing: that is no leaving.
      const to = event.relatedTarget;
      if (to instanceof Element) hasFocus.current = to.closest('[data-spot]') !== null;
    },
  };
}

import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import type { Place } from '../../../contract/temples/place';
import { configured } from '../../client';
import { useT } from '../../i18n';
import { mapKey, stepOf } from '../../map/keys';
import type { MapHandle } from '../../map/mapHandle';
import { centredOn, type MapView, middleOf, type Point, placeUnder, pointOf, type Size } from '../../map/mercator';
import { ScaleBar } from '../../map/ScaleBar';
import { WorldMap } from '../../map/WorldMap';
import { placeText } from './coordinates';
import { Marker } from './Marker';
import { useSaidPlace } from './useSaidPlace';
import { VIETNAM, VIETNAM_SCALE } from './vietnam';

interface PlaceMapProps {
  readonly place: Place | null;
  readonly isReadOnly: boolean;
  readonly onPlace: (place: Place) => void;
}

/** The step of an arrow key, without and with Shift, in pixels: zooming in makes it finer. */
const NUDGE_PX = 4;
const FAR_PX = 40;
const PAN_PX = 60;
/** Nearer than this to the edge the map follows its place. */
const EDGE_PX = 24;
/**
 * Where a place is looked at: with streets those around it (2 km in a tenth of the map); without them the towns around it, at the zoom at which the
 * last of these are named. Nearer than that such a map has nothing more to say.
 */
const NEAR_SCALE = { streets: 4096, towns: 512 } as const;
const nearScale = () => NEAR_SCALE[configured.config?.mapTilesUrl === undefined ? 'towns' : 'streets'];

/**
 * Where a temple is, to see and to set: by a click, by dragging its marker, or by arrows. The coordinates themselves are typed and pasted in
 * their field; both always say the same.
 */
export default function PlaceMap({ place, isReadOnly, onPlace }: PlaceMapProps) {
  const t = useT();
  const hint = useId();
  const reach = useRef<MapHandle | null>(null);
  const say = useSaidPlace();
  /** What was set here: the map doesn't jump to what it has shown already. */
  const own = useRef(place);

  const set = (next: Place) => {
    own.current = next;
    say(next);
    onPlace(next);
  };
  useEffect(() => {
    const map = reach.current;
    if (!map || place === null || own.current === place) return;
    own.current = place;
    map.show(centredOn(place, Math.max(map.view.scale, nearScale()), map.size));
  }, [place]);

  const move = (by: Point) => {
    const map = reach.current;
    if (!map) return;
    const { view, size } = map;
    const from = place ? pointOf(view, place) : middleOf(size);
    const to = { x: from.x + by.x, y: from.y + by.y };
    const next = placeUnder(view, to);
    set(next);
    if (isOutside(pointOf(view, next), size)) map.show(centredOn(next, view.scale, size));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const map = reach.current;
    if (!map || event.target !== event.currentTarget) return;
    const key = mapKey(event);
    if (key?.is === 'zoom') map.zoomBy(key.by, place ? seen(pointOf(map.view, place), map.size) : undefined);
    else if (key?.is === 'whole') map.whole();
    else if (key?.is === 'move' && isReadOnly) map.show(moved(map.view, stepOf(key.direction, -PAN_PX)));
    else if (key?.is === 'move') move(stepOf(key.direction, key.isFar ? FAR_PX : NUDGE_PX));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && place)
      map.show(centredOn(place, map.view.scale, map.size));
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && !isReadOnly) move({ x: 0, y: 0 });
    else return;
    event.preventDefault();
  };

  const keys = isReadOnly ? 'hintLook' : place ? 'hint' : 'hintNone';
  const said = place ? t('screens.temples.onMap.at', { place: placeText(place) }) : t('screens.temples.onMap.none');
  return (
    <>
      <WorldMap
        label={`${t('screens.temples.onMap.title')}. ${said}`}
        describedBy={hint}
        first={(size) => (place ? centredOn(place, nearScale(), size) : centredOn(VIETNAM, VIETNAM_SCALE, size))}
        reach={reach}
        className="h-60 rounded-lg border border-strong"
        onKeyDown={onKeyDown}
        {...(isReadOnly
          ? {}
          : { onTap: (point: Point) => reach.current && set(placeUnder(reach.current.view, point)) })}
        above={(view, size) => (
          <>
            <ScaleBar view={view} size={size} />
            {place ? (
              <Marker at={pointOf(view, place)} onMove={isReadOnly ? undefined : (to) => set(placeUnder(view, to))} />
            ) : (
              !isReadOnly && (
                <p className="pointer-events-none absolute inset-x-0 bottom-2 text-center text-xs text-soft">
                  <span className="rounded bg-surface/85 px-2 py-0.5">{t('screens.temples.onMap.pick')}</span>
                </p>
              )
            )}
          </>
        )}
      />
      <p id={hint} className="pt-1 text-xs text-faint">
        {t(`screens.temples.onMap.${keys}`)}
      </p>
    </>
  );
}

const moved = (view: MapView, by: Point): MapView => ({ ...view, x: view.x + by.x, y: view.y + by.y });
const isOutside = ({ x, y }: Point, { widthPx, heightPx }: Size) =>
  x < EDGE_PX || y < EDGE_PX || x > widthPx - EDGE_PX || y > heightPx - EDGE_PX;
/** A point to zoom around, where it is in view. */
const seen = (point: Point, size: Size) => (isOutside(point, size) ? undefined : point);

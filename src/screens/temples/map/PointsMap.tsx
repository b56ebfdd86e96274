import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Place } from '../../../../contract/temples/place';
import type { GridModel } from '../../../grid/model/gridState';
import { useT } from '../../../i18n';
import { spokenKeyText } from '../../../keys/keyText';
import { type Spot, ZOOM_MAX } from '../../../map/clusters';
import { mapKey, stepOf } from '../../../map/keys';
import type { MapHandle } from '../../../map/mapHandle';
import { centredOn, type MapView, middleOf, type Size } from '../../../map/mercator';
import { ScaleBar } from '../../../map/ScaleBar';
import { WorldMap } from '../../../map/WorldMap';
import { type Direction, goesOnBeyond, nearestTo, nextTowards } from '../../../map/walking';
import { tickOff } from '../../../onboarding/tour';
import { layout } from '../../../shell/layout';
import { announce } from '../../../ui/announcer';
import { CommandButton } from '../../../ui/CommandButton';
import { editorRequest } from '../editor';
import { MapReadingState } from './MapReadingState';
import { NearestPoint } from './NearestPoint';
import type { Points } from './points';
import { SamePlace, type Together } from './SamePlace';
import { SpotMarks } from './SpotMarks';
import { seenIn } from './seen';
import { useFirstLook } from './useFirstLook';
import { useMapView } from './useMapView';
import { useOnMap } from './useOnMap';
import { usePicking } from './usePicking';
import { useSpotFocus } from './useSpotFocus';
import { spotKey, useSpots } from './useSpots';

interface PointsMapProps {
  readonly model: GridModel;
  readonly points: Points;
  readonly onAgain: () => void;
}

/** One press of an arrow with Shift, or where there is no point; half as far from a point with no other one in view beyond it. */
const PAN_PX = 160;
const MENU_MOST = 60;

const ALONE = { count: 1, picked: 0, nth: 0, cluster: null };

/** The points of a list's temples: a cluster comes apart, a point opens its row. By pointer, by touch and by keys. */
export function PointsMap({ model, points, onAgain }: PointsMapProps) {
  const t = useT();
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const reach = useRef<MapHandle | null>(null);
  const { opened, focusRequests, selection } = useSnapshot(model.state) as GridModel['state'];
  const { found, show } = useSpots(points, selection);
  const focus = useSpotFocus(root, reach, found);
  const isNarrow = useSnapshot(layout).width === 'mobile';
  const cover = useRef<HTMLDivElement>(null);
  const firstLook = useFirstLook(points, reach, cover);
  const [together, setTogether] = useState<Together | null>(null);
  /** Where the open row's point is, and the room there was for it. */
  const openedAt = useRef<{ readonly nth: number; readonly place: Place } | null>(null);
  const room = useRef<Size | null>(null);
  const firstTurn = useRef(focusRequests);

  const seen = () => (reach.current ? seenIn(found.spots, reach.current.view, reach.current.size) : []);
  const focused = () => {
    const key = document.activeElement?.closest<SVGGElement>('[data-spot]')?.dataset.spot;
    return found.spots.find((spot) => spotKey(spot) === key);
  };
  const picking = usePicking({ model, points, seen, focused });
  const openRow = (nth: number, isByKey: boolean) => {
    const id = points.idOf(nth);
    if (id === undefined) return;
    model.syncOpenedFromUrl(id);
    if (isByKey) editorRequest.focus = { rowId: id, field: 'name' };
  };
  const openCluster = async (spot: Spot, cluster: number, isByKey: boolean) => {
    const zoom = await points.clusters.opensAt(cluster);
    const map = reach.current;
    if (!map) return;
    if (zoom > ZOOM_MAX) {
      const anchor = root.current?.querySelector(`[data-spot="${spotKey(spot)}"]`)?.getBoundingClientRect();
      setTogether({ count: spot.count, points: await points.clusters.pointsOf(cluster, MENU_MOST), anchor });
      return;
    }
    if (isByKey) focus.goOnAt(spot);
    map.show(centredOn(spot, 2 ** zoom, map.size));
  };
  const open = (spot: Spot, isByKey: boolean) => {
    firstLook.end();
    if (isByKey) tickOff('list.open');
    if (spot.cluster !== null) void openCluster(spot, spot.cluster, isByKey);
    else if (spot.nth !== null) {
      openedAt.current = { nth: spot.nth, place: { lat: spot.lat, lng: spot.lng } };
      openRow(spot.nth, isByKey);
    }
  };

  /** To the nearest point, where there is none in view. */
  const goToNearest = () => {
    const map = reach.current;
    const { nearest } = found;
    if (!map || !nearest) return announce(t('screens.temples.map.noPoints'));
    firstLook.end();
    focus.goOnAt(nearest);
    map.show(centredOn(nearest, map.view.scale, map.size));
  };
  /** `j` and `k`: through what is in view as one reads, and with a row open from row to row. */
  const step = (by: 1 | -1) => {
    const spots = [...seen()].sort((one, other) => one.y - other.y || one.x - other.x);
    const from = spots.findIndex((spot) => spotKey(spot) === focus.at);
    const next = spots[from === -1 ? (by === 1 ? 0 : spots.length - 1) : (from + by + spots.length) % spots.length];
    if (!next) goToNearest();
    else {
      focus.focus(next);
      if (opened !== null && next.nth !== null) open(next, false);
    }
  };
  const activate = useMapView({ model, step, picking, readAgain: onAgain, focus: focus.back });

  // A layer over the map or a panel beside it was closed: the focus comes back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn asks for the focus even where nothing else changed
  useLayoutEffect(() => {
    if (focusRequests > firstTurn.current) focus.back();
  }, [focusRequests]);

  /** Whether there is anything to come to: a map that shows all there is that way stays where it is. */
  const hasMore = ({ view, size }: MapHandle, direction: Direction) => {
    const bounds = points.bounds();
    return bounds !== null && goesOnBeyond(bounds, view, size, direction);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const map = reach.current;
    if (!map) return;
    const from = event.target instanceof Element ? event.target.closest<SVGGElement>('[data-spot]') : null;
    const spot = from && seen().find((one) => spotKey(one) === from.dataset.spot);
    const key = mapKey(event);
    if (key?.is === 'zoom') {
      if (spot) focus.goOnAt(spot);
      map.zoomBy(key.by, spot || undefined);
    } else if (key?.is === 'whole') map.whole();
    else if (key?.is === 'move') {
      const next = key.isFar
        ? undefined
        : spot
          ? nextTowards(spot, seen(), key.direction)
          : nearestTo(middleOf(map.size), seen());
      if (next) focus.focus(next);
      else if (!spot || key.isFar || hasMore(map, key.direction)) {
        const by = stepOf(key.direction, spot && !key.isFar ? -PAN_PX / 2 : -PAN_PX);
        map.show({ ...map.view, x: map.view.x + by.x, y: map.view.y + by.y });
      }
    } else if (event.key === 'Enter' && !spot && !event.nativeEvent.isComposing) {
      const nearest = nearestTo(middleOf(map.size), seen());
      if (nearest) focus.focus(nearest);
      else goToNearest();
    } else if (event.key === 'Escape' && spot && opened === null) map.focus();
    else return;
    if (key) firstLook.end();
    event.preventDefault();
  };

  const onView = useCallback(
    (view: MapView, size: Size) => {
      show(view, size);
      const isOther = room.current !== null && room.current !== size;
      room.current = size;
      // The detail beside the map has come over the point that it is of.
      const { nth, place } = openedAt.current ?? {};
      const isItsRow = nth !== undefined && points.idOf(nth) === model.state.opened;
      if (isOther && place && isItsRow && seenIn([{ ...place, ...ALONE }], view, size).length === 0)
        reach.current?.show(centredOn(place, view.scale, size));
    },
    [show, model, points],
  );
  const onMapAt = useOnMap(found, points);
  /** The map's own labels leave room for spots and their names. */
  const taken = useCallback((scale: number) => onMapAt(scale).taken, [onMapAt]);
  const openedNth = opened === null ? undefined : points.numberOf(opened);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus anywhere within makes it what commands act on
    <div
      ref={root}
      data-surface="list"
      className="relative flex min-h-0 grow"
      onFocus={activate}
      onPointerDownCapture={firstLook.end}
      onClickCapture={firstLook.end}
      onWheel={firstLook.end}
    >
      <WorldMap
        label={t('screens.temples.map.title')}
        describedBy={hint}
        first={firstLook.first}
        whole={{ name: t('screens.temples.map.all'), view: firstLook.first }}
        reach={reach}
        className="grow"
        onKeyDown={onKeyDown}
        onView={onView}
        takesFocus
        taken={taken}
        above={(view, size) => (
          <>
            <ScaleBar view={view} size={size} />
            {found.nearest && (
              <NearestPoint
                point={found.nearest}
                name={points.nameOf(found.nearest.nth)}
                view={view}
                size={size}
                onGo={goToNearest}
              />
            )}
          </>
        )}
      >
        {({ x, y, scale }) => (
          <g transform={`translate(${x},${y})`}>
            <SpotMarks
              spots={found.spots}
              scale={scale}
              at={focus.at}
              opened={openedNth}
              nameOf={points.nameOf}
              names={onMapAt(scale).names}
              onOpen={open}
              onPick={(spot) => void picking.pick(spot)}
              onFocus={focus.onFocus}
              onBlur={focus.onBlur}
            />
          </g>
        )}
      </WorldMap>
      <div
        ref={cover}
        className={`pointer-events-none absolute top-2 start-2 flex max-w-[calc(100%-4.25rem)] items-start gap-2 ${isNarrow ? '' : 'flex-col'}`}
      >
        <MapReadingState points={points} onAgain={onAgain} />
        <CommandButton
          command="list.selectAll"
          label={t('screens.temples.map.selectInView')}
          look={isNarrow ? 'icon' : 'plain'}
          className="pointer-events-auto shrink-0 border border-line bg-surface shadow-layer"
        />
      </div>
      <p id={hint} className="sr-only">
        {t('screens.temples.map.hint', { select: spokenKeyText('list.select') })}
      </p>
      <SamePlace
        together={together}
        nameOf={points.nameOf}
        onOpen={(nth) => {
          setTogether(null);
          openRow(nth, true);
        }}
        onClose={() => setTogether(null)}
        returnFocus={focus.back}
      />
    </div>
  );
}

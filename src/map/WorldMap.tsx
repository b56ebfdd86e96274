import type { MapHandle } from './mapHandle';
import './map.css';
import { Zoom } from '@visx/zoom';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Place } from '../../contract/temples/place';
import { useT } from '../i18n';
import { Attribution } from './Attribution';
import { Labels } from './Labels';
import { Land, type LandStand } from './Land';
import { MapButtons } from './MapButtons';
import { centredOn, isWithin, type MapView, type Point, SCALE_MAX, type Size } from './mercator';
import type { Taken } from './placeLabels';
import { regionKey, regionOf } from './region';
import { useSize } from './useSize';
import { useStreets } from './useStreets';

interface WorldMapProps {
  readonly label: string;
  /** The id of what says its keys. */
  readonly describedBy: string;
  /** Where it begins. */
  readonly first: (size: Size) => MapView;
  /** What all of it is, if that is less than the world. */
  readonly whole?: { readonly name: string; readonly view: (size: Size) => MapView };
  readonly reach: RefObject<MapHandle | null>;
  readonly className: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Clicked or tapped on, not dragged: a point of the view. */
  readonly onTap?: (point: Point) => void;
  /** The person has moved or zoomed it, or something else has. */
  readonly onView?: (view: MapView, size: Size) => void;
  /** It takes the focus if no other element has it. */
  readonly takesFocus?: boolean;
  /** Where no label may stand, in pixels of the world at this scale: what else is in the picture. */
  readonly taken?: (scale: number) => readonly Taken[];
  /** In the picture, over the land. */
  readonly children?: (view: MapView, size: Size) => ReactNode;
  /** Over the picture. */
  readonly above?: (view: MapView, size: Size) => ReactNode;
}

/** Of the lands that people live in, where the whole world is higher than the map. */
const MIDDLE: Place = { lat: 22, lng: 0 };
/** Farther than any map goes: it stops where the world fills it. */
const SCALE_MIN = 0.001;
/** A tap moves by no more than this. */
const TAP_PX = 5;
const WHEEL = 0.0022;
const LINES_PX = 30;
/** A wheel that is scrolling the page goes on doing that when the map comes under it. */
const SCROLLING_MS = 350;

/**
 * A map of the world without a tile server (docs/specification.md section 13.4): to zoom and move by wheel, drag, pinch and keys. One tab
 * stop, from left to right in every language; what stands over it lies as the language runs. The component that renders it decides what its
 * keys mean beyond + − and Home.
 */
export function WorldMap(props: WorldMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const t = useT();
  const { label, describedBy, className, first, takesFocus = false } = props;
  useQuietWheel(box);
  useLayoutEffect(() => {
    const at = document.activeElement;
    if (takesFocus && (at === null || at === document.body || at.matches('[data-list-heading]'))) box.current?.focus();
  }, [takesFocus]);
  return (
    <div dir="ltr" className={`map relative overflow-hidden ${className}`}>
      <div
        ref={box}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        data-map=""
        className="absolute inset-0 focus-visible:-outline-offset-2"
        onKeyDown={props.onKeyDown}
      >
        {size && (
          <Zoom<SVGSVGElement>
            width={size.widthPx}
            height={size.heightPx}
            initialTransformMatrix={matrixOf(first(size))}
            constrain={(next) => matrixOf(isWithin(viewOf(next), size))}
            wheelDelta={({ deltaY, deltaMode }) => by(2 ** (-deltaY * WHEEL * (deltaMode === 0 ? 1 : LINES_PX)))}
            pinchDelta={({ offset: [now], delta: [change] }) => by(now / Math.max(0.01, now - change))}
          >
            {(zoom) => <Frame {...props} zoom={zoom} size={size} box={box} />}
          </Zoom>
        )}
      </div>
      <MapButtons reach={props.reach} whole={props.whole?.name ?? t('screens.map.whole')} />
    </div>
  );
}

type Zooming = Parameters<Parameters<typeof Zoom<SVGSVGElement>>[0]['children']>[0];
type FrameProps = WorldMapProps & {
  readonly zoom: Zooming;
  readonly size: Size;
  readonly box: RefObject<HTMLDivElement | null>;
};

function Frame({ zoom, size, box, reach, whole, onTap, onView, taken, children, above }: FrameProps) {
  const view = viewOf(zoom.transformMatrix);
  const show = (next: MapView) => zoom.setTransformMatrix(matrixOf(next));
  reach.current = {
    view,
    size,
    show,
    zoomBy: (factor, point) => zoom.scale({ ...by(factor), ...(point ? { point } : {}) }),
    whole: () => show(whole ? whole.view(size) : centredOn(MIDDLE, SCALE_MIN, size)),
    focus: () => box.current?.focus({ preventScroll: true }),
  };
  const before = useRef(size);
  // The middle stays the middle when the map grows or shrinks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another size is the moment
  useLayoutEffect(() => {
    const { widthPx, heightPx } = before.current;
    before.current = size;
    if (widthPx === size.widthPx && heightPx === size.heightPx) return;
    show({ ...view, x: view.x + (size.widthPx - widthPx) / 2, y: view.y + (size.heightPx - heightPx) / 2 });
  }, [size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is its three numbers
  useEffect(() => onView?.(view, size), [view.scale, view.x, view.y, size]);
  const downAt = useRef<Point | null>(null);
  const streets = useStreets(view, size);
  const [land, setLand] = useState<LandStand>('coming');
  const around = regionOf(view, size);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a region is its four numbers
  const region = useMemo(() => around, [regionKey(around)]);
  return (
    <>
      <svg aria-hidden="true" className="absolute inset-0" width={size.widthPx} height={size.heightPx}>
        {/* Where land is not known to end, nothing is painted as sea. */}
        <rect className={land === 'drawn' ? 'map-sea' : 'map-ground'} width={size.widthPx} height={size.heightPx} />
        <g transform={zoom.toString()}>
          <Land scale={view.scale} region={region} isUnderStreets={streets.isDrawn} onStand={setLand} />
        </g>
      </svg>
      {streets.picture}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a click is for who sees it; keys are the frame's, which has the focus */}
      <svg
        role="presentation"
        data-map-surface=""
        ref={zoom.containerRef}
        width={size.widthPx}
        height={size.heightPx}
        className={`relative block touch-none select-none ${zoom.isDragging ? 'cursor-grabbing' : onTap ? 'cursor-crosshair' : 'cursor-grab'}`}
        onPointerDown={({ clientX: x, clientY: y }) => {
          downAt.current = { x, y };
        }}
        // A drag ends in a click on the element that it began on.
        onClickCapture={(event) => {
          const down = downAt.current;
          if (down && Math.hypot(event.clientX - down.x, event.clientY - down.y) > TAP_PX) event.stopPropagation();
        }}
        onClick={({ clientX: x, clientY: y, currentTarget }) => {
          if (!onTap) return;
          const { left, top } = currentTarget.getBoundingClientRect();
          onTap({ x: x - left, y: y - top });
        }}
      >
        {/* Names are placed meanwhile, and come with what they name. */}
        <g
          transform={`translate(${view.x},${view.y})`}
          display={land === 'coming' && !streets.isDrawn ? 'none' : undefined}
        >
          <Labels scale={view.scale} region={region} taken={taken} />
        </g>
        {children?.(view, size)}
      </svg>
      {above?.(view, size)}
      {streets.isDrawn && <Attribution />}
    </>
  );
}

const viewOf = ({ scaleX, translateX, translateY }: Zooming['transformMatrix']): MapView => ({
  scale: scaleX,
  x: translateX,
  y: translateY,
});
const matrixOf = ({ scale, x, y }: MapView): Zooming['transformMatrix'] => ({
  scaleX: scale,
  scaleY: scale,
  translateX: x,
  translateY: y,
  skewX: 0,
  skewY: 0,
});
const by = (factor: number) => {
  const held = Math.max(1 / SCALE_MAX, factor);
  return { scaleX: held, scaleY: held };
};

/** Keeps from the map the wheel of somebody who is on the way down a page, past it. */
function useQuietWheel(box: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const map = box.current;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    const onScroll = () => {
      scrolledAt = performance.now();
    };
    const onWheel = (event: WheelEvent) => {
      if (performance.now() - scrolledAt < SCROLLING_MS) event.stopPropagation();
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    map?.addEventListener('wheel', onWheel, { capture: true, passive: true });
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      map?.removeEventListener('wheel', onWheel, { capture: true });
    };
  }, [box]);
}

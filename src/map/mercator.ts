import type { Place } from '../../contract/temples/place';

/** The whole world is a square of this many pixels at scale 1: each doubling of the scale is one zoom of the usual web maps. */
export const WORLD_PX = 512;
/** A pixel is a little more than a metre then. */
export const SCALE_MAX = 2 ** 16;
/** Where Mercator's square ends; what lies beyond is shown at its edge. */
const LAT_MAX = 85.051_128_78;
const EQUATOR_M = 40_075_016.686;

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}
/** Pixels, of the world's square or of the view. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** What is in view: a point of the world's square, times `scale`, plus `x` and `y`, is its point in the view. */
export interface MapView extends Point {
  readonly scale: number;
}
/** Degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const RADIANS = Math.PI / 180;
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** The point of the world's square at which a place lies. */
export function worldPoint({ lat, lng }: Place): Point {
  const phi = clamp(lat, -LAT_MAX, LAT_MAX) * RADIANS;
  return {
    x: (lng / 360 + 0.5) * WORLD_PX,
    y: (0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI)) * WORLD_PX,
  };
}

/** The place at a point of the world's square; a point beside it counts as its edge. */
export function placeAt({ x, y }: Point): Place {
  const turn = (0.5 - clamp(y / WORLD_PX, 0, 1)) * 2 * Math.PI;
  return {
    lat: (2 * Math.atan(Math.exp(turn)) - Math.PI / 2) / RADIANS,
    lng: (clamp(x / WORLD_PX, 0, 1) - 0.5) * 360,
  };
}

/** Where a place is in the view, in pixels. */
export function pointOf(view: MapView, place: Place): Point {
  const { x, y } = worldPoint(place);
  return { x: x * view.scale + view.x, y: y * view.scale + view.y };
}

/** The place under a point of the view, written with no more digits than a pixel is worth. */
export function placeUnder(view: MapView, { x, y }: Point): Place {
  const { lat, lng } = placeAt({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale });
  const digits = clamp(Math.ceil(Math.log10((WORLD_PX * view.scale) / 360)), 0, 7);
  // Turns -0 into 0.
  return { lat: Number(lat.toFixed(digits)) + 0, lng: Number(lng.toFixed(digits)) + 0 };
}

/** The scale at which the world is as wide as the view. */
const scaleMin = ({ widthPx }: Size) => widthPx / WORLD_PX;

/** The nearest view that is allowed: neither too near nor too far, and never beside the world. */
export function isWithin(view: MapView, size: Size): MapView {
  const scale = clamp(view.scale, scaleMin(size), SCALE_MAX);
  const grown = scale / view.scale;
  const kept = (offset: number, lengthPx: number) => {
    const middle = lengthPx / 2;
    const scaled = middle - (middle - offset) * grown;
    const spare = lengthPx - WORLD_PX * scale;
    return spare > 0 ? spare / 2 : clamp(scaled, spare, 0);
  };
  return { scale, x: kept(view.x, size.widthPx), y: kept(view.y, size.heightPx) };
}

export const middleOf = ({ widthPx, heightPx }: Size): Point => ({ x: widthPx / 2, y: heightPx / 2 });

/** A view with a place in its middle. */
export function centredOn(place: Place, scale: number, size: Size): MapView {
  const { x, y } = worldPoint(place);
  return isWithin({ scale, x: size.widthPx / 2 - x * scale, y: size.heightPx / 2 - y * scale }, size);
}

/**
 * The view that shows all of these bounds with room around them, but not nearer than `nearest`. `coveredPx` of it lie under something, from
 * the top.
 */
export function fitted(
  bounds: Bounds,
  size: Size,
  { paddingPx = 56, coveredPx = 0, nearest = SCALE_MAX } = {},
): MapView {
  const [from, to] = [
    worldPoint({ lat: bounds.north, lng: bounds.west }),
    worldPoint({ lat: bounds.south, lng: bounds.east }),
  ];
  // What is covered has room around it already.
  const topPx = Math.max(0, coveredPx - paddingPx / 2);
  const room = (lengthPx: number) => Math.max(1, lengthPx - 2 * paddingPx);
  const wanted = Math.min(
    nearest,
    room(size.widthPx) / Math.max(to.x - from.x, 1e-9),
    room(size.heightPx - topPx) / Math.max(to.y - from.y, 1e-9),
  );
  const scale = Math.max(scaleMin(size), wanted);
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - topPx / 2 / scale };
  return centredOn(placeAt(middle), scale, size);
}

/** What is in view, and `marginPx` around it. */
export function boundsOf(view: MapView, { widthPx, heightPx }: Size, marginPx: number): Bounds {
  const at = (x: number, y: number) => placeAt({ x: (x - view.x) / view.scale, y: (y - view.y) / view.scale });
  const [northWest, southEast] = [at(-marginPx, -marginPx), at(widthPx + marginPx, heightPx + marginPx)];
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}

/** A round number of metres, as a line of at most `widthPx` in the middle of the view. */
export function scaleBar(view: MapView, size: Size, widthPx: number): { readonly metres: number; readonly px: number } {
  const { lat } = placeUnder(view, { x: size.widthPx / 2, y: size.heightPx / 2 });
  const metresPerPx = (EQUATOR_M * Math.cos(lat * RADIANS)) / (WORLD_PX * view.scale);
  const most = metresPerPx * widthPx;
  const decade = 10 ** Math.floor(Math.log10(most));
  const metres = ([5, 2, 1].find((digit) => digit * decade <= most) ?? 1) * decade;
  return { metres, px: metres / metresPerPx };
}

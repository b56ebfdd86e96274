import type { MapView, Point, Size } from './mercator';

/** What reaches a map from outside of it. */
export interface MapHandle {
  readonly view: MapView;
  readonly size: Size;
  readonly show: (view: MapView) => void;
  /** Nearer or farther, around a point or the middle. */
  readonly zoomBy: (factor: number, around?: Point) => void;
  readonly whole: () => void;
  readonly focus: () => void;
}

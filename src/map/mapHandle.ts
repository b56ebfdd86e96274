import type { Point, Size, View } from './mercator';

/** What reaches a map from outside of it. */
export interface MapHandle {
  readonly view: View;
  readonly size: Size;
  readonly show: (view: View) => void;
  /** Nearer or farther, around a point or the middle. */
  readonly zoomBy: (factor: number, around?: Point) => void;
  readonly whole: () => void;
  readonly focus: () => void;
}

import type { KeyboardEvent } from 'react';
import type { Direction } from './walking';

/** What a key means on a map that has the focus. */
export type MapKey =
  | { readonly is: 'zoom'; readonly by: number }
  | { readonly is: 'whole' }
  | { readonly is: 'move'; readonly direction: Direction; readonly isFar: boolean };

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** As far as one press of + goes. */
export const ZOOM_STEP = 2;
/** The signs as they are produced, whatever Shift has to do with it: `+` is above `=` on some layouts and beside it on others. */
const ZOOMS: Readonly<Record<string, number>> = {
  '+': ZOOM_STEP,
  '=': ZOOM_STEP,
  '-': 1 / ZOOM_STEP,
  _: 1 / ZOOM_STEP,
};

/**
 * Reads a key by the rules of docs/specification.md section 10.2: none while an input method composes, none with Mod or Alt. Arrows
 * follow the eye: a map runs from left to right in every language. Home, not a digit, is the whole: Vietnamese input methods rewrite
 * digits.
 */
export function mapKey({ key, shiftKey, ctrlKey, metaKey, altKey, nativeEvent }: KeyboardEvent): MapKey | null {
  if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return null;
  const direction = ARROWS[key];
  if (direction) return { is: 'move', direction, isFar: shiftKey };
  const by = ZOOMS[key];
  if (by !== undefined) return { is: 'zoom', by };
  return key === 'Home' && !shiftKey ? { is: 'whole' } : null;
}

/** One step in a direction, in pixels of the view. */
export const stepOf = (direction: Direction, px: number) => ({
  x: direction === 'left' ? -px : direction === 'right' ? px : 0,
  y: direction === 'up' ? -px : direction === 'down' ? px : 0,
});

import { useSyncExternalStore } from 'react';
import type { LabelKind } from './placeLabels';

/** As map.css has them. */
const FONTS: Readonly<Record<LabelKind, string>> = {
  country: '600 12px',
  province: '11px',
  city: '500 12px',
  island: 'italic 11px',
  water: 'italic 11px',
};
/** Letters of areas stand apart (map.css). */
const SPACING_PX: Readonly<Record<LabelKind, number>> = { country: 0.6, province: 0.4, city: 0, island: 0, water: 0.6 };

const known = new Map<string, number>();
let family: string | undefined;
let context: CanvasRenderingContext2D | null | undefined;

/** How often the widths of before have become untrue. */
let version = 0;
const subscribe = (listener: () => void) => {
  const measureAgain = () => {
    known.clear();
    version += 1;
    listener();
  };
  document.fonts.addEventListener('loadingdone', measureAgain);
  return () => document.fonts.removeEventListener('loadingdone', measureAgain);
};

/** Changes when `textWidth` says something else: letters of a script come with the first text that has them. */
export const useWidthsVersion = (): number => useSyncExternalStore(subscribe, () => version);

/** How wide a label is drawn, in pixels, in the fonts that are there. Measured once for these. */
export function textWidth(text: string, kind: LabelKind): number {
  const key = `${kind} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  family ??= getComputedStyle(document.documentElement).fontFamily;
  context ??= document.createElement('canvas').getContext('2d');
  if (context) context.font = `${FONTS[kind]} ${family}`;
  const width = (context?.measureText(text).width ?? text.length * 7) + text.length * SPACING_PX[kind];
  known.set(key, width);
  return width;
}

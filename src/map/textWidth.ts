import { proxy } from 'valtio/vanilla';
import type { LabelKind } from './placeLabels';

/** As map.css has them. */
const FONTS: Readonly<Record<LabelKind, string>> = {
  country: '600 12px',
  province: '11px',
  city: '500 12px',
  town: '11px',
  island: 'italic 11px',
  water: 'italic 11px',
  point: '600 12px',
};
/** Letters of areas stand apart (map.css). */
const SPACING_PX: Readonly<Record<LabelKind, number>> = {
  country: 0.6,
  province: 0.4,
  city: 0,
  town: 0,
  island: 0,
  water: 0.6,
  point: 0,
};

const known = new Map<string, number>();
let family: string | undefined;
let context: CanvasRenderingContext2D | null | undefined;

/** Changes when `textWidth` says something else: letters of a script come with the first text that has them. */
export const textWidths = proxy({ version: 0 });

/** How wide a label is drawn, in pixels, in the fonts that are there. Measured once for these. */
export function textWidth(text: string, kind: LabelKind): number {
  const key = `${kind} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  family ??= getComputedStyle(document.documentElement).fontFamily;
  if (context === undefined) context = begin();
  if (context) context.font = `${FONTS[kind]} ${family}`;
  const width = (context?.measureText(text).width ?? text.length * 7) + text.length * SPACING_PX[kind];
  known.set(key, width);
  return width;
}

/** For as long as the page is there: what was measured before a map was left would be wrong when it is come back to. */
function begin() {
  document.fonts.addEventListener('loadingdone', () => {
    known.clear();
    textWidths.version += 1;
  });
  return document.createElement('canvas').getContext('2d');
}

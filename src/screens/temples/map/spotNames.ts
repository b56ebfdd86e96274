import { excerpt } from '../../../../contract/wire/shownText';
import type { Spot } from '../../../map/clusters';
import { worldPoint } from '../../../map/mercator';
import { around, type Box, type Label, placeLabels, type Taken } from '../../../map/placeLabels';

/** As much of a temple's name as stands on the map. */
export const NAME_LETTERS = 42;
/** From here on, a town and what is around it, there is room for names beside points: a centimetre is some ten kilometres. */
const NAMES_FROM_SCALE = 256;

const POINT_PX = 7;
/** Ten times as many are four pixels more. */
export const radiusOf = ({ nth, count }: Pick<Spot, 'nth' | 'count'>): number =>
  nth === null ? Math.round(11 + 4 * Math.log10(count)) : POINT_PX;

/** What stands on the map at a scale, in pixels of the world. */
export interface OnMap {
  /** Of temples by their number: the box of a name that has room beside its point. */
  readonly names: ReadonlyMap<number, { readonly name: string; readonly box: Box }>;
  /** What spots and names take: nothing else may stand there. */
  readonly taken: readonly Taken[];
}

/** Spots, and beside points the names that cover neither a spot nor each other. */
export function spotsAndNames(
  spots: readonly Spot[],
  scale: number,
  nameOf: (nth: number) => string,
  widthOf: (label: Label) => number,
): OnMap {
  const taken = spots.map((spot) => {
    const { x, y } = worldPoint(spot);
    return around({ x: x * scale, y: y * scale }, radiusOf(spot) + 2);
  });
  if (scale < NAMES_FROM_SCALE) return { names: new Map(), taken };
  // By their numbers, so that the same names keep their room while the map is moved.
  const labels = spots
    .flatMap(({ nth, ...place }) => {
      const name = nth === null ? '' : excerpt(nameOf(nth), NAME_LETTERS);
      return nth === null || name === '' ? [] : [{ ...worldPoint(place), nth, name, kind: 'point' as const }];
    })
    .sort((one, other) => one.nth - other.nth);
  const placed = placeLabels(labels, scale, widthOf, taken);
  return {
    names: new Map(placed.map(({ label, box }) => [label.nth, { name: label.name, box }])),
    taken: [...taken, ...placed.map(({ box }) => ({ ...box, kind: 'point' as const }))],
  };
}

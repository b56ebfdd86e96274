import type { Point } from './mercator';

/**
 * A `point` is of those that the map is there for; all others are the map's own. A `town` is a place of another country than the `city`s:
 * less is looked for there, and it is drawn weaker.
 */
export type LabelKind = 'country' | 'province' | 'city' | 'town' | 'island' | 'water' | 'point';

/** A name and where it belongs, in pixels of the world's square. */
export interface Label extends Point {
  readonly name: string;
  readonly kind: LabelKind;
}

/** A rectangle of the picture, or what is around a circle of it. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What is taken; of a name, of which kind that is. */
export interface Taken extends Box {
  readonly kind?: LabelKind;
}

/** A label that has room: the box is that of its letters. */
export interface PlacedLabel<L extends Label> {
  readonly label: L;
  readonly at: Point;
  readonly box: Box;
  /** Whether its place is marked: of a place, where nothing else stands on it. */
  readonly hasDot: boolean;
}

/** Between a place's dot and its name. */
const ASIDE_PX = 6;
/** Around the middle of the dot. */
const DOT_ROOM_PX = 3;
/** Between two names, and between a name and what is marked. */
const APART_PX = 3;
/** Between names of two kinds, which nearer to each other read as one: "Campuchia Buôn Ma Thuột". */
const KINDS_APART_PX = 8;
/** Nearer to the place of its name than this, a province is not named: the name would be there twice. */
const NAMESAKE_PX = 240;
/** Of all kinds, with what hangs below the line. */
export const LINE_PX = 14;

/**
 * Which labels are drawn, and where: the first of the list first, each where it covers no other one and nothing that is `taken`. A province with
 * a place of its name near by is named only where that place has no room. Names of areas stand on their point, those of places beside their
 * dot, or beside what covers it: on the right, else on the left, above or below.
 */
export function placeLabels<L extends Label>(
  labels: readonly L[],
  scale: number,
  widthOf: (label: L) => number,
  taken: readonly Taken[] = [],
): readonly PlacedLabel<L>[] {
  const room = new Room();
  const covers = new Room();
  for (const box of taken) for (const each of [room, covers]) each.take(box);
  const placed: PlacedLabel<L>[] = [];
  const namesakes = namesOfPlaces(labels);
  const hasNamesake = ({ kind, name }: Label) => kind === 'province' && namesakes.has(name);
  // A province waits for the place of its name, which says more: that one has a dot.
  for (const label of [...labels.filter((one) => !hasNamesake(one)), ...labels.filter(hasNamesake)]) {
    if (hasNamesake(label) && placed.some((one) => isNamesake(one.label, label, scale))) continue;
    const at = { x: label.x * scale, y: label.y * scale };
    const isPlace = isBeside(label);
    const cover = isPlace ? covers.coverOf(at) : undefined;
    const hasDot = isPlace && !cover;
    const dot = around(at, DOT_ROOM_PX);
    if (hasDot && !room.isFree(dot)) continue;
    const box = boxesOf(label, at, widthOf(label), cover).find((one) => room.isFree(one, label.kind));
    if (!box) continue;
    room.take({ ...box, kind: label.kind });
    if (hasDot) room.take(dot);
    placed.push({ label, at, box, hasDot });
  }
  return placed;
}

const isOfPlace = ({ kind }: Label): boolean => kind === 'city' || kind === 'town';

const namesOfPlaces = (labels: readonly Label[]): ReadonlySet<string> =>
  new Set(labels.filter(isOfPlace).map(({ name }) => name));

const isNamesake = (place: Label, { name, x, y }: Label, scale: number): boolean =>
  isOfPlace(place) && place.name === name && Math.hypot(place.x - x, place.y - y) * scale < NAMESAKE_PX;

const isBeside = (label: Label): boolean => isOfPlace(label) || label.kind === 'point';

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const around = ({ x, y }: Point, px: number): Box => ({
  left: x - px,
  right: x + px,
  top: y - px,
  bottom: y + px,
});

function boxesOf(label: Label, { x, y }: Point, width: number, cover: Box | undefined): readonly Box[] {
  const box = (left: number, top: number): Box => ({ left, top, right: left + width, bottom: top + LINE_PX });
  const [middle, half] = [x - width / 2, LINE_PX / 2];
  if (!isBeside(label)) return [box(middle, y - half)];
  const { left, top, right, bottom } = cover ?? around({ x, y }, ASIDE_PX - APART_PX);
  return [
    box(right + APART_PX, y - half),
    box(left - APART_PX - width, y - half),
    box(middle, top - 1 - LINE_PX),
    box(middle, bottom + 1),
  ];
}

/** What is taken, in a grid, so that a box is held against its neighbours and not against all. */
class Room {
  private readonly cells = new Map<string, Taken[]>();

  /** Whether there is room for a name of this kind, or without one for a mark. */
  isFree(box: Box, kind?: LabelKind): boolean {
    const apartFrom = (one: Taken) => (kind && one.kind && one.kind !== kind ? KINDS_APART_PX : APART_PX);
    for (const key of cellsOf(widened(box, KINDS_APART_PX)))
      if (this.cells.get(key)?.some((one) => overlap(one, widened(box, apartFrom(one))))) return false;
    return true;
  }

  /** What is taken around a point. */
  coverOf({ x, y }: Point): Box | undefined {
    const point = { left: x, top: y, right: x, bottom: y };
    for (const key of cellsOf(point)) {
      const cover = this.cells.get(key)?.find((one) => overlap(one, point));
      if (cover) return cover;
    }
    return undefined;
  }

  take(box: Taken): void {
    for (const key of cellsOf(box)) {
      const there = this.cells.get(key);
      if (there) there.push(box);
      else this.cells.set(key, [box]);
    }
  }
}

/** With as much room on its left and right, and next to none above and below: lines are told apart. */
const widened = ({ left, top, right, bottom }: Box, px: number): Box => ({
  left: left - px,
  top: top - 1,
  right: right + px,
  bottom: bottom + 1,
});

const CELL_PX = 64;
function* cellsOf({ left, top, right, bottom }: Box): Generator<string> {
  for (let x = Math.floor(left / CELL_PX); x <= Math.floor(right / CELL_PX); x += 1)
    for (let y = Math.floor(top / CELL_PX); y <= Math.floor(bottom / CELL_PX); y += 1) yield `${x},${y}`;
}

import type { Place } from '../../contract/temples/place';
import { EARTH_RADIUS_METRES, metresBetween, SAME_TEMPLE_METRES } from '../../contract/temples/sameTemple';

const RADIANS = Math.PI / 180;

/** Height of a band in degrees: a little more than `SAME_TEMPLE_METRES`, so that what is near lies in this band or the next. */
const BAND = (SAME_TEMPLE_METRES / EARTH_RADIUS_METRES / RADIANS) * 1.001;
/** Half the width in radians of a circle of `SAME_TEMPLE_METRES` seen from the Earth's centre. */
const REACH = (SAME_TEMPLE_METRES / EARTH_RADIUS_METRES) * 1.001;
const SIN_REACH = Math.sin(REACH);
/** Up to so many points are compared one by one, which is quicker than any grid. */
const FEW = 8;
/** A band and a column make a key of 30 bits, which a Map finds quickest; cells that share one by chance only have more to compare. */
const KEY_MASK = 2 ** 30 - 1;
/** An odd number near 2 ** 30 / phi, so that the columns of neighbouring bands spread over all keys. */
const BAND_STEP = 663_608_941;

interface Point extends Place {
  readonly tag: number;
  /** How many came before it. */
  readonly place: number;
  /** The one before it in its cell, or of few. */
  next: Point | null;
}

/** Places in the order they came, and the nearest one within 200 m. Most names have one place, so that they are linked and in no list. */
export class NearIndex {
  #count = 0;
  #few: Point | null = null;
  #grid: Map<number, Point> | null = null;

  /** `tag` is what `nearest` answers. */
  add({ lat, lng }: Place, tag: number): void {
    const point: Point = { lat, lng, tag, place: this.#count, next: this.#few };
    this.#count += 1;
    if (this.#grid) enter(this.#grid, point);
    else this.#few = point;
    if (this.#grid || this.#count <= FEW) return;
    this.#grid = new Map();
    for (let each = this.#few; each; ) {
      const { next } = each;
      enter(this.#grid, each);
      each = next;
    }
    this.#few = null;
  }

  /** The tag and the distance of the nearest point within 200 m; of two equally near, the one that came first. */
  nearest(point: Place): { readonly tag: number; readonly metres: number } | null {
    let nearest: Point | null = null;
    let nearestMetres = Number.POSITIVE_INFINITY;
    const consider = (first: Point | null | undefined) => {
      for (let other = first; other; other = other.next) {
        // Most of what a cell holds lies beyond a band to the north or south, and that is quickly told.
        if (Math.abs(other.lat - point.lat) > BAND) continue;
        const metres = metresBetween(point, other);
        if (metres > SAME_TEMPLE_METRES || metres > nearestMetres) continue;
        if (metres === nearestMetres && nearest && other.place > nearest.place) continue;
        nearest = other;
        nearestMetres = metres;
      }
    };
    const grid = this.#grid;
    if (grid) forCellsAround(point, (cell) => consider(grid.get(cell)));
    else consider(this.#few);
    const found = nearest as Point | null;
    return found && { tag: found.tag, metres: nearestMetres };
  }
}

function enter(grid: Map<number, Point>, point: Point): void {
  const band = bandOf(point.lat);
  const cell = cellIn(band, columnIn(point.lng, columnsOf(band)));
  point.next = grid.get(cell) ?? null;
  grid.set(cell, point);
}

const bandOf = (lat: number) => Math.floor((lat + 90) / BAND);
const cellIn = (band: number, column: number) => (Math.imul(band, BAND_STEP) + column) & KEY_MASK;

/** The columns of the bands asked for so far: 0 is not known yet. */
const knownColumns = new Int32Array(Math.ceil(180 / BAND) + 3);

/** How many columns a band has: each at least as wide as 200 m on its side nearer to a pole, and 1 around the poles. */
function columnsOf(band: number): number {
  const known = knownColumns[band + 1];
  if (known) return known;
  const widest = Math.max(Math.abs(band * BAND - 90), Math.abs((band + 1) * BAND - 90));
  const columns = Math.max(1, Math.floor((360 / BAND) * Math.cos(Math.min(90, widest) * RADIANS)));
  knownColumns[band + 1] = columns;
  return columns;
}

/** Columns go round the Earth: the last one's neighbour is the first. */
function columnIn(lng: number, columns: number): number {
  const column = Math.floor(((lng + 180) / 360) * columns);
  return ((column % columns) + columns) % columns;
}

/** Calls with the cells that a circle of 200 m around a point can touch. */
function forCellsAround({ lat, lng }: Place, visit: (cell: number) => void): void {
  const ratio = SIN_REACH / Math.cos(lat * RADIANS);
  // So near a pole that the circle may go round it.
  const isRound = ratio >= 1 || Math.abs(lat) + BAND >= 90;
  const reach = isRound ? 180 : Math.asin(ratio) / RADIANS;
  const middle = bandOf(lat);
  for (let band = middle - 1; band <= middle + 1; band += 1) {
    const columns = columnsOf(band);
    const first = Math.floor(((lng - reach + 180) / 360) * columns);
    const last = Math.floor(((lng + reach + 180) / 360) * columns);
    for (let column = first; column <= Math.min(last, first + columns - 1); column += 1)
      visit(cellIn(band, ((column % columns) + columns) % columns));
  }
}

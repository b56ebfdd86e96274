import type { Place } from '../../contract/temples/place';
import { EARTH_RADIUS_METRES, metresBetween, SAME_TEMPLE_METRES } from '../../contract/temples/sameTemple';

const RADIANS = Math.PI / 180;

/** Height of a band in degrees: a little more than `SAME_TEMPLE_METRES`, so that what is near lies in this band or the next. */
const BAND = (SAME_TEMPLE_METRES / EARTH_RADIUS_METRES / RADIANS) * 1.001;
/** Half the width in radians of a circle of `SAME_TEMPLE_METRES` seen from the Earth's centre. */
const REACH = (SAME_TEMPLE_METRES / EARTH_RADIUS_METRES) * 1.001;
/** More than the columns of the widest band, so that a band and a column make one number. */
const COLUMNS_MAX = 2 ** 18;
/** Up to so many points are compared one by one, which is quicker than any grid. */
const FEW = 8;

/** Places in the order they came, and the nearest one within 200 m. */
export class NearIndex {
  #points: { readonly lat: number; readonly lng: number; readonly tag: number }[] = [];
  #grid: Map<number, number[]> | null = null;

  /** `tag` is what `nearest` answers. */
  add(point: Place, tag: number): void {
    const place = this.#points.length;
    this.#points.push({ lat: point.lat, lng: point.lng, tag });
    if (this.#grid) this.#enter(place);
    else if (place === FEW) {
      this.#grid = new Map();
      for (let each = 0; each <= place; each += 1) this.#enter(each);
    }
  }

  /** The tag and the distance of the nearest point within 200 m; of two equally near, the one that came first. */
  nearest(point: Place): { readonly tag: number; readonly metres: number } | null {
    let nearest = -1;
    let nearestMetres = Number.POSITIVE_INFINITY;
    const consider = (place: number) => {
      const other = this.#points[place];
      const metres = other ? metresBetween(point, other) : Number.POSITIVE_INFINITY;
      if (metres > SAME_TEMPLE_METRES || metres > nearestMetres) return;
      if (metres === nearestMetres && place > nearest) return;
      nearest = place;
      nearestMetres = metres;
    };
    if (this.#grid) {
      const grid = this.#grid;
      for (const cell of cellsAround(point)) for (const place of grid.get(cell) ?? []) consider(place);
    } else for (let place = 0; place < this.#points.length; place += 1) consider(place);
    const found = this.#points[nearest];
    return found ? { tag: found.tag, metres: nearestMetres } : null;
  }

  #enter(place: number): void {
    const point = this.#points[place];
    if (!point || !this.#grid) return;
    const band = bandOf(point.lat);
    const cell = cellIn(band, columnIn(point.lng, columnsOf(band)));
    const there = this.#grid.get(cell);
    if (there) there.push(place);
    else this.#grid.set(cell, [place]);
  }
}

const bandOf = (lat: number) => Math.floor((lat + 90) / BAND);
const cellIn = (band: number, column: number) => band * COLUMNS_MAX + column;

/** How many columns a band has: each at least as wide as 200 m on its side nearer to a pole, and 1 around the poles. */
function columnsOf(band: number): number {
  const widest = Math.max(Math.abs(band * BAND - 90), Math.abs((band + 1) * BAND - 90));
  return Math.max(1, Math.floor((360 / BAND) * Math.cos(Math.min(90, widest) * RADIANS)));
}

/** Columns go round the Earth: the last one's neighbour is the first. */
function columnIn(lng: number, columns: number): number {
  const column = Math.floor(((lng + 180) / 360) * columns);
  return ((column % columns) + columns) % columns;
}

/** The cells that a circle of 200 m around a point can touch, each once. */
function* cellsAround({ lat, lng }: Place): Generator<number> {
  const ratio = Math.sin(REACH) / Math.cos(lat * RADIANS);
  // So near a pole that the circle may go round it.
  const isRound = ratio >= 1 || Math.abs(lat) + BAND >= 90;
  const reach = isRound ? 180 : Math.asin(ratio) / RADIANS;
  const middle = bandOf(lat);
  for (let band = middle - 1; band <= middle + 1; band += 1) {
    const columns = columnsOf(band);
    const first = Math.floor(((lng - reach + 180) / 360) * columns);
    const last = Math.floor(((lng + reach + 180) / 360) * columns);
    for (let column = first; column <= Math.min(last, first + columns - 1); column += 1)
      yield cellIn(band, ((column % columns) + columns) % columns);
  }
}

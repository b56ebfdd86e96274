import { folded } from './fold';
import { NearIndex } from './proximityIndex';

/** What says where a temple is: its place, or its address where it has none. */
export interface NameSpot {
  readonly address: string;
  readonly city: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** A temple that is probably the same. `metres` is null where both have no place and one address. */
export interface ProbableMatch {
  readonly tag: number;
  readonly metres: number | null;
}

/**
 * Temples by name, to find the one that another probably is: of the same folded name and within 200 m; or, where neither has a place,
 * of the same folded name, address and city. One with a place and one without are never the same: nothing says that they are.
 */
export class SameNames {
  #near = new Map<string, NearIndex>();
  #placeless = new Map<string, number>();

  /** `nameKey` is the folded name, `tag` what `find` answers. */
  add(nameKey: string, spot: NameSpot, tag: number): void {
    if (spot.lat === null || spot.lng === null) {
      const key = placelessKey(nameKey, spot);
      if (!this.#placeless.has(key)) this.#placeless.set(key, tag);
      return;
    }
    const near = this.#near.get(nameKey) ?? new NearIndex();
    near.add({ lat: spot.lat, lng: spot.lng }, tag);
    this.#near.set(nameKey, near);
  }

  /** The nearest of those added so far, or the first with that address. */
  find(nameKey: string, spot: NameSpot): ProbableMatch | null {
    if (spot.lat !== null && spot.lng !== null)
      return this.#near.get(nameKey)?.nearest({ lat: spot.lat, lng: spot.lng }) ?? null;
    const tag = this.#placeless.get(placelessKey(nameKey, spot));
    return tag === undefined ? null : { tag, metres: null };
  }
}

// A folded text has no line break.
const placelessKey = (nameKey: string, { address, city }: NameSpot) =>
  `${nameKey}\n${folded(address)}\n${folded(city)}`;

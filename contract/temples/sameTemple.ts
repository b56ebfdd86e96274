import { fold } from '../wire/fold';
import type { Place } from './place';

/** Two temples of one name are the same when they are no farther from each other than this. */
export const SAME_TEMPLE_METRES = 200;
/** Mean radius R1, IUGG. */
export const EARTH_RADIUS_METRES = 6_371_008.8;
/** Nothing in it to take away: most names in a file of another language, and every key. */
const PLAIN = /^[a-z0-9 ]*$/;

/** What makes two temples the same by name: without case, marks, punctuation and repeated spaces. `Chùa  Một-Cột` is `chua mot cot`. */
export function templeNameKey(name: string): string {
  const lower = name.toLowerCase();
  if (PLAIN.test(lower) && !lower.includes('  ')) return lower.trim();
  return fold(name)
    .replace(/[\p{P}\p{S}\s]+/gu, ' ')
    .trim();
}

export interface Locatable {
  readonly place: Place | null;
  readonly address: string;
  readonly city: string;
}

/** Whether two temples of one `templeNameKey` are probably one temple: near each other, or of one address where neither has a place. */
export function isSameSpot(one: Locatable, other: Locatable): boolean {
  if (one.place && other.place) return metresBetween(one.place, other.place) <= SAME_TEMPLE_METRES;
  if (one.place || other.place) return false;
  const keyOf = ({ address, city }: Locatable) => `${templeNameKey(address)}\n${templeNameKey(city)}`;
  return keyOf(one) === keyOf(other);
}

/** The great-circle distance, by the haversine formula (R. W. Sinnott, Sky & Telescope 68, 1984). */
export function metresBetween(one: Place, other: Place): number {
  const rad = Math.PI / 180;
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2;
  const h = half(other.lat - one.lat) + Math.cos(one.lat * rad) * Math.cos(other.lat * rad) * half(other.lng - one.lng);
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)));
}

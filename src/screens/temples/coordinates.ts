import type { Place } from '../../../contract/temples/place';

const NUMBER = String.raw`[+-]?\d{1,3}(?:\.\d+)?`;
const PAIR = String.raw`(${NUMBER})(?:,|%2C|~|\/)\s*(?:\+|%20)*(${NUMBER})`;

/** Where a map's address says the point: the marked one before the middle of the view. */
const IN_LINKS: readonly RegExp[] = [
  // Google: the place itself, in the data of the path.
  new RegExp(`!3d(${NUMBER})!4d(${NUMBER})`),
  // Google, Apple, Bing, OpenStreetMap's marker.
  new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|center|cp|point|coordinate)=(?:loc:)?${PAIR}`),
  new RegExp(`[?&]mlat=(${NUMBER})&mlon=(${NUMBER})`),
  new RegExp(`/(?:search|place|dir)/(?:[^/]*/)*?${PAIR}(?:[/?]|$)`),
  new RegExp(`@${PAIR}`),
  new RegExp(String.raw`#map=\d+(?:\.\d+)?/(${NUMBER})/(${NUMBER})`),
  new RegExp(`^geo:${PAIR}`),
];

/** `10° 45' 45.3"`, the seconds or both left out. */
const DEGREES = String.raw`(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?`;
const LETTERED = new RegExp(`^${DEGREES}([NS])[\\s,;]*${DEGREES}([EW])$`, 'i');
const LETTER_FIRST = new RegExp(`^([NS])\\s*${DEGREES}[\\s,;]*([EW])\\s*${DEGREES}$`, 'i');

/**
 * A point as people type or paste one, latitude first: `21.03, 105.85`, `21,03; 105,85`, `21°2'9"N 105°50'1"E`, or a link of Google
 * Maps, OpenStreetMap, Apple or Bing that has the point in it. Null where it can't be read, or lies nowhere on Earth; a short link
 * has no point in it.
 */
export function parsePlace(typed: string): Place | null {
  const text = typed
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/[º˚]/g, '°');
  if (/^(https?:\/\/|geo:)/i.test(text)) return inLink(text);
  return lettered(text) ?? numbers(text);
}

/** A place as it is typed, to the centimetre; nothing for none. */
export const placeText = (place: Place | null): string =>
  place ? `${degreesText(place.lat)}, ${degreesText(place.lng)}` : '';
/** The same where one stands below the other: to a metre, each half as long as any, so that digits stand below digits. */
export const placeInList = ({ lat, lng }: Place): readonly [lat: string, lng: string] => [
  lat.toFixed(LIST_DIGITS),
  lng.toFixed(LIST_DIGITS),
];
const LIST_DIGITS = 5;

/** Where OpenStreetMap shows a place, with a marker on it. */
export function openStreetMapLink({ lat, lng }: Place): string {
  const [north, east] = [degreesText(lat), degreesText(lng)];
  return `https://www.openstreetmap.org/?mlat=${north}&mlon=${east}#map=16/${north}/${east}`;
}

const degreesText = (degrees: number) => degrees.toFixed(7).replace(/\.?0+$/, '');

function inLink(link: string): Place | null {
  for (const pattern of IN_LINKS) {
    const [, lat, lng] = pattern.exec(link) ?? [];
    if (lat !== undefined && lng !== undefined) return onEarth(Number(lat), Number(lng));
  }
  return null;
}

function lettered(text: string): Place | null {
  const found = LETTERED.exec(text);
  if (found) {
    const [, d1, m1, s1, ns, d2, m2, s2, ew] = found;
    return onEarth(sum(d1, m1, s1, ns), sum(d2, m2, s2, ew));
  }
  const [whole, ns, d1, m1, s1, ew, d2, m2, s2] = LETTER_FIRST.exec(text) ?? [];
  return whole === undefined ? null : onEarth(sum(d1, m1, s1, ns), sum(d2, m2, s2, ew));
}

/** NaN where minutes or seconds are no such thing. */
function sum(degrees = '', minutes = '0', seconds = '0', letter = ''): number {
  const [d, m, s] = [decimal(degrees), decimal(minutes), decimal(seconds)];
  if (m >= 60 || s >= 60) return Number.NaN;
  return (/[SW]/i.test(letter) ? -1 : 1) * (d + m / 60 + s / 3600);
}

/** Two numbers: with points and anything between, or with decimal commas and something else than a comma between. */
function numbers(text: string): Place | null {
  const inner = text.replace(/^[[(](.*)[\])]$/, '$1').replaceAll('°', '');
  const points = /^([+-]?\d+(?:\.\d+)?)\s*[\s,;|/]\s*([+-]?\d+(?:\.\d+)?)$/.exec(inner);
  const commas = /^([+-]?\d+(?:,\d+)?)(?:\s*[;|/]\s*|\s*,\s+|\s+)([+-]?\d+(?:,\d+)?)$/.exec(inner);
  const [, lat, lng] = points ?? commas ?? [];
  return lat === undefined || lng === undefined ? null : onEarth(decimal(lat), decimal(lng));
}

const decimal = (text: string) => Number(text.replace(',', '.'));

function onEarth(lat: number, lng: number): Place | null {
  const isOn = Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  // Both nought is how the wire says that there is no place (docs/specification.md section 3).
  return isOn && (lat !== 0 || lng !== 0) ? { lat: lat + 0, lng: lng + 0 } : null;
}

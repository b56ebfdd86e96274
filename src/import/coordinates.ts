/** A latitude or longitude in degrees; null for a text that is none. It may be out of range. */
export type Axis = 'lat' | 'lng';

const LETTERS: Readonly<Record<Axis, string>> = { lat: 'NS', lng: 'EW' };
/** Digits with a point or a comma, and what a spreadsheet writes for a very small number. */
const NUMBER = /^(\d+(?:[.,]\d+)?(?:e[+-]?\d+)?)$/i;
/** What nearly every cell is, and then nothing else need be looked for. */
const PLAIN = /^-?\d+(?:\.\d+)?$/;
/** `10° 45' 45,3"` and `10 45 45.3`, minutes and seconds below 60; seconds may be absent. */
const SEXAGESIMAL =
  /^(\d+)(?:\s*°\s*|\s+)(\d+(?:[.,]\d+)?)(?:\s*['′’]\s*|\s+|$)(?:(\d+(?:[.,]\d+)?)\s*(?:["″”]|'')?)?$/;

/**
 * Reads `10.762622`, `10,762622`, `-8.27°`, `10.76° N`, `N 10.76`, `10°45'45.3"N`. The letter must be one of the axis, and excludes a
 * sign: `-10 S` says two things. Other letters are unreadable, above all the Vietnamese `N`, which is south there and north here.
 */
export function degreesOf(text: string, axis: Axis): number | null {
  if (PLAIN.test(text)) return Number(text);
  const plain = text
    .trim()
    .replace(/[−–]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .replace(/º|˚/g, '°');
  const lettered = plain.match(/^([NSEW])?\s*(.*?)\s*([NSEW])?$/i);
  const [, before, inside = '', after] = lettered ?? [];
  if (before && after) return null;
  const letter = (before ?? after)?.toUpperCase();
  if (letter && !LETTERS[axis].includes(letter)) return null;
  const [, sign = '', size = ''] = inside.match(/^([+-]?)\s*(.*)$/) ?? [];
  if (letter && sign) return null;
  const degrees = sizeOf(size);
  if (degrees === null) return null;
  return sign === '-' || letter === 'S' || letter === 'W' ? -degrees : degrees;
}

function sizeOf(text: string): number | null {
  const [, decimal] = text.replace(/\s*°$/, '').match(NUMBER) ?? [];
  if (decimal) return numberOf(decimal);
  const parts = text.match(SEXAGESIMAL);
  if (!parts) return null;
  const [, degrees = '', minutes = '', seconds = '0'] = parts;
  if (numberOf(minutes) >= 60 || numberOf(seconds) >= 60) return null;
  return numberOf(degrees) + numberOf(minutes) / 60 + numberOf(seconds) / 3600;
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

/** Ways in which a pair is written, the surest first: `10,5; 105,2`, `10.5, 105.2`, `10.5,105.2`, `10.5N 105.2E`, `10.5 105.2`. */
const BETWEEN = [/\s*[;|/]\s*/, /\s*,\s+/, /\s*,\s*/, /(?<=[NSEW])\s+/i, /\s+(?=[NSEW])/i, /\s+/];

/** `POINT(105.83 21.03)`, as databases of maps write it: longitude first. */
const WELL_KNOWN_TEXT = /^(?:SRID=\d+;)?POINT\s*\(\s*(-?[\d.]+)\s+(-?[\d.]+)\s*\)$/i;

/** Both in one cell, latitude first but in WELL_KNOWN_TEXT. Null where no way of splitting it gives exactly two that can be read. */
export function pairOf(text: string): readonly [lat: number, lng: number] | null {
  const [, x, y] = text.trim().match(WELL_KNOWN_TEXT) ?? [];
  if (x !== undefined && y !== undefined) return pairOf(`${y} ${x}`);
  const inner = text.trim().replace(/^[([](.*)[)\]]$/, '$1');
  for (const between of BETWEEN) {
    const [first, second, ...more] = inner.split(between);
    if (first === undefined || second === undefined || more.length > 0) continue;
    const lat = degreesOf(first, 'lat');
    const lng = degreesOf(second, 'lng');
    if (lat !== null && lng !== null) return [lat, lng];
  }
  return null;
}

/** Whether a latitude and a longitude lie on Earth. */
export const isOnEarth = (lat: number, lng: number): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

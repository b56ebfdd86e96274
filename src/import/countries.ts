import { LANGUAGES } from '../../contract/wire/languages';
import { folded } from './fold';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const STYLES = ['long', 'short'] as const;
/** Two or three capital letters are a code of ISO 3166, or what people write for one: “VN”, “LAO”, “UAE”. */
const CODE = /^[A-Z]{2,3}$/;

/** What was found of a country: a file names few of them, and many times. */
const found = new Map<string, boolean>();
const FOUND_MAX = 2000;

/**
 * Whether some country has this name in one of our languages, as the browser knows them, or a name that has this in it, or that is a part of
 * it: “Anh” is Vương quốc Anh, and “United States of America” are the United States. No name is none that could be unknown.
 */
export function isKnownCountry(country: string): boolean {
  const key = folded(country);
  if (key === '' || CODE.test(country.trim())) return true;
  let is = found.get(key);
  if (is === undefined) {
    if (found.size === FOUND_MAX) found.clear();
    is = known().some((name) => isIn(key, name) || isIn(name, key) || withoutSpaces(name) === withoutSpaces(key));
    found.set(key, is);
  }
  return is;
}

/** Whole words: “mali” is not in “somalia”. */
const isIn = (part: string, whole: string) => ` ${whole} `.includes(` ${part} `);
const withoutSpaces = (text: string) => text.replaceAll(' ', '');

let names: readonly string[] | null = null;

/** The names of all countries, folded. Every pair of letters is asked for, since nothing lists those that are countries. */
function known(): readonly string[] {
  if (names) return names;
  const all = new Set<string>();
  for (const language of LANGUAGES)
    for (const style of STYLES) {
      const regions = new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' });
      for (const first of LETTERS) for (const second of LETTERS) all.add(folded(regions.of(first + second) ?? ''));
    }
  all.delete('');
  names = [...all];
  return names;
}

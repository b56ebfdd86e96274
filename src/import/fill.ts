import { TEMPLE_PHOTOS_MAX } from '../../contract/templeLimits';
import { DRAFT_FIELDS, type TempleDraft, type TextField } from './draft';
import { folded } from './fold';
import { photosOf } from './values';

/** What a row changes of a temple, or of an earlier row: the same fields as they are, and as they become. */
export interface Fill {
  readonly was: Partial<TempleDraft>;
  readonly becomes: Partial<TempleDraft>;
}

const NOTES = ['nickname', 'address', 'city', 'country', 'description'] as const;

/**
 * What `given`, the filled cells of a row, changes of what is there: it fills what is empty and takes the place of what it says
 * otherwise. Nothing is made poorer: a text that is the same but for marks, case, punctuation and spaces is no change, unless it
 * brings back marks that were lost; nor is a text that what is there has in it, nor its place rounded. Photos are added.
 */
export function fillOf(there: TempleDraft, given: Partial<TempleDraft>): Fill {
  const becomes: { -readonly [K in keyof TempleDraft]?: TempleDraft[K] } = {};
  const take = (field: TextField, isNews: (was: string, is: string) => boolean) => {
    const is = given[field];
    if (is !== undefined && is.trim() !== '' && isNews(there[field], is)) becomes[field] = is;
  };
  take('name', bringsMarks);
  take('type', (was, is) => was.toLowerCase() !== is.toLowerCase());
  take('avatar', (was, is) => was !== is);
  for (const field of NOTES) take(field, saysMore);
  const photos = united(there.photos, given.photos ?? '');
  if (photos !== there.photos) becomes.photos = photos;
  const { lat = null, lng = null } = given;
  if (lat !== null && lng !== null && !(isRounded(there.lat, lat) && isRounded(there.lng, lng))) {
    becomes.lat = lat;
    becomes.lng = lng;
  }
  const changed = DRAFT_FIELDS.filter((field) => field in becomes);
  return { was: Object.fromEntries(changed.map((field) => [field, there[field]])), becomes };
}

/** A row as others fill it in, each seen beside the row itself; where two change one field, the later has its way. */
export function filledIn(draft: TempleDraft, others: readonly Partial<TempleDraft>[]): TempleDraft {
  let made = draft;
  for (const given of others) {
    const { photos = '', ...becomes } = fillOf(draft, given).becomes;
    made = { ...made, ...becomes, photos: united(made.photos, photos) };
  }
  return made;
}

const WORD_END = /[\p{P}\p{S}\s]+/u;
const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(WORD_END)
    .filter((word) => word !== '');

/**
 * Whether two texts differ by marks alone that the newer one has and the older one lacks. Word by word: a word with some marks is
 * spelt as somebody meant it, and `Đậu` is another temple than `Dâu`.
 */
function bringsMarks(was: string, is: string): boolean {
  if (folded(was) !== folded(is)) return false;
  const before = wordsOf(was);
  const after = wordsOf(is);
  const isKept = (word: string, at: number) => after[at] === word || folded(word) === word;
  return before.length === after.length && before.every(isKept) && before.some((word, at) => after[at] !== word);
}

function saysMore(was: string, is: string): boolean {
  const isIn = ` ${folded(was)} `.includes(` ${folded(is)} `);
  // Signs alone fold to nothing, and are in everything.
  return was.trim() === '' || (isIn && folded(is) !== '' ? bringsMarks(was, is) : was.trim() !== is.trim());
}

/** The addresses there are and those that are new, as many as a temple may have. */
function united(was: string, more: string): string {
  const there = photosOf({ photos: was });
  const fresh = photosOf({ photos: more }).filter((url) => !there.includes(url));
  return fresh.length === 0 ? was : [...there, ...new Set(fresh)].slice(0, TEMPLE_PHOTOS_MAX).join(' ');
}

/** Whether `is` says where `was` is, with as many decimals or fewer. */
function isRounded(was: number | null, is: number): boolean {
  if (was === null) return false;
  const [, decimals = ''] = String(is).split('.');
  return was === is || Math.abs(was - is) <= 0.5 * 10 ** -decimals.length * 1.000001;
}

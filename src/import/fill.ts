import { FILL_FIELDS, type FillField, type FillWay } from '../../commands/core/templeRow';
import { TEMPLE_PHOTOS_MAX } from '../../contract/temples/limits';
import { DRAFT_FIELDS, type TempleDraft, type TextField } from './draft';
import { folded } from './fold';
import { photosOf } from './values';

/** What a row changes of a temple, or of an earlier row: the same fields as they are, and as they become. */
export interface Fill {
  readonly was: Partial<TempleDraft>;
  readonly becomes: Partial<TempleDraft>;
}

/** By field; one that is not named is filled where it is empty. */
export type Filling = Readonly<Partial<Record<FillField, FillWay>>>;

type Change = { -readonly [K in keyof TempleDraft]?: TempleDraft[K] };

/**
 * What `given`, the filled cells of a row, changes of what is there. Nothing that is there is replaced unless `filling` says so of its
 * field, and then not by the same with marks lost or decimals cut off: that says less, and nothing else.
 */
export function fillOf(there: TempleDraft, given: Partial<TempleDraft>, filling: Filling = {}): Fill {
  const becomes: Change = {};
  for (const field of FILL_FIELDS) {
    const way = filling[field] ?? 'fill';
    if (way === 'keep') continue;
    if (field === 'place') takePlace(becomes, there, given, way);
    else if (field === 'photos' && way === 'fill') {
      const photos = united(there.photos, given.photos ?? '');
      if (photos !== there.photos) becomes.photos = photos;
    } else takeText(becomes, there, given, field, way);
  }
  const changed = DRAFT_FIELDS.filter((field) => field in becomes);
  return { was: Object.fromEntries(changed.map((field) => [field, there[field]])), becomes };
}

function takeText(
  becomes: Change,
  there: TempleDraft,
  given: Partial<TempleDraft>,
  field: TextField,
  way: FillWay,
): void {
  const was = there[field];
  const is = given[field] ?? '';
  if (is.trim() === '' || is.trim() === was.trim()) return;
  if (was.trim() === '' || (way === 'replace' && !losesMarks(was, is))) becomes[field] = is;
}

function takePlace(becomes: Change, there: TempleDraft, { lat, lng }: Partial<TempleDraft>, way: FillWay): void {
  if (typeof lat !== 'number' || typeof lng !== 'number') return;
  const isThere = there.lat !== null && there.lng !== null;
  if (isThere && (way === 'fill' || (isRounded(there.lat, lat) && isRounded(there.lng, lng)))) return;
  becomes.lat = lat;
  becomes.lng = lng;
}

/** Rows that fill one temple, in the order of the file. */
export interface Folded {
  /** What each changes of what those before it leave. */
  readonly fills: readonly Fill[];
  /** The temple at last. */
  readonly made: TempleDraft;
}

/** Fills rows into a temple one after the other, so that none is judged by a state that another has changed. */
export function foldFills(there: TempleDraft, givens: Iterable<Partial<TempleDraft>>, filling: Filling = {}): Folded {
  const fills: Fill[] = [];
  let made = there;
  for (const given of givens) {
    const fill = fillOf(made, given, filling);
    fills.push(fill);
    made = { ...made, ...fill.becomes };
  }
  return { fills, made };
}

const marksIn = (text: string) => text.normalize('NFD').replace(/[^\p{M}đĐ]/gu, '').length;

/** The same words but for marks, and fewer of those. */
const losesMarks = (was: string, is: string) =>
  folded(was) !== '' && folded(was) === folded(is) && marksIn(is) < marksIn(was);

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

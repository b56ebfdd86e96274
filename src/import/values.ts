import { isNamedType } from '../../contract/temples/calls';
import { TEMPLE_PHOTO_URL_MAX, TEMPLE_PHOTOS_MAX } from '../../contract/temples/limits';
import { isStorable } from '../../contract/wire/storable';
import { type Said, saidBy, typeMeant } from './cells';
import type { Columns } from './columns';
import { type Axis, degreesOf, isOnEarth, pairOf } from './coordinates';
import { isKnownCountry } from './countries';
import type { ColumnField, DraftField, TempleDraft, TextField } from './draft';
import { DRAFT_FIELDS, FIELD_LIMITS, TEXT_FIELDS } from './draft';
import { isOurExport, isReason } from './headers';
import { isNoName } from './names';
import type { FileRow } from './rowStore';
import { type Far, farFromNamed } from './vietnam';

/**
 * Why a row cannot become a temple.
 * - `noName`: docs/specification.md section 5.
 * - `notAName`: its name is only a number, a key or an address of the web, unless a person has written it.
 * - `unreadablePlace`, `placeOffEarth`, `halfPlace`: latitude or longitude is no number, out of range, or without the other.
 * - `swappedPlace`: out of range, and on Earth if each were the other.
 * - `tooLong`: a field beyond its limit (draft.ts).
 * - `unstorable`: a field has a character that no text of the store can hold (NUL, half of a surrogate pair).
 * - `oddQuotes`: its quotation marks don't match, so that cells or rows may have run together.
 * - `tooManyCells`: it has cells beyond the last column, so that its values may have moved.
 */
export const REFUSAL_CODES = [
  'noName',
  'unreadablePlace',
  'placeOffEarth',
  'swappedPlace',
  'halfPlace',
  'tooLong',
  'unstorable',
  'oddQuotes',
  'tooManyCells',
  'notAName',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

/**
 * Why a row is worth a look that becomes a temple all the same, the graver first. A row has each that it deserves: what is said of its place
 * does not hide its type.
 * - `loneQuote`: a text has a quotation mark without its partner, which a file of cells is often broken by: what it is to end may be missing.
 * - `tooFewCells`: it ends earlier than the rows of its file do, so that part of it may be missing.
 * - `zeroPlace`: its latitude and longitude are both 0, which nearly always stands for one that nobody knew.
 * - `farPlace`: its latitude and longitude lie far from the city or the country that it names (vietnam.ts).
 * - `unknownType`: the console has no name for its type, and shows it as it came.
 * - `unknownCountry`: no country has such a name in any of our languages (countries.ts).
 */
export const WARNING_CODES = [
  'loneQuote',
  'tooFewCells',
  'zeroPlace',
  'farPlace',
  'unknownType',
  'unknownCountry',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface CellRefusal {
  readonly code: RefusalCode;
  /** The field it is about, where it is about one. */
  readonly field: ColumnField | null;
}

export type RowRead =
  | ({ readonly draft: TempleDraft } & Worth)
  /** `also` is what else is wrong with it, and `warnings` what would be worth a look. */
  | ({ readonly refused: CellRefusal; readonly also?: readonly CellRefusal[] } & Worth);

/** Why a row is worth a look; with `farPlace`, how far its place lies from what it names. */
interface Worth {
  /** In the order of WARNING_CODES; absent where there is none. */
  readonly warnings?: readonly WarningCode[];
  readonly far?: Far;
}

/** Letters of Latin with their marks in one with them, and nothing that could not be stored: what nearly every text is. */
const PLAIN = /^[ -\u02ff\u1e00-\u1eff]*$/;
const composed = (text: string) => (PLAIN.test(text) ? text : text.normalize('NFC'));
type Place = Pick<TempleDraft, 'lat' | 'lng'> & {
  readonly faults: readonly CellRefusal[];
  readonly isZero?: true;
};
const NOWHERE: Place = { lat: null, lng: null, faults: [] };
const AT_ZERO: Place = { ...NOWHERE, isZero: true };

/**
 * Makes a temple of a row, or says all that is wrong with it: of one whose cells may have moved that alone, since the rest would be guesses. Name and type lose the spaces around them, and letters have their
 * marks in one with them, as the server keeps them; nothing else of a text is touched. No type is the default one. 0, 0 is no place, as
 * everywhere (docs/specification.md section 3), and is warned about.
 */
export function readRow(row: FileRow, columns: Columns): RowRead {
  const { odd, edited } = row;
  // A person who edited a cell of the row has seen the row.
  if (!edited) {
    if (odd) return refused('oddQuotes');
    if (hasMoreCells(row, columns)) return refused('tooManyCells');
  }
  const said = saidBy(row, columns);
  const texts: Record<TextField, string> = textsOf(said, row, columns);
  const place = placeOf(said, edited);
  const faults = [...faultsOf(texts, edited?.name !== undefined || isOurExport(columns.names)), ...place.faults];
  const isTorn = !edited && IN_ONE_LINE.some((field) => hasLoneQuote(texts[field]));
  const isShort = !edited && row.cells.length < (columns.fewest ?? 0);
  const worth = worthALook(texts, place, { isTorn, isShort });
  const [first, ...also] = faults;
  if (first) return { refused: first, ...(also.length > 0 && { also }), ...worth };
  return { draft: { ...texts, lat: place.lat, lng: place.lng }, ...worth };
}

/** Why a row is worth a look. Of one whose texts may not be whole, what they say is not doubted besides. */
function worthALook(
  texts: Record<TextField, string>,
  { lat, lng, isZero }: Place,
  { isTorn, isShort }: { readonly isTorn: boolean; readonly isShort: boolean },
): Worth | undefined {
  const isWhole = !isTorn;
  const far = isWhole && lat !== null && lng !== null ? farFromNamed({ lat, lng }, texts) : null;
  const is: Readonly<Record<WarningCode, boolean>> = {
    loneQuote: isTorn,
    tooFewCells: isShort,
    zeroPlace: isWhole && isZero === true,
    farPlace: far !== null,
    unknownType: isWhole && !isNamedType(texts.type),
    unknownCountry: isWhole && !isKnownCountry(texts.country),
  };
  const warnings = WARNING_CODES.filter((code) => is[code]);
  return warnings.length === 0 ? undefined : { warnings, ...(far && { far }) };
}

/** Whether something stands beyond the last column. */
export function hasMoreCells({ cells }: FileRow, { width }: Columns): boolean {
  for (let at = width; at < cells.length; at += 1) if (cells[at]?.trim()) return true;
  return false;
}

/** What is wrong with the texts of a row, in the order of the fields. `isMeant`: its name is one, whatever it looks like. */
function faultsOf(texts: Record<TextField, string>, isMeant: boolean): readonly CellRefusal[] {
  const faults: CellRefusal[] = [];
  if (texts.name === '') faults.push({ code: 'noName', field: 'name' });
  else if (!isMeant && isNoName(texts.name)) faults.push({ code: 'notAName', field: 'name' });
  for (const field of TEXT_FIELDS) {
    const text = texts[field];
    if (text === '') continue;
    if (text.length > FIELD_LIMITS[field]) faults.push({ code: 'tooLong', field });
    else if (!PLAIN.test(text) && !isStorable(text)) faults.push({ code: 'unstorable', field });
    else if (field === 'photos' && hasTooManyPhotos(texts)) faults.push({ code: 'tooLong', field });
  }
  return faults;
}

function hasTooManyPhotos(texts: Pick<TempleDraft, 'photos'>): boolean {
  const photos = photosOf(texts);
  return photos.length > TEMPLE_PHOTOS_MAX || photos.some((url) => url.length > TEMPLE_PHOTO_URL_MAX);
}

/** The texts in which quotation marks come in pairs; a description may have one for what a sentence needs. */
const IN_ONE_LINE = ['name', 'nickname', 'type', 'address', 'city', 'country'] as const satisfies readonly TextField[];
/** After a digit it may be an inch or a second. */
const hasLoneQuote = (text: string) =>
  text.includes('"') && isOdd(text.split('"').length - 1) && isOdd(text.replace(/\d"/g, '').split('"').length - 1);
const isOdd = (count: number) => count % 2 === 1;

const refused = (code: RefusalCode) => ({ refused: { code, field: null } });

function textsOf(said: Said, { cells }: FileRow, columns: Columns): Record<TextField, string> {
  const written = (field: ColumnField) => composed(said(field));
  const name = written('name').trim();
  const nickname = written('nickname');
  // A nickname that fills in for a missing name is not kept as the nickname as well.
  const isTwice = (cells[columns.at.name ?? -1] ?? '').trim() === '' && nickname.trim() === name;
  return {
    name,
    nickname: isTwice ? '' : nickname,
    type: typeMeant(said('type'), columns),
    address: written('address'),
    city: written('city'),
    country: written('country'),
    description: written('description'),
    avatar: said('avatar').trim(),
    photos: said('photos').trim(),
  };
}

function placeOf(said: Said, edited: FileRow['edited']): Place {
  // A person who types a latitude or longitude means that one, and not the pair in another cell.
  const pair = edited?.lat === undefined && edited?.lng === undefined ? said('place').trim() : '';
  if (pair !== '') {
    const read = pairOf(pair);
    return read ? onEarth(read[0], read[1]) : { ...NOWHERE, faults: [{ code: 'unreadablePlace', field: 'place' }] };
  }
  const texts = { lat: said('lat').trim(), lng: said('lng').trim() };
  if (texts.lat === '' && texts.lng === '') return NOWHERE;
  const [lat, lng] = [degreesOf(texts.lat, 'lat'), degreesOf(texts.lng, 'lng')];
  if (lat !== null && lng !== null) return onEarth(lat, lng);
  const unread = AXES.filter((axis) => (axis === 'lat' ? lat : lng) === null);
  const isUnreadable = (axis: Axis) => texts[axis] !== '';
  return {
    ...NOWHERE,
    faults: [
      ...unread.filter(isUnreadable).map((field) => ({ code: 'unreadablePlace', field }) as const),
      ...unread.filter((axis) => !isUnreadable(axis)).map((field) => ({ code: 'halfPlace', field }) as const),
      ...offEarth(lat ?? 0, lng ?? 0),
    ],
  };
}

const AXES = ['lat', 'lng'] as const satisfies readonly Axis[];

/** Which of them is out of its range. */
const offEarth = (lat: number, lng: number): readonly CellRefusal[] =>
  AXES.filter((axis) => (axis === 'lat' ? !isOnEarth(lat, 0) : !isOnEarth(0, lng))).map((field) => ({
    code: 'placeOffEarth',
    field,
  }));

function onEarth(lat: number, lng: number): Place {
  const off = offEarth(lat, lng);
  if (off.length > 0 && isOnEarth(lng, lat)) return { ...NOWHERE, faults: [{ code: 'swappedPlace', field: 'lat' }] };
  if (off.length > 0) return { ...NOWHERE, faults: off };
  // Minus nought would come back as nought.
  return lat === 0 && lng === 0 ? AT_ZERO : { ...NOWHERE, lat: lat + 0, lng: lng + 0 };
}

/** The addresses of a draft's photos, in their order. */
export const photosOf = ({ photos }: Pick<TempleDraft, 'photos'>): string[] =>
  photos === '' ? [] : photos.split(/\s+/);

/** The fields that a row says something about: what an update with it changes. Latitude and longitude come together. */
export function givenFields(row: FileRow, columns: Columns): DraftField[] {
  const said = saidBy(row, columns);
  const isGiven = (field: ColumnField) => said(field).trim() !== '';
  return DRAFT_FIELDS.filter((field) => isGiven(field) || ((field === 'lat' || field === 'lng') && isGiven('place')));
}

/** The cells of a row without the reason that an earlier import wrote for people. */
export const ownCells = (cells: readonly string[], { names }: Columns): string[] =>
  cells.filter((_, index) => !isReason(names[index] ?? ''));

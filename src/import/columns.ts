import { degreesOf, pairOf } from './coordinates';
import type { ColumnField } from './draft';
import { folded } from './fold';
import { fieldsOf, guessedFields, isOurExport, isReason, knownFields, nameColumns } from './headers';
import { canBeNames } from './names';
import type { RowStore } from './rowStore';

/** What the columns of a file mean. A person may correct all of it. */
export interface Columns {
  /** Index in the row store of the row with the headers; null where there is none, and all rows are temples. */
  readonly header: number | null;
  /** Which column holds a field, as an index from 0. A field without a column stays empty. */
  readonly at: Readonly<Partial<Record<ColumnField, number>>>;
  /** The fields that were given their column on a guess (headers.ts), until a person has said so. */
  readonly guessed?: readonly ColumnField[];
  /** Where else a field is taken from where its own cell is empty, in this order. */
  readonly otherwise?: Readonly<Partial<Record<ColumnField, readonly Otherwise[]>>>;
  /** What values of the type mean, by the folded value: what a person has said. */
  readonly types?: Readonly<Record<string, string>>;
  /** How many columns the file has. A cell beyond the last says that something ran over. */
  readonly width: number;
  /** How many cells a row has at least, as the rows of the file do: one with fewer may lack a part. Absent where files leave out empty cells. */
  readonly fewest?: number;
  /** The headers as the file has them; empty where there is no header. */
  readonly names: readonly string[];
}

/**
 * Another column; or a text, the same for all rows except for the names in braces: a field (`{city}`) or a header of the file
 * (`{addr:street}`). `types` are the words for types in it.
 */
export type Otherwise =
  | { readonly column: number }
  | { readonly text: string; readonly types?: Readonly<Record<string, string>> };

const ROWS_ABOVE = 10;
const SAMPLE_ROWS = 50;

/** Guesses from headers in Vietnamese, English or OpenStreetMap's keys; without any, from what the cells look like. */
export function guessColumns(rows: RowStore): Columns {
  const top = Array.from({ length: Math.min(rows.count, ROWS_ABOVE) }, (_, index) => rows.at(index).cells);
  const known = top.map((cells) => headerWeight(cells));
  const best = Math.max(...known);
  return best > 0 ? columnsUnder(rows, known.indexOf(best)) : columnsWithout(rows);
}

/** Two fields named make a header; one does where no cell of its row is a number. */
function headerWeight(cells: readonly string[]): number {
  const count = knownFields(cells);
  if (count > 1) return count;
  return count === 1 && !cells.some((cell) => /\d/.test(cell)) ? 1 : 0;
}

/** The columns when this row is the header: for the guess, and for a person who says so. */
export function columnsUnder(rows: RowStore, header: number): Columns {
  const { cells } = rows.at(header);
  const { length: width } = cells;
  const names = [...cells];
  const sample = sampleFrom(rows, header + 1);
  const { at, otherwise } = withName(turned(fieldsOf(names), sample), names, sample);
  const religion = names.findIndex((name, index) => folded(name) === 'religion' && index !== at.type);
  const stand = {
    ...(otherwise.length > 0 && { name: otherwise }),
    // A denomination says more, where there is one.
    ...(religion >= 0 && at.type !== undefined && { type: [{ column: religion }] }),
  };
  const also = Object.keys(stand).length > 0 ? { otherwise: stand } : {};
  const guesses = guessedFields(names, at);
  const guessed = guesses.length > 0 ? { guessed: guesses } : {};
  const found = { header, at, ...guessed, ...also, width, ...fewestOf(rows, width), names };
  if (at.place === undefined || sample.length === 0) return found;
  // `Vị trí` and `Location` are as often an address as a pair of numbers.
  const { place, ...others } = at;
  const isPlace = sample.some((row) => pairOf(row[place] ?? '') !== null);
  return isPlace ? found : { ...found, at: others };
}

/** A header may have more cells than all rows below it. */
const fewestOf = (rows: RowStore, width: number): Pick<Columns, 'fewest'> =>
  rows.endsEarly ? {} : { fewest: Math.min(width, rows.usualCells()) };

/** A column whose cells are no names is none, whatever it is called; and names in other languages stand in for one that is missing. */
function withName(
  at: Columns['at'],
  names: readonly string[],
  sample: readonly (readonly string[])[],
): { readonly at: Columns['at']; readonly otherwise: readonly Otherwise[] } {
  const candidates = nameColumns(names).filter((index) => canBeNames(sample.map((row) => row[index] ?? '')));
  if (isOurExport(names)) return { at, otherwise: [] };
  const { name, ...others }: Columns['at'] = at;
  const first = name !== undefined && canBeNames(sample.map((row) => row[name] ?? '')) ? name : candidates[0];
  if (first === undefined) return { at: others, otherwise: [] };
  const free = Object.entries(others).filter(([, index]) => index !== first);
  const taken = new Set(free.filter(([field]) => field !== 'nickname').map(([, index]) => index));
  const otherwise = candidates.filter((index) => index !== first && !taken.has(index)).map((column) => ({ column }));
  return { at: { ...Object.fromEntries(free), name: first }, otherwise };
}

/** The headers of latitude and longitude in each other's place: most values of the one lie beyond 90, and of the other within. */
function turned(at: Columns['at'], sample: readonly (readonly string[])[]): Columns['at'] {
  const { lat, lng } = at;
  if (lat === undefined || lng === undefined) return at;
  const most = (index: number, holds: (size: number) => boolean) => {
    const sizes = sample
      .map((row) => degreesOf(row[index]?.trim() ?? '', 'lng'))
      .filter((degrees) => degrees !== null)
      .map(Math.abs);
    return sizes.filter(holds).length > sizes.length / 2;
  };
  const isTurned = most(lat, (size) => size > 90 && size <= 180) && most(lng, (size) => size <= 90);
  return isTurned ? { ...at, lat: lng, lng: lat } : at;
}

/** Where the rows of temples begin: below the row of names, if there is one. */
export const firstRow = ({ header }: Pick<Columns, 'header'>): number => (header === null ? 0 : header + 1);

/** The columns that no field is taken from, in their order, without the reason that an earlier import wrote for people. */
export function unusedColumns({ at, otherwise, width, names }: Columns): readonly number[] {
  const stand = Object.values(otherwise ?? {}).flat();
  const used = new Set([...Object.values(at), ...stand.flatMap((one) => ('column' in one ? one.column : []))]);
  return Array.from({ length: width }, (_, index) => index).filter(
    (index) => !used.has(index) && !isReason(names[index] ?? ''),
  );
}

/** The columns when no row is a header: numbers side by side are a place, the first column with words is the name. */
export function columnsWithout(rows: RowStore): Columns {
  const sample = sampleFrom(rows, 0);
  const width = Math.max(...sample.map(({ length }) => length));
  const indices = Array.from({ length: width }, (_, index) => index);
  const share = (index: number, holds: (cell: string) => boolean) => {
    const filled = sample.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
    return filled.length === 0 ? 0 : filled.filter(holds).length / filled.length;
  };
  const isNumber = (index: number) =>
    share(index, (cell) => degreesOf(cell, 'lng') !== null || degreesOf(cell, 'lat') !== null) > 0.8;
  const place = indices.find((index) => !isNumber(index) && share(index, (cell) => pairOf(cell) !== null) > 0.8);
  const first = indices.find((index) => isNumber(index) && isNumber(index + 1));
  const name = indices.find(
    (index) =>
      !isNumber(index) &&
      index !== place &&
      share(index, (cell) => /\p{L}/u.test(cell)) > 0.5 &&
      canBeNames(sample.map((row) => row[index] ?? '')),
  );
  const isLatitude = (index: number) => share(index, (cell) => Math.abs(degreesOf(cell, 'lat') ?? 999) <= 90) === 1;
  const at: Partial<Record<ColumnField, number>> = name === undefined ? {} : { name };
  if (place !== undefined) at.place = place;
  else if (first !== undefined) {
    // A value beyond 90 can only be a longitude.
    const isTurned = !isLatitude(first) && isLatitude(first + 1);
    at.lat = isTurned ? first + 1 : first;
    at.lng = isTurned ? first : first + 1;
  }
  return { header: null, at, width, ...fewestOf(rows, width), names: [] };
}

const sampleFrom = (rows: RowStore, start: number): readonly (readonly string[])[] =>
  Array.from(
    { length: Math.max(0, Math.min(SAMPLE_ROWS, rows.count - start)) },
    (_, index) => rows.at(start + index).cells,
  );

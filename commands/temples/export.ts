import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { COUNT_MAX } from '../../contract/wire/constants';
import type { Refusal } from '../../contract/wire/endpoint';
import type { NameOrder } from '../../contract/wire/paging';
import { BYTE_ORDER_MARK, csvLine, type Separator } from '../core/csv';
import { everyPage, ReadAllError } from '../core/everyPage';
import type { World } from '../core/world';

/** The columns of the file, under the names that the import reads. */
const COLUMNS: readonly (readonly [name: string, of: (temple: TempleFields) => string])[] = [
  ['name', (temple) => temple.name],
  ['nickname', (temple) => temple.nickname],
  ['type', (temple) => temple.type],
  ['address', (temple) => temple.address],
  ['city', (temple) => temple.city],
  ['country', (temple) => temple.country],
  ['description', (temple) => temple.description],
  ['lat', (temple) => (temple.place ? String(temple.place.lat) : '')],
  ['lng', (temple) => (temple.place ? String(temple.place.lng) : '')],
  ['avatar', (temple) => temple.avatar],
  ['photos', (temple) => temple.photos.map(asOneWord).join(' ')],
];

/**
 * Every temple that the list shows now, as a CSV file after RFC 4180 that the import reads back as it is: nothing is rounded or cut.
 * A refused page ends it.
 */
export async function* exportTemples(
  world: Pick<World, 'call' | 'query' | 'csvSeparator'>,
): AsyncGenerator<string | Refusal> {
  const separator = await world.csvSeparator();
  yield templesHeader(separator);
  try {
    for await (const { rows } of everyTemple(world, world.query()))
      yield rows.map((temple) => templeLine(separator, temple)).join('');
  } catch (error) {
    if (!(error instanceof ReadAllError)) throw error;
    yield error.refusal;
  }
}

/**
 * All temples that a list asked for this shows (../core/everyPage.ts). A server may give fewer rows than it is asked for, and need not
 * count them: then the end is where nothing new comes.
 */
export function everyTemple({ call }: Pick<World, 'call'>, { text, sort }: ReturnType<World['query']>) {
  const order: { sort?: NameOrder } = sort === 'name' || sort === '-name' ? { sort } : {};
  return everyPage<Temple>({
    idOf: ({ templeId }) => templeId,
    load: (pos) => {
      const page = { pos, count: COUNT_MAX, ...order };
      return text === '' ? call(temples.list, page) : call(temples.search, { text, ...page });
    },
    isLast: (size, { rows, total }, pos) => {
      const isCounted = total === undefined ? rows.length === 0 : pos + size >= total;
      return size === 0 || (size < COUNT_MAX && isCounted) || (pos > 0 && rows.length === 0);
    },
  });
}

/** Addresses stand with spaces between them. */
const asOneWord = (url: string) => url.replace(/\s/g, encodeURIComponent);

/** The beginning of such a file; `more` are headers beside those of the fields. */
export const templesHeader = (separator: Separator, ...more: readonly string[]): string =>
  BYTE_ORDER_MARK + csvLine([...COLUMNS.map(([name]) => name), ...more], separator);

/** A line of it. */
export const templeLine = (separator: Separator, temple: TempleFields, ...more: readonly string[]): string =>
  csvLine([...COLUMNS.map(([, of]) => of(temple)), ...more], separator);

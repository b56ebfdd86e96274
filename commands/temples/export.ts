import type { Temple, TempleFields } from '../../contract/temples/calls';
import * as temples from '../../contract/temples/calls';
import { COUNT_MAX } from '../../contract/wire/constants';
import type { Answer, Refusal } from '../../contract/wire/endpoint';
import type { NameOrder } from '../../contract/wire/paging';
import { BYTE_ORDER_MARK, csvLine, type Separator } from '../core/csv';
import type { World } from '../core/world';

/** Pages overlap by this much, so that what comes or goes above them meanwhile is noticed. */
const OVERLAP = 20;
/** Who goes back farther goes through rows that come in another order each time. */
const FURTHEST_BACK = 64 * COUNT_MAX;
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
  const separator = world.csvSeparator();
  yield templesHeader(separator);
  for await (const page of everyTemple(world, world.query())) {
    if ('refused' in page) yield page;
    else yield page.map((temple) => templeLine(separator, temple)).join('');
  }
}

/**
 * All temples that a list asked for this shows, each once, a page at a time. A refusal is the last thing it gives. A server may give
 * fewer rows than it is asked for, and need not count them: then the end is where nothing new comes.
 */
export async function* everyTemple(
  { call }: Pick<World, 'call'>,
  { text, sort }: ReturnType<World['query']>,
): AsyncGenerator<readonly Temple[] | Refusal> {
  const order: { sort?: NameOrder } = sort === 'name' || sort === '-name' ? { sort } : {};
  const read = new Set<string>();
  let pos = 0;
  let back = COUNT_MAX;
  while (true) {
    const page = { pos, count: COUNT_MAX, ...order };
    const answer: Answer<Temple[]> =
      text === '' ? await call(temples.list, page) : await call(temples.search, { text, ...page });
    if (answer.refused !== undefined) {
      yield answer;
      return;
    }
    const { data, total } = answer;
    const [first] = data;
    // A page that does not begin with what was read lies too far down: rows above it have gone.
    if (pos > 0 && back < FURTHEST_BACK && !(first && read.has(first.templeId))) {
      pos = Math.max(0, pos - back);
      back *= 2;
      continue;
    }
    back = COUNT_MAX;
    const fresh = data.filter(({ templeId }) => !read.has(templeId));
    for (const { templeId } of fresh) read.add(templeId);
    yield fresh;
    const isLast = total === undefined ? fresh.length === 0 : pos + data.length >= total;
    if (data.length === 0 || (data.length < COUNT_MAX && isLast) || (pos > 0 && fresh.length === 0)) return;
    pos += data.length - Math.min(OVERLAP, Math.floor(data.length / 2));
  }
}

/** Addresses stand with spaces between them. */
const asOneWord = (url: string) => url.replace(/\s/g, encodeURIComponent);

/** The beginning of such a file; `more` are headers beside those of the fields. */
export const templesHeader = (separator: Separator, ...more: readonly string[]): string =>
  BYTE_ORDER_MARK + csvLine([...COLUMNS.map(([name]) => name), ...more], separator);

/** A line of it. */
export const templeLine = (separator: Separator, temple: TempleFields, ...more: readonly string[]): string =>
  csvLine([...COLUMNS.map(([, of]) => of(temple)), ...more], separator);

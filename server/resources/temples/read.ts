import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Temple } from '../../../contract/temples/calls';
import * as temples from '../../../contract/temples/calls';
import { POINTS_MAX, points } from '../../../contract/temples/points';
import { COUNT_DEFAULT } from '../../../contract/wire/constants';
import type { InputOf } from '../../../contract/wire/endpoint';
import type { NameOrder } from '../../../contract/wire/paging';
import { type Context, type ServedCall, serve } from '../../http/serve';
import { deletionOf, keptSince, mayLookIntoBin } from '../../store/bin';
import { type AskedPage, inOrder, newestFirst, pageOf, seekPage } from '../../store/lists';
import type { Schema, TempleRow } from '../../store/schema';
import { countFound, FOUND_MAX, holdsWords, matchesAll, newestFound, patternsOf } from '../../store/search';
import { asTemple, noSuchTemple } from './rows';

type Rows = SelectQueryBuilder<Schema, 'temple', TempleRow>;
type Paged = Omit<AskedPage, 'sort'>;

export const readTemples: readonly ServedCall[] = [
  serve(temples.list, async ({ tx, input: { sort, deleted, type, city, country, without, ...paged }, caller, now }) => {
    const filters = { type, city, country, without };
    if (deleted) return bin({ tx, caller, now }, filters, sort, paged);
    const narrowed = narrow(there(tx), filters);
    if (narrowed) return foundPage(tx, narrowed, await countAll(tx, narrowed), { ...paged, sort });
    const place = await seekPage(tx, ['temple'], paged);
    const rows =
      sort === undefined
        ? await pageOf(there(tx), place, 'created_at', 'temple_id').execute()
        : await byName(tx, there(tx), place.total, { ...paged, sort });
    return { data: rows.map((row) => asTemple(row)), total: place.total };
  }),

  serve(temples.search, async ({ tx, input, caller, now }) => {
    const { text, sort, deleted, type, city, country, without, ...paged } = input;
    if (deleted) return bin({ tx, caller, now }, { type, city, country, without, text }, sort, paged);
    const found = there(tx).where(holdsWords('temple', text));
    const narrowed = narrow(found, { type, city, country, without }) ?? found;
    return foundPage(tx, narrowed, await countFound(tx, narrowed), { ...paged, sort });
  }),

  serve(temples.detail, async ({ tx, input: { idlocation, deleted }, caller, now }) => {
    const row = await there(tx).where('temple_id', '=', idlocation).executeTakeFirst();
    if (row) return asTemple(row);
    if (!deleted) throw noSuchTemple(idlocation);
    mayLookIntoBin(caller, 'LOCATION_DELETE');
    const gone = tx
      .selectFrom('temple')
      .selectAll()
      .where('temple_id', '=', idlocation)
      .where('deleted_at', '>=', keptSince(now));
    const [temple] = await withDeletion(gone);
    if (!temple) throw noSuchTemple(idlocation);
    return temple;
  }),

  serve(points, async ({ tx, input: { text, after, deleted, ...filters }, caller, now }) => {
    if (deleted) mayLookIntoBin(caller, 'LOCATION_DELETE');
    const all = deleted ? binned(tx, now) : there(tx);
    const found = text === undefined ? all : all.where(holdsWords('temple', text));
    const narrowed = narrow(found, filters) ?? found;
    const rest = after === undefined ? narrowed : narrowed.where('temple_id', '>', after);
    const rows = await rest
      .clearSelect()
      .select(['temple_id', 'name', 'lat', 'lng'])
      .orderBy('temple_id')
      .limit(POINTS_MAX)
      .execute();
    return {
      ids: rows.map(({ temple_id }) => temple_id),
      names: rows.map(({ name }) => name),
      degrees: rows.flatMap(({ lng, lat }) => [lng, lat]),
      ...(after === undefined
        ? { total: rows.length < POINTS_MAX ? rows.length : await countAll(tx, narrowed) }
        : undefined),
    };
  }),
];

type Looker = Pick<Context<typeof temples.list>, 'tx' | 'caller' | 'now'>;

/** What was deleted, the newest deletion first or by name: few enough to be counted and stepped through. */
async function bin(
  { tx, caller, now }: Looker,
  { text, ...filters }: Filters & { text?: string },
  sort: NameOrder | undefined,
  paged: Paged,
) {
  mayLookIntoBin(caller, 'LOCATION_DELETE');
  const all = binned(tx, now);
  const found = text === undefined ? all : all.where(holdsWords('temple', text));
  const gone = narrow(found, filters) ?? found;
  const total = await countAll(tx, gone);
  const page =
    sort === undefined
      ? newestFirst(gone, paged, 'deleted_at', 'temple_id')
      : inOrder(gone, paged, sort === 'name' ? 'asc' : 'desc', 'sort_name', 'temple_id');
  return { data: await withDeletion(page), total };
}

/** Temples of the bin with what became of them. */
const withDeletion = async (page: Rows): Promise<Temple[]> =>
  (await page.select(deletionOf('temple').as('deletion')).execute()).map(({ deletion, ...row }) =>
    asTemple(row, deletion),
  );

const there = (db: Kysely<Schema>): Rows => db.selectFrom('temple').selectAll().where('deleted_at', 'is', null);

const binned = (db: Kysely<Schema>, now: number): Rows =>
  db.selectFrom('temple').selectAll().where('deleted_at', '>=', keptSince(now));

type Filters = Pick<InputOf<typeof temples.list>, 'type' | 'city' | 'country' | 'without'>;

/** The rows that all filters leave; undefined where none is set. A filter of no word is none. */
function narrow(rows: Rows, { type, city = '', country = '', without }: Filters): Rows | undefined {
  const inCity = patternsOf(city);
  const inCountry = patternsOf(country);
  let found: Rows | undefined;
  if (type !== undefined) found = rows.where('type', '=', type);
  if (inCity.length > 0) found = (found ?? rows).where(matchesAll('temple.city_folded', inCity));
  if (inCountry.length > 0) found = (found ?? rows).where(matchesAll('temple.country_folded', inCountry));
  if (without === 'place') found = (found ?? rows).where('lat', 'is', null);
  // As the index of these rows has it, word for word (store/migrations/0014_temple_filters.ts).
  if (without === 'photos') found = (found ?? rows).where(sql<boolean>`photos = '{}'`);
  return found;
}

/** A filter is for acting on all that it leaves: they are counted to the last. */
const countAll = async (db: Kysely<Schema>, rows: Rows): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(rows.clearSelect().select('temple_id').as('found'))
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  );

async function foundPage(
  db: Kysely<Schema>,
  found: Rows,
  total: number,
  { sort, ...paged }: Paged & { readonly sort: NameOrder | undefined },
): Promise<{ data: Temple[]; total: number }> {
  const rows =
    sort === undefined
      ? await newestFound(found, total, paged, 'created_at', 'temple_id').execute()
      : await byName(db, found, total, { ...paged, sort });
  return { data: rows.map((row) => asTemple(row)), total };
}

/**
 * The page of `rows`, `total` in all, in the order of their names. Stepped to in the index alone and from the end that is nearer:
 * the last page costs what the first one costs.
 */
async function byName(
  db: Kysely<Schema>,
  rows: Rows,
  total: number,
  { pos = 0, count = COUNT_DEFAULT, sort }: Paged & { readonly sort: NameOrder },
): Promise<TempleRow[]> {
  const first = Math.min(pos, total);
  const beyond = Math.min(first + count, total);
  // A search reports no larger total than this, and then its end is not known.
  const near = total === FOUND_MAX || first <= total - beyond;
  const direction = near === (sort === 'name') ? 'asc' : 'desc';
  const keys = rows
    .clearSelect()
    .select('temple_id')
    .orderBy('sort_name', direction)
    .orderBy('temple_id', direction)
    .offset(near ? first : total - beyond)
    .limit(beyond - first);
  const outer = sort === 'name' ? 'asc' : 'desc';
  return db
    .selectFrom('temple')
    .selectAll()
    .where(sql<boolean>`temple_id IN (${keys})`)
    .orderBy('sort_name', outer)
    .orderBy('temple_id', outer)
    .execute();
}

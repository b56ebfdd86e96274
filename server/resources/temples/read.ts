import type { Kysely, SelectQueryBuilder } from 'kysely';
import { sql } from 'kysely';
import { COUNT_DEFAULT } from '../../../contract/constants';
import type { NameOrder } from '../../../contract/paging';
import * as temples from '../../../contract/temples';
import { type Served, serve } from '../../http/serve';
import { type Asked, onPage, placeIn } from '../../store/lists';
import type { Schema, TempleRow } from '../../store/schema';
import { countFound, matchesAll, newestFound, patternsOf } from '../../store/search';
import { asTemple, noSuchTemple } from './rows';

type Rows = SelectQueryBuilder<Schema, 'temple', TempleRow>;
type Paged = Omit<Asked, 'sort'>;

export const readTemples: readonly Served[] = [
  serve(temples.list, async ({ tx, input: { sort, ...paged } }) => {
    const place = await placeIn(tx, ['temple'], paged);
    const rows =
      sort === undefined
        ? await onPage(there(tx), place, 'created_at', 'temple_id').execute()
        : await byName(tx, there(tx), place.total, sort, paged);
    return { data: rows.map(asTemple), total: place.total };
  }),

  serve(temples.search, async ({ tx, input: { text, sort, ...paged } }) => {
    const found = there(tx).where(matchesAll('temple.folded', patternsOf(text)));
    const total = await countFound(tx, found);
    const rows =
      sort === undefined
        ? await newestFound(found, total, paged, 'created_at', 'temple_id').execute()
        : await byName(tx, found, total, sort, paged);
    return { data: rows.map(asTemple), total };
  }),

  serve(temples.detail, async ({ tx, input: { idlocation } }) => {
    const row = await there(tx).where('temple_id', '=', idlocation).executeTakeFirst();
    if (!row) throw noSuchTemple(idlocation);
    return asTemple(row);
  }),
];

const there = (db: Kysely<Schema>): Rows => db.selectFrom('temple').selectAll().where('deleted_at', 'is', null);

/**
 * The page of `rows`, `total` in all, in the order of their names. Stepped to in the index alone and from the end that is nearer:
 * the last page costs what the first one costs.
 */
async function byName(
  db: Kysely<Schema>,
  rows: Rows,
  total: number,
  sort: NameOrder,
  { pos = 0, count = COUNT_DEFAULT }: Paged,
): Promise<TempleRow[]> {
  const first = Math.min(pos, total);
  const beyond = Math.min(first + count, total);
  const near = first <= total - beyond;
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

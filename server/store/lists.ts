import { type Kysely, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import { COUNT_DEFAULT } from '../../contract/wire/constants';
import type { NameOrder, TimeOrder } from '../../contract/wire/paging';
import { NARROWEST_BITS } from './countBuckets';
import type { Schema } from './schema';

/** A page as a caller asks for it: `pos` rows in, `count` rows long, newest first unless `sort` turns it round. */
export interface AskedPage {
  readonly pos?: number | undefined;
  readonly count?: number | undefined;
  readonly sort?: TimeOrder | undefined;
}

/** Where in an ordered index a page begins, and how many rows the whole list has. */
export interface PageAnchor {
  readonly total: number;
  readonly direction: 'asc' | 'desc';
  /** Unix seconds: the page's rows lie at this moment or beyond it in the list's direction. */
  readonly edge: number;
  /** Rows to step over from there: those of one narrow stretch at most. */
  readonly skip: number;
  readonly count: number;
}

/** Before every row there can be; what is before all in one direction is past the end in the other. */
const BEFORE = { asc: Number.MIN_SAFE_INTEGER, desc: Number.MAX_SAFE_INTEGER };
const REVERSED = { asc: 'desc', desc: 'asc' } as const;

/**
 * Finds position `pos` of a list, or of several lists of one table taken together, without reading rows: it adds up the counts of
 * ever narrower stretches of time. The first page costs what the last one costs.
 * A position past the end gives a place with no rows. Names of lists: store/migrations/0002_lists.ts.
 */
export async function seekPage(db: Kysely<Schema>, lists: readonly string[], asked: AskedPage): Promise<PageAnchor> {
  const { pos = 0, count = COUNT_DEFAULT, sort = '-time' } = asked;
  const direction = sort === 'time' ? 'asc' : 'desc';
  const { rows } = await sql<{ total: number; stretch: number | null; skip: number }>`
    SELECT total, stretch, skip FROM list_place(${lists}, ${pos}, ${direction === 'desc'})`.execute(db);
  const { total, stretch, skip } = rows[0] ?? { total: 0, stretch: null, skip: 0 };
  const place = { total, direction, count } as const;
  if (stretch === null) return { ...place, edge: pos === 0 ? BEFORE[direction] : BEFORE[REVERSED[direction]], skip: 0 };
  const edge = direction === 'asc' ? stretch * 2 ** NARROWEST_BITS : (stretch + 1) * 2 ** NARROWEST_BITS - 1;
  return { ...place, edge, skip };
}

/** More rows than this are stepped over in the index alone, which costs a second look-up for the rows of the page. */
const SKIP_IN_TABLE = 200;

/**
 * Cuts a query on one table down to the page at `place`. `at` and `id` are the columns of the list's index. What is to be joined
 * is joined to the result, so that it costs nothing for the rows stepped over.
 */
export function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  place: PageAnchor,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const { direction, edge, skip, count } = place;
  const inOrder = query.orderBy(at, direction).orderBy(id, direction);
  const beyond = sql<boolean>`${sql.ref(at)} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${edge}`;
  if (skip <= SKIP_IN_TABLE) return inOrder.where(beyond).offset(skip).limit(count);
  const keys = inOrder.clearSelect().select(id).where(beyond).offset(skip).limit(count);
  return inOrder.where(sql<boolean>`${sql.ref(id)} IN (${keys})`);
}

/** A page of what is no counted list, as one member's posts or a search: newest first, by plain offset. */
export function newestFirst<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { pos = 0, count = COUNT_DEFAULT }: AskedPage,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return inOrder(query, { pos, count }, 'desc', at, id);
}

/** The same in either direction. */
export function inOrder<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { pos = 0, count = COUNT_DEFAULT }: AskedPage,
  direction: 'asc' | 'desc',
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return query.orderBy(at, direction).orderBy(id, direction).offset(pos).limit(count);
}

/** A list that staff keep: its counted name, its rows, and the column that names them beside `added_at` and `sort_name`. */
interface Curated<DB, TB extends keyof DB, O> {
  readonly list: string;
  readonly rows: SelectQueryBuilder<DB, TB, O>;
  readonly id: StringReference<DB, TB>;
}

/**
 * A page of a curated list, the newest first or by name: a deep page by time is found by counts, by name it is stepped to in the index from
 * the end that is nearer, which the size of such lists allows. Its rows stand in `direction` once they are ordered by `place` and id.
 */
export async function curatedPage<DB, TB extends keyof DB, O>(
  db: Kysely<Schema>,
  { list, rows, id }: Curated<DB, TB, O>,
  { pos = 0, count = COUNT_DEFAULT, sort }: Omit<AskedPage, 'sort'> & { readonly sort?: NameOrder | undefined },
) {
  const by = (column: 'added_at' | 'sort_name') => rows.select(sql<number | string>`${sql.ref(column)}`.as('place'));
  if (sort === undefined) {
    const place = await seekPage(db, [list], { pos, count });
    const page = pageOf(by('added_at'), place, 'added_at' as StringReference<DB, TB>, id);
    return { page, direction: place.direction, total: place.total };
  }
  const { total } = await seekPage(db, [list], { count: 1 });
  const direction = sort === 'name' ? 'asc' : 'desc';
  const first = Math.min(pos, total);
  const beyond = Math.min(first + count, total);
  const isNear = first <= total - beyond;
  const inner = isNear ? direction : REVERSED[direction];
  const page = by('sort_name')
    .orderBy(sql.ref('sort_name'), inner)
    .orderBy(id, inner)
    .offset(isNear ? first : total - beyond)
    .limit(beyond - first);
  return { page, direction, total } as const;
}

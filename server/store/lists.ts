import { type Kysely, type RawBuilder, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import { COUNT_DEFAULT } from '../../contract/wire/constants';
import type { NameOrder, TimeOrder } from '../../contract/wire/paging';
import { NARROWEST_BITS, STRETCH_BITS } from './countBuckets';
import type { Schema } from './schema';

/** A page as a caller asks for it: `pos` rows in, `count` rows long, newest first unless `sort` turns it round. */
export interface AskedPage {
  readonly pos?: number | undefined;
  readonly count?: number | undefined;
  readonly sort?: TimeOrder | undefined;
}

/** Where in an ordered index a page begins; in SQL where the statement that reads the page finds that out itself. */
export interface Place {
  readonly direction: 'asc' | 'desc';
  /** Unix seconds: the page's rows lie at this moment or beyond it in the list's direction. */
  readonly edge: number | RawBuilder<number>;
  /** Rows to step over from there: those of one narrow stretch at most. */
  readonly skip: number | RawBuilder<number>;
  readonly count: number;
}

/** The same, found already, and how many rows the whole list has. */
export interface PageAnchor extends Place {
  readonly total: number;
  readonly edge: number;
  readonly skip: number;
}

/** Before every row there can be; what is before all in one direction is past the end in the other. */
export const BEFORE = { asc: Number.MIN_SAFE_INTEGER, desc: Number.MAX_SAFE_INTEGER };
export const REVERSED = { asc: 'desc', desc: 'asc' } as const;

/**
 * Finds position `pos` of a list, or of several lists of one table taken together, without reading rows: it adds up the counts of
 * ever narrower stretches of time. The first page costs what the last one costs.
 * A position past the end gives a place with no rows. Names of lists: store/migrations/0002_lists.ts.
 */
export async function seekPage(db: Kysely<Schema>, lists: readonly string[], asked: AskedPage): Promise<PageAnchor> {
  const { pos = 0, count = COUNT_DEFAULT, sort = '-time' } = asked;
  const direction = sort === 'time' ? 'asc' : 'desc';
  const { rows } = await placeOf({ lists, pos, outside: outsideOf(pos, direction) }, direction).execute(db);
  const { total, edge, skip } = rows[0] ?? { total: 0, edge: BEFORE[REVERSED[direction]], skip: 0 };
  return { total, direction, edge, skip, count };
}

/** The moment of a position that no row stands at: before all of them, or past the end. */
export const outsideOf = (pos: number, direction: 'asc' | 'desc') =>
  BEFORE[pos === 0 ? direction : REVERSED[direction]];

/** SQL for where a position lies; what it is given may be values or SQL itself. */
export function placeOf(
  { lists, pos, outside }: Readonly<Record<'lists' | 'pos' | 'outside', unknown>>,
  direction: 'asc' | 'desc',
): RawBuilder<{ readonly total: number; readonly edge: number; readonly skip: number }> {
  const width = sql.lit(2 ** NARROWEST_BITS);
  const edge = direction === 'asc' ? sql`stretch * ${width}` : sql`(stretch + 1) * ${width} - 1`;
  return sql`
    SELECT total, CASE WHEN stretch IS NULL THEN 0 ELSE skip END AS skip,
      CASE WHEN stretch IS NULL THEN ${outside} ELSE ${edge} END AS edge
    FROM list_place(${lists}, ${pos}, ${sql.lit(direction === 'desc')})`;
}

/** A counted list whose rows stand in `table`, ordered by the column `at`; `which` says in SQL which rows of it. */
interface CountedRows {
  readonly list: string;
  readonly table: string;
  readonly at: string;
  readonly which: RawBuilder<unknown>;
}

/**
 * SQL for how many rows of a list are of this moment or from before it: whole stretches by their counts, and of the narrowest that the
 * moment falls into its rows. It costs the same however long the list is.
 */
export function countUntil({ list, table, at, which }: CountedRows, moment: number): RawBuilder<number> {
  const [widest, middle, narrowest] = STRETCH_BITS;
  const begun = Math.floor(moment / 2 ** narrowest);
  const between = (level: number, bits: number, wider?: number) =>
    sql`(level = ${sql.lit(level)} AND bucket < ${Math.floor(moment / 2 ** bits)}::int8
      ${wider === undefined ? sql`` : sql`AND bucket >= ${Math.floor(moment / 2 ** wider) * 2 ** (wider - bits)}::int8`})`;
  return sql<number>`(
    (SELECT coalesce(sum(n), 0)::int8 FROM list_stretch WHERE list = ${list} AND (${between(1, widest)}
      OR ${between(2, middle, widest)} OR ${between(3, narrowest, middle)}))
    + (SELECT count(*) FROM ${sql.table(table)} WHERE ${which}
      AND ${sql.ref(at)} BETWEEN ${begun * 2 ** narrowest}::int8 AND ${moment}::int8))`;
}

/** SQL for how many rows a list has. */
export const countOf = (list: string): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(n), 0)::int8 FROM list_stretch WHERE list = ${list} AND level = 0)`;

/** More rows than this are stepped over in the index alone, which costs a second look-up for the rows of the page. */
export const SKIP_IN_TABLE = 200;

/**
 * Cuts a query on one table down to the page at `place`. `at` and `id` are the columns of the list's index. What is to be joined
 * is joined to the result, so that it costs nothing for the rows stepped over.
 */
export function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  place: Place,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const { direction, edge, skip, count } = place;
  const inOrder = query.orderBy(at, direction).orderBy(id, direction);
  const beyond = sql<boolean>`${sql.ref(at)} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${edge}`;
  if (typeof skip !== 'number') return inOrder.where(beyond).offset(skip).limit(sql.lit(count));
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

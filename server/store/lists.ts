import {
  CompiledQuery,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  type StringReference,
  sql,
} from 'kysely';
import { COUNT_DEFAULT, COUNT_MAX } from '../../contract/wire/constants';
import type { NameOrder, TimeOrder } from '../../contract/wire/paging';
import { NARROWEST_BITS } from './countBuckets';
import type { Schema } from './schema';
import { type Asker, idleSince, signedInBy } from './signedIn';

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
  const { rows } = await placeOf({ lists, pos, outside: outsideOf(pos, direction) }, direction).execute(db);
  const { total, edge, skip } = rows[0] ?? { total: 0, edge: BEFORE[REVERSED[direction]], skip: 0 };
  return { total, direction, edge, skip, count };
}

/** The moment of a position that no row stands at: before all of them, or past the end. */
const outsideOf = (pos: number, direction: 'asc' | 'desc') => BEFORE[pos === 0 ? direction : REVERSED[direction]];

/** SQL for where a position lies; what it is given may be values or SQL itself. */
function placeOf(
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

/** More rows than this are stepped over in the index alone, which costs a second look-up for the rows of the page. */
const SKIP_IN_TABLE = 200;

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

/** What a statement of a list is given each time; all else of it is written once. */
type Given = Readonly<
  Record<'lists' | 'pos' | 'outside' | 'count' | 'keyHash' | 'now' | 'idleSince' | 'caller', unknown>
>;
class Slot {
  constructor(readonly name: keyof Given) {}
}
const given = <T>(name: keyof Given) => sql<T>`${new Slot(name)}`;

/** What an answer says of the list and of who asks, in one row of its own. */
interface Head {
  readonly head: readonly [total: number, edge: number, skip: number, asker: string | null] | null;
}

/** What is to be known of the call. */
interface Calling {
  readonly tx: Kysely<Schema>;
  readonly asker: Asker;
  readonly caller: { readonly uid: number };
}

/** How many rows a statement is planned for: it has to be told, since for an unknown number it would be planned anew each time. */
const PLANNED = [1, 10, 20, 50, 100, COUNT_MAX];

/**
 * Makes what reads pages of a counted list: the place, as `seekPage` finds it, the rows there and the session that asks, in one
 * statement, whose text is made once. `rowsOf` gives the query of a page, in order, and knows nothing of the call but the uid of its caller.
 */
export function pageReader<O>(
  // biome-ignore lint/suspicious/noExplicitAny: whatever its tables are.
  rowsOf: (db: Kysely<Schema>, place: Place, caller: number | RawBuilder<number>) => SelectQueryBuilder<any, any, O>,
) {
  const statements = new Map<string, CompiledQuery>();
  return async (
    { tx, asker, caller }: Calling,
    lists: readonly string[],
    { pos = 0, count = COUNT_DEFAULT, sort = '-time' }: AskedPage,
  ): Promise<{ readonly rows: readonly O[]; readonly total: number }> => {
    const direction = sort === 'time' ? 'asc' : 'desc';
    const planned = PLANNED.find((many) => many >= count) ?? count;
    const key = `${direction} ${planned}`;
    let statement = statements.get(key);
    if (!statement) {
      statement = pageStatement(
        rowsOf(tx, { ...PLACE, direction, count: planned }, given('caller')),
        direction,
      ).compile(tx);
      statements.set(key, statement);
    }
    const outside = outsideOf(pos, direction);
    const { keyHash, now } = asker;
    const values: Given = { keyHash, now, idleSince: idleSince(now), lists, pos, outside, count, caller: caller.uid };
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.name] : one));
    const { rows } = await tx.executeQuery<O & Head>(CompiledQuery.raw(statement.sql, parameters));
    const at = rows.findIndex((row) => row.head !== null);
    const [total = 0, edge = 0, skip = 0, said = null] = rows[at]?.head ?? [];
    if (keyHash !== null) await asker.says(said);
    // Of so many rows of one moment they were not read: what is stepped over there is stepped over in the index alone.
    if (skip > SKIP_IN_TABLE)
      return { rows: await rowsOf(tx, { direction, edge, skip, count }, caller.uid).execute(), total };
    return { rows: rows.toSpliced(at, 1), total };
  };
}

const PLACE = {
  edge: sql<number>`(SELECT edge FROM place)`,
  skip: sql<number>`(SELECT least(skip, ${sql.lit(SKIP_IN_TABLE)}) FROM place)`,
};

/**
 * The head is a row of its own, so that it is there for a page without rows, and stands in no other row. A join of which no two rows fit
 * leaves the rows of the page in their order, since PostgreSQL goes through either side once.
 */
function pageStatement<O>(
  // biome-ignore lint/suspicious/noExplicitAny: whatever its tables are.
  rows: SelectQueryBuilder<any, any, O>,
  direction: 'asc' | 'desc',
): RawBuilder<O & Head> {
  const place = { lists: given('lists'), pos: given('pos'), outside: given('outside') };
  return sql`
    WITH place AS MATERIALIZED (${placeOf(place, direction)})
    SELECT head.head, page.*
    FROM (SELECT json_build_array(total, edge, skip,
        ${signedInBy(given('keyHash'), given('now'), given('idleSince'))}) AS head FROM place) head
      FULL JOIN (SELECT * FROM (${rows}) planned LIMIT ${given('count')}) page ON false`;
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

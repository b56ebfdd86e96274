import { type Kysely, type SelectQueryBuilder, type StringReference, sql } from 'kysely';
import { COUNT_DEFAULT } from '../../contract/constants';
import type { TimeOrder } from '../../contract/paging';
import type { Schema } from './schema';
import { NARROW_BITS, WIDE_BITS } from './stretches';

/** A page as a caller asks for it: `pos` rows in, `count` rows long, newest first unless `sort` turns it round. */
export interface Asked {
  readonly pos?: number | undefined;
  readonly count?: number | undefined;
  readonly sort?: TimeOrder | undefined;
}

/** Where in an ordered index a page begins, and how many rows the whole list has. */
export interface Place {
  readonly total: number;
  readonly direction: 'asc' | 'desc';
  /** Unix seconds: the page's rows lie at this moment or beyond it in the list's direction. */
  readonly edge: number;
  /** Rows to step over from there: those of one narrow stretch at most. */
  readonly skip: number;
  readonly count: number;
}

/** Before and after every row there can be: a page there is empty. */
const BEYOND = { asc: Number.MAX_SAFE_INTEGER, desc: Number.MIN_SAFE_INTEGER };

/**
 * Finds position `pos` of a list, or of several lists of one table taken together, without reading rows: it adds up the counts of
 * the wide stretches, then of the narrow ones of the wide stretch that holds it. The first page costs what the last one costs.
 * A position past the end gives a place with no rows. Names of lists: store/migrations/0002_lists.ts.
 */
export async function placeIn(db: Kysely<Schema>, lists: readonly string[], asked: Asked): Promise<Place> {
  const { pos = 0, count = COUNT_DEFAULT, sort = '-time' } = asked;
  const direction = sort === 'time' ? 'asc' : 'desc';
  const order = sql.raw(direction);
  const span = WIDE_BITS - NARROW_BITS;
  const { rows } = await sql<{ total: number; stretch: number | null; skip: number }>`
    WITH wide AS (
      SELECT bucket, sum(n)::int8 AS n FROM list_stretch WHERE list = ANY(${lists}) AND level = 0 GROUP BY bucket
    ), wide_run AS (
      SELECT bucket, n, (sum(n) OVER (ORDER BY bucket ${order}))::int8 AS upto FROM wide
    ), wide_hit AS (
      SELECT bucket, ${pos}::int8 - (upto - n) AS into FROM wide_run WHERE upto > ${pos} ORDER BY bucket ${order} LIMIT 1
    ), narrow AS (
      SELECT bucket, sum(n)::int8 AS n FROM list_stretch WHERE list = ANY(${lists}) AND level = 1
        AND bucket >= (SELECT bucket << ${sql.lit(span)} FROM wide_hit)
        AND bucket < (SELECT (bucket + 1) << ${sql.lit(span)} FROM wide_hit)
      GROUP BY bucket
    ), narrow_run AS (
      SELECT bucket, n, (sum(n) OVER (ORDER BY bucket ${order}))::int8 AS upto FROM narrow
    ), hit AS (
      SELECT r.bucket, w.into - (r.upto - r.n) AS skip FROM narrow_run r, wide_hit w
        WHERE r.upto > w.into ORDER BY r.bucket ${order} LIMIT 1
    )
    SELECT coalesce((SELECT sum(n)::int8 FROM wide), 0) AS total, (SELECT bucket FROM hit) AS stretch,
      coalesce((SELECT skip FROM hit), 0) AS skip`.execute(db);
  const found = rows[0];
  const base = { total: found?.total ?? 0, direction, count } as const;
  if (found?.stretch == null) return { ...base, edge: BEYOND[direction], skip: 0 };
  const stretch = direction === 'asc' ? found.stretch : found.stretch + 1;
  const edge = stretch * 2 ** NARROW_BITS - (direction === 'asc' ? 0 : 1);
  return { ...base, edge, skip: found.skip };
}

/**
 * Cuts a query down to the page at `place`. `at` and `id` are the columns of the list's index; read nothing but those, and join
 * the rest to the result, so that the rows stepped over cost an index entry each.
 */
export function onPage<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  place: Place,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  const { direction, edge, skip, count } = place;
  return query
    .where(sql<boolean>`${sql.ref(at)} ${sql.raw(direction === 'asc' ? '>=' : '<=')} ${edge}`)
    .orderBy(at, direction)
    .orderBy(id, direction)
    .offset(skip)
    .limit(count);
}

/** A page of what is no counted list, as one member's posts or a search: newest first, by plain offset. */
export function newestFirst<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { pos = 0, count = COUNT_DEFAULT }: Asked,
  at: StringReference<DB, TB>,
  id: StringReference<DB, TB>,
): SelectQueryBuilder<DB, TB, O> {
  return query.orderBy(at, 'desc').orderBy(id, 'desc').offset(pos).limit(count);
}

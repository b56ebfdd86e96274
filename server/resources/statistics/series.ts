import { type Kysely, sql } from 'kysely';
import {
  atLocal,
  type Bucket,
  bucketsOf,
  HOUR_SECONDS,
  nextStart,
  type Span,
  startOf,
  widthOf,
} from '../../../contract/buckets';
import * as statistics from '../../../contract/statistics';
import { type Point, SERIES, type Series } from '../../../contract/statistics';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import { type ServedCall, serve } from '../../http/serve';
import type { Schema } from '../../store/schema';
import { spanOf } from './span';

/** Where the rows of a series stand. */
const TABLE = { registered: 'member', comments: 'comment', posts: 'post' } as const;

export const readSeries: readonly ServedCall[] = [
  ...SERIES.map((series) =>
    serve(statistics.SERIES_CALLS[series], ({ tx, input }) =>
      points(tx, series, spanOf(input, input.timeSerialType), input.timeSerialType),
    ),
  ),

  serve(statistics.dailyMonth, async ({ tx, input }) => {
    const { year, month } = input.month;
    const span = { from: atLocal(year, month), to: atLocal(year, month + 1) };
    // One after the other: a connection does one statement at a time, and its driver will refuse to be given two.
    const registered = await totals(tx, 'registered', span, 'DAY');
    const comments = await totals(tx, 'comments', span, 'DAY');
    const posts = await totals(tx, 'posts', span, 'DAY');
    return bucketsOf(span, 'DAY').map((time, index) => ({
      time,
      registered: registered[index] ?? 0,
      comments: comments[index] ?? 0,
      posts: posts[index] ?? 0,
    }));
  }),
];

/** A series over a range: every bucket that the range touches, with what was made in the range alone. */
async function points(db: Kysely<Schema>, series: Series, span: Span, bucket: Bucket): Promise<Point[]> {
  const made = await totals(db, series, span, bucket);
  return bucketsOf(span, bucket).map((time, index) => ({ time, total: made[index] ?? 0 }));
}

/**
 * What was made in each bucket of the range, by the bucket's index; zeros are left out. Whole hours come from the hourly counts,
 * what the range has of the hours at its ends from the rows themselves; one statement, so that both are of one moment. One JSON
 * object, because a year by the hour is 8,760 rows that take a driver longer to read than the store to count.
 */
async function totals(
  db: Kysely<Schema>,
  series: Series,
  span: Span,
  bucket: Bucket,
): Promise<Readonly<Record<number, number>>> {
  if (span.to <= span.from) return {};
  const whole = { from: nextStart(span.from, 'HOUR'), to: startOf(span.to, 'HOUR') };
  const ends =
    whole.from <= whole.to
      ? [
          { from: span.from, to: whole.from },
          { from: whole.to, to: span.to },
        ]
      : [span];
  const parts = [
    sql`SELECT hour * ${sql.lit(HOUR_SECONDS)} AS at, n FROM hour_made
      WHERE series = ${series} AND hour >= ${whole.from / HOUR_SECONDS} AND hour < ${whole.to / HOUR_SECONDS}`,
    ...ends
      .filter(({ from, to }) => from < to)
      .map(
        ({ from, to }) => sql`SELECT ${from}::int8 AS at, count(*) AS n FROM ${sql.table(TABLE[series])}
          WHERE created_at >= ${from} AND created_at < ${to}`,
      ),
  ];
  const { rows } = await sql<{ made: Record<number, number> | null }>`
    SELECT json_object_agg(index, total) AS made FROM (
      SELECT ${indexOf(span, bucket)} AS index, sum(n) AS total
      FROM (${sql.join(parts, sql` UNION ALL `)}) made GROUP BY 1) totals`.execute(db);
  return rows[0]?.made ?? {};
}

/** SQL for which bucket of the range the moment `at` falls into, 0 for the first. */
function indexOf(span: Span, bucket: Bucket) {
  const width = widthOf(bucket);
  if (width !== undefined) return sql<number>`(at - ${startOf(span.from, bucket)}) / ${sql.lit(width)}`;
  return sql<number>`width_bucket(at, ${bucketsOf(span, bucket)}::int8[]) - 1`;
}

/** SQL for the same by days, of any moment. */
export const dayIndexOf = (span: Span, at: string) =>
  sql<number>`(${sql.ref(at)} - ${startOf(span.from, 'DAY')}) / ${sql.lit(DAY_SECONDS)}`;

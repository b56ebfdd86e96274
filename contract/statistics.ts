import * as z from 'zod/mini';
import { atLocal, BUCKETS, bucketAt } from './buckets';
import { intInString, UnixSeconds } from './wire/codecs';
import { DAY_SECONDS } from './wire/constants';
import { endpoint } from './wire/endpoint';

/** The three series of docs/specification.md section 7, in the order in which they are shown. */
export const SERIES = ['registered', 'comments', 'posts'] as const;
export type Series = (typeof SERIES)[number];

/** Statistics begin with unix time and end with the year 9999. */
const Moment = intInString(z.int().check(z.minimum(0), z.maximum(atLocal(10_000, 1))));
const range = { startTime: Moment, endTime: Moment };

/** One bucket: when it begins, unix seconds, and how many rows were made in it (docs/specification.md section 3, Statistics rows). */
export interface Point {
  readonly time: number;
  readonly total: number;
}

/** The longest bucket there is, and how far a server's own may begin outside the range that was asked for. */
const MONTH_MAX_SECONDS = 31 * DAY_SECONDS;

/**
 * Points in the buckets that begin at `times`, each in the one in which its own begins: another server's may begin at midnight of
 * elsewhere, or with the range. Several in one add up, so that the sum is what the server said, however it cuts time. What begins
 * before the first bucket, or after the last, but touches it, counts there; what lies beyond is of another range.
 */
export function totalsAt(points: readonly Point[], times: readonly number[]): number[] {
  const totals = times.map(() => 0);
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const widest = times.slice(1).reduce((most, time, index) => Math.max(most, time - (times[index] ?? time)), 0);
  const reach = Math.max(DAY_SECONDS, widest || MONTH_MAX_SECONDS);
  for (const { time, total } of points) {
    if (times.length === 0 || time <= first - reach || time >= last + 2 * reach) continue;
    const index = Math.max(0, bucketAt(times, time));
    totals[index] = (totals[index] ?? 0) + total;
  }
  return totals;
}

const isPoint = (value: unknown): value is Point => {
  const { time, total } = (value ?? {}) as Partial<Record<keyof Point, unknown>>;
  return Number.isSafeInteger(time) && Number.isSafeInteger(total);
};

/** Five years by the hour are 43,800 points: an object schema looks at them for 60 ms, in which the console would stand still. */
const Points = z
  .custom<readonly Point[]>((value) => Array.isArray(value) && value.every(isPoint), 'expected rows of time and total')
  .register(z.globalRegistry, {
    type: 'array',
    items: {
      type: 'object',
      required: ['time', 'total'],
      properties: { time: { type: 'integer' }, total: { type: 'integer' } },
    },
  });

const series = <const Path extends string>(path: Path, what: string) =>
  endpoint({
    method: 'GET',
    path,
    permission: 'STATISTICAL',
    query: { ...range, timeSerialType: z.enum(BUCKETS) },
    data: Points,
    summary: `${what} from startTime on and before endTime, by buckets of Asia/Ho_Chi_Minh, zeros included. Counted when made: what was deleted later still counts.`,
  });

export const registeredUsers = series('/statistical/registeruser', 'Members who registered');
export const comments = series('/statistical/comment', 'Comments written');
export const posts = series('/statistical/post', 'Posts written');

/** The call of each series. */
export const SERIES_CALLS = { registered: registeredUsers, comments, posts } as const;

/** `2026-02` on the wire: year and month (1 to 12) inside. */
const MonthInString = z.codec(
  z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expected YYYY-MM')),
  z.object({ year: z.int(), month: z.int() }),
  {
    decode: (text) => ({ year: Number(text.slice(0, 4)), month: Number(text.slice(5)) }),
    encode: ({ year, month }) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`,
  },
);

export const DayTotals = z.object({ time: UnixSeconds, registered: z.int(), comments: z.int(), posts: z.int() });
export type DayTotals = z.output<typeof DayTotals>;

export const dailyMonth = endpoint({
  method: 'GET',
  path: '/statistical/dailymonth',
  permission: 'STATISTICAL',
  query: { month: MonthInString },
  data: z.array(DayTotals),
  summary: 'The three series of one month, a row each day of Asia/Ho_Chi_Minh.',
});

/** Open reports are gathered by how long they have waited: from so many seconds on, up to the next. */
export const OPEN_AGES = [0, DAY_SECONDS, 3 * DAY_SECONDS, 7 * DAY_SECONDS, 30 * DAY_SECONDS] as const;
/** The kinds of decision, in the order in which they are shown (docs/specification.md section 3, Report). */
export const DECIDED = ['ignored', 'deleted', 'blocked'] as const;

export const DecisionDay = z.object({ time: UnixSeconds, ignored: z.int(), deleted: z.int(), blocked: z.int() });
export type DecisionDay = z.output<typeof DecisionDay>;

export const ReportStatistics = z.object({
  /** Open now, whatever the range; one entry for each of `OPEN_AGES`. */
  openByAge: z.array(z.object({ fromSeconds: z.int(), total: z.int() })),
  /** Decisions made in the range that stand, a row each day of Asia/Ho_Chi_Minh. */
  decisions: z.array(DecisionDay),
  /** Between report and decision, of the decisions in the range; null where there is none. */
  medianSeconds: z.nullable(z.number()),
});
export type ReportStatistics = z.output<typeof ReportStatistics>;

export const reports = endpoint({
  method: 'GET',
  path: '/statistical/reports',
  permission: 'STATISTICAL',
  query: range,
  data: ReportStatistics,
  extension: 'stats.reports',
  summary: 'Open reports by age, decisions by kind a day, and the median time to a decision.',
});

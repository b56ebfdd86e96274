import { DAY_SECONDS, MONTHLY_SECONDS, WEEKLY_SECONDS } from './wire/constants';

/**
 * The arithmetic of statistics: time cut into hours, days, weeks (from Monday) and months as they are in Asia/Ho_Chi_Minh,
 * whatever the zone of the browser or the server. Times are unix seconds, ranges half open: `from` belongs to them, `to` does not.
 */
export const BUCKETS = ['HOUR', 'DAY', 'WEEK', 'MONTH'] as const;
/** `timeSerialType` of the wire. */
export type Bucket = (typeof BUCKETS)[number];

export interface Span {
  readonly from: number;
  readonly to: number;
}

/** UTC+7 without summer time since 13 June 1975 (IANA tzdata, Asia/Ho_Chi_Minh): older than anything that is counted here. */
const OFFSET_SECONDS = 7 * 3600;
export const HOUR_SECONDS = 3600;
/** 5 January 1970, the first Monday. */
const MONDAY_SECONDS = 4 * DAY_SECONDS;

/** A range may have this many buckets: eleven years of hours. */
export const BUCKETS_MAX = 100_000;
/** Up to here days can be told apart on a screen, half a year; then weeks, until docs/specification.md section 9 says months. */
const DAILY_MAX_SECONDS = 26 * 7 * DAY_SECONDS;

/** A moment by the clock and calendar of Asia/Ho_Chi_Minh. `month` 1 to 12, `weekday` 0 (Monday) to 6. */
export interface Local {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly weekday: number;
}

export function localOf(at: number): Local {
  const date = new Date((at + OFFSET_SECONDS) * 1000);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    weekday: (date.getUTCDay() + 6) % 7,
  };
}

/** The other way; a month or day beyond the last runs on into the next year or month. */
export const atLocal = (year: number, month: number, day = 1, hour = 0): number =>
  Date.UTC(year, month - 1, day, hour) / 1000 - OFFSET_SECONDS;

const WIDTH = { HOUR: HOUR_SECONDS, DAY: DAY_SECONDS, WEEK: WEEKLY_SECONDS } as const;

/** How long every bucket of this kind is, in seconds; undefined for months, which differ. */
export const widthOf = (bucket: Bucket): number | undefined => (bucket === 'MONTH' ? undefined : WIDTH[bucket]);

/** When the bucket that holds the moment began. */
export function startOf(at: number, bucket: Bucket): number {
  if (bucket === 'MONTH') {
    const { year, month } = localOf(at);
    return atLocal(year, month);
  }
  // Days and hours begin with it too.
  const origin = MONDAY_SECONDS - OFFSET_SECONDS;
  return origin + Math.floor((at - origin) / WIDTH[bucket]) * WIDTH[bucket];
}

/** The start of the bucket `steps` after (before, if negative) the one that begins at `start`. */
export function stepped(start: number, bucket: Bucket, steps = 1): number {
  if (bucket !== 'MONTH') return start + steps * WIDTH[bucket];
  const { year, month } = localOf(start);
  return atLocal(year, month + steps);
}

/** The first bucket start that is not before the moment. */
export function nextStart(at: number, bucket: Bucket): number {
  const start = startOf(at, bucket);
  return start === at ? at : stepped(start, bucket);
}

/** How many buckets the range touches; none where it is empty. */
export function bucketCount({ from, to }: Span, bucket: Bucket): number {
  if (to <= from) return 0;
  const [first, last] = [startOf(from, bucket), startOf(to - 1, bucket)];
  if (bucket !== 'MONTH') return (last - first) / WIDTH[bucket] + 1;
  const [a, b] = [localOf(first), localOf(last)];
  return (b.year - a.year) * 12 + b.month - a.month + 1;
}

/** The starts of all buckets that the range touches, in order; the first may lie before `from`. */
export function bucketsOf(span: Span, bucket: Bucket): number[] {
  const first = startOf(span.from, bucket);
  return Array.from({ length: bucketCount(span, bucket) }, (_, index) => stepped(first, bucket, index));
}

/**
 * The bucket that suits a range: hours for a week, then days and weeks, and months from 29,030,400 s on (docs/specification.md section 9,
 * activity thresholds). The half year between days and weeks is ours.
 */
export function bucketFor({ from, to }: Span): Bucket {
  const seconds = to - from;
  if (seconds <= WEEKLY_SECONDS) return 'HOUR';
  if (seconds <= DAILY_MAX_SECONDS) return 'DAY';
  return seconds <= MONTHLY_SECONDS ? 'WEEK' : 'MONTH';
}

/** The bucket asked for, or the next wider one that keeps the range within `BUCKETS_MAX`. */
export function fittingBucket(span: Span, wanted: Bucket): Bucket {
  return BUCKETS.slice(BUCKETS.indexOf(wanted)).find((bucket) => bucketCount(span, bucket) <= BUCKETS_MAX) ?? 'MONTH';
}

/** The last of `times`, which are in order, that is not after the moment; -1 where all are. */
export function bucketAt(times: readonly number[], at: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) <= at) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

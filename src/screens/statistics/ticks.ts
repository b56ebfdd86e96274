import { type Bucket, bucketAt, bucketCount, localOf, type Span, startOf, stepped } from '../../../contract/buckets';

/** Where an axis of time may have its marks, narrowest first: every so many of a bucket. */
const STEPS: readonly (readonly [Bucket, number])[] = [
  ['HOUR', 1],
  ['HOUR', 3],
  ['HOUR', 6],
  ['HOUR', 12],
  ['DAY', 1],
  ['DAY', 2],
  ['WEEK', 1],
  ['WEEK', 2],
  ['MONTH', 1],
  ['MONTH', 2],
  ['MONTH', 3],
  ['MONTH', 6],
  ['MONTH', 12],
  ['MONTH', 60],
];

export interface Ticks {
  /** Bucket starts within the range, in order. */
  readonly times: readonly number[];
  /** What each of them is the start of, and so how it is written. */
  readonly unit: Bucket;
}

/** Marks on round times, at most `count` of them, and none between the buckets of the chart. */
export function ticksOf(span: Span, bucket: Bucket, count: number): Ticks {
  const order: readonly Bucket[] = ['HOUR', 'DAY', 'WEEK', 'MONTH'];
  const fitting = STEPS.filter(([unit]) => order.indexOf(unit) >= order.indexOf(bucket));
  const [unit, step] = fitting.find(([unit, step]) => bucketCount(span, unit) / step <= count) ?? ['MONTH', 120];
  const times: number[] = [];
  for (let at = startOf(span.from, unit); at < span.to; at = stepped(at, unit)) {
    if (at >= span.from && isRound(at, unit, step)) times.push(at);
  }
  return { times, unit };
}

/**
 * The bucket of each mark, by its number among those of the chart: the one that it is in. A week in which a month begins is named after the
 * month; every other mark is the start of its bucket.
 */
export const placesOf = ({ times }: Ticks, buckets: readonly number[]): number[] =>
  times.map((time) => bucketAt(buckets, time));

/** Every second day is one of the month's odd ones, so that marks stay where they are while the range moves. */
function isRound(at: number, unit: Bucket, step: number): boolean {
  if (step === 1) return true;
  const { year, month, day, hour } = localOf(at);
  if (unit === 'HOUR') return hour % step === 0;
  if (unit === 'DAY') return day % step === 1 && day < 31;
  if (unit === 'WEEK') return Math.round(at / 604_800) % step === 0;
  return (year * 12 + month - 1) % step === 0;
}

/** Of an axis of values alone, and where several plots share the height. */
const TICKS_OF_VALUE = 4;
const TICKS_OF_FEW = 3;

/** How many marks an axis of values has, of so many that share the height. */
export const ticksOfValue = (plots: number): number => (plots > 1 ? TICKS_OF_FEW : TICKS_OF_VALUE);

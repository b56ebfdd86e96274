import { type Bucket, stepped } from '../../../contract/buckets';
import { type Point, SERIES, type Series, totalsAt } from '../../../contract/statistics';
import type { Refused } from '../../i18n/reason';

/** What is known of one series: nothing yet, its points, or why there are none. */
export type Loaded =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly refusal: Refused }
  /** `stale`: why they are those of the reading before. */
  | { readonly is: 'ready'; readonly points: readonly Point[]; readonly stale?: Refused };
export type LoadedSeries = Readonly<Record<Series, Loaded>>;

/**
 * The three series merged by time (docs/specification.md section 3): `totals` of a series stand in the order of `times`. A series that is
 * not there has none; the others do not wait for it.
 */
export interface Merged {
  readonly times: readonly number[];
  readonly totals: Readonly<Partial<Record<Series, readonly number[]>>>;
}

/** What points were merged with: they are the same until they are loaded again, and so is what comes of them. */
const known = new WeakMap<readonly Point[], { times: readonly number[]; totals: readonly number[] }>();

/** Merges by time and not by position: a server may leave out a bucket, or cut time otherwise. `times` are the buckets of the range. */
export function merge(loaded: LoadedSeries, times: readonly number[]): Merged {
  const totals: Partial<Record<Series, readonly number[]>> = {};
  for (const series of SERIES) {
    const one = loaded[series];
    if (one.is === 'ready') totals[series] = placed(one.points, times);
  }
  return { times, totals };
}

function placed(points: readonly Point[], times: readonly number[]): readonly number[] {
  const before = known.get(points);
  if (before?.times === times) return before.totals;
  const isInOrder = points.length === times.length && points.every(({ time }, index) => time === times[index]);
  const totals = isInOrder ? points.map(({ total }) => total) : totalsAt(points, times);
  known.set(points, { times, totals });
  return totals;
}

/** The bucket that time has not come to the end of, and that will grow: its place, or null where all of them are over. */
export function growingAt(times: readonly number[], bucket: Bucket, now: number): number | null {
  const last = times.findLastIndex((time) => time <= now);
  return last >= 0 && stepped(times[last] ?? 0, bucket) > now ? last : null;
}

/** Of a merged series, the buckets from `first` to `last`. */
export interface ChartWindow {
  readonly first: number;
  readonly last: number;
}

export function sumOf(totals: readonly number[] | undefined, { first, last }: ChartWindow): number | undefined {
  if (!totals) return undefined;
  let sum = 0;
  for (let index = first; index <= Math.min(last, totals.length - 1); index += 1) sum += totals[index] ?? 0;
  return sum;
}

export interface Thinned {
  readonly index: number;
  readonly value: number;
}

/**
 * Of the values in a window the least and the greatest of each of `columns` stretches, in their order: all that so many pixels can
 * show of a line. No peak and no dip is lost, however many values there are; few come back as they are.
 */
export function thin(values: readonly number[], { first, last }: ChartWindow, columns: number): Thinned[] {
  const count = last - first + 1;
  const kept: Thinned[] = [];
  const keep = (index: number) => kept.push({ index, value: values[index] ?? 0 });
  if (count <= 2 * columns) {
    for (let index = first; index <= last; index += 1) keep(index);
    return kept;
  }
  for (let column = 0; column < columns; column += 1) {
    const from = first + Math.floor((column * count) / columns);
    const to = first + Math.floor(((column + 1) * count) / columns);
    let [least, greatest] = [from, from];
    for (let index = from + 1; index < to; index += 1) {
      if ((values[index] ?? 0) < (values[least] ?? 0)) least = index;
      if ((values[index] ?? 0) > (values[greatest] ?? 0)) greatest = index;
    }
    keep(Math.min(least, greatest));
    if (least !== greatest) keep(Math.max(least, greatest));
  }
  return kept;
}

/** The greatest value in a window, 0 where there is none. */
export function peakOf(values: readonly number[] | undefined, { first, last }: ChartWindow): number {
  let peak = 0;
  for (let index = first; index <= last; index += 1) peak = Math.max(peak, values?.[index] ?? 0);
  return peak;
}

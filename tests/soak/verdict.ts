/** What is taken of one stretch of a run. Times are of single calls, in milliseconds. */
export interface Interval {
  readonly reads: readonly number[];
  readonly changes: readonly number[];
  /** By how much the measuring process itself was late, at p99: where that grows, the machine had other work. */
  readonly lateMs: number;
  /** The least that each process has held, by its name: what garbage stands besides comes and goes. */
  readonly leastMb: Readonly<Record<string, number>>;
}

/** The first tenth of a run is left out: plans are made, caches filled and hot code compiled in it. */
const WARM_UP = 10;
/** A run that lasts is as quick at its end as at its beginning, but for what a machine does besides. */
const SLOWER_AT_MOST = 1.5;
/** The slowest of a hundred says nothing where there are not some of it. */
const CALLS_AT_LEAST = 500;
/** Of a few milliseconds half as much again is nothing that anybody notices. */
const SLACK_MS = 20;
/**
 * A process that keeps a little of each call grows for as long as it is asked; one that keeps nothing ends within some per cent of where it
 * was once warm, as V8 gives its heap back late. In ten minutes a fifth of a hundred-odd megabytes is two kilobytes a call.
 */
const GROWN_AT_MOST = 1.2;

/** The value that so large a share of the others is not above, by nearest rank; NaN of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The intervals after warming up in a first, a middle and a last third, of which the middle one may have one or two more. */
export function thirds<T>(intervals: readonly T[]): { readonly first: readonly T[]; readonly last: readonly T[] } {
  const warm = intervals.slice(Math.ceil(intervals.length / WARM_UP));
  const third = Math.floor(warm.length / 3);
  return { first: warm.slice(0, third), last: third === 0 ? [] : warm.slice(-third) };
}

/** What did not stay as it was from the first third to the last, a sentence each; empty where all did. */
export function notFlat(intervals: readonly Interval[]): readonly string[] {
  const { first, last } = thirds(intervals);
  if (first.length === 0) return ['The run was too short to tell whether it stays as it is.'];
  const slower = (['reads', 'changes'] as const).flatMap((kind) => {
    const [early, late] = [first, last].map((third) => third.flatMap((interval) => interval[kind])) as [
      number[],
      number[],
    ];
    if (Math.min(early.length, late.length) < CALLS_AT_LEAST)
      return [`There were too few ${kind} to tell how slow they are.`];
    const [before, after] = [percentile(early, 0.99), percentile(late, 0.99)];
    if (after <= Math.max(before * SLOWER_AT_MOST, before + SLACK_MS)) return [];
    const [lateBefore, lateAfter] = [first, last].map((third) =>
      Math.max(...third.map(({ lateMs }) => lateMs)).toFixed(0),
    );
    return [
      `p99 of ${kind} went from ${before.toFixed(0)} to ${after.toFixed(0)} ms, where this process itself was late by ${lateBefore} and ${lateAfter} ms.`,
    ];
  });
  const grown = Object.keys(first[0]?.leastMb ?? {}).flatMap((process) => {
    const least = (of: readonly Interval[]) => Math.min(...of.map(({ leastMb }) => leastMb[process] ?? Number.NaN));
    const [before, after] = [least(first), least(last)];
    if (after <= before * GROWN_AT_MOST) return [];
    return [`${process} grew from ${before.toFixed(0)} to ${after.toFixed(0)} MB.`];
  });
  return [...slower, ...grown];
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  atLocal,
  BUCKETS,
  BUCKETS_MAX,
  bucketAt,
  bucketCount,
  bucketFor,
  bucketsOf,
  fittingBucket,
  localOf,
  nextStart,
  startOf,
  stepped,
  widthOf,
} from '../../contract/buckets';
import { totalsAt } from '../../contract/statistics';

const DAY = 86_400;
/** 1976 to 2100. */
const moment = fc.integer({ min: 189_302_400, max: 4_102_444_800 });
const bucket = fc.constantFrom(...BUCKETS);
const span = fc
  .tuple(moment, fc.integer({ min: 0, max: 700 * DAY }))
  .map(([from, seconds]) => ({ from, to: from + seconds }));

/** What the zone database of this Node says, independent of our arithmetic. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  weekday: 'short',
  hourCycle: 'h23',
});
function byZoneDatabase(at: number) {
  const parts = Object.fromEntries(clock.formatToParts(at * 1000).map(({ type, value }) => [type, value]));
  const { year, month, day, hour, minute, second, weekday = '' } = parts;
  return {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
    weekday: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(weekday),
  };
}

describe('time by the clock of Asia/Ho_Chi_Minh', () => {
  test('is what the zone database says', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const { minute: _minute, second: _second, ...expected } = byZoneDatabase(at);
        expect(localOf(at)).toEqual(expected);
      }),
    );
  });

  test('a bucket begins on the hour, at midnight, on Monday, on the first', () => {
    fc.assert(
      fc.property(moment, bucket, (at, kind) => {
        const { day, hour, minute, second, weekday } = byZoneDatabase(startOf(at, kind));
        expect([minute, second]).toEqual([0, 0]);
        if (kind !== 'HOUR') expect(hour).toBe(0);
        if (kind === 'WEEK') expect(weekday).toBe(0);
        if (kind === 'MONTH') expect(day).toBe(1);
      }),
    );
  });

  test('a moment lies in its bucket and in no other', () => {
    fc.assert(
      fc.property(moment, bucket, (at, kind) => {
        const start = startOf(at, kind);
        expect(start).toBeLessThanOrEqual(at);
        expect(stepped(start, kind)).toBeGreaterThan(at);
        expect(startOf(start, kind)).toBe(start);
        expect(startOf(stepped(start, kind) - 1, kind)).toBe(start);
      }),
    );
  });

  test('steps forward and back come to where they began', () => {
    fc.assert(
      fc.property(moment, bucket, fc.integer({ min: -300, max: 300 }), (at, kind, steps) => {
        const start = startOf(at, kind);
        expect(stepped(stepped(start, kind, steps), kind, -steps)).toBe(start);
      }),
    );
  });

  test('the next start is the moment itself or the end of its bucket', () => {
    fc.assert(
      fc.property(moment, bucket, (at, kind) => {
        const next = nextStart(at, kind);
        expect(startOf(next, kind)).toBe(next);
        expect(next - at).toBeLessThan(stepped(startOf(at, kind), kind) - startOf(at, kind));
        expect(next).toBeGreaterThanOrEqual(at);
      }),
    );
  });
});

describe('the buckets of a range', () => {
  test('follow one another without a gap and cover the range, no more', () => {
    fc.assert(
      fc.property(span, bucket, (range, kind) => {
        const starts = bucketsOf(range, kind);
        expect(starts).toHaveLength(bucketCount(range, kind));
        if (range.to === range.from) return;
        expect(starts[0]).toBe(startOf(range.from, kind));
        const last = starts.at(-1) ?? 0;
        expect(last).toBeLessThan(range.to);
        expect(stepped(last, kind)).toBeGreaterThanOrEqual(range.to);
        // One assertion for all: there are thousands of hours.
        expect(starts.slice(1).every((start, index) => start === stepped(starts[index] ?? 0, kind))).toBe(true);
      }),
    );
  });

  test('none in an empty or reversed one, one in a second', () => {
    for (const kind of BUCKETS) {
      expect(bucketsOf({ from: 1_790_000_000, to: 1_790_000_000 }, kind)).toEqual([]);
      expect(bucketsOf({ from: 1_790_000_000, to: 1_780_000_000 }, kind)).toEqual([]);
      expect(bucketsOf({ from: 1_790_000_000, to: 1_790_000_001 }, kind)).toHaveLength(1);
    }
  });

  test('months have their own lengths, February of a leap year too', () => {
    const year = bucketsOf({ from: atLocal(2028, 1), to: atLocal(2029, 1) }, 'MONTH');
    const days = year.map((start) => (stepped(start, 'MONTH') - start) / DAY);
    expect(days).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
  });

  test('midnight of the last of a month belongs to the next one', () => {
    const end = atLocal(2026, 3);
    expect(localOf(end - 1)).toMatchObject({ month: 2, day: 28, hour: 23 });
    expect(startOf(end, 'MONTH')).toBe(end);
    expect(bucketCount({ from: atLocal(2026, 2), to: end }, 'MONTH')).toBe(1);
    expect(bucketCount({ from: atLocal(2026, 2), to: end + 1 }, 'MONTH')).toBe(2);
  });
});

describe('the bucket that suits a range', () => {
  const from = atLocal(2026, 1);
  test.each([
    [0, 'HOUR'],
    [604_800, 'HOUR'],
    [604_801, 'DAY'],
    [26 * 7 * DAY, 'DAY'],
    [26 * 7 * DAY + 1, 'WEEK'],
    [29_030_400, 'WEEK'],
    [29_030_401, 'MONTH'],
  ])('%i s by %s', (seconds, expected) => {
    expect(bucketFor({ from, to: from + seconds })).toBe(expected);
  });

  test('never makes more points than a screen tells apart', () => {
    fc.assert(
      fc.property(span, (range) => {
        expect(bucketCount(range, bucketFor(range))).toBeLessThanOrEqual(183);
      }),
    );
  });

  test('one that would make too many gives way to a wider one', () => {
    const long = { from: 0, to: 40 * 365 * DAY };
    expect(fittingBucket(long, 'HOUR')).toBe('DAY');
    expect(fittingBucket({ from: 0, to: 11 * 365 * DAY }, 'HOUR')).toBe('HOUR');
    expect(bucketCount(long, fittingBucket(long, 'HOUR'))).toBeLessThanOrEqual(BUCKETS_MAX);
    const most = { from: atLocal(2000, 1), to: atLocal(2000, 1) + BUCKETS_MAX * 3600 };
    expect(fittingBucket(most, 'HOUR')).toBe('HOUR');
    expect(fittingBucket({ ...most, to: most.to + 1 }, 'HOUR')).toBe('DAY');
    // Never to a narrower one.
    expect(fittingBucket({ from: 0, to: DAY }, 'WEEK')).toBe('WEEK');
  });
});

test('a bucket that has just begun is the next one, and all but months are of one width', () => {
  const noon = atLocal(2026, 2, 3, 12);
  expect(nextStart(atLocal(2026, 2, 3), 'DAY')).toBe(atLocal(2026, 2, 3));
  expect(nextStart(noon, 'DAY')).toBe(atLocal(2026, 2, 4));
  expect(BUCKETS.map(widthOf)).toEqual([3600, DAY, 7 * DAY, undefined]);
});

test('a moment is in the last bucket that has begun, and before the first in none', () => {
  const times = [10, 20, 30];
  expect([9, 10, 19, 20, 29, 30, 99].map((at) => bucketAt(times, at))).toEqual([-1, 0, 0, 1, 1, 2, 2]);
  expect(bucketAt([], 5)).toBe(-1);
});

describe('what a server counted', () => {
  const [first, last] = [atLocal(2026, 2, 1), atLocal(2026, 2, 3)];
  const countedAt = (times: readonly number[], ...moments: number[]) =>
    totalsAt(
      moments.map((time) => ({ time, total: 1 })),
      times,
    );

  test('counts in the bucket that it touches, and beyond the range in none', () => {
    const days = [first, first + DAY, last];
    expect(countedAt(days, first - DAY, last + 2 * DAY)).toEqual([0, 0, 0]);
    expect(countedAt(days, first - DAY + 1, first, last, last + 2 * DAY - 1)).toEqual([2, 0, 2]);
    expect([countedAt([], first), countedAt([], 5)]).toEqual([[], []]);
  });

  test('may begin as far outside as the widest bucket, and as a month where there is only one', () => {
    const months = [atLocal(2026, 1), atLocal(2026, 2), atLocal(2026, 3)];
    expect(countedAt(months, atLocal(2026, 1) - 31 * DAY)).toEqual([0, 0, 0]);
    expect(countedAt(months, atLocal(2026, 1) - 31 * DAY + 1)).toEqual([1, 0, 0]);
    expect(countedAt([first], first - 31 * DAY, first - 31 * DAY + 1)).toEqual([1]);
  });

  test('reaches a day where buckets are shorter than that', () => {
    const hours = [first, first + 3600];
    expect(countedAt(hours, first - DAY, first - DAY + 1)).toEqual([1, 0]);
  });
});

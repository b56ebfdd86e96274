import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atLocal, BUCKETS, bucketCount, bucketsOf, startOf } from '../../../contract/buckets';
import { SERIES, totalsAt } from '../../../contract/statistics';
import { Code } from '../../../contract/wire/codes';
import { changed, statisticsAddress, viewOf } from '../../../src/screens/statistics/address';
import { monthSeenFirst } from '../../../src/screens/statistics/month';
import { panels } from '../../../src/screens/statistics/panels';
import { merge, peakOf, sumOf, thin } from '../../../src/screens/statistics/rows';
import { placesOf, ticksOf, ticksOfValue } from '../../../src/screens/statistics/ticks';
import { alike } from '../../../src/screens/statistics/troubles';
import { decisionBucket, gathered } from '../../../src/screens/statistics/useGathered';

const DAY = 86_400;
const moment = fc.integer({ min: atLocal(1990, 1), max: atLocal(2090, 1) });
const span = fc
  .tuple(moment, fc.integer({ min: 3600, max: 2000 * DAY }))
  .map(([from, seconds]) => ({ from, to: from + seconds }));
const values = fc.array(fc.nat({ max: 1000 }), { minLength: 1, maxLength: 3000 });

describe('thinned to what the pixels can show', () => {
  test('no peak and no dip is lost, nothing is made up, and the order stays', () => {
    fc.assert(
      fc.property(values, fc.integer({ min: 1, max: 300 }), (all, columns) => {
        const window = { first: 0, last: all.length - 1 };
        const kept = thin(all, window, columns);
        expect(kept.length).toBeLessThanOrEqual(2 * columns);
        expect(Math.max(...kept.map(({ value }) => value))).toBe(Math.max(...all));
        expect(Math.min(...kept.map(({ value }) => value))).toBe(Math.min(...all));
        for (const [nth, { index, value }] of kept.entries()) {
          expect(value).toBe(all[index]);
          if (nth > 0) expect(index).toBeGreaterThan(kept[nth - 1]?.index ?? -1);
        }
      }),
    );
  });

  test('few stay as they are', () => {
    expect(thin([3, 1, 2], { first: 0, last: 2 }, 10).map(({ value }) => value)).toEqual([3, 1, 2]);
    expect(thin([3, 1, 2], { first: 1, last: 1 }, 10)).toEqual([{ index: 1, value: 1 }]);
    expect(thin([], { first: 0, last: -1 }, 10)).toEqual([]);
  });

  test('of 43,800 hours no more is left than two points a pixel', () => {
    const hours = Array.from({ length: 43_800 }, (_, index) => (index * 7919) % 1000);
    const left = thin(hours, { first: 0, last: hours.length - 1 }, 1100);
    expect(left.length).toBeGreaterThan(1100);
    expect(left.length).toBeLessThanOrEqual(2 * 1100 + 2);
  });
});

describe('merged by time', () => {
  const range = { from: atLocal(2026, 2), to: atLocal(2026, 2, 4) };
  const days = bucketsOf(range, 'DAY');
  const point = (index: number, total: number) => ({ time: days[index] ?? 0, total });

  test('each value stands with its time, whatever a server left out or sent too much', () => {
    const merged = merge(
      {
        registered: { is: 'ready', points: [point(2, 5), point(0, 1)] },
        comments: { is: 'ready', points: [{ time: 0, total: 9 }, point(1, 4)] },
        posts: { is: 'ready', points: [] },
      },
      days,
    );
    expect(merged).toEqual({
      times: days,
      totals: { registered: [1, 0, 5], comments: [0, 4, 0], posts: [0, 0, 0] },
    });
  });

  test('however a server cuts time, the sum is what it said, and each count stands where its bucket begins', () => {
    const cuts = fc.record({
      range: span,
      bucket: fc.constantFrom(...BUCKETS),
      offset: fc.integer({ min: -12, max: 12 }),
      moments: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { maxLength: 200 }),
      isFromStart: fc.boolean(),
    });
    fc.assert(
      fc.property(cuts, ({ range: { from, to }, bucket, offset, moments, isFromStart }) => {
        fc.pre(bucketCount({ from, to }, bucket) <= 5000);
        const width = { HOUR: 3600, DAY, WEEK: 7 * DAY, MONTH: 30 * DAY }[bucket];
        const origin = isFromStart ? from : offset * 3600;
        // Unsorted, without the empty ones, and the same bucket more than once.
        const points = moments.map((share) => {
          const at = from + Math.floor(share * (to - from));
          return { time: origin + Math.floor((at - origin) / width) * width, total: 1 };
        });
        const times = bucketsOf({ from, to }, bucket);
        const totals = totalsAt(points, times);
        expect(sumOf(totals, { first: 0, last: totals.length - 1 })).toBe(points.length);
        for (const [index, time] of times.entries()) {
          const isIn = (at: number) =>
            (index === 0 || at >= time) && at < (times[index + 1] ?? Number.POSITIVE_INFINITY);
          expect(totals[index]).toBe(points.filter((point) => isIn(point.time)).length);
        }
      }),
    );
  });

  test('a series that failed is missing, and the others stand', () => {
    const { totals } = merge(
      {
        registered: { is: 'failed', refusal: { refused: 500 } },
        comments: { is: 'ready', points: [point(0, 2), point(1, 3)] },
        posts: { is: 'loading' },
      },
      days,
    );
    expect(totals.registered).toBeUndefined();
    expect(sumOf(totals.comments, { first: 0, last: 2 })).toBe(5);
    expect(peakOf(totals.posts, { first: 0, last: 2 })).toBe(0);
  });
});

test('marks of the axis are starts of buckets, in order, inside the range, and not too many', () => {
  fc.assert(
    fc.property(span, fc.constantFrom(...BUCKETS), fc.integer({ min: 2, max: 14 }), (range, bucket, count) => {
      const { times, unit } = ticksOf(range, bucket, count);
      expect(times.length).toBeLessThanOrEqual(count + 1);
      for (const [nth, time] of times.entries()) {
        expect(startOf(time, unit)).toBe(time);
        expect(time).toBeGreaterThanOrEqual(range.from);
        expect(time).toBeLessThan(range.to);
        if (nth > 0) expect(time).toBeGreaterThan(times[nth - 1] ?? 0);
      }
    }),
  );
});

test('each mark stands under the point of the bucket that it names, at every width and in every range', () => {
  fc.assert(
    fc.property(span, fc.constantFrom(...BUCKETS), fc.integer({ min: 2, max: 30 }), (range, bucket, count) => {
      fc.pre(bucketCount(range, bucket) <= 5000);
      const ticks = ticksOf(range, bucket, count);
      const buckets = bucketsOf(range, bucket);
      const places = placesOf(ticks, buckets);
      expect(places).toHaveLength(ticks.times.length);
      for (const [nth, place] of places.entries()) {
        const [mark, start] = [ticks.times[nth] ?? 0, buckets[place] ?? Number.NaN];
        // Months begin within weeks; whatever else is marked begins with a bucket.
        if (bucket === 'WEEK' && ticks.unit === 'MONTH') expect(startOf(mark, 'WEEK')).toBe(start);
        else expect(start).toBe(mark);
        if (nth > 0) expect(place).toBeGreaterThan(places[nth - 1] ?? 0);
      }
    }),
  );
});

describe('the address', () => {
  test('says what is shown, and nothing where that is as usual', () => {
    expect(statisticsAddress(viewOf(''))).toBe('/dashboard');
    const view = { range: '2026-01-01..2026-01-31', bucket: 'WEEK', compare: true, table: false, bars: true } as const;
    expect(statisticsAddress(view)).toBe('/dashboard?range=2026-01-01..2026-01-31&bucket=week&compare&bars');
    expect(viewOf(statisticsAddress(view).split('?')[1] ?? '')).toEqual(view);
  });

  test('what it says wrongly is as usual', () => {
    expect(viewOf('range=yesterday&bucket=year')).toEqual(viewOf(''));
  });

  test('another range lets the bucket follow again; the rest stays', () => {
    const view = viewOf('bucket=hour&compare');
    expect(changed(view, { range: '12m' })).toMatchObject({ range: '12m', bucket: 'auto', compare: true });
    expect(changed(view, { bucket: 'WEEK' })).toMatchObject({ range: '30d', bucket: 'WEEK' });
    expect(changed(view, { turn: 'compare' }).compare).toBe(false);
  });
});

test('decisions by day gathered into wider buckets keep their sum', () => {
  fc.assert(
    fc.property(span, (range) => {
      const bucket = decisionBucket(range);
      const days = bucketsOf(range, 'DAY').map((time, index) => ({ time, ignored: index % 5, deleted: 1, blocked: 0 }));
      const rows = gathered(days, range, bucket);
      const sum = (all: readonly { ignored: number; deleted: number }[]) =>
        all.reduce((total, { ignored, deleted }) => total + ignored + deleted, 0);
      expect(sum(rows)).toBe(sum(days));
      expect(rows).toHaveLength(bucketCount(range, bucket));
      expect(rows.length).toBeLessThanOrEqual(200);
    }),
    { numRuns: 40 },
  );
});

describe('the plots of the chart', () => {
  const times = Array.from({ length: 30 }, (_, index) => index * DAY);
  const window = { first: 0, last: 29 };
  const scalesOf = (peaks: readonly number[]) => {
    const given = SERIES.slice(0, peaks.length);
    const totals = Object.fromEntries(given.map((series, nth) => [series, times.map(() => peaks[nth] ?? 0)]));
    const rows = { times, totals };
    return Object.values(panels({ rows, before: null, visible: new Set(given), window, heightPx: 342 }));
  };

  test('no value stands above the topmost mark', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3_000_000 }), { minLength: 1, maxLength: 3 }), (peaks) => {
        for (const [nth, y] of scalesOf(peaks).entries()) {
          const marks = y.ticks(ticksOfValue(peaks.length));
          expect(marks.at(-1)).toBeGreaterThanOrEqual(peaks[nth] ?? 0);
          expect(marks.at(-1)).toBe(y.domain()[1]);
        }
      }),
    );
  });

  test('the name of a series stands nearer to its own plot than to the one above', () => {
    const [above, below] = scalesOf([5, 1162]);
    const between = (below?.range()[1] ?? 0) - (above?.range()[0] ?? 0);
    // Its letters end ten pixels above its plot, and are eleven high.
    expect(between - 10 - 11).toBeGreaterThan(10);
  });
});

describe('what of home could not be read', () => {
  const trouble = (of: string, refused: number, isStale = false) => ({
    of,
    refusal: { refused, message: String(refused) },
    isStale,
    retry: () => {},
  });
  test('what failed alike is told together, and nothing else is', () => {
    const away = ['a', 'b', 'c'].map((of) => trouble(of, Code.lost));
    const told = alike([...away, trouble('d', 307), trouble('e', Code.lost, true)]);
    expect(told.map((some) => some.map(({ of }) => of))).toEqual([['a', 'b', 'c'], ['d'], ['e']]);
  });
});

describe('the month that the calendar opens with', () => {
  const until = (day: number, days: number) => {
    const now = atLocal(2026, 12) + (day - 1) * DAY + 3600;
    return [{ from: now - days * DAY, to: now }, now] as const;
  };

  test('is that in which the range ends, once a week of it has gone by', () => {
    for (const days of [7, 30, 365]) expect(monthSeenFirst(...until(8, days))).toBe(atLocal(2026, 12));
    expect(monthSeenFirst({ from: atLocal(2026, 3), to: atLocal(2026, 4) }, atLocal(2026, 12))).toBe(atLocal(2026, 3));
  });

  test('is the one before in the first days of a month, where the range has more of that', () => {
    for (const days of [7, 30, 365]) expect(monthSeenFirst(...until(1, days))).toBe(atLocal(2026, 11));
    expect(monthSeenFirst(...until(4, 7))).toBe(atLocal(2026, 11));
    expect(monthSeenFirst(...until(6, 7))).toBe(atLocal(2026, 12));
    const [, now] = until(1, 1);
    expect(monthSeenFirst({ from: atLocal(2026, 12), to: atLocal(2027, 1) }, now)).toBe(atLocal(2026, 12));
  });

  test('is never later than now, and always one that the range has a part of', () => {
    fc.assert(
      fc.property(span, moment, ({ from, to }, now) => {
        fc.pre(from < now);
        const month = monthSeenFirst({ from, to }, now);
        expect(month).toBe(startOf(month, 'MONTH'));
        expect(month).toBeLessThanOrEqual(now);
        expect(month).toBeGreaterThanOrEqual(startOf(from, 'MONTH'));
        expect(month).toBeLessThan(to);
      }),
    );
  });
});

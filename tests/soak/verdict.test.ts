import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Interval, notFlat, percentile, thirds } from './verdict';

/** With so many calls that each took one of `ms`. */
const anInterval = ({ ms = [10], mb = 100, calls = 500 } = {}): Interval => {
  const each = Array.from({ length: calls }, (_, nth) => ms[nth % ms.length] ?? 0);
  return { reads: each, changes: each, lateMs: 7, leastMb: { server: mb } };
};
const times = fc.array(fc.double({ min: 0.1, max: 5000, noNaN: true }), { minLength: 1, maxLength: 300 });
const share = fc.double({ min: 0.01, max: 1, noNaN: true });

describe('a percentile', () => {
  test('is one of the values, with at least that share of them not above it, and fewer below', () => {
    fc.assert(
      fc.property(times, share, (values, part) => {
        const value = percentile(values, part);
        expect(values).toContain(value);
        expect(values.filter((other) => other <= value).length).toBeGreaterThanOrEqual(values.length * part);
        expect(values.filter((other) => other < value).length).toBeLessThan(values.length * part);
      }),
    );
  });

  test('of no values is none', () => expect(percentile([], 0.99)).toBeNaN());
});

describe('the thirds of a run', () => {
  test('are equal, leave out the first tenth, and never share an interval', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), (length) => {
        const intervals = Array.from({ length }, (_, nth) => nth);
        const { first, last } = thirds(intervals);
        expect(first.length).toBe(last.length);
        expect(first.length).toBe(Math.floor((length - Math.ceil(length / 10)) / 3));
        if (first.length === 0) return;
        expect(first[0]).toBe(Math.ceil(length / 10));
        expect(last.at(-1)).toBe(length - 1);
        expect(first.at(-1)).toBeLessThan(last[0] ?? 0);
      }),
    );
  });
});

describe('a run', () => {
  test('that only repeats itself is flat, however its calls are spread', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 4, max: 20 }), (ms, length) => {
        const interval = anInterval({ ms });
        expect(notFlat(Array.from({ length }, () => interval))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test('is not judged by how it warms up', () => {
    const cold = anInterval({ ms: [9000], mb: 20 });
    expect(notFlat([cold, ...Array.from({ length: 9 }, () => anInterval())])).toEqual([]);
  });

  test('of a few milliseconds may be a few slower', () => {
    const ms = (nth: number) => [nth < 7 ? 3 : 5];
    expect(notFlat(Array.from({ length: 10 }, (_, nth) => anInterval({ ms: ms(nth) })))).toEqual([]);
  });

  test('that gets slower by more than half, or larger by more than a fifth, is named with both ends', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 50, max: 1000 }),
        fc.integer({ min: 160, max: 400 }),
        fc.integer({ min: 10, max: 20 }),
        (start, percent, length) => {
          const end = Math.round((start * percent) / 100);
          const later = (nth: number) => (nth >= length / 2 ? end : start);
          const slower = Array.from({ length }, (_, nth) => anInterval({ ms: [later(nth)] }));
          expect(notFlat(slower)).toEqual([
            `p99 of reads went from ${start} to ${end} ms, where this process itself was late by 7 and 7 ms.`,
            `p99 of changes went from ${start} to ${end} ms, where this process itself was late by 7 and 7 ms.`,
          ]);
          const larger = Array.from({ length }, (_, nth) => anInterval({ mb: later(nth) }));
          expect(notFlat(larger)).toEqual([`server grew from ${start} to ${end} MB.`]);
        },
      ),
      { numRuns: 30 },
    );
  });

  test('that leaks a little all the time is told from one whose memory goes up and down', () => {
    const run = (mb: (nth: number) => number) =>
      notFlat(Array.from({ length: 60 }, (_, nth) => anInterval({ mb: mb(nth) })));
    expect(run((nth) => 120 + nth)).toHaveLength(1);
    expect(run((nth) => 120 + (nth % 5) * 20)).toEqual([]);
  });

  test('with too few calls for a slowest hundredth says so', () => {
    const few = Array.from({ length: 10 }, () => anInterval({ calls: 100 }));
    expect(notFlat(few)).toEqual([expect.stringContaining('few reads'), expect.stringContaining('few changes')]);
  });

  test('too short for three thirds says so', () => {
    expect(notFlat([anInterval(), anInterval()])).toHaveLength(1);
  });
});

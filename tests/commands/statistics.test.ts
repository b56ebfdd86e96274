import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../../commands/core/day';
import type { Sheet, World } from '../../commands/core/world';
import { type BucketChoice, bucketOf, PRESETS, rangeBefore, rangeOf, rangeText } from '../../commands/ranges';
import { exportStatistics, setOwnRange } from '../../commands/statistics';
import { timeText } from '../../commands/statisticsFile';
import { atLocal, BUCKETS, BUCKETS_MAX, bucketCount, bucketsOf, localOf, startOf } from '../../contract/buckets';
import { Code } from '../../contract/wire/codes';
import type { Answer, Endpoint } from '../../contract/wire/endpoint';

const DAY = 86_400;
const moment = fc.integer({ min: atLocal(1990, 1), max: atLocal(2090, 1) });
const day = (text: string) => rangeOf(`${text}..${text}`, 0)?.from ?? 0;

describe('a range', () => {
  test('of a preset ends with the present hour and never in the future', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...PRESETS), (now, preset) => {
        const range = rangeOf(preset, now);
        if (!range) throw new Error(preset);
        expect(range.from).toBeLessThan(range.to);
        if (preset === '12m') expect(bucketOf(range, 'auto')).toBe('MONTH');
        const end = preset === 'lastMonth' ? startOf(now, 'MONTH') : startOf(now, 'HOUR') + 3600;
        expect(range.to).toBe(end);
      }),
    );
  });

  test('is cut by hours up to a week, by days up to three months, by months from a year on', () => {
    const now = atLocal(2026, 11, 21, 15) + 1234;
    const bucket = (preset: string) => bucketOf(rangeOf(preset, now) ?? { from: 0, to: 0 }, 'auto');
    expect(PRESETS.map(bucket)).toEqual(['HOUR', 'HOUR', 'DAY', 'DAY', 'DAY', 'DAY', 'MONTH', 'MONTH']);
    expect(bucketCount(rangeOf('30d', now) ?? { from: 0, to: 0 }, 'DAY')).toBe(30);
    expect(bucketCount(rangeOf('12m', now) ?? { from: 0, to: 0 }, 'MONTH')).toBe(12);
    const first = atLocal(2026, 11, 1, 1);
    const atFirst = (preset: string) => bucketOf(rangeOf(preset, first) ?? { from: 0, to: 0 }, 'auto');
    expect(['12m', 'month'].map(atFirst)).toEqual(['MONTH', 'HOUR']);
  });

  test('is cut by the bucket that was asked for, where it is not too long for that', () => {
    const week = rangeOf('2026-11-02..2026-11-08', 0) ?? { from: 0, to: 0 };
    expect((['auto', 'DAY', 'WEEK'] as const).map((choice) => bucketOf(week, choice))).toEqual(['HOUR', 'DAY', 'WEEK']);
  });

  test.each([
    ['24h', atLocal(2026, 11, 20, 16), { seconds: DAY }],
    ['7d', atLocal(2026, 11, 14, 16), { seconds: 7 * DAY }],
    ['30d', atLocal(2026, 10, 23), { seconds: 30 * DAY }],
    ['90d', atLocal(2026, 8, 24), { seconds: 90 * DAY }],
    ['month', atLocal(2026, 11), { months: 1 }],
    ['lastMonth', atLocal(2026, 10), { months: 1 }],
    ['12m', atLocal(2025, 12), { months: 12 }],
    ['5y', atLocal(2021, 12), { months: 60 }],
  ] as const)('of %s goes back as far as it says', (text, from, period) => {
    const to = text === 'lastMonth' ? atLocal(2026, 11) : atLocal(2026, 11, 21, 16);
    expect(rangeOf(text, atLocal(2026, 11, 21, 15) + 1234)).toEqual({ text, from, to, period });
  });

  test('of its own has both days in it, whichever was given first', () => {
    const range = rangeOf('2026-01-30..2026-02-02', 0);
    expect(range).toMatchObject({ from: atLocal(2026, 1, 30), to: atLocal(2026, 2, 3) });
    expect(rangeOf('2026-02-02..2026-01-30', 0)).toMatchObject({ from: range?.from, to: range?.to });
  });

  test.each([
    '',
    '30',
    '2026-02-30..2026-03-01',
    '2026-01-01..2026-02-30',
    'x2026-01-01..2026-01-02',
    '2026-01-01..2026-01-02x',
    '2026-01-01T05..2026-01-01T99',
    '2026-1-1..2026-1-2',
    '2026-01-01T24..2026-01-02T00',
    '1900-01-01..1900-01-02',
  ])('is not what %s says', (text) => expect(rangeOf(text, 0)).toBeUndefined());

  test('written and read again is the same, by the hour', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20_000 }), (at, hours) => {
        const from = startOf(at, 'HOUR');
        const span = { from, to: from + hours * 3600 };
        expect(rangeOf(rangeText(span), 0)).toMatchObject(span);
      }),
    );
    const [none, first] = [
      { from: day('2026-05-09'), to: day('2026-05-09') },
      { from: 0, to: 3600 },
    ];
    for (const span of [none, first]) expect(rangeOf(rangeText(span), 0)).toMatchObject(span);
  });

  test('whatever bucket is asked for, there are never more than an answer carries', () => {
    fc.assert(
      fc.property(moment, moment, fc.constantFrom<BucketChoice>('auto', ...BUCKETS), (a, b, choice) => {
        const span = { from: Math.min(a, b), to: Math.max(a, b) };
        expect(bucketCount(span, bucketOf(span, choice))).toBeLessThanOrEqual(BUCKETS_MAX);
      }),
    );
  });

  test('days are those of the calendar', () => {
    expect(['2028-02-29', '2026-12-31'].map(isDay)).toEqual([true, true]);
    for (const none of ['2026-02-29', '2026-13-01', '31/12/2026', '', '1969-12-31'])
      expect(isDay(none), none).toBe(false);
  });
});

describe('the range before', () => {
  test('ends where this one begins, if this one is over', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 900 }), (at, days) => {
        const from = startOf(at, 'DAY');
        const range = rangeOf(rangeText({ from, to: from + days * DAY }), 0);
        expect(range && rangeBefore(range).to).toBe(from);
      }),
    );
  });

  test.each([
    ['2026-03-01..2026-03-31', '2026-02-01..2026-02-28'],
    ['2028-03-01..2028-03-31', '2028-02-01..2028-02-29'],
    ['2026-02-01..2026-02-28', '2026-01-01..2026-01-31'],
    ['2026-03-01..2026-03-30', '2026-01-30..2026-02-28'],
    ['2026-01-01..2026-12-31', '2025-01-01..2025-12-31'],
    ['2026-03-02..2026-03-31', '2026-01-31..2026-03-01'],
    ['2026-01-01T05..2026-01-01T09', '2026-01-01T01..2026-01-01T05'],
  ])('%s follows %s', (text, before) => {
    const range = rangeOf(text, 0);
    expect(range && rangeText(rangeBefore(range))).toBe(before);
  });

  test('of a month that is not over has as much of it as has passed', () => {
    const range = rangeOf('month', atLocal(2026, 11, 10, 8) + 60);
    expect(range && rangeBefore(range)).toEqual({ from: atLocal(2026, 10), to: atLocal(2026, 10, 10, 9) });
  });

  test('of the last days of March never reaches beyond February', () => {
    const range = rangeOf('month', atLocal(2026, 3, 30, 8));
    expect(range && rangeBefore(range).to).toBe(atLocal(2026, 3));
  });

  test('cut into the same buckets has as many, for days', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom('24h', '7d', '30d', '90d'), (now, preset) => {
        const range = rangeOf(preset, now);
        if (!range) throw new Error(preset);
        const bucket = bucketOf(range, 'auto');
        expect(bucketCount(rangeBefore(range), bucket)).toBe(bucketCount(range, bucket));
      }),
    );
  });
});

describe('the export', () => {
  function aWorld(answer: (path: string, input: Record<string, unknown>) => Answer<unknown>) {
    const saved: Sheet[] = [];
    const refused: Code[] = [];
    const world = {
      now: () => atLocal(2026, 11, 21, 9) + 30,
      call: async (endpoint: Endpoint, input: Record<string, unknown>) => answer(endpoint.path, input),
      save: (sheet: Sheet) => saved.push(sheet),
      notifyRefusal: (code: Code) => refused.push(code),
    } as unknown as World;
    return { world, saved, refused };
  }
  const counting = (_path: string, { startTime, endTime, timeSerialType }: Record<string, unknown>) => ({
    data: bucketsOf({ from: Number(startTime), to: Number(endTime) }, timeSerialType as 'DAY').map((time) => ({
      time,
      total: localOf(time).day,
    })),
  });

  test('has a line for each bucket with the three series, times by the clock of Asia/Ho_Chi_Minh', async () => {
    const { world, saved } = aWorld(counting);
    await exportStatistics.run(world, [], { range: '2026-01-31..2026-02-01', bucket: 'auto' });
    expect(saved[0]?.name).toBe('tamquan-2026-01-31..2026-02-01-hour');
    expect(saved[0]?.rows).toHaveLength(48);
    expect(saved[0]?.rows[24]).toEqual(['2026-02-01 00:00', '1', '1', '1']);
    expect(saved[0]?.titles).toHaveLength(4);
  });

  test('is not made where a series could not be had: nobody would see that it is missing', async () => {
    const { world, saved, refused } = aWorld((path, input) =>
      path.endsWith('/post') ? { refused: Code.unavailable, message: 'no store' } : counting(path, input),
    );
    await exportStatistics.run(world, [], { range: '7d', bucket: 'DAY' });
    expect(saved).toEqual([]);
    expect(refused).toMatchObject([{ refused: Code.unavailable }]);
  });

  test('a time is a day, and of an hour the hour too', () => {
    expect(timeText(day('2026-05-09'), 'DAY')).toBe('2026-05-09');
    expect(timeText(day('2026-05-09') + 7 * 3600, 'HOUR')).toBe('2026-05-09 07:00');
  });
});

test('an own range is said to the statistics as the text of its days', () => {
  const said: unknown[] = [];
  const world = { screen: () => ({ change: (change: unknown) => said.push(change) }) } as unknown as World;
  setOwnRange.run(world, [], { from: '2026-01-01', to: '2026-01-31', bucket: 'WEEK' });
  expect(said).toEqual([{ range: '2026-01-01..2026-01-31', bucket: 'WEEK' }]);
});

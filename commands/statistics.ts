import { BUCKETS, type Bucket, bucketsOf } from '../contract/buckets';
import { SERIES, SERIES_CALLS, totalsAt } from '../contract/statistics';
import { defineLook, nothing, type Option, ok, oneOf, text } from './definition';
import { type BucketChoice, bucketOf, DEFAULT_RANGE, hourText, isDay, PRESETS, rangeOf } from './ranges';

/** What the address of the statistics says is changed, or, of what is on or off, turned round. */
export interface StatisticsChange {
  readonly range?: string;
  readonly bucket?: BucketChoice;
  readonly turn?: 'compare' | 'table' | 'bars';
}

const needs = 'STATISTICAL';
/** Letters that pick a range inside the step. */
const PRESS = { '24h': 'h', '7d': 'w', '30d': 'm', '90d': 'q', month: 't', lastMonth: 'l', '12m': 'y', '5y': 'v' };
const range = oneOf<string>(PRESETS.map((value) => ({ value, press: PRESS[value] })));
const BUCKET_CHOICES: readonly Option<BucketChoice>[] = [
  { value: 'auto', press: 'a' },
  ...BUCKETS.map((value) => ({ value, press: { HOUR: 'h', DAY: 'd', WEEK: 'w', MONTH: 'm' }[value] })),
];
const bucket = oneOf<BucketChoice>(BUCKET_CHOICES);
const day = () => text({ as: 'date', check: (value) => (isDay(value) ? ok : 'stats.noSuchDay') });

/** One of the presets, from now back; the screen's buttons also give own ranges by their text. */
export const setRange = defineLook({
  id: 'stats.range',
  on: nothing(),
  needs,
  icon: 'calendar-range',
  key: { press: 'r', where: 'stats' },
  // Whoever wants another bucket than the range's own has `stats.bucket`: a range is one question.
  asks: { range, bucket: oneOf<BucketChoice>(BUCKET_CHOICES, { usual: 'auto' }) },
  show: (world, _none, chosen) => world.statistics(chosen),
});

/** From one day to another, both included. */
export const setOwnRange = defineLook({
  id: 'stats.ownRange',
  on: nothing(),
  needs,
  icon: 'calendar-range',
  key: { press: 'f', where: 'stats' },
  asks: { from: day(), to: day(), bucket },
  show: (world, _none, { from, to, bucket }) => world.statistics({ range: `${from}..${to}`, bucket }),
});

export const setBucket = defineLook({
  id: 'stats.bucket',
  on: nothing(),
  needs,
  icon: 'chart-column',
  key: { press: 'b', where: 'stats' },
  asks: { bucket },
  show: (world, _none, chosen) => world.statistics(chosen),
});

function turning<const Id extends string>(id: Id, turn: 'compare' | 'table' | 'bars', press: string, icon: string) {
  return defineLook({
    id,
    on: nothing(),
    needs,
    icon,
    key: { press, where: 'stats' },
    show: (world) => world.statistics({ turn }),
  });
}

export const refreshStatistics = defineLook({
  id: 'stats.refresh',
  on: nothing(),
  needs,
  icon: 'refresh-cw',
  key: { press: 'Shift+R', where: 'stats' },
  show: (world) => world.statistics('refresh'),
});

/**
 * The three series of a range as a file, times by the clock of Asia/Ho_Chi_Minh. All of them or none: in a spreadsheet nobody sees
 * that a column is missing because a call failed.
 */
export const exportStatistics = defineLook({
  id: 'stats.exportCsv',
  on: nothing(),
  needs,
  icon: 'download',
  asks: { range, bucket },
  show: async (world, _none, chosen) => {
    const now = world.now();
    const span = rangeOf(chosen.range, now) ?? rangeOf(DEFAULT_RANGE, now);
    if (!span) return;
    const timeSerialType = bucketOf(span, chosen.bucket);
    const input = { startTime: span.from, endTime: span.to, timeSerialType };
    const answers = await Promise.all(SERIES.map((series) => world.call(SERIES_CALLS[series], input)));
    const times = bucketsOf(span, timeSerialType);
    const columns: (readonly number[])[] = [];
    for (const answer of answers) {
      if (answer.refused !== undefined) return world.refused(answer);
      columns.push(totalsAt(answer.data, times));
    }
    world.save({
      name: `tamquan-${span.text}-${timeSerialType.toLowerCase()}`,
      titles: ['statistics.time', ...SERIES.map((series) => `statistics.series.${series}`)],
      rows: times.map((time, index) => [
        timeText(time, timeSerialType),
        ...columns.map((totals) => String(totals[index] ?? 0)),
      ]),
    });
  },
});

/** A bucket's start as spreadsheets read it in every language. */
export function timeText(at: number, bucket: Bucket): string {
  const [date = '', hour = ''] = hourText(at).split('T');
  return bucket === 'HOUR' ? `${date} ${hour}:00` : date;
}

export const statisticsCommands = [
  setRange,
  setOwnRange,
  setBucket,
  turning('stats.compare', 'compare', 'c', 'git-compare'),
  turning('stats.bars', 'bars', 'l', 'chart-line'),
  turning('stats.table', 'table', 't', 'table'),
  exportStatistics,
  refreshStatistics,
] as const;

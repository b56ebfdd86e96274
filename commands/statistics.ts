import { isDay } from './core/day';
import { defineConsoleCommand, nothing, oneOf, text } from './core/definition';
import { ok } from './core/disabledReason';
import { late } from './core/late';
import type { Titled } from './core/textKey';
import type { BucketChoice, Preset, StatisticsChange } from './ranges';

/** The statistics: opened where they are not. */
export interface StatisticsVerbs {
  /** Changes what they show. */
  readonly change: (change: StatisticsChange) => void;
  /** Asks the server again. */
  readonly refresh: () => void;
}

declare module './core/world' {
  interface ScreenVerbs {
    readonly statistics: StatisticsVerbs;
  }
}

// The arithmetic of time is for the statistics alone: a session that never looks at them does without it.
const file = late(() => import('./statisticsFile'));

const permission = 'STATISTICAL';
/** Letters that pick a range inside the step, shortest first. */
const RANGES = {
  '24h': 'h',
  '7d': 'w',
  '30d': 'm',
  '90d': 'q',
  month: 't',
  lastMonth: 'l',
  '12m': 'y',
  '5y': 'v',
} as const satisfies Record<Preset, string>;
const range = oneOf<string>(Object.entries(RANGES).map(([value, press]) => ({ value, press })));
const BUCKETS = { auto: 'a', HOUR: 'h', DAY: 'd', WEEK: 'w', MONTH: 'm' } as const satisfies Record<
  BucketChoice,
  string
>;
const BUCKET_CHOICES = Object.entries(BUCKETS).map(([value, press]) => ({ value: value as BucketChoice, press }));
const bucket = oneOf<BucketChoice>(BUCKET_CHOICES);
const day = text({ as: 'date', check: (value) => (isDay(value) ? ok : 'palette.day.invalid') });

/** One of the presets, from now back; the screen's buttons also give own ranges by their text. */
export const setRange = defineConsoleCommand({
  id: 'stats.range',
  on: nothing(),
  permission,
  icon: 'calendar-range',
  key: { press: 'r', where: 'stats' },
  // For a bucket other than the range's own there is `stats.bucket`: a range is one question.
  asks: { range, bucket: oneOf<BucketChoice>(BUCKET_CHOICES, { default: 'auto' }) },
  run: (world, _none, chosen) => world.screen('statistics').change(chosen),
});

/** From one day to another, both included. */
export const setOwnRange = defineConsoleCommand({
  id: 'stats.ownRange',
  on: nothing(),
  permission,
  icon: 'calendar-range',
  key: { press: 'f', where: 'stats' },
  asks: { from: day, to: day, bucket },
  run: (world, _none, { from, to, bucket }) => world.screen('statistics').change({ range: `${from}..${to}`, bucket }),
});

const setBucket = defineConsoleCommand({
  id: 'stats.bucket',
  on: nothing(),
  permission,
  icon: 'chart-column',
  key: { press: 'b', where: 'stats' },
  asks: { bucket },
  run: (world, _none, chosen) => world.screen('statistics').change(chosen),
});

function turning<const Id extends Titled>(id: Id, turn: 'compare' | 'table' | 'bars', press: string, icon: string) {
  return defineConsoleCommand({
    id,
    on: nothing(),
    permission,
    icon,
    key: { press, where: 'stats' },
    run: (world) => world.screen('statistics').change({ turn }),
  });
}

const refreshStatistics = defineConsoleCommand({
  id: 'stats.refresh',
  on: nothing(),
  permission,
  icon: 'refresh-cw',
  key: { press: 'Shift+R', where: 'stats' },
  run: (world) => world.screen('statistics').refresh(),
});

/** The three series of a range as a file. */
export const exportStatistics = defineConsoleCommand({
  id: 'stats.exportCsv',
  on: nothing(),
  permission,
  icon: 'download',
  asks: { range, bucket },
  savesFile: true,
  run: async (world, _none, chosen) => (await file()).saveStatistics(world, chosen),
});

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

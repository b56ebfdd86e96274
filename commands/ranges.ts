import {
  atLocal,
  type Bucket,
  bucketFor,
  fittingBucket,
  HOUR_SECONDS,
  localOf,
  type Span,
  startOf,
  stepped,
} from '../contract/buckets';
import { DAY_SECONDS } from '../contract/wire/constants';

/** The ranges that need no dates, shortest first. */
export const PRESETS = ['24h', '7d', '30d', '90d', 'month', 'lastMonth', '12m', '5y'] as const;
export type Preset = (typeof PRESETS)[number];
export const DEFAULT_RANGE: Preset = '30d';

/** A bucket, or whichever suits the range. */
export type BucketChoice = Bucket | 'auto';

/** A change to the settings in the address of the statistics; switches in `turn` are toggled. */
export interface StatisticsChange {
  readonly range?: string;
  readonly bucket?: BucketChoice;
  readonly turn?: 'compare' | 'table' | 'bars';
}

/** How far the range before this one lies back: whole months, or so many seconds. */
type Period = { readonly months: number } | { readonly seconds: number };

export interface StatisticsRange extends Span {
  /** As addresses and commands say it: a preset, or `2026-01-01..2026-01-31`, or by hours `2026-01-01T05..2026-01-01T09`. */
  readonly text: string;
  readonly period: Period;
}

/** The range that a text says at the moment `now`; undefined where it says none. Both days of an own range belong to it. */
export function rangeOf(text: string, now: number): StatisticsRange | undefined {
  const preset = PRESETS.find((one) => one === text);
  return preset ? presetRange(preset, now) : ownRange(text);
}

/** Those that are not over end with the present hour, so that no bucket lies in the future. */
function presetRange(text: Preset, now: number): StatisticsRange {
  const to = stepped(startOf(now, 'HOUR'), 'HOUR');
  const month = startOf(now, 'MONTH');
  const days = (count: number) => ({
    text,
    from: startOf(now, 'DAY') - (count - 1) * DAY_SECONDS,
    to,
    period: { seconds: count * DAY_SECONDS },
  });
  const months = (count: number) => ({
    text,
    from: stepped(month, 'MONTH', 1 - count),
    to,
    period: { months: count },
  });
  switch (text) {
    case '24h':
      return { text, from: to - DAY_SECONDS, to, period: { seconds: DAY_SECONDS } };
    case '7d':
      return { text, from: to - 7 * DAY_SECONDS, to, period: { seconds: 7 * DAY_SECONDS } };
    case '30d':
      return days(30);
    case '90d':
      return days(90);
    case 'month':
      return months(1);
    case 'lastMonth':
      return { text, from: stepped(month, 'MONTH', -1), to: month, period: { months: 1 } };
    case '12m':
      return months(12);
    case '5y':
      return months(60);
  }
}

const OWN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d))?\.\.(\d{4}-\d\d-\d\d)(?:T(\d\d))?$/;

function ownRange(text: string): StatisticsRange | undefined {
  const [, firstDay, firstHour, lastDay, lastHour] = OWN.exec(text) ?? [];
  const first = momentOf(firstDay, firstHour);
  const last = momentOf(lastDay, lastHour);
  if (first === undefined || last === undefined) return undefined;
  // With the later day first the same range is meant.
  const [from, end] = first <= last ? [first, last] : [last, first];
  const to = lastHour === undefined ? end + DAY_SECONDS : end;
  const isMonths = startOf(from, 'MONTH') === from && startOf(to, 'MONTH') === to;
  const [a, b] = [localOf(from), localOf(to)];
  const period = isMonths ? { months: (b.year - a.year) * 12 + b.month - a.month } : { seconds: to - from };
  return { text, from, to, period };
}

/** The start of a day or hour; undefined for one that the calendar has not, such as 30 February. */
function momentOf(day: string | undefined, hour = '00'): number | undefined {
  if (day === undefined) return undefined;
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const at = atLocal(year, month, date, Number(hour));
  return at >= 0 && dayText(at) === day ? at : undefined;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** `2026-01-31`, by the calendar of Asia/Ho_Chi_Minh. */
function dayText(at: number): string {
  const { year, month, day } = localOf(at);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `2026-01-31T05`. */
export const hourText = (at: number) => `${dayText(at)}T${twoDigits(localOf(at).hour)}`;

/** The text of an own range: by days where it consists of whole ones, else by the hours that hold it. */
export function rangeText({ from, to }: Span): string {
  const isDays = startOf(from, 'DAY') === from && startOf(to, 'DAY') === to && to > from;
  if (isDays) return `${dayText(from)}..${dayText(to - 1)}`;
  return `${hourText(from)}..${hourText(startOf(to + HOUR_SECONDS - 1, 'HOUR'))}`;
}

/**
 * The range to compare with: the one before, cut to as much as has passed of this one. So the first ten days of a month are compared
 * with the first ten of the month before.
 */
export function rangeBefore({ from, to, period }: StatisticsRange): Span {
  if ('seconds' in period) return { from: from - period.seconds, to: to - period.seconds };
  const before = stepped(from, 'MONTH', -period.months);
  const isOver = stepped(from, 'MONTH', period.months) <= to;
  return { from: before, to: isOver ? from : Math.min(before + (to - from), from) };
}

/** The bucket of a range: the one asked for if the range isn't too long for it, or the one that suits. */
export function bucketOf(range: Span & { readonly period?: Period }, choice: BucketChoice): Bucket {
  if (choice !== 'auto') return fittingBucket(range, choice);
  const { from, to, period } = range;
  // Twelve months are cut like a year on the first day of the last one too.
  const isYears = period && 'months' in period && period.months >= 12;
  return bucketFor({ from, to: isYears ? Math.max(to, stepped(from, 'MONTH', period.months)) : to });
}

import { lazily } from '../../contract/wire/lazily';
import { nowMs } from '../client/serverClock';
import { inOwnWay, intlTag, t } from '.';

const DAY_SECONDS = 86_400;
/** Stands for a number or moment that could not be read. */
const NONE = '—';
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
/** British English writes a day as docs/specification.md section 9 wants it in every language: DD/MM/YYYY. */
const localDay = lazily(() => new Intl.DateTimeFormat('en-GB', DAY));
const utcDay = lazily(() => new Intl.DateTimeFormat('en-GB', { ...DAY, timeZone: 'UTC' }));
const localTime = lazily(
  () => new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
);
/** One of `Intl` for the language spoken now, made once for each: making one costs more than a hundred uses. */
function perLanguage<T, O>(Format: new (tag: string, options?: O) => T, options: O): () => T {
  const made: Record<string, T> = {};
  return () => (made[intlTag()] ??= new Format(intlTag(), options));
}
const lists = perLanguage(Intl.ListFormat, { type: 'conjunction', style: 'narrow' });
const dayAndMonth = perLanguage(Intl.DateTimeFormat, { day: 'numeric', month: 'short' });
const spans = perLanguage(Intl.RelativeTimeFormat, { numeric: 'always', style: 'short' });
/** As of the middle of the minute that runs: what is drawn within it says the same, whenever it is drawn. */
const thisMinute = () => Math.floor(nowMs() / 60_000) * 60 + 30;
/** What says it of a moment that a calendar has. */
const of = (at: number, say: () => string) => (Math.abs(at) <= 8.64e12 ? say() : NONE);

/** Numbers, dates and spans in the language spoken now. Times are unix seconds. */
export const format = {
  /** What is no number is what a server has made of one, as `1.2K`, and stays that. */
  number: (value: number | string) =>
    typeof value === 'string' ? value : Number.isNaN(value) ? NONE : value.toLocaleString(intlTag()),
  /** What stands side by side, in the signs of the language: `A, B, C`, `A、B、C`, `A وB وC`. */
  list: (parts: readonly string[]) => {
    const said = parts.map(inOwnWay);
    // Of most rows there is one: it needs no signs between, which cost more than all else in its cell.
    return said.length > 1 ? lists().format(said) : (said[0] ?? '');
  },
  /** A name before what it is about, as the language sets a colon. */
  pair: (name: string, value: string) => t('shell.pair', { name, value }),
  percent: (part: number) => new Intl.NumberFormat(intlTag(), { style: 'percent' }).format(part),
  /** The name of a language by its BCP 47 code; a code that has none stands for itself. */
  languageName: (tag: string) => {
    try {
      return new Intl.DisplayNames(intlTag(), { type: 'language' }).of(tag) ?? tag;
    } catch {
      return tag;
    }
  },
  /** DD/MM/YYYY, docs/specification.md section 9. */
  date: (at: number) => of(at, () => localDay().format(at * 1000)),
  /** A day of the calendar, kept as its midnight UTC: the same wherever one looks from. */
  day: (at: number) => of(at, () => utcDay().format(at * 1000)),
  dateTime: (at: number) => of(at, () => `${localDay().format(at * 1000)} ${localTime().format(at * 1000)}`),
  /** As machines read it. */
  iso: (at: number) => of(at, () => new Date(at * 1000).toISOString()),
  /**
   * How long ago, docs/specification.md section 9: over a year the date; under 28 days the days; otherwise day and month; below a day
   * hours, minutes, and within the minute "a few seconds ago".
   */
  ago: (at: number, now: number = thisMinute()): string => {
    if (!(Math.abs(at) <= 8.64e12)) return NONE;
    const seconds = Math.max(0, Math.floor(now - at));
    const days = Math.floor(seconds / DAY_SECONDS);
    if (days >= 365) return format.date(at);
    if (days >= 28) return dayAndMonth().format(at * 1000);
    if (days >= 1) return spans().format(-days, 'day');
    if (seconds >= 3600) return spans().format(-Math.floor(seconds / 3600), 'hour');
    if (seconds >= 60) return spans().format(-Math.floor(seconds / 60), 'minute');
    return t('common.secondsAgo');
  },
} as const;

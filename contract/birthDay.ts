import { DAY_SECONDS } from './wire/constants';

const QUARTER_SECONDS = 900;
const VIETNAM_SECONDS = 7 * 3600;

/**
 * The day of the calendar that a birth date names, as `1990-05-31`; '' for none. A birth date is unix seconds (docs/specification.md
 * section 3), and servers keep a day as its midnight by one clock or another: ours by UTC, another's by that of Vietnam. A full quarter
 * of an hour is taken for midnight somewhere, and so for the day of the nearest midnight UTC; any other time for one by the clock of
 * Vietnam.
 */
export function dayOf(bornAt: number | null): string {
  if (bornAt === null || !(Math.abs(bornAt) <= 8.64e12)) return '';
  return new Date(midnightOf(bornAt) * 1000).toISOString().slice(0, 10);
}

/** The midnight UTC of that day; NaN stays what it is. */
export function midnightOf(bornAt: number): number {
  const start = (at: number) => Math.floor(at / DAY_SECONDS) * DAY_SECONDS;
  const seconds = bornAt - start(bornAt);
  if (seconds % QUARTER_SECONDS !== 0) return start(bornAt + VIETNAM_SECONDS);
  return start(bornAt) + (seconds > DAY_SECONDS / 2 ? DAY_SECONDS : 0);
}

/** A day as a birth date: at the time of day of the date before it, so that it stays in the convention of its server; UTC without one. */
export function bornOn(day: string, before: number | null): number | null {
  if (day === '') return null;
  return Date.parse(day) / 1000 + (before === null ? 0 : before - midnightOf(before));
}

import { type Bucket, localOf, stepped } from '../../../contract/buckets';
import { intlTag, language } from '../../i18n';
import { format } from '../../i18n/format';

/** Numbers and times in words, by the clock of Asia/Ho_Chi_Minh whatever the browser's. Times are unix seconds. */
const ZONE = 'Asia/Ho_Chi_Minh';

const formats = new Map<string, Intl.DateTimeFormat>();
function written(at: number, options: Intl.DateTimeFormatOptions): string {
  return formatOf(options).format(at * 1000);
}

const partsOf = (at: number, options: Intl.DateTimeFormatOptions) => formatOf(options).formatToParts(at * 1000);

/** Making one costs more than using it a hundred times. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${intlTag()} ${JSON.stringify(options)}`;
  const made = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(), { ...options, timeZone: ZONE });
  formats.set(key, made);
  return made;
}

const two = (number: number) => String(number).padStart(2, '0');

/** DD/MM/YYYY (docs/specification.md section 9). */
function dayName(at: number): string {
  const { year, month, day } = localOf(at);
  return `${two(day)}/${two(month)}/${year}`;
}
const shortDay = (at: number) => dayName(at).slice(0, 5);
export const monthName = (at: number) => written(at, { month: 'long', year: 'numeric' });
/**
 * Of the columns of the calendar, one for each of these moments: short, and in the language's shortest form where one of them has no room,
 * so that none is cut and all are of one kind.
 */
export function weekdayNames(days: readonly number[], hasRoom: (name: string) => boolean): readonly string[] {
  const short = days.map((at) => written(at, { weekday: 'short' }));
  return short.every(hasRoom) ? short : days.map((at) => written(at, { weekday: 'narrow' }));
}
/** `Thứ Hai, `, `lunedì `, `الاثنين، `: the weekday in full and what the language sets between it and a day. */
function wholeWeekday(at: number): string {
  const parts = partsOf(at, { weekday: 'long', day: '2-digit', month: '2-digit' });
  const place = parts.findIndex(({ type }) => type === 'weekday');
  const next = parts[place + 1];
  // Where it stands last, as in Chinese, nothing follows it.
  return `${parts[place]?.value ?? ''}${next?.type === 'literal' ? next.value : ' '}`;
}
const hourName = (at: number) => `${two(localOf(at).hour)}:00`;

/** A bucket in full: the hour and its day, the day, the days of a week, the month. */
export function bucketName(at: number, bucket: Bucket): string {
  if (bucket === 'MONTH') return monthName(at);
  if (bucket === 'WEEK') return fromTo(shortDay(at), dayName(stepped(at, 'WEEK') - 1));
  const day = `${wholeWeekday(at)}${dayName(at)}`;
  return bucket === 'DAY' ? day : `${hourName(at)} ${day}`;
}

/** A mark of an axis, short; the first of a year or of a day says so. */
export function tickName(at: number, unit: Bucket): string {
  const { year, month, hour } = localOf(at);
  if (unit === 'HOUR') return hour === 0 ? shortDay(at) : hourName(at);
  if (unit === 'MONTH') return month === 1 ? String(year) : written(at, { month: 'short' });
  return shortDay(at);
}

/** Both days included; a range that does not begin at midnight says its hours. */
export function spanName({ from, to }: { readonly from: number; readonly to: number }): string {
  if (localOf(from).hour !== 0) return fromTo(`${hourName(from)} ${dayName(from)}`, `${hourName(to)} ${dayName(to)}`);
  const [first, last] = [dayName(from), dayName(to - 1)];
  return first === last ? first : fromTo(first, last);
}

/**
 * A range begins where reading does. Numbers alone have no direction of their own, and would run one way in a sentence and another way by
 * themselves: what says it is the mark before them.
 */
const fromTo = (first: string, last: string) => `${language.dir === 'rtl' ? '\u200f' : ''}${first} – ${last}`;

/** By how much a number has changed, signed: +12 %. Empty where there is nothing to compare with. */
export function changeName(now: number, before: number): string {
  if (before === 0) return '';
  return new Intl.NumberFormat(intlTag(), {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: Math.abs(now / before - 1) < 0.1 ? 1 : 0,
  }).format(now / before - 1);
}

/** `hôm nay`, `today`. */
export const todayName = () => new Intl.RelativeTimeFormat(intlTag(), { numeric: 'auto' }).format(0, 'day');

/** How numbers that stand together are written where there is little room: all of them 12.5K and 8K, or all of them 1,200. */
export function shortNumbers(values: readonly number[]): (value: number) => string {
  if (values.every((value) => value < 10_000)) return format.number;
  const compact = new Intl.NumberFormat(intlTag(), { notation: 'compact', maximumFractionDigits: 1 });
  return (value) => compact.format(value);
}

import { isCalendarDay } from '../../commands/core/day';

// Days are kept as `2026-01-31` and written as DD/MM/YYYY in every language (docs/specification.md section 9).

/** A day as it is written; what is no day stays what it is. */
export const writtenDay = (value: string): string =>
  isCalendarDay(value) ? value.split('-').reverse().join('/') : value;

/** The day that a text means, as it is kept: `31/1/2026`, `31.01.2026`, `31012026` or `2026-01-31`; else the text itself. */
export function meantDay(text: string): string {
  const plain = withLatinDigits(text.trim());
  const [, day = '', month = '', year] =
    plain.match(/^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/) ?? plain.match(/^(\d\d)(\d\d)(\d{4})$/) ?? [];
  const meant = year === undefined ? plain : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(meant) ? meant : text;
}

/** What is typed, with the slash that comes next: the keyboard of a phone has digits alone for it. */
export function withSlashes(text: string, before: string): string {
  const isTypedAtEnd = text.length === before.length + 1 && text.startsWith(before);
  if (!isTypedAtEnd) return text;
  return withLatinDigits(text)
    .replace(/[-. ]$/, '/')
    .replace(/\/\/$/, '/')
    .replace(/^(\d\d)(?=\d$)/, '$1/')
    .replace(/^(\d\d?\/\d\d)(?=\d$)/, '$1/')
    .replace(/^(\d\d|\d\d?\/\d\d)$/, '$1/');
}

/** Arabic and full-width digits as ours: their last four bits are what they say. */
const withLatinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => (/[٠-٩۰-۹０-９]/.test(digit) ? String(digit.charCodeAt(0) & 15) : digit));

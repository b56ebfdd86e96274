import type { Column } from './screen';
import { plainOf } from './unreadCell';

type PlainColumn<Row> = Pick<Column<Row>, 'title' | 'plain'>;

/**
 * A cell as a spreadsheet may have it: a leading sign that would start a formula is made text by an apostrophe (OWASP, "CSV
 * injection"). Numbers and phone numbers begin with a sign and are none.
 */
export function asText(value: string): string {
  const isFormula = /^\s*[=@]/.test(value) || /^\s*[+-](?!\d[\d\s.,]*$)/.test(value) || /^[\t\r\n]/.test(value);
  return isFormula ? `'${value}` : value;
}

/** Rows as lines of tab-separated cells, to paste into a spreadsheet or a message. Line breaks inside a cell become spaces. */
export function asTsv<Row>(rows: readonly Row[], columns: readonly PlainColumn<Row>[]): string {
  const cell = (value: string) => asText(value).replace(/[\t\r\n]+/g, ' ');
  return rows.map((row) => columns.map((column) => cell(plainOf(column, row))).join('\t')).join('\n');
}

const quoted = (value: string) => `"${asText(value).replaceAll('"', '""')}"`;

/** A line of a CSV file after RFC 4180, every cell in quotes. */
export const csvLine = (cells: readonly string[]) => `${cells.map(quoted).join(',')}\r\n`;

/** Rows as lines of a CSV file. */
export const asCsv = <Row>(rows: readonly Row[], columns: readonly PlainColumn<Row>[]) =>
  rows.map((row) => csvLine(columns.map((column) => plainOf(column, row)))).join('');

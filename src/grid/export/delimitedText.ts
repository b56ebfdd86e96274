import { csvLine, type Separator } from '../../../commands/core/csv';
import { asCell } from '../../../commands/core/formulas';
import { plainText } from '../columns/unreadCell';
import type { Column } from '../screen';

type PlainColumn<Row> = Pick<Column<Row>, 'title' | 'accessor'>;

/** Rows as lines of tab-separated cells, to paste into a spreadsheet or a message. Line breaks inside a cell become spaces. */
export function asTsv<Row>(rows: readonly Row[], columns: readonly PlainColumn<Row>[]): string {
  const cell = (value: string) => asCell(value).replace(/[\t\r\n]+/g, ' ');
  return rows.map((row) => columns.map((column) => cell(plainText(column, row))).join('\t')).join('\n');
}

/** Rows as lines of a CSV file. */
export const asCsv = <Row>(rows: readonly Row[], columns: readonly PlainColumn<Row>[], separator: Separator) =>
  rows
    .map((row) =>
      csvLine(
        columns.map((column) => plainText(column, row)),
        separator,
      ),
    )
    .join('');

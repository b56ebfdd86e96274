import Papa from 'papaparse';
import { BYTE_ORDER_MARK } from '../../commands/core/csv';
import { asCell } from '../../commands/core/formulas';
import { mendedCells } from './cells';
import type { Columns } from './columns';
import type { Delimiter } from './delimiter';
import { REASON_HEADER } from './headers';
import type { RowStore } from './rowStore';
import { ownCells } from './values';

const TYPE = 'text/csv;charset=utf-8';
const LINE_END = '\r\n';
const LINES_AT_ONCE = 1000;

/** The lines of a CSV file after RFC 4180. Cells that begin like a formula get an apostrophe (commands/core/formulas.ts). */
const linesOf = (rows: readonly (readonly string[])[], delimiter: Delimiter): string =>
  rows.length === 0
    ? ''
    : Papa.unparse(
        rows.map((row) => row.map(asCell)),
        { newline: LINE_END, delimiter },
      ) + LINE_END;

/** A row that was not imported, and why in the words of the person who mends it. */
export interface FailedRow {
  readonly index: number;
  readonly reason: string;
}

/**
 * Rows that were not imported as a CSV file to mend and import again: all their own columns, and the reasons in a column more, which
 * the import leaves out. `delimiter` is the file's own, `reason` the header of that column. A file without headers gets the names of the
 * fields, and numbers for columns that are none.
 */
export function failedCsv(
  rows: RowStore,
  columns: Columns,
  failed: Iterable<FailedRow>,
  { delimiter = ',', reason: reasonHeader = REASON_HEADER }: { delimiter?: Delimiter; reason?: string } = {},
): Blob {
  const parts: string[] = [BYTE_ORDER_MARK];
  let lines: string[][] = [[...headersOf(columns), reasonHeader]];
  const { width } = columns;
  for (const { index, reason } of failed) {
    const cells = mendedCells(rows.at(index), columns);
    const padded = Array.from({ length: width }, (_, place) => cells[place] ?? '');
    // Cells beyond the last column stay visible, behind the reason, where they are still one too many.
    lines.push([...ownCells(padded, columns), reason, ...cells.slice(width)]);
    if (lines.length < LINES_AT_ONCE) continue;
    parts.push(linesOf(lines, delimiter));
    lines = [];
  }
  return new Blob([...parts, linesOf(lines, delimiter)], { type: TYPE });
}

function headersOf(columns: Columns): string[] {
  if (columns.names.length > 0) return ownCells(columns.names, columns);
  const fields = new Map(Object.entries(columns.at).map(([field, index]) => [index, field]));
  return Array.from({ length: columns.width }, (_, index) => fields.get(index) ?? String(index + 1));
}

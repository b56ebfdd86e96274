import { plainText } from '../columns/unreadCell';
import type { CellValue } from '../model/cellValue';
import type { Column } from '../screen';
import type { Export } from './exportCsv';
import { beginWorkbook } from './xlsx';

/** The same rows as an XLSX file: numbers, moments and days are ones, everything else is text, as the list shows it. */
export async function xlsxOf<Row>({ columns, titles, pages, onProgress }: Export<Row>, name: string): Promise<Blob> {
  const workbook = await beginWorkbook(
    name,
    titles,
    columns.map(({ typed }) => typed?.kind ?? 'text'),
  );
  let count = 0;
  for await (const rows of pages) {
    workbook.write(rows.map((row) => columns.map((column) => cellValueOf(column, row))));
    count += rows.length;
    onProgress(count);
  }
  return workbook.end();
}

/** A value that could not be read is no value, and one that is no number after all is what the list shows. */
function cellValueOf<Row>(column: Column<Row>, row: Row): CellValue {
  const text = plainText(column, row);
  const { typed } = column;
  if (typed === undefined || text === '') return text;
  const value = typed.of(row);
  if (typeof value !== 'number' || !Number.isFinite(value)) return text;
  if (typed.kind === 'number') return value;
  return typed.kind === 'day' ? { day: value } : { moment: value };
}

import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal';
import { breathing } from './breath';
import type { CsvRow } from './csv';
import { isBlank } from './csv';
import { piece } from './encoding';
import { ImportFailure } from './failure';
import { sheetNames, unpacked } from './xlsxParts';

const ROWS_AT_ONCE = 1000;

/**
 * The names of the sheets and the rows of one of them (1 is the first), some at a time, blank ones left out but counted. Cells are
 * read as a person would type them: numbers with a point, dates as `2024-05-31`. A sheet cannot be streamed, since its texts stand
 * in a part of their own; `unpacked` bounds what it may hold. Throws `notASpreadsheet`, `tooLarge`, `tooManyRows`.
 */
export async function readXlsx(
  file: Blob,
  sheet: number,
  signal?: AbortSignal,
): Promise<{ sheets: readonly string[]; rows: AsyncGenerator<CsvRow[]> }> {
  const parts = unpacked(await piece(file, 0, file.size));
  signal?.throwIfAborted();
  const sheets = sheetNames(parts.workbook);
  // `trim: false`: what a cell says is for values.ts to judge.
  const data: unknown[][] = await readSheet(parts.stored, sheet, { trim: false }).catch(asFailure);
  signal?.throwIfAborted();
  return { sheets, rows: rowsOf(data, signal) };
}

async function* rowsOf(data: unknown[][], signal?: AbortSignal): AsyncGenerator<CsvRow[]> {
  const breathe = breathing(signal);
  for (let start = 0; start < data.length; start += ROWS_AT_ONCE) {
    const rows: CsvRow[] = [];
    for (let index = start; index < Math.min(start + ROWS_AT_ONCE, data.length); index += 1) {
      const cells = (data[index] ?? []).map(textOf);
      // Its memory goes as the store's grows.
      data[index] = [];
      if (!isBlank(cells)) rows.push({ row: index + 1, cells, odd: false });
    }
    yield rows;
    await breathe();
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function asFailure(error: unknown): never {
  const isBroken = error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError;
  // Its XML parser throws errors without a class of their own, and none of this is a mistake of ours.
  throw isBroken || error instanceof Error ? new ImportFailure('notASpreadsheet') : error;
}

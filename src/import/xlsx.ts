import { InvalidInputError, InvalidSpreadsheetError, readSheet } from 'read-excel-file/universal';
import type { CsvRow } from './csv';
import { isBlank } from './csv';
import { piece } from './encoding';
import { ImportFailure } from './failure';
import { knownFields } from './headers';
import { sheetNames, unpacked } from './xlsxParts';
import { yieldToMessages } from './yieldToMessages';

const ROWS_AT_ONCE = 1000;

/**
 * The names of the sheets and the rows of one of them (1 is the first; null for the one that looks most like a table of temples), some at
 * a time, blank ones left out but counted. Cells are
 * read as a person would type them: numbers with a point, dates as `2024-05-31`. A sheet cannot be streamed, since its texts stand
 * in a part of their own; `unpacked` bounds what it may hold. Throws `notASpreadsheet`, `tooLarge`, `tooManyRows`.
 */
export async function readXlsx(
  file: Blob,
  sheet: number | null,
  signal?: AbortSignal,
): Promise<{ sheets: readonly string[]; sheet: number; rows: AsyncGenerator<CsvRow[]> }> {
  const parts = unpacked(await piece(file, 0, file.size));
  signal?.throwIfAborted();
  const sheets = sheetNames(parts.workbook);
  // `trim: false`: what a cell says is for values.ts to judge.
  const read = (number: number): Promise<unknown[][]> => readSheet(parts.stored, number, { trim: false });
  const guessed = sheet === null && sheets.length > 1 ? await likeliest(sheets.length, read, signal) : null;
  const chosen = guessed?.number ?? sheet ?? 1;
  const data = guessed?.data ?? (await read(chosen).catch(asFailure));
  signal?.throwIfAborted();
  return { sheets, sheet: chosen, rows: rowsOf(data, signal) };
}

const HEADER_ROWS = 10;

/** The sheet with most rows below a row that names fields; where none has one, the one with most rows of several cells. */
async function likeliest(count: number, read: (number: number) => Promise<unknown[][]>, signal?: AbortSignal) {
  let best: { readonly number: number; readonly data: unknown[][]; readonly score: readonly number[] } | null = null;
  for (let number = 1; number <= count; number += 1) {
    signal?.throwIfAborted();
    // A sheet of charts, or a broken one, is none to guess.
    const data = await read(number).catch(() => []);
    const score = scoreOf(data);
    if (best === null || isMore(score, best.score)) best = { number, data, score };
  }
  return best && best.data.length > 0 ? best : null;
}

/** Whether a row near the top names fields (two, or a name), and how many rows look like its rows. */
function scoreOf(data: readonly unknown[][]): readonly number[] {
  const top = data.slice(0, HEADER_ROWS).map((row) => knownFields(row.map(cellText)));
  const known = Math.max(0, ...top);
  const isFilled = (row: readonly unknown[]) => row.filter((cell) => cell !== null && cell !== '').length > 1;
  const rows = data.filter(isFilled).length;
  return [Math.min(known, 2), rows, data.length];
}

const isMore = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
};

async function* rowsOf(data: unknown[][], signal?: AbortSignal): AsyncGenerator<CsvRow[]> {
  const breathe = yieldToMessages(signal);
  for (let start = 0; start < data.length; start += ROWS_AT_ONCE) {
    const rows: CsvRow[] = [];
    for (let index = start; index < Math.min(start + ROWS_AT_ONCE, data.length); index += 1) {
      const cells = (data[index] ?? []).map(cellText);
      // Its memory goes as the store's grows.
      data[index] = [];
      if (!isBlank(cells)) rows.push({ row: index + 1, cells, odd: false });
    }
    yield rows;
    await breathe();
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function asFailure(error: unknown): never {
  const isBroken = error instanceof InvalidInputError || error instanceof InvalidSpreadsheetError;
  // Its XML parser throws errors without a class of their own, and none of this is a mistake of ours.
  throw isBroken || error instanceof Error ? new ImportFailure('notASpreadsheet') : error;
}

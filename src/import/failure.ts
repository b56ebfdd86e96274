/**
 * Why a file cannot be read at all.
 * - `empty`: it has no row with anything in it.
 * - `oldExcel`: an .xls of before 2007.
 * - `notATable`: something else than a table, whatever it is called: a picture, a page, an .xlsx that is none.
 * - `notASpreadsheet`: called XLSX by its first bytes, and broken inside.
 * - `tooManyRows`: more than `ROWS_MAX`.
 * - `tooLarge`: more text than a browser should hold; what is too large is not read in part.
 * - `quoteOpen`: a quotation mark in row `row` opens a cell that never closes, so where later rows begin is unknown.
 * - `gone`: the browser can no longer read it; it was moved, changed or deleted after it was chosen.
 */
export type FailureCode =
  | 'empty'
  | 'oldExcel'
  | 'notATable'
  | 'notASpreadsheet'
  | 'tooManyRows'
  | 'tooLarge'
  | 'quoteOpen'
  | 'gone';

/** A file that cannot be read. Not for a row that cannot become a temple: that is a `Refusal` (values.ts). */
export class ImportFailure extends Error {
  constructor(
    readonly code: FailureCode,
    /** The row of the file it is about, the first being 1. */
    readonly row: number | null = null,
  ) {
    super(row === null ? code : `${code} in row ${row}`);
    this.name = 'ImportFailure';
  }
}

import Papa from 'papaparse';
import { fromCell } from '../../commands/core/formulas';
import type { Delimiter } from './delimiter';
import { SEP_LINE } from './delimiter';
import type { Encoding } from './encoding';
import { composeLetters, decodedText } from './encoding';
import { ImportFailure } from './failure';
import type { FileRow } from './rowStore';
import { yieldToMessages } from './yieldToMessages';

/** What Papa's parser answers; its types leave this part open. */
interface Parsed {
  readonly data: string[][];
  readonly errors: readonly { readonly code: string; readonly row?: number }[];
  readonly meta: { readonly cursor: number };
}

export interface CsvRow extends FileRow {
  readonly cells: string[];
}

/** A row longer than this many UTF-16 units is a quotation mark that never closes. */
const ROW_MAX_LENGTH = 1024 * 1024;

/**
 * The rows of a CSV file as they stream in, some at a time, blank ones left out but counted. Papa's own reader of files decodes each
 * piece for itself and breaks a character that lies in two (github.com/mholt/PapaParse/pull/1099), so the text is streamed here and
 * given to its parser, with the row that a piece breaks off put before the next one. Line ends may be mixed. Throws `quoteOpen`.
 */
export async function* readCsv(
  file: Blob,
  encoding: Encoding,
  delimiter: Delimiter,
  signal?: AbortSignal,
): AsyncGenerator<CsvRow[]> {
  const breathe = yieldToMessages(signal);
  let rest = '';
  let parse: ((text: string, isLast: boolean) => Parsed) | null = null;
  let row = 1;
  const rowsOf = ({ data, errors }: Parsed, isLast: boolean): CsvRow[] => {
    const open = isLast ? errors.find(({ code }) => code === 'MissingQuotes') : undefined;
    if (open) throw new ImportFailure('quoteOpen', row + (open.row ?? 0));
    const odd = new Set(errors.map((error) => error.row));
    const rows: CsvRow[] = [];
    for (const [index, cells] of data.entries()) {
      if (isBlank(cells)) continue;
      for (const [at, cell] of cells.entries()) cells[at] = fromCell(composeLetters(encoding, cell));
      rows.push({ row: row + index, cells, odd: odd.has(index) });
    }
    row += data.length;
    return rows;
  };
  for await (const piece of decodedText(file, encoding, signal)) {
    rest += piece;
    if (!parse && rest !== '') {
      if (SEP_LINE.test(rest)) {
        rest = rest.replace(SEP_LINE, '');
        row += 1;
      }
      parse = parserFor(rest, delimiter);
    }
    if (!parse) continue;
    const parsed = parse(rest, false);
    rest = rest.slice(parsed.meta.cursor);
    const rows = rowsOf(parsed, false);
    if (rest.length > ROW_MAX_LENGTH) throw new ImportFailure('quoteOpen', row);
    if (rows.length > 0) yield rows;
    await breathe();
  }
  if (parse && rest !== '') yield rowsOf(parse(rest, true), true);
}

export const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell === '' || cell.trim() === '');

/** Quoted text, as far as a sample shows it: line ends in it do not end a row of the file. */
const QUOTED = /"[^"]*(?:"|$)/g;

/** A parser for the line ends that `sample` has: `\r` alone where it is the only one, else `\n` with the `\r` before it taken off. */
function parserFor(sample: string, delimiter: Delimiter): (text: string, isLast: boolean) => Parsed {
  const bare = sample.replace(QUOTED, '');
  const newline = !bare.includes('\n') && bare.includes('\r') ? '\r' : '\n';
  return (text, isLast) => {
    const parsed: Parsed = new Papa.Parser({ delimiter, newline }).parse(text, 0, !isLast);
    if (newline === '\n' && text.includes('\r')) {
      // A cell in quotes may end with a `\r` of its own, which is not the line's: rare enough to be looked for row by row.
      if (text.includes('\r"')) return withExactEnds(text, delimiter, isLast, parsed);
      for (const cells of parsed.data) cutReturn(cells);
    }
    return parsed;
  };
}

function cutReturn(cells: string[]): void {
  const last = cells.at(-1);
  if (last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1);
}

/** As above, and checks for each row whether its last cell is verbatim in the text, from a delimiter to the line end: then unquoted. */
function withExactEnds(text: string, delimiter: Delimiter, isLast: boolean, { errors, meta }: Parsed): Parsed {
  const data: string[][] = [];
  const step = (result: unknown) => {
    const { data: rows, meta: end } = result as Parsed;
    const lineEnd = text[end.cursor - 1] === '\n' ? end.cursor - 1 : end.cursor;
    for (const cells of rows) {
      const start = lineEnd - (cells.at(-1)?.length ?? 0);
      const before = text[start - 1] ?? '\n';
      const isPlain = (before === delimiter || before === '\n') && text.slice(start, lineEnd) === cells.at(-1);
      if (isPlain) cutReturn(cells);
      data.push(cells);
    }
  };
  new Papa.Parser({ delimiter, newline: '\n', step }).parse(text, 0, !isLast);
  return { data, errors, meta };
}

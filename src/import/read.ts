import { readCsv } from './csv';
import type { Delimiter, FoundDelimiter } from './delimiter';
import { findDelimiter } from './delimiter';
import { ROWS_MAX } from './draft';
import type { Encoding, FoundEncoding } from './encoding';
import { findEncoding, piece, sampleText } from './encoding';
import { ImportFailure } from './failure';
import { mustBeNoOther, mustBeText } from './notATable';
import { RowStore } from './rowStore';
import { readXlsx } from './xlsx';

/** How a file was read, for a person to see and correct. */
export type Source =
  | { readonly format: 'csv'; readonly encoding: FoundEncoding; readonly delimiter: FoundDelimiter }
  | {
      readonly format: 'xlsx';
      readonly sheets: readonly string[];
      readonly sheet: number;
      /** Absent where it is the only one, or was chosen. */
      readonly because?: 'guessed';
    };

/** What a person says instead of what was found. */
export interface Choice {
  readonly encoding?: Encoding;
  readonly delimiter?: Delimiter;
  /** 1 is the first. */
  readonly sheet?: number;
}

interface Reading {
  readonly choice?: Choice;
  readonly signal?: AbortSignal | undefined;
  /** Rows read so far. */
  readonly onRows?: (rows: number) => void;
}

const ZIP = 'PK\x03\x04';
const OLD_EXCEL = '\xd0\xcf\x11\xe0';
/** The header and a title above it. */
const ROWS_ABOVE = 10;

/** Reads a whole file; its first bytes say what it is, its name does not. Throws ImportFailure, or the signal's reason. */
export async function readFile(
  file: Blob,
  { choice = {}, signal, onRows }: Reading = {},
): Promise<{ source: Source; rows: RowStore }> {
  const magic = String.fromCharCode(...(await piece(file, 0, 4)));
  if (magic !== ZIP && magic !== OLD_EXCEL) await mustBeNoOther(file);
  if (magic === OLD_EXCEL) throw new ImportFailure('oldExcel');
  const { source, pages } = magic === ZIP ? await fromXlsx(file, choice, signal) : await fromCsv(file, choice, signal);
  const rows = new RowStore(source.format === 'xlsx');
  for await (const page of pages) {
    for (const { row, cells, odd } of page) rows.append(row, cells, odd);
    if (rows.count > ROWS_MAX + ROWS_ABOVE) throw new ImportFailure('tooManyRows');
    onRows?.(rows.count);
  }
  if (rows.count === 0) throw new ImportFailure('empty');
  return { source, rows };
}

async function fromXlsx(file: Blob, choice: Choice, signal?: AbortSignal) {
  const { sheets, sheet, rows } = await readXlsx(file, choice.sheet ?? null, signal);
  const guessed = choice.sheet === undefined && sheets.length > 1 ? ({ because: 'guessed' } as const) : {};
  return { source: { format: 'xlsx', sheets, sheet, ...guessed } satisfies Source, pages: rows };
}

async function fromCsv(file: Blob, choice: Choice, signal?: AbortSignal) {
  const encoding: FoundEncoding = choice.encoding
    ? { encoding: choice.encoding, because: 'chosen' }
    : await findEncoding(file, signal);
  const sample = await sampleText(file, encoding.encoding);
  mustBeText(sample, encoding);
  const delimiter: FoundDelimiter = choice.delimiter
    ? { delimiter: choice.delimiter, because: 'chosen' }
    : findDelimiter(sample);
  return {
    source: { format: 'csv', encoding, delimiter } satisfies Source,
    pages: readCsv(file, encoding.encoding, delimiter.delimiter, signal),
  };
}

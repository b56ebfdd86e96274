import Papa from 'papaparse';
import { knownFields } from './headers';

export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How a delimiter was found: the line `sep=;` that Excel reads says it; rows have equally many cells; there is only one column. */
export interface FoundDelimiter {
  readonly delimiter: Delimiter;
  readonly because: 'sepLine' | 'rows' | 'oneColumn' | 'chosen';
}

/** First line of a file that names its delimiter, as Excel reads and writes it. */
export const SEP_LINE = /^sep=([,;\t])\r?\n/i;
const ROWS = 60;
const TITLE_ROWS = 10;
/** Rows above the header, and a cell with a stray delimiter, leave at least this share of rows alike. */
const ALIKE_SHARE = 0.75;

interface Split {
  readonly delimiter: Delimiter;
  /** How many fields the best row near the top names. */
  readonly known: number;
  /** The number of cells that most rows have, and the share of rows that have it. */
  readonly cells: number;
  readonly alike: number;
  /** Rows with an unpaired quotation mark, which shows up if the file's delimiter is another one. */
  readonly torn: number;
}

/** Preferred order of delimiters that split equally well: a comma is often part of a number or an address, a tab never is. */
const SUREST: readonly Delimiter[] = ['\t', ';', ','];

/** Finds what separates the cells, from the beginning of a file. Rows that name fields count most, then rows of one length. */
export function findDelimiter(sample: string): FoundDelimiter {
  const [, named] = sample.match(SEP_LINE) ?? [];
  if (isDelimiter(named)) return { delimiter: named, because: 'sepLine' };
  const [best] = SUREST.map((delimiter) => splitBy(sample, delimiter))
    .filter(({ cells, known, alike }) => cells > 1 && (known > 1 || alike >= ALIKE_SHARE))
    .sort((a, b) => b.known - a.known || a.torn - b.torn || b.alike - a.alike);
  if (best) return { delimiter: best.delimiter, because: 'rows' };
  // What does not occur cannot split the one column there is.
  return { delimiter: DELIMITERS.find((delimiter) => !sample.includes(delimiter)) ?? ',', because: 'oneColumn' };
}

const isDelimiter = (text: string | undefined): text is Delimiter => DELIMITERS.some((one) => one === text);

function splitBy(sample: string, delimiter: Delimiter): Split {
  // Papa guesses a newline from the beginning alone; a sample that ends within a row gives a last row too short, and is cut.
  const { data } = Papa.parse<string[]>(sample, { delimiter, preview: ROWS, skipEmptyLines: true });
  const rows = data.length > 1 && data.length < ROWS ? data.slice(0, -1).concat(lastIfWhole(sample, data)) : data;
  const lengths = new Map<number, number>();
  for (const { length } of rows) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  const [cells, count] = [...lengths].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
  const known = Math.max(0, ...rows.slice(0, TITLE_ROWS).map((row) => (row.length > 1 ? knownFields(row) : 0)));
  const torn = rows.filter((row) => row.some((cell) => cell.split('"').length % 2 === 0)).length;
  return { delimiter, known, cells, alike: rows.length === 0 ? 0 : count / rows.length, torn };
}

/** The last row counts only where nothing was cut off: a sample is far longer than a file that fits into it. */
const lastIfWhole = (sample: string, rows: readonly string[][]): string[][] =>
  sample.length < 32 * 1024 ? rows.slice(-1) : [];

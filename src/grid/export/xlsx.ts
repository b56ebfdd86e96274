import { strFromU8, strToU8, unzipSync, Zip, ZipDeflate } from 'fflate';
import type { SheetData } from 'write-excel-file/browser';
import { DAY_SECONDS } from '../../../contract/wire/constants';
import type { CellKind, CellValue } from '../model/cellValue';

/** Rows of a worksheet, the line of titles among them. */
const SHEET_ROWS_MAX = 1_048_576;
/** What a cell holds at most; a longer text would make Excel call the file damaged. */
const TEXT_MAX = 32_767;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const SHEET = 'xl/worksheets/sheet1.xml';
/** 1970-01-01 as spreadsheets count days. */
const EPOCH_DAYS = 25_569;
/** Fast: the rows are written while the person waits. */
const LEVEL = 1;

/** A moment or a day are numbers that a format makes a date of; which is written by its place among the styles. */
const SAMPLES = {
  // An empty one would be left out.
  text: { value: '-', type: String },
  number: { value: 0, type: Number },
  moment: { value: new Date(0), type: Date, format: 'dd/mm/yyyy hh:mm' },
  day: { value: new Date(0), type: Date, format: 'dd/mm/yyyy' },
} as const satisfies Record<CellKind, unknown>;

/** A workbook that is written as its rows come. */
export interface Workbook {
  /** Values in the order of the columns. Throws `TooManyRows` beyond what a sheet can hold. */
  readonly write: (rows: readonly (readonly CellValue[])[]) => void;
  readonly end: () => Blob;
}

class TooManyRows extends Error {
  override readonly name = 'TooManyRows';
}

/**
 * Begins an XLSX file. write-excel-file makes the workbook, its styles and the line of titles; the rows are put into its sheet here, a
 * page at a time, since the library wants all rows at once as objects, and packs what is larger than 160 KB in workers from `blob:`
 * addresses, which the console's content security policy forbids. Texts are strings of the sheet, so that none can be a formula.
 */
export async function beginWorkbook(
  name: string,
  titles: readonly string[],
  kinds: readonly CellKind[],
): Promise<Workbook> {
  const { head, tail, others, styles } = await skeleton(name, titles, kinds);
  let file = new Blob([], { type: TYPE });
  let packed: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    packed.push(chunk as Uint8Array<ArrayBuffer>);
  });
  for (const [path, part] of Object.entries(others)) {
    const entry = new ZipDeflate(path, { level: LEVEL });
    zip.add(entry);
    entry.push(part, true);
  }
  const sheet = new ZipDeflate(SHEET, { level: LEVEL });
  zip.add(sheet);
  sheet.push(strToU8(head));
  /** The browser keeps parts of a file outside the page's memory. */
  const keep = () => {
    file = new Blob([file, ...packed], { type: TYPE });
    packed = [];
  };
  let count = 1;
  return {
    write(rows) {
      if (count + rows.length > SHEET_ROWS_MAX) throw new TooManyRows();
      const lines = rows.map((cells, nth) => rowXml(cells, count + nth + 1, styles));
      count += rows.length;
      sheet.push(strToU8(lines.join('')));
      keep();
    },
    end() {
      sheet.push(strToU8(tail), true);
      zip.end();
      keep();
      return file;
    },
  };
}

/** The parts of a workbook around its rows, and the style that each column's cells have. */
async function skeleton(name: string, titles: readonly string[], kinds: readonly CellKind[]) {
  const { default: writeXlsxFile } = await import('write-excel-file/browser');
  const rows = [
    titles.map((value) => ({ value, type: String, fontWeight: 'bold' })),
    kinds.map((kind) => SAMPLES[kind]),
  ] as SheetData;
  const columns = kinds.map((kind) => ({ width: kind === 'text' ? 28 : 18 }));
  const blob = await writeXlsxFile(rows, { columns, stickyRowsCount: 1, sheet: sheetName(name) }).toBlob();
  const { [SHEET]: sheet, ...others } = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  const xml = strFromU8(sheet ?? new Uint8Array());
  const sample = /<row r="2"[^>]*>.*?<\/row>/s.exec(xml);
  if (!sample) throw new Error('The workbook has no rows to put others after.');
  const styles = [...sample[0].matchAll(/<c r="[A-Z]+2"(?: s="(\d+)")?/g)].map(([, style]) => style);
  return {
    head: xml.slice(0, sample.index),
    tail: xml.slice(sample.index + sample[0].length),
    others,
    styles,
  };
}

/** Signs that no sheet's name may have, and more of it than its tab shows. */
const sheetName = (name: string) =>
  name
    .replace(/[\\/?*[\]:']/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet1';

function rowXml(cells: readonly CellValue[], row: number, styles: readonly (string | undefined)[]): string {
  const each = cells.map((value, column) => {
    if (value === null || value === '') return '';
    const style = styles[column] === undefined ? '' : ` s="${styles[column]}"`;
    const at = `<c r="${columnName(column)}${row}"`;
    if (typeof value === 'string')
      return `${at} t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
    return `${at}${style}><v>${typeof value === 'number' ? value : serial(value)}</v></c>`;
  });
  return `<row r="${row}">${each.join('')}</row>`;
}

/** 0 is “A”, 27 is “AB”. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest === 0 ? '' : columnName(rest - 1)) + String.fromCharCode(65 + (column % 26));
}

/** Days since the spreadsheet's beginning: a moment by the clock of this machine, as the list shows it; a day as it is. */
const serial = (value: { readonly moment: number } | { readonly day: number }) =>
  'day' in value
    ? value.day / DAY_SECONDS + EPOCH_DAYS
    : (value.moment - new Date(value.moment * 1000).getTimezoneOffset() * 60) / DAY_SECONDS + EPOCH_DAYS;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** What XML cannot say at all: signs of control, halves of a pair. */
const UNSAYABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

const escaped = (text: string) =>
  text
    .slice(0, TEXT_MAX)
    .replace(UNSAYABLE, '\ufffd')
    .replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign)
    // Carriage returns would be read as line ends.
    .replaceAll('\r', '&#13;');

import { strToU8, zipSync } from 'fflate';
import Papa from 'papaparse';
import type { Columns } from '../../src/import/columns';
import { guessColumns } from '../../src/import/columns';
import type { StoredTemple } from '../../src/import/draft';
import { dryRun } from '../../src/import/dryRun';
import type { Encoding } from '../../src/import/encoding';
import type { Choice } from '../../src/import/read';
import { readFile } from '../../src/import/read';
import type { RowStore } from '../../src/import/rowStore';

/** Everything a Windows-1258 byte stands for: letters and five tone marks of their own. */
const BYTE_OF = new Map(
  Array.from({ length: 256 }, (_, byte): [string, number] => [
    new TextDecoder('windows-1258').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const TONES = /[\u0300\u0301\u0303\u0309\u0323]/g;

/** The bytes of a text in Windows-1258; null where it has a letter that is none there. */
export function toWindows1258(text: string): Uint8Array | null {
  const bytes: number[] = [];
  for (const letter of text.normalize('NFC')) {
    const whole = BYTE_OF.get(letter);
    if (whole !== undefined) {
      bytes.push(whole);
      continue;
    }
    const apart = letter.normalize('NFD');
    const parts = [apart.replace(TONES, '').normalize('NFC'), ...(apart.match(TONES) ?? [])].map((one) =>
      BYTE_OF.get(one),
    );
    for (const part of parts) {
      if (part === undefined) return null;
      bytes.push(part);
    }
  }
  return Uint8Array.from(bytes);
}

/** As Unikey writes TCVN3 (ABC): a letter a byte, and capitals with a tone as their small ones. */
export function toTcvn3(text: string): Uint8Array {
  const small = '¸µ¶·¹¨¾»¼½Æ©ÊÇÈÉË®ÐÌÎÏÑªÕÒÓÔÖÝ×ØÜÞãßáâä«èåæçé¬íêëìîóïñòô\u00adøõö÷ùýúûüþ';
  const letters = 'áàảãạăắằẳẵặâấầẩẫậđéèẻẽẹêếềểễệíìỉĩịóòỏõọôốồổỗộơớờởỡợúùủũụưứừửữựýỳỷỹỵ';
  const capitals: Readonly<Record<string, number>> = { Ă: 0xa1, Â: 0xa2, Ê: 0xa3, Ô: 0xa4, Ơ: 0xa5, Ư: 0xa6, Đ: 0xa7 };
  return Uint8Array.from([...text.normalize('NFC')], (letter) => {
    const at = letters.indexOf(letter.toLowerCase());
    return capitals[letter] ?? (at < 0 ? letter : (small[at] ?? '')).charCodeAt(0);
  });
}

/** As Unikey writes VNI: letter, then the byte of its marks. */
export function toVni(text: string): Uint8Array {
  const alone: Readonly<Record<string, string>> = { đ: 'ñ', í: 'í', ì: 'ì', ỉ: 'æ', ĩ: 'ó', ị: 'ò', ỵ: 'î' };
  const marks: Readonly<Record<string, string>> = {
    ...{ '\u0301': 'ù', '\u0300': 'ø', '\u0309': 'û', '\u0303': 'õ', '\u0323': 'ï' },
    ...{ '\u0302': 'â', '\u0302\u0301': 'á', '\u0302\u0300': 'à', '\u0302\u0309': 'å', '\u0302\u0303': 'ã' },
    ...{ '\u0306': 'ê', '\u0306\u0301': 'é', '\u0306\u0300': 'è', '\u0306\u0309': 'ú', '\u0306\u0303': 'ü' },
    ...{ '\u0323\u0302': 'ä', '\u0323\u0306': 'ë' },
  };
  const horned: Readonly<Record<string, string>> = { o: 'ô', u: 'ö' };
  const written = [...text.normalize('NFC')].map((letter) => {
    const lower = letter.toLowerCase();
    const apart = lower.normalize('NFD');
    const shape = apart.match(/[\u0302\u0306]/)?.[0] ?? '';
    const tone = apart.match(/[\u0300\u0301\u0303\u0309\u0323]/)?.[0] ?? '';
    const base = apart.includes('\u031b') ? (horned[apart[0] ?? ''] ?? '') : (apart[0] ?? '');
    const bytes = alone[lower] ?? base + (marks[(shape + tone).normalize('NFD')] ?? '');
    return letter === lower ? bytes : bytes.toUpperCase();
  });
  return Uint8Array.from(written.join(''), (one) => one.charCodeAt(0));
}

/** A text as a file in this encoding. */
export function encoded(text: string, encoding: Encoding, mark = false): Blob {
  const marked = mark && encoding !== 'windows-1258' ? `\uFEFF${text}` : text;
  if (encoding === 'utf-8') return new Blob([marked]);
  if (encoding === 'windows-1258')
    return new Blob([(toWindows1258(text) ?? new Uint8Array()) as Uint8Array<ArrayBuffer>]);
  if (encoding === 'tcvn3') return new Blob([toTcvn3(text) as Uint8Array<ArrayBuffer>]);
  if (encoding === 'vni') return new Blob([toVni(text) as Uint8Array<ArrayBuffer>]);
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), encoding === 'utf-16le');
  return new Blob([view.buffer]);
}

export const csvOf = (rows: readonly (readonly string[])[], delimiter = ',', newline = '\r\n'): string =>
  Papa.unparse(rows as string[][], { delimiter, newline });

/** What a test may leave out of a spreadsheet: a cell that is null is not there at all. */
export type SheetCell = string | number | boolean | Date | null;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

function cellXml(cell: SheetCell, address: string, shared: Map<string, number>): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${address}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (cell instanceof Date) return `<c r="${address}" s="1"><v>${cell.getTime() / 86_400_000 + 25_569}</v></c>`;
  const place = shared.get(cell) ?? shared.size;
  shared.set(cell, place);
  return `<c r="${address}" t="s"><v>${place}</v></c>`;
}

/** An XLSX file as Excel writes it: shared strings, numbers, dates by their format. */
export function xlsxOf(sheets: Readonly<Record<string, readonly (readonly SheetCell[])[]>>): Blob {
  const shared = new Map<string, number>();
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${RELATIONS}"><sheets>${names
      .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': `<styleSheet xmlns="${SHEET}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
  };
  const relations = names.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  relations.push(`<Relationship Id="rIdS" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/>`);
  relations.push(`<Relationship Id="rIdT" Type="${RELATIONS}/styles" Target="styles.xml"/>`);
  parts['xl/_rels/workbook.xml.rels'] = `<Relationships xmlns="${PACKAGE}">${relations.join('')}</Relationships>`;
  Object.values(sheets).forEach((rows, at) => {
    const lines = rows.map((row, index) => {
      const cells = row.map((cell, column) => cellXml(cell, `${columnName(column)}${index + 1}`, shared));
      return cells.join('') === '' ? '' : `<row r="${index + 1}">${cells.join('')}</row>`;
    });
    parts[`xl/worksheets/sheet${at + 1}.xml`] =
      `<worksheet xmlns="${SHEET}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  });
  const strings = [...shared.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  parts['xl/sharedStrings.xml'] = `<sst xmlns="${SHEET}">${strings.join('')}</sst>`;
  return zipped(parts);
}

export const zipped = (parts: Readonly<Record<string, string>>): Blob =>
  new Blob([
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
    ) as Uint8Array<ArrayBuffer>,
  ]);

/** The rows of a file as they are read. */
export async function rowsIn(file: Blob | string, choice?: Choice): Promise<string[][]> {
  const { rows } = await readFile(typeof file === 'string' ? new Blob([file]) : file, { choice: choice ?? {} });
  return cellsIn(rows);
}

export const cellsIn = (rows: RowStore): string[][] =>
  Array.from({ length: rows.count }, (_, index) => [...rows.at(index).cells]);

/** Reads a CSV text and judges its rows. */
export async function judged(
  text: string,
  { stored = [], columns }: { stored?: readonly StoredTemple[]; columns?: (guess: Columns) => Columns } = {},
) {
  const { rows } = await readFile(new Blob([text]));
  const guess = guessColumns(rows);
  const used = columns ? columns(guess) : guess;
  return { rows, columns: used, verdicts: await dryRun(rows, used, { lookUp: async () => stored }) };
}

/** A temple of the store. */
export const aStored = (change: Partial<StoredTemple> = {}): StoredTemple => ({
  templeId: 't1',
  name: 'Chùa Một Cột',
  nickname: '',
  type: 'PAGODA',
  address: '',
  city: '',
  country: '',
  description: '',
  avatar: '',
  photos: '',
  lat: 21.0358,
  lng: 105.8336,
  ...change,
});

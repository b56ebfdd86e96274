import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readFile } from '../../src/import/read';
import { cellsIn, rowsIn, xlsxOf, zipped } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const failure = (file: Blob) => readFile(file).then(String, ({ code }) => code);
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A workbook with one sheet whose XML is given. */
function withSheet(sheetData: string): Blob {
  return zipped({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData></worksheet>`,
  });
}

/** A spreadsheet whose directory says that its largest part has so many bytes. */
async function saying(size: number): Promise<Blob> {
  const rows = Array.from({ length: 5000 }, (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`);
  const bytes = new Uint8Array(await withSheet(rows.join('')).arrayBuffer());
  const view = new DataView(bytes.buffer);
  const [ENTRY, UNPACKED_SIZE] = [0x02014b50, 24];
  const entries = [...bytes.keys()].filter((at) => at + 4 <= bytes.length && view.getUint32(at, true) === ENTRY);
  const sizeAt = (at: number) => view.getUint32(at + UNPACKED_SIZE, true);
  const largest = entries.reduce((one, other) => (sizeAt(other) > sizeAt(one) ? other : one));
  view.setUint32(largest + UNPACKED_SIZE, size, true);
  return new Blob([bytes]);
}

describe('a spreadsheet', () => {
  test('gives its cells as a person would type them', async () => {
    const file = xlsxOf({
      Chùa: [
        ['Tên', 'Vĩ độ', 'Mở', 'Lập năm'],
        ['Chùa Một Cột', 21.0358, true, new Date('1049-10-01T00:00:00Z')],
        ['Chùa Dâu', -8.275188, false, new Date('2024-05-31T00:00:00Z')],
      ],
    });
    const [, first, second] = await rowsIn(file);
    expect(first?.slice(0, 3)).toEqual(['Chùa Một Cột', '21.0358', 'TRUE']);
    expect(second).toEqual(['Chùa Dâu', '-8.275188', 'FALSE', '2024-05-31']);
  });

  test('keeps texts as they are: spaces, marks, line breaks, emoji, writing from the right', async () => {
    const text = fc
      .string({ unit: fc.constantFrom(' ', 'a', 'ộ', '\n', '🛕', 'ש', '<', '&', '"', "'", '='), maxLength: 10 })
      .filter((one) => one.trim() !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 6 }), async (rows) => {
        expect(await rowsIn(xlsxOf({ S: rows }))).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('counts blank rows, and pads no row with what stands beside it', async () => {
    const { rows } = await readFile(xlsxOf({ S: [['name', 'city'], [], ['A', null], [' ', ' '], ['B', 'x']] }));
    expect(cellsIn(rows)).toEqual([
      ['name', 'city'],
      ['A', ''],
      ['B', 'x'],
    ]);
    expect([0, 1, 2].map((index) => rows.rowNumber(index))).toEqual([1, 3, 5]);
  });

  test('names its sheets, and another than the first can be chosen', async () => {
    const file = xlsxOf({ 'Bìa & mục lục': [['Danh sách']], 'Chùa "Bắc"': [['Tên'], ['Chùa Dâu']] });
    const { source, rows } = await readFile(file, { choice: { sheet: 2 } });
    expect(source).toEqual({ format: 'xlsx', sheets: ['Bìa & mục lục', 'Chùa "Bắc"'], sheet: 2 });
    expect(cellsIn(rows)).toEqual([['Tên'], ['Chùa Dâu']]);
  });

  test('of more than the 512 KiB from which its library would start workers is read all the same', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [`Chùa ${row}`, 10 + row / 1e5, 105.5]);
    const read = await rowsIn(xlsxOf({ S: [['Tên', 'Vĩ độ', 'Kinh độ'], ...rows] }));
    expect(read).toHaveLength(20_001);
    expect(read.at(-1)).toEqual(['Chùa 19999', '10.19999', '105.5']);
  });
});

describe('a spreadsheet that cannot be read says why', () => {
  test('broken, or a zip of something else', async () => {
    const whole = new Uint8Array(await xlsxOf({ S: [['name'], ['A']] }).arrayBuffer());
    expect(await failure(new Blob([whole.slice(0, whole.length - 30)]))).toBe('notASpreadsheet');
    expect(await failure(zipped({ 'word/document.xml': '<w/>' }))).toBe('notASpreadsheet');
    expect(await failure(withSheet('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'))).toBe('notASpreadsheet');
    expect(await failure(xlsxOf({ S: [] }))).toBe('empty');
  });

  test('rows and columns that would fill the memory are not built', async () => {
    const cell = (address: string) => `<c r="${address}"><v>1</v></c>`;
    expect(await failure(withSheet(`<row r="1">${cell('A1')}</row><row r="900000">${cell('A900000')}</row>`))).toBe(
      'tooManyRows',
    );
    expect(await failure(withSheet(`<row r="1">${cell('XFD1')}</row><row r="150000">${cell('A150000')}</row>`))).toBe(
      'tooLarge',
    );
    expect(await failure(withSheet(`<row r="1">${cell('A1')}</row><row r="999999999"/>`))).toBe('notASpreadsheet');
  });

  test('what would fill it once unpacked is not unpacked, and one that says less than it holds gets no more than that', async () => {
    expect(await failure(await saying(600 * 1024 * 1024))).toBe('tooLarge');
    expect(await failure(await saying(1000))).toBe('notASpreadsheet');
  });

  test('rows that are only formatted, down to the last one there is, are no rows', async () => {
    const sheet = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="A1048576" s="0"/></row>';
    expect(await rowsIn(withSheet(sheet))).toEqual([['1']]);
  });
});

import fc from 'fast-check';
import Papa from 'papaparse';
import { beforeEach, expect, test, vi } from 'vitest';
import { asCell, fromCell } from '../../../commands/core/formulas';
import type { Column } from '../../../src/grid/screen';

const kept = new Map<string, string>();
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', {
  getItem: (place: string) => kept.get(place) ?? null,
  setItem: (place: string, value: string) => kept.set(place, value),
  removeItem: (place: string) => kept.delete(place),
});
const { csvOf } = await import('../../../src/grid/export/exportCsv');
const { asTsv } = await import('../../../src/grid/export/delimitedText');
const { setLanguage } = await import('../../../src/i18n');
const { readFile } = await import('../../../src/import/read');
const { chooseSeparator, csvSeparator } = await import('../../../src/state/csvSeparator');
const { session } = await import('../../../src/state/session');

beforeEach(async () => {
  kept.clear();
  await setLanguage('vi');
});

const columns: readonly Column<readonly string[]>[] = [
  { id: 'a', title: 'screens.audit.actor', width: 1, cell: () => null, accessor: (row) => row[0] ?? '' },
  { id: 'b', title: 'screens.audit.command', width: 1, cell: () => null, accessor: (row) => row[1] ?? '' },
];
async function* pagesOf(...pages: (readonly (readonly string[])[])[]) {
  yield* pages;
}
const written = (...rows: readonly (readonly string[])[]) =>
  csvOf({ columns, titles: ['Tên', 'B'], pages: pagesOf(rows), onProgress: () => {} });

test('what would be a formula in a spreadsheet arrives as text, full-width signs too', () => {
  const ours = ['=HYPERLINK("x")', '@SUM(A1)', '+cmd|x', '-2+3+cmd', ' =1+1', '\t=1', '\r=1', "'=x"];
  for (const formula of [...ours, '＝1+1', '＠SUM(A1)', '＋1+1', '－2+cmd']) {
    expect(asCell(formula)).toBe(`'${formula}`);
  }
});

test('numbers, phone numbers and words stay as they are', () => {
  const values = ['-12.5', '-5', '-1e-7', '-1.234,5', '+84912345678', 'chùa = đền', '', 'a@b.vn', "'Ang"];
  for (const value of values) expect(asCell(value)).toBe(value);
});

test('a copied row is one line, whatever stands in its cells', () => {
  expect(asTsv([['two\nlines', 'a\tb']], columns)).toBe('two lines\ta b');
});

test('an export quotes every cell, is read as UTF-8, and has between its cells what spreadsheets of the language expect', async () => {
  const seen: number[] = [];
  const file = await csvOf({
    columns,
    titles: ['Tên', 'B'],
    pages: pagesOf([['say "hi"', 'Nguyễn']], [['=1', '2']]),
    onProgress: (rows) => seen.push(rows),
  });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await file.text()).toBe('"Tên";"B"\r\n"say ""hi""";"Nguyễn"\r\n"\'=1";"2"\r\n');
  expect(seen).toEqual([1, 2]);
});

test.each([
  ['vi', ';'],
  ['fr', ';'],
  ['es', ';'],
  ['it', ';'],
  ['en', ','],
  ['zh', ','],
  ['ar', ','],
] as const)('in %s a CSV file has %s between its cells, unless the person has chosen once', async (code, separator) => {
  await setLanguage(code);
  session.user = { uid: 7 } as never;
  expect(csvSeparator()).toBe(separator);
  chooseSeparator('\t');
  expect(csvSeparator()).toBe('\t');
  expect(await (await written(['1', '2'])).text()).toContain('"1"\t"2"');
  // Another person at this browser has chosen nothing.
  session.user = { uid: 8 } as never;
  expect(csvSeparator()).toBe(separator);
  session.user = null;
});

test('whatever a cell holds, papaparse and the import read back what was written', async () => {
  const odd = ['=1+1', '＝1', "'=x", '-5', '+84912', 'a;b', 'a,b', '"', 'dòng\nhai', '＋x', '@a'];
  const cell = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...odd));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), async (rows) => {
      const bytes = new Uint8Array(await (await written(...rows)).arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const { data } = Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n' });
      expect(data.slice(1, -1).map((cells) => cells.map(fromCell))).toEqual(rows);
    }),
    { numRuns: 200 },
  );
  const { rows } = await readFile(await written(['=1+1', 'Chùa Dâu; Thuận Thành'], ['-5', '＝x']));
  expect([rows.at(1).cells, rows.at(2).cells]).toEqual([
    ['=1+1', 'Chùa Dâu; Thuận Thành'],
    ['-5', '＝x'],
  ]);
});

import { expect, test } from 'vitest';
import { csvOf } from '../../src/grid/exportCsv';
import { asText, asTsv } from '../../src/grid/plain';

const columns = [
  { id: 'a', title: 'A', width: 1, cell: () => null, plain: (row: readonly string[]) => row[0] ?? '' },
  { id: 'b', title: 'B', width: 1, cell: () => null, plain: (row: readonly string[]) => row[1] ?? '' },
];

test('what would be a formula in a spreadsheet arrives as text', () => {
  for (const formula of ['=HYPERLINK("x")', '@SUM(A1)', '+cmd|x', '-2+3+cmd', ' =1+1', '\t=1']) {
    expect(asText(formula)).toBe(`'${formula}`);
  }
});

test('numbers, phone numbers and words stay as they are', () => {
  for (const value of ['-12.5', '+84912345678', 'chùa = đền', '', 'a@b.vn']) expect(asText(value)).toBe(value);
});

test('a copied row is one line, whatever stands in its cells', () => {
  expect(asTsv([['two\nlines', 'a\tb']], columns)).toBe('two lines\ta b');
});

test('an export quotes every cell and is read as UTF-8', async () => {
  async function* pages() {
    yield [['say "hi"', 'Nguyễn']];
    yield [['=1', '2']];
  }
  const seen: number[] = [];
  const file = await csvOf({ columns, titles: ['Tên', 'B'], pages: pages(), onProgress: (rows) => seen.push(rows) });
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await file.text()).toBe('"Tên","B"\r\n"say ""hi""","Nguyễn"\r\n"\'=1","2"\r\n');
  expect(seen).toEqual([1, 2]);
});

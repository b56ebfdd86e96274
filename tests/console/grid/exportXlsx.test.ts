import readXlsxFile from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';
import { xlsxOf } from '../../../src/grid/export/exportXlsx';
import { beginWorkbook, columnName } from '../../../src/grid/export/xlsx';
import type { Column } from '../../../src/grid/screen';
import { readFile } from '../../../src/import/read';

// Many rows, on a machine that does other things too.
vi.setConfig({ testTimeout: 60_000 });

interface Row {
  readonly name: string;
  readonly likes: number | string;
  readonly at: number;
  readonly bornAt: number | null;
}
const cell = () => null;
const title = 'common.all';
const columns: readonly Column<Row>[] = [
  { id: 'name', title, width: 1, cell, accessor: (row) => row.name },
  { id: 'phone', title, width: 1, cell, accessor: () => '0912345678' },
  {
    id: 'likes',
    title,
    width: 1,
    cell,
    accessor: (row) => String(row.likes),
    typed: { kind: 'number', of: (row) => row.likes },
  },
  { id: 'at', title, width: 1, cell, accessor: () => 'x', typed: { kind: 'moment', of: (row) => row.at } },
  {
    id: 'born',
    title,
    width: 1,
    cell,
    accessor: (row) => (row.bornAt === null ? '' : 'x'),
    typed: { kind: 'day', of: (row) => row.bornAt },
  },
];
const TITLES = ['Tên', 'Điện thoại', 'Thích', 'Đăng lúc', 'Ngày sinh'];
async function* pagesOf(...pages: readonly (readonly Row[])[]) {
  yield* pages;
}
const AT = Date.UTC(2026, 10, 21, 3, 4) / 1000;
const BORN = Date.UTC(1990, 4, 31) / 1000;
const aRow = (name: string, more: Partial<Row> = {}): Row => ({ name, likes: 7, at: AT, bornAt: BORN, ...more });
const written = (...rows: readonly Row[]) =>
  xlsxOf({ columns, titles: TITLES, pages: pagesOf(rows), onProgress: () => {} }, 'Bài viết: [mới]/cũ');
const read = async (file: Blob) => {
  const data: unknown = await readXlsxFile(Buffer.from(await file.arrayBuffer()));
  const [first] = data as readonly { readonly data?: readonly unknown[][] }[];
  return (first?.data ?? data) as unknown[][];
};

test('an XLSX file has titles in words, numbers as numbers, times as times, and ids, phones and would-be formulas as text', async () => {
  const odd = 'a<b>&"c"\nd\u0001 🛕 \ud83d';
  const [head, one = [], two, three] = await read(
    await written(
      aRow('=HYPERLINK("http://x")'),
      aRow(odd, { likes: '1.2K', bornAt: null }),
      aRow('x'.repeat(40_000), { likes: -3.5 }),
    ),
  );
  expect(head).toEqual(TITLES);
  expect(one.slice(0, 3)).toEqual(['=HYPERLINK("http://x")', '0912345678', 7]);
  // A spreadsheet knows no time zones: what it shows is the clock of whoever exported.
  const local = new Date(AT * 1000 - new Date(AT * 1000).getTimezoneOffset() * 60_000);
  expect((one[3] as Date).toISOString().slice(0, 16)).toBe(local.toISOString().slice(0, 16));
  expect((one[4] as Date).toISOString().slice(0, 10)).toBe('1990-05-31');
  expect(two?.[0]).toBe('a<b>&"c"\nd\ufffd 🛕 \ufffd');
  expect(two?.[2]).toBe('1.2K');
  expect(two?.[4] ?? null).toBeNull();
  expect([String(three?.[0]).length, three?.[2]]).toEqual([32_767, -3.5]);
});

test('the import reads it back as it is, with nothing taken for a formula', async () => {
  const { rows } = await readFile(await written(aRow('=cmd'), aRow("'Ang", { likes: 12 })));
  expect(rows.at(1).cells.slice(0, 3)).toEqual(['=cmd', '0912345678', '7']);
  expect(rows.at(2).cells.slice(0, 3)).toEqual(["'Ang", '0912345678', '12']);
});

test('rows are written a page at a time, and never held together', async () => {
  const seen: number[] = [];
  let most = 0;
  async function* pages() {
    for (let page = 0; page < 100; page += 1) {
      most = Math.max(most, process.memoryUsage().heapUsed);
      yield Array.from({ length: 200 }, (_, nth) => aRow(`Bài ${page * 200 + nth} ${'chữ '.repeat(20)}`));
    }
  }
  const before = process.memoryUsage().heapUsed;
  const given = { columns, titles: TITLES, pages: pages(), onProgress: (rows: number) => seen.push(rows) };
  const file = await xlsxOf(given, 'Bài viết');
  expect(seen.at(-1)).toBe(20_000);
  // What the collector has not come to yet is let pass; of five times as many rows it is no more.
  expect((most - before) / 2 ** 20).toBeLessThan(250);
  const { rows } = await readFile(file);
  expect(rows.count).toBe(20_001);
  expect(rows.at(20_000).cells[0]).toMatch(/^Bài 19999 /);
});

test('more rows than a sheet holds are refused by name, not cut', async () => {
  const workbook = await beginWorkbook('x', ['a'], ['text']);
  const rows = Array.from({ length: 262_144 }, () => ['']);
  for (let part = 0; part < 3; part += 1) workbook.write(rows);
  expect(() => workbook.write(rows)).toThrow(expect.objectContaining({ name: 'TooManyRows' }));
});

test('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

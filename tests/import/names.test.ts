import { describe, expect, test } from 'vitest';
import { readFile } from '../../src/import/read';
import { readRow } from '../../src/import/values';
import { cellsIn, judged, xlsxOf } from './samples';

const namesIn = async (text: string) => {
  const { rows, columns, verdicts } = await judged(text);
  return [...verdicts.indices()].map((index) => {
    const read = readRow(rows.at(index), columns);
    return 'draft' in read ? read.draft.name : read.refused.code;
  });
};

describe('a name', () => {
  test('is taken from the next best column where its own is empty: Vietnamese, official, English, any, then others', async () => {
    const text = `name,alt_name,name:fr,name:en,official_name,name:vi,note
A,x,x,x,x,x,1
,x,x,x,x,B,1
,x,x,x,C,,1
,x,x,D,,,1
,x,E,,,,1
,F,,,,,1
,,,,,,1`;
    expect(await namesIn(text)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'noName']);
  });

  test('is never only a number, a key or an address of the web', async () => {
    const names = ['12345', '10.7, 106.6', 'https://a.vn/x', 'www.chua.vn', 'node/123', '0241 3123 456'];
    const text = ['name,city', 'Chùa Dâu,x', 'Chùa 1,x', 'Đền 2,x', ...names.map((name) => `"${name}",x`)].join('\n');
    // More of them than names: then this is no column of names at all.
    expect(await namesIn(`${text}\nA,x\nB,x\nC,x\nD,x`)).toEqual([
      ...['Chùa Dâu', 'Chùa 1', 'Đền 2'],
      ...names.map(() => 'notAName'),
      ...['A', 'B', 'C', 'D'],
    ]);
  });
});

describe('the column of names is never one of', () => {
  test.each([
    ['numbers', 'title,chua\n1,Chùa A\n2,Chùa B\n3,Chùa C'],
    ['addresses of the web', 'name,name:en\nhttps://a.vn/1,Chùa A\nhttps://a.vn/2,Chùa B\nhttps://a.vn/3,Chùa C'],
    ['streets, without headers', '12 Lê Lợi,Chùa A\n"5 phố Huế, Hà Nội",Chùa B\n7 đường Láng,Chùa C'],
    ['keys, without headers', 'node/1,Chùa A\nway/2,Chùa B\nway/3,Chùa C'],
  ])('%s', async (_, text) => {
    const names = await namesIn(text);
    expect(names.every((name) => name.startsWith('Chùa') || name === 'noName')).toBe(true);
  });
});

test('a religion stands in where no denomination says more', async () => {
  const { rows, columns, verdicts } = await judged('name,denomination,religion\nA,zen,buddhist\nB,,hindu\nC,,');
  const types = [...verdicts.indices()].map((index) => readRow(rows.at(index), columns));
  expect(types).toMatchObject(['zen', 'hindu', 'PAGODA'].map((type) => ({ draft: { type } })));
});

describe('the sheet of a workbook', () => {
  const NOTES = [
    ['Ghi chú của người lập bảng', null],
    ['Ngày', '2024'],
  ];
  const ROWS = Array.from({ length: 5 }, (_, at) => [`Chùa ${at}`, 'Huế']);
  const file = xlsxOf({
    Bìa: NOTES,
    'Thống kê': Array.from({ length: 30 }, (_, at) => [at, at * 2]),
    Ít: [
      ['Tên', 'Tỉnh'],
      ['Chùa X', 'Vinh'],
    ],
    'Danh sách': [['DANH SÁCH'], ['Tên chùa', 'Tỉnh'], ...ROWS],
  });

  test('is the one with most rows of temples, not the first, and says that it was guessed', async () => {
    const { source, rows } = await readFile(file);
    expect(source).toMatchObject({ format: 'xlsx', sheet: 4, because: 'guessed' });
    expect(cellsIn(rows)).toHaveLength(7);
  });

  test('can be chosen', async () => {
    const { source, rows } = await readFile(file, { choice: { sheet: 3 } });
    expect(source).toEqual({ format: 'xlsx', sheets: ['Bìa', 'Thống kê', 'Ít', 'Danh sách'], sheet: 3 });
    expect(cellsIn(rows)).toEqual([
      ['Tên', 'Tỉnh'],
      ['Chùa X', 'Vinh'],
    ]);
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DELIMITERS, findDelimiter } from '../../src/import/delimiter';
import { ROWS_MAX } from '../../src/import/draft';
import { readFile } from '../../src/import/read';
import { cellsIn, csvOf, rowsIn } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const HEADER = ['name', 'address', 'lat', 'lng'];
const cell = fc.string({
  unit: fc.constantFrom(',', ';', '\t', '"', '\n', '\r', "'", ' ', 'a', 'Đ', '🛕', 'ש', '\u202e', '=', '1', '.'),
  maxLength: 8,
});
const row = fc.tuple(cell, cell, cell, cell).filter((cells) => cells.join('').trim() !== '');
/** The import takes one apostrophe off what an export made a text; elsewhere a file without such texts is meant. */
const noFormula = (rows: string[][]) => rows.every((cells) => cells.every((one) => !/^'+\s*[=\t\r\n]/.test(one)));

describe('cells', () => {
  test('come out as they were written, whatever separates them and ends their lines', async () => {
    const rows = fc.array(row, { minLength: 1, maxLength: 10 }).filter(noFormula);
    const written = fc.record({
      rows,
      delimiter: fc.constantFrom(...DELIMITERS),
      newline: fc.constantFrom('\n', '\r\n'),
    });
    await fc.assert(
      fc.asyncProperty(written, async ({ rows: cells, delimiter, newline }) => {
        const text = csvOf([HEADER, ...cells], delimiter, newline);
        const { source, rows: read } = await readFile(new Blob([text]));
        expect(source).toMatchObject({ delimiter: { delimiter } });
        expect(cellsIn(read)).toEqual([HEADER, ...cells]);
      }),
      { numRuns: 300 },
    );
  });

  test('lines may end in several ways in one file, or with a lone return in all of it', async () => {
    expect(await rowsIn('name,city\r\nA,1\nB,"2\r\n3"\r\n"C","4"\n')).toEqual([
      ['name', 'city'],
      ['A', '1'],
      ['B', '2\r\n3'],
      ['C', '4'],
    ]);
    expect(await rowsIn('name,city\rA,1\rB,2')).toEqual([
      ['name', 'city'],
      ['A', '1'],
      ['B', '2'],
    ]);
    expect(await rowsIn('name,city\r\nA,"1\r"\r\nB,2\r\n"C","x""\r"')).toEqual([
      ['name', 'city'],
      ['A', '1\r'],
      ['B', '2'],
      ['C', 'x"\r'],
    ]);
  });

  test('a cell with line breaks may lie in several pieces of the file', async () => {
    const rows = Array.from({ length: 400 }, (_, at) => [`Chùa ${at}`, 'một\ndòng "nữa"\n'.repeat(100)]);
    expect(await rowsIn(csvOf([['name', 'description'], ...rows]))).toEqual([['name', 'description'], ...rows]);
  });

  test('blank rows are left out and counted', async () => {
    const { rows } = await readFile(new Blob(['name,city\n\n,\nA,1\n  ,\nB,2\n']));
    expect(Array.from({ length: rows.count }, (_, at) => rows.rowNumber(at))).toEqual([1, 4, 6]);
  });
});

describe('the delimiter', () => {
  test.each([
    ['Tên;Vĩ độ;Kinh độ\nChùa A;10,5;105,2\nChùa B;11,5;106,2', ';', 'rows'],
    ['Tên\tĐịa chỉ\nChùa A\tsố 1, đường B; phường C', '\t', 'rows'],
    ['DANH SÁCH CHÙA, 2024\nTên;Địa chỉ;Thành phố\nA;1, Láng;Hà Nội', ';', 'rows'],
    ['sep=;\nname;city\nA, B;C', ';', 'sepLine'],
    ['name\nPura A, B\nC\nD', ';', 'oneColumn'],
    ['Chùa A,Hà Nội\nChùa B,Huế', ',', 'rows'],
    ['Chùa A;21,5;106,2\nChùa B;20,5;106,3', ';', 'rows'],
  ])('%j', (text, delimiter, because) => {
    expect(findDelimiter(text)).toEqual({ delimiter, because });
  });

  test('a line that names it is no row, and is counted', async () => {
    const { rows } = await readFile(new Blob(['sep=;\r\nname;city\r\nA;B']));
    expect(rows.at(0)).toEqual({ row: 2, cells: ['name', 'city'], odd: false });
  });
});

describe('a file that cannot be read says why', () => {
  const failure = (text: BlobPart) => readFile(new Blob([text])).then(String, ({ code, row: at }) => [code, at]);

  test('a quotation mark that never closes names its row', async () => {
    expect(await failure('name,city\nA,1\nB,"2\nC,3\nD,4')).toEqual(['quoteOpen', 3]);
    const long = `name,city\nA,"${'x,y\n'.repeat(600_000)}`;
    expect(await failure(long)).toEqual(['quoteOpen', 2]);
  });

  test('quotation marks in the middle refuse their row, not the file', async () => {
    const { rows } = await readFile(new Blob(['name,city\n"Chùa" Một,1\n"B",2\nC,3']));
    expect(rows.at(1).odd).toBe(true);
    expect(rows.at(rows.count - 1)).toMatchObject({ cells: ['C', '3'], odd: false });
  });

  test('nothing in it, an old Excel file, too many rows', async () => {
    expect(await failure('')).toEqual(['empty', null]);
    expect(await failure('\n , \n')).toEqual(['empty', null]);
    expect(await failure(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual(['oldExcel', null]);
    expect(await failure(`name\n${'A\n'.repeat(ROWS_MAX + 20)}`)).toEqual(['tooManyRows', null]);
  });

  test('it can be stopped', async () => {
    const control = new AbortController();
    const reading = readFile(new Blob([`name\n${'Chùa A\n'.repeat(150_000)}`]), {
      signal: control.signal,
      onRows: () => control.abort(new Error('enough')),
    });
    await expect(reading).rejects.toThrow('enough');
  });
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { fromTcvn3, fromVni, vietnameseIn } from '../../src/import/oldVietnamese';
import { readFile } from '../../src/import/read';
import { cellsIn, toTcvn3, toVni, toWindows1258 } from './samples';

vi.setConfig({ testTimeout: 30_000 });

const latin1 = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);
const SMALL = [...'aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ 0123.,-'];
const small = fc.string({ unit: fc.constantFrom(...SMALL), maxLength: 30 });
const any = fc.string({
  unit: fc.constantFrom(...SMALL, ...SMALL.map((letter) => letter.toUpperCase())),
  maxLength: 30,
});
const CHUA =
  'Tên chùa;Địa chỉ;Tỉnh\nChùa Một Cột;phố Chùa Một Cột, Đội Cấn;Hà Nội\nĐền Ngọc Sơn;Hồ Hoàn Kiếm;Hà Nội\nChùa Thiên Mụ;Hương Hoà, Kim Long;Huế\n';
const fileOf = (bytes: Uint8Array) => new Blob([bytes as Uint8Array<ArrayBuffer>]);

describe('every letter survives', () => {
  test('TCVN3, small letters; and capitals where a cell has nothing else', () => {
    fc.assert(fc.property(small, (text) => void expect(fromTcvn3(latin1(toTcvn3(text)))).toBe(text)));
    expect(fromTcvn3(latin1(toTcvn3('CHÙA MỘT CỘT')))).toBe('CHÙA MỘT CỘT');
    expect(fromTcvn3(latin1(toTcvn3('Chùa Hà')))).toBe('Chùa Hà');
    expect(latin1(toTcvn3('Một Cột'))).toBe('Mét Cét');
  });

  test('VNI, in either case, whose marks stand behind their letters', () => {
    // A letter with a mark of its own byte before another vowel is never followed by a mark's byte in Vietnamese.
    fc.assert(fc.property(any, (text) => void expect(fromVni(latin1(toVni(text)))).toBe(text)));
    expect(latin1(toVni('Một Cột ở Đường Ỷ'))).toBe('Moät Coät ôû Ñöôøng YÛ');
  });

  test('what has no marks stays as it is', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'abcXYZ 012,;"') });
    fc.assert(fc.property(plain, (text) => void expect([fromTcvn3(text), fromVni(text)]).toEqual([text, text])));
  });
});

test.each([
  ['tcvn3', toTcvn3],
  ['vni', toVni],
  ['windows-1258', (text: string) => toWindows1258(text) ?? new Uint8Array()],
] as const)('a file in %s is found to be, by its words, and can be chosen to be', async (encoding, to) => {
  const { source, rows } = await readFile(fileOf(to(CHUA)));
  expect(source).toMatchObject({ encoding: { encoding }, delimiter: { delimiter: ';' } });
  expect(cellsIn(rows)).toEqual(
    CHUA.trim()
      .split('\n')
      .map((line) => line.split(';')),
  );
  const chosen = await readFile(fileOf(to(CHUA)), { choice: { encoding } });
  expect(cellsIn(chosen.rows)).toEqual(cellsIn(rows));
});

test('words are told from what only has marks', () => {
  expect(vietnameseIn('Chùa Một Cột, Nguyễn Huệ, đường Quyết Thắng')).toBe(8);
  expect(vietnameseIn('Moät Coät')).toBe(-2);
  expect(vietnameseIn('Mét Cét')).toBe(2);
  expect(vietnameseIn('Notre-Dame, Straße, übermäßig, àé')).toBe(-3);
});

import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Encoding } from '../../src/import/encoding';
import { ENCODINGS, findEncoding } from '../../src/import/encoding';
import { readFile } from '../../src/import/read';
import { csvOf, encoded, rowsIn, toWindows1258 } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const VIETNAMESE = [
  ...'aăâbcdđeêghiklmnoôơpqrstuưvxyàảãáạằẳẵắặầẩẫấậèẻẽéẹềểễếệìỉĩíịòỏõóọồổỗốộờởỡớợùủũúụừửữứựỳỷỹýỵ ĐÊƠỘ,;"0123.',
];
const vietnamese = fc.string({ unit: fc.constantFrom(...VIETNAMESE), minLength: 1, maxLength: 20 });
/** What an encoding is told by: letters in any order are now and then more words in another one. */
const words = fc
  .array(fc.constantFrom(...'chùa đền Đình miếu phủ một cột Nghĩa trương đường quận hậu ở phường Tỉnh sở'.split(' ')), {
    minLength: 1,
    maxLength: 5,
  })
  .map((some) => some.join(' '));
/** Any text but what is no cell: NUL, which no encoding of a real file has. */
const anyText = fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }).map((text) => text.replaceAll('\0', '-'));
const tableOf = (cell: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 })
    .map((rows) => [['Tên chùa', 'Địa chỉ'], ...rows.filter((row) => row.join('').trim() !== '')]);

/** Reads back what was written, and says which encoding it found. */
async function survives(rows: string[][], encoding: Encoding, mark: boolean, found = encoding) {
  const file = encoded(csvOf(rows), encoding, mark);
  const { source } = await readFile(file);
  expect(source).toMatchObject({ encoding: { encoding: found } });
  expect(await rowsIn(file)).toEqual(rows);
}

describe('a file in any encoding is read as it was written', () => {
  test('UTF-8, with and without a byte order mark', async () => {
    await fc.assert(fc.asyncProperty(tableOf(anyText), fc.boolean(), (rows, mark) => survives(rows, 'utf-8', mark)));
  });

  test('UTF-16 in both byte orders, with and without a mark', async () => {
    const wide = fc.constantFrom<Encoding>('utf-16le', 'utf-16be');
    await fc.assert(fc.asyncProperty(tableOf(anyText), wide, (rows, encoding) => survives(rows, encoding, true)));
    await fc.assert(fc.asyncProperty(tableOf(vietnamese), wide, (rows, encoding) => survives(rows, encoding, false)));
  });

  test('Windows-1258, whose tone marks stand behind their letters, comes out composed', async () => {
    await fc.assert(fc.asyncProperty(tableOf(words), (rows) => survives(rows, 'windows-1258', false)));
    await fc.assert(
      fc.asyncProperty(tableOf(vietnamese), async (rows) => {
        const file = encoded(csvOf(rows), 'windows-1258');
        expect(await rowsIn(file, { encoding: 'windows-1258' })).toEqual(rows);
      }),
    );
    expect(toWindows1258('Một')).toEqual(Uint8Array.from([0x4d, 0xf4, 0xf2, 0x74]));
    expect(await rowsIn(encoded('Tên\nMột Cột', 'windows-1258'))).toEqual([['Tên'], ['Một Cột'.normalize('NFC')]]);
  });

  test('a character whose bytes lie in two pieces stays whole', async () => {
    // Pieces of 256 KiB; a character of three bytes at every place around their edges.
    for (const before of [0, 1, 2]) {
      const rows = Array.from({ length: 30_000 }, (_, row) => [`${'x'.repeat(before)}Chùa Đậu ộ${row}`, 'ế']);
      expect(await rowsIn(csvOf([['name', 'address'], ...rows]))).toEqual([['name', 'address'], ...rows]);
    }
  });
});

describe('what was found says how', () => {
  test('a mark, zero bytes, validity, and the guess that is left', async () => {
    const text = 'Tên,Địa chỉ\nChùa Một Cột,Hà Nội';
    expect(await findEncoding(encoded(text, 'utf-8', true))).toEqual({ encoding: 'utf-8', because: 'mark' });
    expect(await findEncoding(encoded(text, 'utf-8'))).toEqual({ encoding: 'utf-8', because: 'valid' });
    expect(await findEncoding(encoded(text, 'utf-16be', true))).toEqual({ encoding: 'utf-16be', because: 'mark' });
    expect(await findEncoding(encoded(text, 'utf-16le'))).toEqual({ encoding: 'utf-16le', because: 'zeros' });
    expect(await findEncoding(encoded(text, 'windows-1258'))).toEqual({ encoding: 'windows-1258', because: 'notUtf8' });
  });

  test('one byte far down the file decides', async () => {
    const plain = new Uint8Array(700_000).fill(0x61);
    expect(await findEncoding(new Blob([plain]))).toMatchObject({ encoding: 'utf-8' });
    plain[650_000] = 0xf2;
    expect(await findEncoding(new Blob([plain]))).toMatchObject({ encoding: 'windows-1258' });
  });

  test('a person who knows better is believed', async () => {
    const file = encoded('name\nChùa', 'windows-1258');
    for (const encoding of ENCODINGS) {
      const { source } = await readFile(file, { choice: { encoding } });
      expect(source).toMatchObject({ encoding: { encoding, because: 'chosen' } });
    }
  });
});

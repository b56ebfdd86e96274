import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { Separator } from '../../commands/core/csv';
import { asCell, fromCell } from '../../commands/core/formulas';
import type { World } from '../../commands/core/world';
import { exportTemples } from '../../commands/temples/export';
import { EMPTY_TEMPLE, type TempleFields } from '../../contract/temples/calls';
import { guessColumns } from '../../src/import/columns';
import { failedCsv } from '../../src/import/csvOut';
import { FIELD_LIMITS } from '../../src/import/draft';
import { fieldsOfDraft } from '../../src/import/fields';
import { readFile } from '../../src/import/read';
import { readRow } from '../../src/import/values';
import { encoded, judged, rowsIn } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

const unit = fc.oneof(
  fc.constantFrom(
    '"',
    '\n',
    '\r',
    ';',
    ',',
    '\t',
    ' ',
    "'",
    '=',
    '+',
    '-',
    '@',
    '＝',
    '1',
    '🛕',
    '👩‍👧',
    'ש',
    'م',
    '\u202e',
    '\u200f',
    'ộ',
  ),
  fc.constantFrom('\ufeff', '\u00a0', '\u2028', 'A', 'đ', '\u0323'),
);
const text = fc.oneof(
  fc.string({ unit, maxLength: 12 }),
  fc.constantFrom("=cmd|' /C calc'!A0", '+84 912 345 678', '-8.275', "'=x", "''", '@sum', "'Ang", '  x  ', '-', '\t=1'),
);
/** The store has letters and marks in one. */
const within = (field: keyof typeof FIELD_LIMITS) =>
  text.map((one) => one.normalize('NFC').slice(0, FIELD_LIMITS[field]).normalize('NFC'));
/** What an import trims has no spaces around it in the store either. */
const trimmed = (some: fc.Arbitrary<string>) => some.map((one) => one.trim()).filter((one) => one !== '');
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const place = fc.record({ lat: degrees(90), lng: degrees(180) }).filter(({ lat, lng }) => lat !== 0 || lng !== 0);
const address = fc.stringMatching(/^[a-z/:.%-]{1,30}$/);
const temple: fc.Arbitrary<TempleFields> = fc.record({
  name: trimmed(within('name')),
  nickname: within('nickname'),
  type: trimmed(within('type')),
  address: within('address'),
  city: within('city'),
  country: within('country'),
  description: within('description'),
  avatar: fc.oneof(fc.constant(''), address),
  photos: fc.array(address, { maxLength: 3 }),
  place: fc.option(place),
});

/** What the console writes of a list that shows these. */
async function exported(temples: readonly TempleFields[], separator: Separator = ';'): Promise<Blob> {
  const rows = temples.map((fields, index) => ({ ...fields, templeId: `t${index}`, createdAt: 0, updatedAt: 0 }));
  const world = {
    call: async () => ({ data: rows }),
    query: () => ({ text: '', sort: null }),
    csvSeparator: () => separator,
  } as unknown as World;
  const parts: string[] = [];
  for await (const part of exportTemples(world)) parts.push(String(part));
  return new Blob(parts);
}

async function readBack(file: Blob): Promise<unknown[]> {
  const { rows } = await readFile(file);
  const columns = guessColumns(rows);
  return Array.from({ length: rows.count - 1 }, (_, index) => {
    const read = readRow(rows.at(index + 1), columns);
    return 'draft' in read ? fieldsOfDraft(read.draft) : read;
  });
}

describe('the export of temples', () => {
  test('is read back unchanged, whatever its texts hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(temple, { maxLength: 24 }), async (temples) => {
        expect(await readBack(await exported(temples))).toEqual(temples);
      }),
      { numRuns: 300 },
    );
  });

  test('has no text that a spreadsheet would run, and leaves numbers alone', async () => {
    const fields: TempleFields = {
      ...EMPTY_TEMPLE,
      ...{ name: '=cmd', nickname: ' @x', type: '-', address: '+1+1', city: '+84 912', country: '\t=1' },
      ...{ description: "'=x", place: { lat: -8.275188, lng: 115.16666 }, photos: ['/a b.webp', '/c.webp'] },
    };
    const [, line] = (await (await exported([fields], ',')).text()).split('\r\n');
    expect(line).toBe(
      `"'=cmd","' @x","-","'+1+1","+84 912","'\t=1","''=x","-8.275188","115.16666","","/a%20b.webp /c.webp"`,
    );
  });
});

test('the apostrophe before a formula is taken off once, and no other', () => {
  fc.assert(
    fc.property(text, (one) => fromCell(asCell(one)) === one),
    { numRuns: 2000 },
  );
  expect(['=x', "'=x", "'Ang", '-5', '-x'].map(asCell)).toEqual(["'=x", "''=x", "'Ang", '-5', "'-x"]);
});

describe('failed rows', () => {
  const FILE =
    'Mã;Tên;Vĩ độ;Kinh độ\nA1;Chùa Dâu;21,0;x\n=B2;;21,0;106,0\nC3;Chùa Keo;20,4;106,2\nD4;Chùa Cầu;15,8;108,3;ở đây';

  test('come with all their columns and the reason, are mended, and are read again', async () => {
    const { rows, columns, verdicts } = await judged(FILE);
    const refused = [...verdicts.indices(['refused'])].map((index) => ({ index, reason: `sai ${index}` }));
    const file = failedCsv(rows, columns, refused);
    expect(await rowsIn(file)).toEqual([
      ['Mã', 'Tên', 'Vĩ độ', 'Kinh độ', 'import:reason'],
      ['A1', 'Chùa Dâu', '21,0', 'x', 'sai 1'],
      ['=B2', '', '21,0', '106,0', 'sai 2'],
      ['D4', 'Chùa Cầu', '15,8', '108,3', 'sai 4', 'ở đây'],
    ]);
    const mended = (await file.text())
      .replace(',x,', ',"106,0",')
      .replace('=B2,,', '=B2,Chùa Bút Tháp,')
      .replace(',ở đây', '');
    const again = await judged(mended);
    expect(again.verdicts.counts()).toMatchObject({ created: 3, refused: 0 });
    expect(again.columns.at).toEqual(columns.at);
    // And refused once more, they have one reason each, not two.
    const twice = failedCsv(again.rows, again.columns, [{ index: 1, reason: 'nữa' }]);
    expect((await rowsIn(twice))[0]).toEqual(['Mã', 'Tên', 'Vĩ độ', 'Kinh độ', 'import:reason']);
  });

  test('what was written over a cell of a row that still cannot be imported is in its file', async () => {
    const { rows } = await readFile(new Blob(['name,city,lat,lng\nChùa,Hue,999,105\nĐền']));
    const columns = guessColumns(rows);
    rows.edit(1, { city: 'Huế', description: 'nowhere to go' });
    rows.edit(2, { lng: '105' });
    const failed = [1, 2].map((index) => ({ index, reason: 'sai' }));
    expect(await rowsIn(failedCsv(rows, columns, failed))).toEqual([
      expect.anything(),
      ['Chùa', 'Huế', '999', '105', 'sai'],
      ['Đền', '', '', '105', 'sai'],
    ]);
  });

  test('of a file without headers get some that the import knows', async () => {
    const { rows, columns } = await judged('7;Chùa Dâu;21.03;106.04\n8;Chùa Keo;20.4;106.2');
    expect(await rowsIn(failedCsv(rows, columns, [{ index: 1, reason: 'sai' }]))).toEqual([
      ['1', 'name', 'lat', 'lng', 'import:reason'],
      ['8', 'Chùa Keo', '20.4', '106.2', 'sai'],
    ]);
  });

  test('of Windows-1258 are UTF-8 now, which Excel reads by its mark', async () => {
    const { rows } = await readFile(encoded('Tên\nChùa Một Cột', 'windows-1258'));
    const bytes = new Uint8Array(await failedCsv(rows, guessColumns(rows), [{ index: 1, reason: '' }]).arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toContain('Chùa Một Cột'.normalize('NFC'));
  });
});

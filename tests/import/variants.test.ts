import { describe, expect, test } from 'vitest';
import { guessColumns } from '../../src/import/columns';
import { dryRun } from '../../src/import/dryRun';
import type { Encoding } from '../../src/import/encoding';
import { type Choice, readFile } from '../../src/import/read';
import { readRow } from '../../src/import/values';
import { aStored, csvOf, encoded, type SheetCell, toWindows1258, xlsxOf } from './samples';

/**
 * One list of temples in every form that people send it in: 4 are created, 1 is in the store, 2 are like earlier rows, 3 are refused
 * (no name, a latitude of 95, a longitude without its latitude).
 */
const HEADER = ['Tên chùa', 'Địa chỉ', 'Tỉnh/Thành phố', 'Vĩ độ', 'Kinh độ', 'Mô tả'];
const TEMPLES: readonly (readonly [string, string, string, number | null, number | null, string])[] = [
  ['Chùa Một Cột', '8 phố Chùa Một Cột, Ba Đình', 'Hà Nội', 21.0358, 105.8336, 'Dựng năm 1049; "đài sen"'],
  ['Chùa Dâu', 'Thanh Khương', 'Bắc Ninh', 21.0345, 106.0421, 'Hai dòng:\nPháp Vân tự'],
  ['Chùa Đậu', 'Nguyễn Trãi', 'Hà Nội', 20.8134, 105.9027, ''],
  ['CHUA DAU', '', '', 21.0346, 106.0422, ''],
  ['Chùa Keo', 'Duy Nhất', 'Thái Bình', 20.4501, 106.2203, ''],
  ['', 'không tên', 'Huế', 16.4, 107.5, ''],
  ['Chùa Sai', '', '', 95.2, 107.5, ''],
  ['Chùa Nửa', '', '', null, 107.5, ''],
  ['Đền Và', 'Sơn Tây', 'Hà Nội', null, null, ''],
  ['den va', 'son tay', 'ha noi', null, null, ''],
];
const STORED = [aStored({ name: 'chùa keo', lat: 20.4502, lng: 106.2202 })];
const COUNTS = { created: 4, likeStored: 1, likeRow: 2, refused: 3 };
/** The names of 4 created, and where the first one is. */
const CREATED = ['Chùa Một Cột', 'Chùa Dâu', 'Chùa Đậu', 'Đền Và'];

const degrees = (value: number | null, comma = false) =>
  value === null ? '' : comma ? String(value).replace('.', ',') : String(value);
const cellsOf = (comma = false) =>
  TEMPLES.map(([name, address, city, lat, lng, about]) => [
    name,
    address,
    city,
    degrees(lat, comma),
    degrees(lng, comma),
    about,
  ]);
const table = (header: readonly string[] = HEADER) => [header, ...cellsOf()];

/** Reads a file as somebody would who corrects nothing. */
async function judge(file: Blob, choice: Choice = {}) {
  const { rows } = await readFile(file, { choice });
  const columns = guessColumns(rows);
  const verdicts = await dryRun(rows, columns, { lookUp: async () => STORED });
  const drafts = [...verdicts.indices(['created'])].map((index) => {
    const read = readRow(rows.at(index), columns);
    if ('refused' in read) throw new Error(`row ${index} is refused`);
    return read.draft;
  });
  return { counts: verdicts.counts(), drafts, columns, rows, verdicts };
}

async function isWhole(file: Blob) {
  const { counts, drafts } = await judge(file);
  expect(counts).toEqual(COUNTS);
  expect(drafts.map(({ name }) => name.normalize('NFC'))).toEqual(CREATED);
  expect(drafts[0]).toMatchObject({ lat: 21.0358, lng: 105.8336 });
  expect(drafts[0]?.address.normalize('NFC')).toBe('8 phố Chùa Một Cột, Ba Đình');
  expect(drafts[1]?.description.normalize('NFC').replace(/\r\n?/g, '\n')).toBe('Hai dòng:\nPháp Vân tự');
  return drafts;
}
const text = (content: string) => new Blob([content]);

describe('the same temples', () => {
  test('with a semicolon and decimal commas, a tab, a comma and quoted commas', async () => {
    await isWhole(text(csvOf([HEADER, ...cellsOf(true)], ';')));
    await isWhole(text(csvOf([HEADER, ...cellsOf(true)], '\t')));
    await isWhole(text(csvOf([HEADER, ...cellsOf(true)])));
    await isWhole(text(csvOf(table())));
  });

  test.each<[Encoding, boolean]>([
    ['utf-8', false],
    ['utf-8', true],
    ['utf-16le', true],
    ['utf-16le', false],
    ['utf-16be', true],
    ['utf-16be', false],
    ['windows-1258', false],
  ])('in %s, with a byte order mark: %s', async (encoding, mark) => {
    await isWhole(encoded(csvOf(table()), encoding, mark));
    await isWhole(encoded(csvOf([HEADER, ...cellsOf(true)], ';', '\n'), encoding, mark));
  });

  test('in letters and marks apart (NFD), as a Mac writes them', async () => {
    const drafts = await isWhole(text(csvOf(table()).normalize('NFD')));
    expect(drafts.map(({ name }) => name)).toEqual(CREATED);
  });

  test('under a mark of UTF-8 that is a lie: the bytes are Windows-1258', async () => {
    const bytes = toWindows1258(csvOf(table())) as Uint8Array<ArrayBuffer>;
    await isWhole(new Blob([Uint8Array.of(0xef, 0xbb, 0xbf), bytes]));
  });

  test('under the mark of UTF-16 before UTF-8, and of one byte order before the other', async () => {
    await isWhole(new Blob([Uint8Array.of(0xff, 0xfe), csvOf(table())]));
    await isWhole(new Blob([Uint8Array.of(0xfe, 0xff), encoded(csvOf(table()), 'utf-16le')]));
    await isWhole(new Blob([Uint8Array.of(0xef, 0xbb, 0xbf), encoded(csvOf(table()), 'utf-16be')]));
  });

  test('under a mark of UTF-8 that was written twice', async () => {
    await isWhole(text(`\ufeff\ufeff${csvOf(table())}`));
  });

  test.each([
    ['\r\n', 'CRLF'],
    ['\n', 'LF'],
    ['\r', 'CR'],
  ])('with line ends %j', async (newline) => {
    await isWhole(text(csvOf(table(), ',', newline)));
    await isWhole(text(csvOf([HEADER, ...cellsOf(true)], ';', newline) + newline + newline));
  });

  test('with empty columns at the end and between, and empty rows', async () => {
    const wide = table().map((row) => [...row, '', '']);
    await isWhole(text(csvOf(wide)));
    const gaps = wide.flatMap((row) => [row, row.map(() => '')]);
    await isWhole(text(csvOf(gaps, ';')));
    const between = table().map(([name = '', ...others]) => ['', name, '', ...others]);
    await isWhole(text(csvOf(between, '\t')));
    // As Excel writes a sheet whose format reaches farther than its rows.
    await isWhole(text(`${csvOf(wide)}\r\n${',,,,,,,\r\n'.repeat(30)}`));
  });

  test('with every cell in quotes, and spaces after the delimiter of numbers', async () => {
    const quoted = table().map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'));
    await isWhole(text(quoted.join('\r\n')));
    const spaced = table().map((row) => row.map((cell, at) => (at === 3 || at === 4 ? ` ${cell} ` : cell)));
    await isWhole(text(csvOf(spaced, ';')));
  });

  test('with a line that names the delimiter, and with the header in row 2, 3 or after blank rows', async () => {
    await isWhole(text(`sep=;\r\n${csvOf(table(), ';')}`));
    await isWhole(text(`DANH SÁCH CHÙA NĂM 2024,,,,,\n${csvOf(table(), ',', '\n')}`));
    await isWhole(text(`Sở Văn hoá,,,,,\nDanh sách cơ sở,,,,,Mẫu 3\n\n${csvOf(table(), ',', '\n')}`));
    await isWhole(text(`DANH SÁCH\n\n${csvOf(table(), ';', '\n')}`));
  });

  test.each([
    ['Ten chua|Dia chi|Tinh/Thanh pho|Vi do|Kinh do|Mo ta'],
    ['TÊN CHÙA|ĐỊA CHỈ|TỈNH/THÀNH PHỐ|VĨ ĐỘ|KINH ĐỘ|MÔ TẢ'],
    ['tên chùa (*)|địa chỉ|tỉnh, thành phố|vĩ độ (lat)|kinh độ (long)|mô tả'],
    ['Name|Address|City|Latitude|Longitude|Description'],
    ['nAmE|ADDRESS|City / Province|LAT|LON|desc'],
    ['Temple Name|Full address|Province|Lat.|Long.|Notes'],
    ['TenChua|DiaChi|TinhThanh|ViDo|KinhDo|MoTa'],
    ['ten_chua|dia_chi|tinh_thanh|vi_do|kinh_do|mo_ta'],
    ['templeName|streetAddress|City|geoLat|geoLng|description'],
    ['Tên cơ sở tôn giáo|Địa chỉ cụ thể|Tỉnh|Toạ độ vĩ độ|Toạ độ kinh độ|Ghi chú'],
    ['Tên chùa/đình/đền|Địa điểm|Tỉnh thành|Vĩ độ (Latitude)|Kinh độ (Longitude)|Giới thiệu'],
    ['Danh xưng|Nơi toạ lạc|Tỉnh|Vĩ tuyến|Kinh tuyến|Lược sử'],
  ])('under %s', async (headers) => {
    await isWhole(text(csvOf(table(headers.split('|')))));
  });

  test('with longitude before latitude, the columns in any order', async () => {
    const turned = table().map(([name = '', address = '', city = '', lat = '', lng = '', about = '']) => [
      lng,
      about,
      lat,
      city,
      name,
      address,
    ]);
    await isWhole(text(csvOf(turned)));
  });

  test('with latitude and longitude under each other’s headers: the numbers say so', async () => {
    const swapped = [['Tên chùa', 'Địa chỉ', 'Tỉnh', 'Kinh độ', 'Vĩ độ', 'Mô tả'], ...cellsOf()];
    await isWhole(text(csvOf(swapped)));
  });

  test.each([
    (lat: number | null, lng: number | null) => `${degrees(lat)}, ${degrees(lng)}`,
    (lat: number | null, lng: number | null) => `${degrees(lat, true)}; ${degrees(lng, true)}`,
    (lat: number | null, lng: number | null) => `(${degrees(lat)},${degrees(lng)})`,
    (lat: number | null, lng: number | null) => `${degrees(lat)}°N ${degrees(lng)}°E`,
    (lat: number | null, lng: number | null) => `N${degrees(lat)} E${degrees(lng)}`,
    (lat: number | null, lng: number | null) => `POINT(${degrees(lng)} ${degrees(lat)})`,
  ])('with the place in one column, way %#', async (written) => {
    const rows = TEMPLES.map(([name, address, city, lat, lng, about]) => {
      const place = lat === null && lng === null ? '' : lat === null ? `, ${lng}` : written(lat, lng);
      return [name, address, city, place, about];
    });
    await isWhole(text(csvOf([['Tên chùa', 'Địa chỉ', 'Tỉnh', 'Toạ độ', 'Mô tả'], ...rows], '\t')));
  });

  test('with N and E beside the degrees', async () => {
    const lettered = cellsOf().map(([name = '', address = '', city = '', lat = '', lng = '', about = '']) => [
      name,
      address,
      city,
      lat && `${lat}° N`,
      lng && `${lng}E`,
      about,
    ]);
    await isWhole(text(csvOf([HEADER, ...lettered])));
  });
});

describe('a spreadsheet of the same temples', () => {
  const numbers = (asText: boolean): SheetCell[][] =>
    TEMPLES.map(([name, address, city, lat, lng, about]) => [
      name || null,
      address || null,
      city || null,
      asText ? degrees(lat, true) || null : lat,
      asText ? degrees(lng) || null : lng,
      about || null,
    ]);

  test('with numbers, and with numbers as texts', async () => {
    await isWhole(xlsxOf({ 'Danh sách': [HEADER, ...numbers(false)] }));
    await isWhole(xlsxOf({ 'Danh sách': [HEADER, ...numbers(true)] }));
  });

  test('with dates, a title, blank rows and a column of numbers', async () => {
    const dated = numbers(false).map((row, at) => [at + 1, ...row, new Date(Date.UTC(2024, 4, 31))]);
    const sheet: SheetCell[][] = [['Danh sách chùa năm 2024'], [], ['STT', ...HEADER, 'Ngày nhập'], ...dated, [], []];
    await isWhole(xlsxOf({ A: sheet }));
  });

  test('on the second of two sheets, when it is chosen', async () => {
    const both = { 'Ghi chú': [['Người lập', 'Nguyễn Văn A']], Chùa: [HEADER, ...numbers(false)] };
    const { counts } = await judge(xlsxOf(both), { sheet: 2 });
    expect(counts).toEqual(COUNTS);
  });
});

describe('files of OpenStreetMap', () => {
  const OSM = `@id,@lat,@lon,name,name:en,name:vi,addr:housenumber,addr:street,addr:city,addr:country,religion,amenity
node/1,21.0358,105.8336,Chùa Một Cột,One Pillar Pagoda,Chùa Một Cột,8,Phố Chùa Một Cột,Hà Nội,VN,buddhist,place_of_worship
way/2,21.0345,106.0421,Chùa Dâu,,,,Thanh Khương,Bắc Ninh,VN,buddhist,place_of_worship
way/3,21.0346,106.0422,chùa dâu,,,,,,VN,buddhist,place_of_worship
node/4,10.7,106.7,,Cao Dai Temple,,,,Tây Ninh,VN,caodaism,place_of_worship
node/5,10.8,106.8,,,,,,,VN,buddhist,place_of_worship`;

  test('are read by their keys; a name in English is another name, and the name where there is no other', async () => {
    const { counts, drafts } = await judge(text(OSM));
    expect(counts).toEqual({ created: 3, likeStored: 0, likeRow: 1, refused: 1 });
    expect(drafts.map(({ name }) => name)).toEqual(['Chùa Một Cột', 'Chùa Dâu', 'Cao Dai Temple']);
    expect(drafts[2]).toMatchObject({ nickname: '' });
    expect(drafts[0]).toMatchObject({
      nickname: 'One Pillar Pagoda',
      address: 'Phố Chùa Một Cột',
      city: 'Hà Nội',
      country: 'VN',
      lat: 21.0358,
      lng: 105.8336,
    });
  });

  test('with tabs, as Overpass writes them', async () => {
    const { counts } = await judge(text(OSM.replaceAll(',', '\t')));
    expect(counts).toEqual({ created: 3, likeStored: 0, likeRow: 1, refused: 1 });
  });
});

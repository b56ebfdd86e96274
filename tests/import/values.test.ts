import { describe, expect, test } from 'vitest';
import { TEMPLE_TYPES } from '../../contract/temples/calls';
import { TEMPLE_PHOTO_URL_MAX, TEMPLE_PHOTOS_MAX } from '../../contract/temples/limits';
import { LANGUAGES } from '../../contract/wire/languages';
import type { Columns } from '../../src/import/columns';
import { FIELD_LIMITS, TEXT_FIELDS } from '../../src/import/draft';
import { typeNamed } from '../../src/import/typeNames';
import { givenFields, readRow } from '../../src/import/values';

const COLUMNS: Columns = {
  header: 0,
  at: {
    name: 0,
    nickname: 1,
    type: 2,
    address: 3,
    city: 4,
    country: 5,
    description: 6,
    lat: 7,
    lng: 8,
    avatar: 9,
    photos: 10,
  },
  width: 11,
  names: [],
};
const aRow = (cells: Partial<Record<keyof Columns['at'], string>>, odd = false) => {
  const row = Array.from({ length: COLUMNS.width }, () => '');
  for (const [field, cell] of Object.entries({ name: 'Chùa Dâu', ...cells }))
    row[COLUMNS.at[field as keyof Columns['at']] ?? COLUMNS.width] = cell;
  return { row: 2, cells: row, odd };
};
const refusal = (cells: Parameters<typeof aRow>[0], odd = false) => {
  const read = readRow(aRow(cells, odd), COLUMNS);
  return 'refused' in read ? [read.refused.code, read.refused.field] : read.draft;
};

describe('a row becomes a temple', () => {
  test('with its name trimmed, its gaps empty, its odd characters kept', () => {
    const read = readRow(
      aRow({ name: ' \u00a0Chùa Dâu\t', type: ' HINDU ', address: '  số 1  ', description: '🛕\u200f«x»\r\n' }),
      COLUMNS,
    );
    expect(read).toEqual({
      draft: {
        name: 'Chùa Dâu',
        nickname: '',
        type: 'HINDU',
        address: '  số 1  ',
        city: '',
        country: '',
        description: '🛕\u200f«x»\r\n',
        avatar: '',
        photos: '',
        lat: null,
        lng: null,
      },
    });
  });

  test('of the default type where it says none, and without a place at 0, 0', () => {
    expect(refusal({ type: ' ' })).toMatchObject({ type: 'PAGODA' });
    expect(refusal({ lat: '0', lng: '0.0' })).toMatchObject({ lat: null, lng: null });
    expect(refusal({ lat: '0', lng: '105' })).toMatchObject({ lat: 0, lng: 105 });
    expect(refusal({ lat: '-0', lng: '105' })).toHaveProperty('lat', 0);
  });

  test('with a warning at 0, 0, in two cells or in one, and at no other place', () => {
    const warned = (cells: Parameters<typeof aRow>[0]) => {
      const read = readRow(aRow(cells), COLUMNS);
      return 'draft' in read ? read.warnings : null;
    };
    expect(warned({ lat: '0', lng: '0.0' })).toEqual(['zeroPlace']);
    expect(warned({ lat: '-0', lng: '0°' })).toEqual(['zeroPlace']);
    for (const cells of [{}, { lat: '0', lng: '105' }, { lat: '0.001', lng: '0' }, { lat: '', lng: ' ' }])
      expect(warned(cells), JSON.stringify(cells)).toBeUndefined();
    const inOne = readRow({ row: 2, cells: ['Chùa', '0, 0'], odd: false }, { ...COLUMNS, at: { name: 0, place: 1 } });
    expect(inOne).toMatchObject({ draft: { lat: null, lng: null }, warnings: ['zeroPlace'] });
  });

  test('with a warning where its place lies far from the city or the country that it names', () => {
    const farOf = (lat: string, lng: string, city: string, country = '') => {
      const read = readRow(aRow({ lat, lng, city, country }), COLUMNS);
      return read.warnings?.includes('farPlace')
        ? `${read.far?.name} ${Math.round((read.far?.metres ?? 0) / 10_000)}`
        : null;
    };
    const paris = ['48.85', '2.35'] as const;
    expect(farOf(...paris, 'Huế')).toBe('Huế 970');
    for (const city of ['Thành phố Huế', 'TP. Huế', 'hue city', 'phường Thuận Hóa, Huế', 'Tỉnh Thừa Thiên - Huế'])
      expect(farOf(...paris, city), city).not.toBeNull();
    for (const city of ['TP.HCM', 'Hanoi', 'Da Nang City', 'Bà Rịa - Vũng Tàu', 'Long An', 'Nghệ An'])
      expect(farOf(...paris, city), city).not.toBeNull();
    expect(farOf('21.03', '105.85', 'Huế', 'Việt Nam')).toBe('Huế 54');
    for (const country of ['Việt Nam', 'Vietnam', 'VN', '越南']) expect(farOf(...paris, '', country)).toMatch(country);
    // Wherever it can be right, and where nobody here knows: nothing.
    for (const [lat, lng, city, country] of [
      ['16.47', '107.58', 'Huế', 'Việt Nam'],
      ['8.69', '106.6', 'Thành phố Hồ Chí Minh', 'Việt Nam'],
      ['9.3', '103.48', 'An Giang', ''],
      ['14.3', '107.4', 'Quảng Ngãi', ''],
      ['16.53', '111.6', 'Đà Nẵng', ''],
      ['8.64', '111.92', 'Khánh Hòa', ''],
      ['11.43', '114.33', '', 'Việt Nam'],
      [...paris, 'Huế', 'France'],
      [...paris, 'Paris', ''],
      ['', '', 'Huế', ''],
    ] as const)
      expect(farOf(lat, lng, city, country), `${lat} ${city}`).toBeNull();
  });

  test('with a warning where the console has no name for its type, which it keeps', () => {
    const typed = (type: string) => readRow(aRow({ type }), COLUMNS);
    for (const type of ['PAGODA', 'Chùa', 'HINDU', 'sunni', '']) expect(typed(type)).not.toHaveProperty('warnings');
    expect(typed('SYNAGOGUE')).toMatchObject({ draft: { type: 'SYNAGOGUE' }, warnings: ['unknownType'] });
  });

  test('with a warning where no country is called what it says, in any of our languages', () => {
    const warned = (country: string) => readRow(aRow({ country }), COLUMNS).warnings;
    for (const country of [
      '',
      'Việt Nam',
      'vietnam',
      'VN',
      'Anh',
      'Nhật',
      'Úc',
      'USA',
      'U.S.A.',
      'UAE',
      'Burma',
      '老挝',
      'فرنسا',
    ])
      expect(warned(country), country).toBeUndefined();
    for (const country of ['United States of America', 'Cộng hòa Pháp', 'Cam-pu-chia', 'Côte d’Ivoire'])
      expect(warned(country), country).toBeUndefined();
    for (const country of ['Atlantis', 'Nước mắm', '12 Lê Lợi']) expect(warned(country)).toEqual(['unknownCountry']);
  });

  test('with each warning that it deserves', () => {
    const read = readRow(aRow({ type: 'xyz', country: 'Atlantis', lat: '0', lng: '0' }), COLUMNS);
    expect(read.warnings).toEqual(['zeroPlace', 'unknownType', 'unknownCountry']);
    expect(readRow(aRow({ type: 'xyz', city: 'Huế', lat: '48.85', lng: '2.35' }), COLUMNS)).toMatchObject({
      warnings: ['farPlace', 'unknownType'],
      far: { name: 'Huế' },
    });
  });

  test('with a warning where a quotation mark in a line of text has no partner, until a person has seen it', () => {
    const warned = (cells: Parameters<typeof aRow>[0]) => readRow(aRow(cells), COLUMNS);
    expect(warned({ name: 'Chùa "lỗi' })).toMatchObject({ warnings: ['loneQuote'] });
    expect(warned({ address: '12 "Lê Lợi', lat: '0', lng: '0' })).toMatchObject({ warnings: ['loneQuote'] });
    expect(readRow({ ...aRow({ name: 'Chùa "lỗi' }), edited: { name: 'Chùa "lỗi' } }, COLUMNS)).not.toHaveProperty(
      'warnings',
    );
    for (const cells of [{ name: 'Chùa "Một"' }, { name: 'Chùa "Số 1"' }, { address: 'ống 5"' }, { description: '"' }])
      expect(warned(cells), JSON.stringify(cells)).not.toHaveProperty('warnings');
  });

  test('with both halves of its place from one cell', () => {
    const columns: Columns = { ...COLUMNS, at: { name: 0, place: 1 } };
    const row = { row: 2, cells: ['Chùa', '10,5; 105,2'], odd: false };
    expect(readRow(row, columns)).toMatchObject({ draft: { lat: 10.5, lng: 105.2 } });
    expect(readRow({ ...row, cells: ['Chùa', 'Huế'] }, columns)).toEqual({
      refused: { code: 'unreadablePlace', field: 'place' },
    });
    expect(readRow({ ...row, cells: ['Chùa', ' '] }, columns)).toMatchObject({ draft: { lat: null } });
    expect(givenFields(row, columns)).toEqual(['name', 'lat', 'lng']);
  });
});

describe('a row is refused with the reason', () => {
  test.each([
    [{ name: ' \t' }, ['noName', 'name']],
    [{ lat: 'x', lng: '105' }, ['unreadablePlace', 'lat']],
    [{ lat: '10', lng: '1.2.3' }, ['unreadablePlace', 'lng']],
    [{ lat: '105.8', lng: '21.0' }, ['swappedPlace', 'lat']],
    [{ lat: '999', lng: '105.85' }, ['placeOffEarth', 'lat']],
    [{ lat: '105.8', lng: '95' }, ['placeOffEarth', 'lat']],
    [{ lat: '10', lng: '180.1' }, ['placeOffEarth', 'lng']],
    [{ lat: '1e999', lng: '1' }, ['placeOffEarth', 'lat']],
    [{ lat: '10', lng: '' }, ['halfPlace', 'lng']],
    [{ lng: '105' }, ['halfPlace', 'lat']],
    [{ address: 'a\0b' }, ['unstorable', 'address']],
    [{ city: 'x\ud800' }, ['unstorable', 'city']],
  ])('%j', (cells, reason) => {
    expect(refusal(cells)).toEqual(reason);
  });

  test('and with every other one that it has, and what would be worth a look', () => {
    const read = readRow(aRow({ name: '', type: 'xyz', lat: 'abc', lng: '307.5', city: 'x\ud800' }), COLUMNS);
    expect(read).toEqual({
      refused: { code: 'noName', field: 'name' },
      also: [
        { code: 'unstorable', field: 'city' },
        { code: 'unreadablePlace', field: 'lat' },
        { code: 'placeOffEarth', field: 'lng' },
      ],
      warnings: ['unknownType'],
    });
    const offEarth = readRow(aRow({ name: 'Chùa A', lat: '116.4', lng: '307.5' }), COLUMNS);
    expect(offEarth).toMatchObject({ also: [{ code: 'placeOffEarth', field: 'lng' }] });
  });

  test.each(TEXT_FIELDS)('too long a %s', (field) => {
    const fits = field === 'photos' ? 'x '.repeat(TEMPLE_PHOTOS_MAX) : 'x'.repeat(FIELD_LIMITS[field]);
    expect(refusal({ [field]: fits })).toHaveProperty('name');
    expect(refusal({ [field]: 'x'.repeat(FIELD_LIMITS[field] + 1) })).toEqual(['tooLong', field]);
  });

  test('has one photo too many, or one of too long an address', () => {
    expect(refusal({ photos: 'x '.repeat(TEMPLE_PHOTOS_MAX + 1) })).toEqual(['tooLong', 'photos']);
    expect(refusal({ photos: `/a.webp ${'x'.repeat(TEMPLE_PHOTO_URL_MAX + 1)}` })).toEqual(['tooLong', 'photos']);
  });

  test('its quotation marks do not match, or it has a cell too many', () => {
    expect(refusal({}, true)).toEqual(['oddQuotes', null]);
    const { cells } = aRow({});
    expect(readRow({ row: 2, cells: [...cells, ' ', ''], odd: false }, COLUMNS)).toHaveProperty('draft');
    expect(readRow({ row: 2, cells: [...cells, '', 'x'], odd: false }, COLUMNS)).toEqual({
      refused: { code: 'tooManyCells', field: null },
    });
  });
});

describe('a word for the type', () => {
  test('that the console shows for one of ours, in any of its languages, becomes its code', async () => {
    for (const code of LANGUAGES) {
      const { default: texts } = await import(`../../src/i18n/${code}/deferredScreens.ts`);
      for (const type of TEMPLE_TYPES) expect([code, typeNamed(texts.temples.types[type])]).toEqual([code, type]);
    }
  });

  test.each([
    ['Chùa', 'PAGODA'],
    [' CHUA ', 'PAGODA'],
    ['Đền', 'TEMPLE'],
    ['Tu vien, tinh xa', 'MONASTERY'],
    ['mosquee', 'MOSQUE'],
    ['Temple', 'TEMPLE'],
    ['communal_house', 'COMMUNAL_HOUSE'],
  ])('%s is stored as %s', (word, type) => {
    expect(refusal({ type: word })).toMatchObject({ type });
  });

  test('that only probably means one of ours stays until a person says so, who may say another of any word', () => {
    expect(refusal({ type: 'HINDU' })).toMatchObject({ type: 'HINDU' });
    expect(readRow(aRow({ type: 'Chùa' }), { ...COLUMNS, types: { chua: 'SHRINE' } })).toMatchObject({
      draft: { type: 'SHRINE' },
    });
  });
});

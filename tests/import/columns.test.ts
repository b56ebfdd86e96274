import { describe, expect, test } from 'vitest';
import { loadColumns, saveColumns } from '../../src/import/columnMemory';
import { columnsUnder, columnsWithout, guessColumns, unusedColumns } from '../../src/import/columns';
import { fieldsOf } from '../../src/import/headers';
import { readFile } from '../../src/import/read';

const rowsOf = async (text: string) => (await readFile(new Blob([text]))).rows;
const guessed = async (text: string) => guessColumns(await rowsOf(text));
/** Fields by the headers that name them. */
const named = (line: string) => {
  const headers = line.split('|');
  return Object.fromEntries(Object.entries(fieldsOf(headers)).map(([field, index]) => [field, headers[index]]));
};

describe('headers are known', () => {
  test.each([
    ['Tên chùa|Vĩ độ|Kinh độ', { name: 'Tên chùa', lat: 'Vĩ độ', lng: 'Kinh độ' }],
    [
      'TÊN|địa chỉ|Tỉnh/Thành phố|Quốc gia',
      { name: 'TÊN', address: 'địa chỉ', city: 'Tỉnh/Thành phố', country: 'Quốc gia' },
    ],
    ['Tên|Thành phố|Tỉnh|Loại|Mô tả', { name: 'Tên', city: 'Thành phố', type: 'Loại', description: 'Mô tả' }],
    ['Name|Latitude|Longitude', { name: 'Name', lat: 'Latitude', lng: 'Longitude' }],
    ['name|lat|lon', { name: 'name', lat: 'lat', lng: 'lon' }],
    ['name|lat|long|alias', { name: 'name', lat: 'lat', lng: 'long', nickname: 'alias' }],
    ['Tên chùa (*)|Vĩ độ (lat)|Kinh độ (°)', { name: 'Tên chùa (*)', lat: 'Vĩ độ (lat)', lng: 'Kinh độ (°)' }],
    ['Tên|Toạ độ', { name: 'Tên', place: 'Toạ độ' }],
    ['Tên|Tọa độ', { name: 'Tên', place: 'Tọa độ' }],
    // Half a place beside a whole one is of no use; a place beside both halves is the same again.
    ['Tên|Toạ độ|Vĩ độ', { name: 'Tên', place: 'Toạ độ' }],
    ['Tên|Toạ độ|Vĩ độ|Kinh độ', { name: 'Tên', lat: 'Vĩ độ', lng: 'Kinh độ' }],
    // OpenStreetMap: the plain name before that of a language, which is then the other name.
    [
      '@id|name|name:en|addr:street|addr:city|addr:country|religion|@lat|@lon',
      {
        ...{ name: 'name', nickname: 'name:en', address: 'addr:street', city: 'addr:city', country: 'addr:country' },
        ...{ type: 'religion', lat: '@lat', lng: '@lon' },
      },
    ],
    ['name:en|addr:full', { name: 'name:en', address: 'addr:full' }],
    ['name:vi|name:en', { name: 'name:vi', nickname: 'name:en' }],
    ['id|created|count', {}],
  ])('%s', (line, fields) => {
    expect(named(line)).toEqual(fields);
  });

  test('in any order of marks: composed, apart, or none', () => {
    for (const header of ['Vĩ độ', 'Vĩ độ'.normalize('NFD'), 'vi do', 'VĨ ĐỘ', ' vĩ  độ ', 'vĩ_độ'])
      expect(fieldsOf([header]), header).toEqual({ lat: 0 });
  });
});

describe('a column is a guess', () => {
  test.each([
    // Remarks are as often for colleagues.
    ['Tên,Địa chỉ,Ghi chú', ['description']],
    ['Tên,Notes', ['description']],
    ['Tên,Mô tả,Ghi chú', undefined],
    // Called loosely, and nothing in the cells that would say it.
    ['Tên,Địa chỉ người trông coi,Vĩ độ WGS,Kinh độ WGS', ['address']],
    ['Tên chùa (*),Địa chỉ (số nhà),Tỉnh/Thành phố,Quốc gia,Giới thiệu', undefined],
  ])('%s', async (headers, fields) => {
    expect((await guessed(`${headers}\nChùa Dâu,x,21,105`)).guessed).toEqual(fields);
  });

  test('until a person has said what it is, here or in a file like it', async () => {
    const columns = await guessed('Tên,Ghi chú\nChùa Dâu,x');
    const kept = new Map<string, string>();
    const keeper = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    saveColumns(keeper, columns);
    expect(loadColumns(keeper, await guessed('Tên,Ghi chú\nChùa Keo,y')).guessed).toBeUndefined();
  });
});

describe('the row of headers', () => {
  test('may stand below a title', async () => {
    const columns = await guessed('DANH SÁCH CHÙA,,\n(cập nhật 2024),,\nTên chùa,Vĩ độ,Kinh độ\nChùa Dâu,21.0,106.0');
    expect(columns).toMatchObject({ header: 2, at: { name: 0, lat: 1, lng: 2 }, width: 3 });
  });

  test('is one where it names a single field and has no number', async () => {
    expect(await guessed('Tên chùa\nChùa Dâu')).toMatchObject({ header: 0, at: { name: 0 } });
  });

  test('may be chosen by a person, or said not to be there', async () => {
    const rows = await rowsOf('Name,City\nTên,Thành phố\nChùa Dâu,Bắc Ninh');
    expect(guessColumns(rows)).toMatchObject({ header: 0 });
    expect(columnsUnder(rows, 1)).toMatchObject({ header: 1, at: { name: 0, city: 1 }, names: ['Tên', 'Thành phố'] });
    expect(columnsWithout(rows)).toMatchObject({ header: null, at: { name: 0 } });
  });
});

describe('without headers the cells say it', () => {
  test.each([
    ['Chùa Dâu,21.03,106.04\nChùa Keo,20.4,106.2', { name: 0, lat: 1, lng: 2 }],
    ['106.04;21.03;Chùa Dâu\n106.2;20.4;Chùa Keo', { name: 2, lat: 1, lng: 0 }],
    ['1;Chùa Dâu;"21,03; 106,04"\n2;Chùa Keo;"20,4; 106,2"', { name: 1, place: 2 }],
    ['Chùa Dâu,Bắc Ninh\nChùa Keo,Thái Bình', { name: 0 }],
  ])('%j', async (text, at) => {
    expect(await guessed(text)).toMatchObject({ header: null, at });
  });

  test('a column called a place that holds no pair of numbers is none', async () => {
    expect((await guessed('Tên,Vị trí\nChùa Dâu,Thuận Thành')).at).toEqual({ name: 0 });
    expect((await guessed('Tên;Vị trí\nChùa Dâu;21.03, 106.04')).at).toEqual({ name: 0, place: 1 });
  });
});

test('a column is unused that stands for no field, nor in for one, and is no reason of an earlier import', async () => {
  const columns = await guessed('Tên,Điện thoại,Người gửi,import:reason\nChùa Dâu,0903,x,sai');
  expect(columns.at).toEqual({ name: 0 });
  expect(unusedColumns(columns)).toEqual([1, 2]);
  expect(unusedColumns({ ...columns, otherwise: { city: [{ column: 2 }] } })).toEqual([1]);
});

describe('what a person corrected', () => {
  const aKeeper = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
  };

  test('is remembered for files with the same headers, and for no others', async () => {
    const keeper = aKeeper();
    const first = await guessed('Mã,Tên,Pháp danh\n1,Chùa Dâu,Diên Ứng');
    saveColumns(keeper, { ...first, at: { name: 1, nickname: 2 } });
    expect(loadColumns(keeper, await guessed('MÃ,tên,phap danh\n2,Chùa Keo,x')).at).toEqual({ name: 1, nickname: 2 });
    const withReasons = await guessed('Mã,Tên,Pháp danh,import:reason\n2,Chùa Keo,x,sai');
    expect(loadColumns(keeper, withReasons).at).toEqual({ name: 1, nickname: 2 });
    const other = await guessed('Tên,Mã,Pháp danh\nChùa Keo,2,x');
    expect(loadColumns(keeper, other)).toBe(other);
  });

  test('is guessed again where the storage holds nonsense or takes nothing', async () => {
    const columns = await guessed('Tên\nChùa Dâu');
    expect(loadColumns({ ...aKeeper(), getItem: () => '{"a":1}' }, columns)).toBe(columns);
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(() => saveColumns({ ...aKeeper(), setItem: full }, columns)).not.toThrow();
  });
});

import { describe, expect, test } from 'vitest';
import { Fills } from '../../src/import/fills';
import { writesOf } from '../../src/import/plan';
import { aStored, judged } from './samples';

const STORED = [aStored({ templeId: 't7', name: 'Chùa Keo', lat: 20.4, lng: 106.2 })];
const FILE = `name,nickname,address,lat,lng
Chùa Dâu,Pháp Vân,Thuận Thành,21.0345,106.0421
chùa dâu,,Bắc Ninh,21.0346,106.0422
CHÙA DÂU,Diên Ứng,,21.0346,106.0421
Chùa Keo,,Vũ Thư,20.4001,106.2
Chùa Cầu,,,x,y`;

describe('what an import does', () => {
  test('creates what is new and skips duplicates, as long as nobody decides otherwise', async () => {
    const { rows, columns, verdicts } = await judged(FILE, { stored: STORED });
    const writes = [...writesOf(new Fills(rows, columns, verdicts))];
    expect(writes).toMatchObject([{ index: 1, write: 'create', draft: { name: 'Chùa Dâu' }, anyway: false }]);
  });

  test('creates duplicates that a person knows of', async () => {
    const { rows, columns, verdicts } = await judged(FILE, { stored: STORED });
    verdicts.decide([2, 4, 5], 'create');
    const writes = [...writesOf(new Fills(rows, columns, verdicts))];
    expect(writes.map(({ index }) => index)).toEqual([1, 2, 4]);
    expect(writes.slice(1)).toMatchObject([{ anyway: true }, { anyway: true, draft: { address: 'Vũ Thư' } }]);
  });

  test('fills into the temple what it lacks, and leaves the rest of it', async () => {
    const { rows, columns, verdicts } = await judged(FILE, { stored: STORED });
    verdicts.decide([4], 'update');
    expect([...writesOf(new Fills(rows, columns, verdicts))].at(-1)).toEqual({
      index: 4,
      write: 'update',
      row: 5,
      name: 'Chùa Keo',
      templeId: 't7',
      fill: { was: { address: '' }, becomes: { address: 'Vũ Thư' } },
      between: [],
    });
  });

  test('writes the filled cells of later rows into the earlier one, which is created once', async () => {
    const { rows, columns, verdicts } = await judged(FILE);
    verdicts.decide(verdicts.indices(['likeRow']), 'update');
    const [first, ...others] = [...writesOf(new Fills(rows, columns, verdicts))];
    expect(first).toMatchObject({
      index: 1,
      draft: {
        name: 'Chùa Dâu',
        nickname: 'Pháp Vân',
        address: 'Thuận Thành',
        type: 'PAGODA',
        lat: 21.0345,
        lng: 106.0421,
      },
    });
    expect(others.map(({ index }) => index)).toEqual([4]);
  });
});

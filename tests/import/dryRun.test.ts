import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { metresBetween, SAME_TEMPLE_METRES } from '../../contract/temples/sameTemple';
import { guessColumns } from '../../src/import/columns';
import type { StoredTemple } from '../../src/import/draft';
import { dryRun } from '../../src/import/dryRun';
import { folded } from '../../src/import/fold';
import { readFile } from '../../src/import/read';
import type { Verdicts } from '../../src/import/verdicts';
import { aStored, csvOf, judged, xlsxOf } from './samples';

// Generated cases and large files, on a machine that does other things too.
vi.setConfig({ testTimeout: 30_000 });

/** A degree of latitude is 111,195 m. */
const north = (metres: number) => 21 + metres / 111_195;
const HEADER = 'name,address,city,lat,lng\n';
/** `created`, `likeRow 2` (a number in the file) or `likeStored t1`, a row each. */
function outcomes({
  verdicts,
  rows,
}: {
  verdicts: Verdicts;
  rows: { rowNumber: (index: number) => number };
}): string[] {
  return [...verdicts.indices()].map((index) => {
    const verdict = verdicts.at(index);
    if (verdict.is === 'likeRow') return `likeRow ${rows.rowNumber(verdict.index)}`;
    return verdict.is === 'likeStored' ? `likeStored ${verdict.temple.templeId}` : verdict.is;
  });
}

test('rows of more or fewer cells than the file has columns are counted, and the first of them named', async () => {
  const [even, blank, short, long] = ['A,,,21,106', 'B,,,21,106,,', 'C,,,21', 'D,,,21,106,,x'];
  const uneven = async (rows: readonly string[]) => (await judged(HEADER + rows.join('\n'))).verdicts.uneven();
  expect(await uneven([even, blank, even])).toEqual({ count: 0, lines: [] });
  expect(await uneven([even, short, blank, long])).toEqual({ count: 2, lines: [3, 5] });
  expect(await uneven(Array.from({ length: 8 }, () => long))).toEqual({ count: 8, lines: [2, 3, 4, 5, 6] });
});

describe('a row that ends earlier than the others', () => {
  const doubted = async (text: string) => {
    const { verdicts, rows } = await judged(text);
    const short = [...verdicts.indices()].filter((index) => verdicts.isFor(index, 'tooFewCells'));
    return { lines: short.map((index) => rows.rowNumber(index)), toCheck: verdicts.toCheck(), why: verdicts.reasons() };
  };
  const [whole, short] = ['A,,,21,106', 'B,x'];

  test('is created, and worth a look', async () => {
    expect(await doubted(`${HEADER}${whole}\n${short}\n${whole}`)).toEqual({
      lines: [3],
      toCheck: 1,
      why: [{ code: 'tooFewCells', field: null, count: 1 }],
    });
    expect(outcomes(await judged(HEADER + short))).toEqual(['created']);
    expect((await doubted(HEADER + short)).lines).toEqual([2]);
  });

  test('but not where most rows do, the header having more', async () => {
    expect((await doubted(`name,address,note,,\n${['A,a,1', 'B,b,2', 'C,c,3', 'D,d'].join('\n')}`)).lines).toEqual([5]);
  });

  test('but not in a spreadsheet, which leaves out empty cells', async () => {
    const sheet = xlsxOf({ Sheet: [HEADER.trim(), whole, whole, short].map((line) => line.split(',')) });
    const { rows } = await readFile(sheet);
    const verdicts = await dryRun(rows, guessColumns(rows), { lookUp: async () => [] });
    expect(verdicts.reasons()).toEqual([]);
  });

  test('and counts once among those worth a look, whatever else is said of it', async () => {
    const text = `name,type,lat,lng,country\nA,Chùa,21,106,VN\nB,xyz,0,0\nC,Chùa,21,106,VN`;
    const { toCheck, why } = await doubted(text);
    expect(toCheck).toBe(1);
    expect(why.map(({ code }) => code).sort()).toEqual(['tooFewCells', 'unknownType', 'zeroPlace']);
  });
});

describe('a row is like an earlier one', () => {
  test('of the same name but for marks and case, within 200 m', async () => {
    const text = `${HEADER}Chùa Dâu,,,21,106\nCHUA  DAU,,,${north(199)},106\nChùa Dâu,,,${north(201)},106\nChùa Keo,,,21,106`;
    expect(outcomes(await judged(text))).toEqual(['created', 'likeRow 2', 'created', 'created']);
  });

  test('the nearest of several', async () => {
    const text = `${HEADER}Dâu,,,21,106\nDâu,,,${north(300)},106\nDâu,,,${north(190)},106`;
    expect(outcomes(await judged(text)).at(-1)).toBe('likeRow 3');
  });

  test('that would itself be created: a chain of neighbours does not all hang on its first', async () => {
    const chain = [0, 150, 300, 450].map((metres) => `Pura,,,${north(metres)},106`).join('\n');
    expect(outcomes(await judged(HEADER + chain))).toEqual(['created', 'likeRow 2', 'created', 'likeRow 4']);
  });

  test('of the same address and city where neither has a place', async () => {
    const text = `${HEADER}Dâu,"1, Láng",Hà Nội,,\ndâu,1 láng,HÀ NỘI,,\nDâu,2 Láng,Hà Nội,,\nDâu,"1, Láng",Hà Nội,21,106\nDâu,,,,\nDâu,,,,`;
    expect(outcomes(await judged(text))).toEqual([
      'created',
      'likeRow 2',
      'created',
      'created',
      'created',
      'likeRow 6',
    ]);
  });

  test('but not like one that was refused', async () => {
    expect(outcomes(await judged(`${HEADER}Dâu,,,21,\nDâu,,,21,106`))).toEqual(['refused', 'created']);
  });
});

describe('a row is like a temple of the store', () => {
  test('before any earlier row', async () => {
    const stored = [aStored({ name: 'CHÙA DÂU', lat: 21, lng: 106 })];
    const run = await judged(`${HEADER}Chùa Dâu,,,${north(100)},106\nChùa Dâu,,,${north(290)},106`, { stored });
    expect(outcomes(run)).toEqual(['likeStored t1', 'created']);
    expect(run.verdicts.at(run.verdicts.first)).toMatchObject({ metres: expect.closeTo(100, 0) });
  });

  test('for which each name is asked for once, in lots that one call can take', async () => {
    const rows = Array.from({ length: 2500 }, (_, row) => [`Chùa ${row % 1200}`, String(row / 100), '106']);
    const { rows: read } = await readFile(new Blob([csvOf([['name', 'lat', 'lng'], ...rows])]));
    const asked: (readonly string[])[] = [];
    const lookUp = async (nameKeys: readonly string[]) => {
      asked.push(nameKeys);
      return [];
    };
    await dryRun(read, guessColumns(read), { lookUp });
    expect(asked.map(({ length }) => length)).toEqual([1000, 200]);
    expect(new Set(asked.flat()).size).toBe(1200);
  });

  test('which fails the dry run where the store does not answer', async () => {
    const { rows } = await readFile(new Blob([`${HEADER}A,,,,`]));
    const lookUp = () => Promise.reject(new Error('no connection'));
    await expect(dryRun(rows, guessColumns(rows), { lookUp })).rejects.toThrow('no connection');
  });
});

const name = fc.constantFrom('Chùa Dâu', 'chua dau', 'Pura', 'PURA!', 'Đền Đô');
const address = fc.constantFrom('', '1 Láng', '1, láng', '2 Láng');
const step = fc.integer({ min: 0, max: 12 });
const spot = fc.record({ name, address, place: fc.option(fc.tuple(step, step)) }).map(({ place, ...same }) => ({
  ...same,
  city: '',
  // A grid of 60 m, so that many lie within 200 m of each other and many do not.
  lat: place ? north(place[0] * 60) : null,
  lng: place ? 106 + place[1] * 0.0006 : null,
}));
type Spot = Pick<StoredTemple, 'name' | 'address' | 'city' | 'lat' | 'lng'>;

/** How alike two are by the rule itself: metres, 0 for one address, null for different. */
function alike(one: Spot, other: Spot): number | null {
  if (folded(one.name) !== folded(other.name)) return null;
  if (one.lat !== null && one.lng !== null && other.lat !== null && other.lng !== null) {
    const metres = metresBetween({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng });
    return metres <= SAME_TEMPLE_METRES ? metres : null;
  }
  return one.lat === null && other.lat === null && folded(one.address) === folded(other.address) ? 0 : null;
}

/** Which of these is the most alike, compared one by one; the first of equals. */
function mostAlike<T extends Spot>(spots: readonly T[], one: Spot): T | null {
  const found = spots.flatMap((other) => {
    const metres = alike(one, other);
    return metres === null ? [] : [{ other, metres }];
  });
  return found.sort((a, b) => a.metres - b.metres)[0]?.other ?? null;
}

test('duplicates are those that comparing every row with every other finds', async () => {
  const some = fc.array(spot, { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(some, some, async (inFile, inStore) => {
      const stored = inStore.map((one, at) => aStored({ ...one, templeId: `t${at}` }));
      const lines = inFile.map((one) => [one.name, one.address, '', String(one.lat ?? ''), String(one.lng ?? '')]);
      const run = await judged(HEADER + csvOf(lines), { stored });
      const created: (Spot & { row: number })[] = [];
      const expected = inFile.map((one, at) => {
        const twin = mostAlike(stored, one);
        if (twin) return `likeStored ${twin.templeId}`;
        const earlier = mostAlike(created, one);
        if (earlier) return `likeRow ${earlier.row}`;
        created.push({ ...one, row: at + 2 });
        return 'created';
      });
      expect(outcomes(run)).toEqual(expected);
    }),
    { numRuns: 150 },
  );
});

test('60,000 rows of one name are not compared pair by pair', async () => {
  const row = (_: unknown, at: number) => `Pura,${(at % 245) / 10_000},${Math.floor(at / 245) / 10_000}`;
  const { rows } = await readFile(new Blob([`name,lat,lng\n${Array.from({ length: 60_000 }, row).join('\n')}`]));
  const started = performance.now();
  const verdicts = await dryRun(rows, guessColumns(rows), { lookUp: async () => [] });
  // Every pair would be 1.8 thousand million distances: minutes.
  expect(performance.now() - started).toBeLessThan(15_000);
  expect(verdicts.counts().created).toBeGreaterThan(100);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILL_FIELDS, FILL_WAYS } from '../../commands/core/templeRow';
import type { World } from '../../commands/core/world';
import { fillTemple } from '../../commands/temples/fill';
import { EMPTY_TEMPLE, type Temple } from '../../contract/temples/calls';
import type { Endpoint } from '../../contract/wire/endpoint';
import type { TempleDraft } from '../../src/import/draft';
import { fieldsOfDraft } from '../../src/import/fields';
import { type Filling, foldFills } from '../../src/import/fill';
import { Fills, type Written } from '../../src/import/fills';
import { plannedBy, type Write, writesOf } from '../../src/import/plan';
import { jobRow } from '../../src/screens/templeImport/rows';
import { aTemple } from '../commands/rows';
import { aStored, csvOf, judged } from './samples';

type Wrote = { readonly templeId: string; readonly fields: Partial<TempleDraft> };

const STORED = ['t1', 't2', 't3'].map((templeId) =>
  aStored({ templeId, name: `Chùa ${templeId}`, address: '', city: '' }),
);

/** A server that keeps these temples and refuses an edit of what has changed meanwhile; its world for commands. */
function aServer() {
  const store = new Map<string, Temple>(
    STORED.map(({ templeId, ...draft }) => [
      templeId,
      aTemple({ ...EMPTY_TEMPLE, ...fieldsOfDraft(draft), templeId, updatedAt: 1 }),
    ]),
  );
  const call = async (endpoint: Endpoint, input: { idlocation?: string; body?: Partial<Temple> }) => {
    await Promise.resolve();
    const id = input.idlocation ?? input.body?.templeId ?? '';
    const row = store.get(id);
    if (!row) return { refused: 304, message: 'gone' };
    if (endpoint.method === 'GET') return { data: row };
    if (input.body?.updatedAt !== row.updatedAt) return { refused: 409, message: 'changed' };
    store.set(id, { ...row, ...input.body, updatedAt: (row.updatedAt ?? 0) + 1 });
    return { data: store.get(id) };
  };
  return { store, world: { call, has: (extension: string) => extension === 'edits.partial' } as unknown as World };
}

interface Line {
  readonly of: number;
  readonly nickname: string;
  readonly address: string;
  readonly photos: string;
}

const fileOf = (lines: readonly Line[]) =>
  csvOf([
    ['name', 'nickname', 'address', 'photos', 'lat', 'lng'],
    ...lines.map(({ of, nickname, address, photos }) => [
      `Chùa t${of}`,
      nickname,
      address,
      photos,
      '21.0358',
      '105.8336',
    ]),
  ]);

async function filesFills(lines: readonly Line[], filling: Filling) {
  const { rows, columns, verdicts } = await judged(fileOf(lines), { stored: STORED });
  return (written: Written = new Map()) => new Fills(rows, columns, verdicts, { filling, written });
}

describe('rows that fill one temple', () => {
  const LINES: readonly Line[] = [
    { of: 1, nickname: 'A', address: '', photos: '/1' },
    { of: 1, nickname: 'B', address: '1 Lê Lợi', photos: '/2' },
    { of: 2, nickname: '', address: 'x', photos: '' },
    { of: 1, nickname: 'C', address: '2 Lê Lợi', photos: '' },
  ];

  test('are judged one after the other: the first to say it fills a field, later ones have nothing new', async () => {
    const fillsOf = await filesFills(LINES, {});
    const { verdicts } = fillsOf();
    verdicts.decide(verdicts.indices(), 'update');
    const fills = fillsOf();
    expect([1, 2, 3, 4].map((index) => fills.at(index)?.fill.becomes)).toEqual([
      { nickname: 'A', photos: '/1' },
      { address: '1 Lê Lợi', photos: '/1 /2' },
      { address: 'x' },
      {},
    ]);
    expect(plannedBy(fills)).toEqual({
      creates: 0,
      merged: 0,
      nothingNew: 1,
      skipped: 0,
      changes: { rows: 3, temples: 2, fields: { nickname: 1, address: 2, photos: 1 } },
    });
  });

  test('what only somebody else has changed is refused, and named by nobody of the file', async () => {
    const fillsOf = await filesFills(LINES, {});
    const { verdicts } = fillsOf();
    verdicts.decide(verdicts.indices(), 'update');
    const { store, world } = aServer();
    const row = store.get('t1');
    if (row) store.set('t1', { ...row, nickname: 'somebody', updatedAt: 7 });
    const answers = await written(world, [...writesOf(fillsOf())]);
    expect(answers.map(({ refused }) => refused)).toEqual([409, undefined, undefined]);
    expect(store.get('t1')).toMatchObject({ nickname: 'somebody', address: '1 Lê Lợi', photos: ['/1', '/2'] });
  });
});

const written = (world: World, writes: readonly Write[]) =>
  Promise.all(
    writes.map((write) => {
      const row = jobRow('i', write);
      return row.write?.is === 'update'
        ? fillTemple(world, row, row.write)
        : Promise.resolve({ refused: 0 as never, message: 'no update' });
    }),
  );

const line = fc.record({
  of: fc.integer({ min: 1, max: 3 }),
  nickname: fc.constantFrom('', 'A', 'B'),
  address: fc.constantFrom('', '1 Láng', '2 Láng', '1 lang'),
  photos: fc.constantFrom('', '/a', '/b /a', '/c'),
});
const filling = fc.dictionary(fc.constantFrom(...FILL_FIELDS), fc.constantFrom(...FILL_WAYS)) as fc.Arbitrary<Filling>;

/** Writes some of the rows, in any order and any batches; says which and with what. */
async function run(world: World, fills: Fills, any: (some: number) => number, made: Map<number, Wrote>) {
  const writes = [...writesOf(fills)].sort(() => any(3) - 1);
  while (writes.length > 0) {
    const batch = writes.splice(0, 1 + any(4));
    const answers = await written(world, batch);
    expect(answers.map(({ refused }) => refused)).toEqual(batch.map(() => undefined));
    for (const write of batch)
      if (write.write === 'update') made.set(write.index, { templeId: write.templeId, fields: write.fill.becomes });
  }
}
const chances = fc.infiniteStream(fc.nat()).map((stream) => (some: number) => (stream.next().value ?? 0) % some);
const givensOf = (lines: readonly Line[], at: number) =>
  lines.filter(({ of }) => of === at + 1).map(({ nickname, address, photos }) => ({ nickname, address, photos }));

describe('any rows onto any temples', () => {
  test('come to what they come to one after the other, whatever the batches and their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), filling, chances, async (lines, how, any) => {
        const fillsOf = await filesFills(lines, how);
        const { verdicts } = fillsOf();
        verdicts.decide(verdicts.indices(), 'update');
        const { store, world } = aServer();
        await run(world, fillsOf(), any, new Map());
        for (const [at, { templeId, ...there }] of STORED.entries()) {
          const { made } = foldFills(there, givensOf(lines, at), how);
          expect(store.get(templeId)).toMatchObject({ ...fieldsOfDraft(made), templeId });
        }
      }),
      { numRuns: 100 },
    );
  });

  test('lose nothing and blame nobody when some are written first and others later', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), filling, chances, async (lines, how, any) => {
        const fillsOf = await filesFills(lines, how);
        const { verdicts } = fillsOf();
        const { store, world } = aServer();
        const made = new Map<number, Wrote>();
        for (const share of [3, 1]) {
          const some = [...verdicts.indices()].filter(() => any(share) === 0);
          verdicts.decide(some, 'update');
          await run(world, fillsOf(made), any, made);
        }
        for (const [at, { templeId }] of STORED.entries()) {
          const temple = store.get(templeId);
          for (const field of ['nickname', 'address'] as const) {
            const said = givensOf(lines, at).some((given) => given[field] !== '');
            expect(temple?.[field] !== '').toBe(said && how[field] !== 'keep');
          }
          const photos = givensOf(lines, at).flatMap((given) => given.photos.split(' ').filter((url) => url !== ''));
          if ((how.photos ?? 'fill') === 'fill') expect(new Set(temple?.photos)).toEqual(new Set(photos));
        }
      }),
      { numRuns: 100 },
    );
  });
});

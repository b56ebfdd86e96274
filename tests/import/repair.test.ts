import { describe, expect, test } from 'vitest';
import { loadColumns, saveColumns } from '../../src/import/columnMemory';
import type { Columns } from '../../src/import/columns';
import { guessColumns } from '../../src/import/columns';
import { createEngine } from '../../src/import/engine';
import type { CallName, ToPage, ToWorker, WorkerCalls } from '../../src/import/protocol';
import { readFile } from '../../src/import/read';
import { likelyType } from '../../src/import/types';
import { readRow } from '../../src/import/values';
import { aStored } from './samples';

const FILE = `ma,name,type,addr:city,addr:street,note
1,Chùa Dâu,TEMPLE,Bắc Ninh,,x
2,,HINDU,Huế,Lê Lợi,y
3,,,,"Kim Long, Huế",z
4,,place_of_worship,Hà Nội,,
5,Chùa Dâu,TEMPLE,Bắc Ninh,,x`;

const draftsBy = async (change: (columns: Columns) => Columns, edits: Readonly<Record<number, object>> = {}) => {
  const { rows } = await readFile(new Blob([FILE]));
  for (const [index, edit] of Object.entries(edits)) rows.edit(Number(index), edit);
  const columns = change(guessColumns(rows));
  return [1, 2, 3, 4].map((index) => {
    const read = readRow(rows.at(index), columns);
    return 'draft' in read ? read.draft : read.refused.code;
  });
};

describe('where a cell is empty', () => {
  test('stands one value, or a pattern of fields and headers; none where the pattern lacks something', async () => {
    const rule = { text: '{type} {city}', types: { TEMPLE: 'Đền', PAGODA: 'Chùa' } };
    const types = { hindu: 'TEMPLE', 'place of worship': 'PAGODA' };
    const drafts = await draftsBy((columns) => ({
      ...columns,
      types,
      otherwise: { name: [rule], country: [{ text: 'Việt Nam' }], description: [{ text: '{ADDR:street} · {note}' }] },
    }));
    expect(drafts).toMatchObject([
      { name: 'Chùa Dâu', country: 'Việt Nam', type: 'TEMPLE', description: 'x' },
      { name: 'Đền Huế', type: 'TEMPLE', description: 'y' },
      'noName',
      { name: 'Chùa Hà Nội', type: 'PAGODA', description: '' },
    ]);
  });

  test('stands another column, and what stands in turns round in no circle', async () => {
    const drafts = await draftsBy((columns) => ({
      ...columns,
      otherwise: { name: [{ column: 4 }, { text: '{city}' }], city: [{ text: '{name}' }] },
    }));
    expect(drafts.map((draft) => (typeof draft === 'string' ? draft : [draft.name, draft.city]))).toEqual([
      ['Chùa Dâu', 'Bắc Ninh'],
      ['Lê Lợi', 'Huế'],
      ['Kim Long, Huế', 'Kim Long, Huế'],
      ['Hà Nội', 'Hà Nội'],
    ]);
  });
});

test('what a person writes over a cell counts, an emptied one too, and is not doubted', async () => {
  const drafts = await draftsBy((columns) => columns, {
    1: { city: '' },
    2: { name: '1900' },
    3: { lat: '21', lng: 'x' },
  });
  expect(drafts).toMatchObject([{ city: '' }, { name: '1900' }, 'noName', 'noName']);
});

/** An engine with the file open, and how often the store was asked. */
async function anEngine() {
  const asked: string[] = [];
  const answers = new Map<number, (data: never) => void>();
  let ids = 0;
  const receive = createEngine((message: ToPage) => {
    if ('lookUp' in message) {
      asked.push(...message.nameKeys);
      const temples = message.nameKeys.includes('den hue')
        ? [aStored({ name: 'Đền Huế', city: 'Huế', lat: null, lng: null, address: 'Lê Lợi' })]
        : [];
      void receive({ found: message.lookUp, temples });
    } else if ('done' in message) answers.get(message.id)?.(message.done as never);
  });
  const call = <K extends CallName>(name: K, input: WorkerCalls[K]['input']) =>
    new Promise<WorkerCalls[K]['output']>((resolve) => {
      ids += 1;
      answers.set(ids, resolve as never);
      void receive({ id: ids, call: name, input } as ToWorker);
    });
  const { columns } = await call('open', { file: new Blob([FILE]), choice: {} });
  return { call, columns, asked };
}

describe('after a repair', () => {
  test('rows are judged anew, the store is asked for new names alone, and decisions stand', async () => {
    const { call, columns, asked } = await anEngine();
    expect(await call('check', { columns })).toEqual({ created: 1, likeRow: 1, likeStored: 0, refused: 3 });
    await call('decide', { rows: [5], decision: 'create' });
    expect(await call('edit', { index: 2, edits: { name: 'Đền Huế' } })).toEqual({});
    expect(await call('check', { columns, again: true })).toEqual({
      created: 1,
      likeRow: 1,
      likeStored: 1,
      refused: 2,
    });
    expect(asked).toEqual(['chua dau', 'den hue']);
    expect((await call('page', { start: 4, count: 1 })).rows).toMatchObject([
      { decision: 'create', said: { city: 'Bắc Ninh' } },
    ]);
    // Taken back, all is as it was.
    expect(await call('edit', { index: 2, edits: {} })).toEqual({ name: 'Đền Huế' });
    expect(await call('check', { columns, again: true })).toEqual({
      created: 1,
      likeRow: 1,
      likeStored: 0,
      refused: 3,
    });
  });

  test('the values of the type are listed with their rows', async () => {
    const { call, columns } = await anEngine();
    expect(await call('types', { columns })).toEqual([
      { value: 'TEMPLE', count: 2 },
      { value: 'HINDU', count: 1 },
      { value: '', count: 1 },
      { value: 'place_of_worship', count: 1 },
    ]);
  });
});

test('what stands in is remembered with the columns', () => {
  const kept = new Map<string, string>();
  const keeper = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  const columns: Columns = { header: 0, at: { name: 1 }, width: 2, names: ['a', 'b'] };
  saveColumns(keeper, { ...columns, otherwise: { name: [{ column: 0 }, { text: 'Chùa {city}' }] } });
  expect(loadColumns(keeper, columns)).toMatchObject({ otherwise: { name: [{ column: 0 }, { text: 'Chùa {city}' }] } });
});

test.each([
  ['HINDU', 'TEMPLE'],
  ['Chùa', 'PAGODA'],
  ['roman_catholic', 'CHURCH'],
  ['Đình làng', 'COMMUNAL_HOUSE'],
  ['muslim', 'MOSQUE'],
  ['bank', undefined],
])('%s probably means %s', (value, type) => {
  expect(likelyType(value)).toBe(type);
});

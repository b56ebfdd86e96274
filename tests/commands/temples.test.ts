import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChoice } from '../../commands/core/definition';
import type { World } from '../../commands/core/world';
import { addTemple, editTemple, exportTemplesCsv } from '../../commands/temples/edit';
import { exportTemples } from '../../commands/temples/export';
import { fieldsOf } from '../../commands/temples/fields';
import { deleteTemple, makeTempleAgain, removeTemple } from '../../commands/temples/remove';
import { templeRepairCommands } from '../../commands/temples/repair';
import { DRAFT_ID, EMPTY_TEMPLE, NAME_MISSING, type Temple } from '../../contract/temples/calls';
import { Code } from '../../contract/wire/codes';
import type { Endpoint, Refusal } from '../../contract/wire/endpoint';
import { aTemple, aTempleRow } from './rows';

type Input = Record<string, unknown>;
function aWorld(
  answer: (endpoint: Endpoint, input: Input) => unknown = () => ({ data: null }),
  query = { text: '', sort: null as string | null },
) {
  const calls: { id: string; input: Input }[] = [];
  const call = async (endpoint: Endpoint, input: Input) => {
    calls.push({ id: endpoint.id, input });
    return answer(endpoint, input);
  };
  const has = (extension: string) => extension === 'edits.partial' || extension === 'idempotency';
  return { calls, world: { call, has, query: () => query, csvSeparator: () => ',' } as unknown as World };
}

describe('saving a temple', () => {
  test('sends it whole, with the moment it was read', async () => {
    const { calls, world } = aWorld();
    const row = aTemple({ city: 'Huế', updatedAt: 77 });
    await editTemple.run(world, row, { fields: { nickname: 'Diên Hựu' } });
    const body = { ...fieldsOf(row), nickname: 'Diên Hựu', templeId: row.templeId, updatedAt: 77 };
    expect(calls[0]).toEqual({ id: 'PUT /location/edit', input: { body } });
  });

  test('asks for the temple as it is then, where the answer does not hold it', async () => {
    const row = aTemple({ city: 'Huế' });
    const present = { ...row, nickname: 'Diên Hựu', updatedAt: 99 };
    const { world } = aWorld(({ id }) => ({ data: id === 'GET /location/detail' ? present : null }));
    expect(await editTemple.run(world, row, { fields: { nickname: 'Diên Hựu' } })).toEqual({ data: present });
  });

  test('undo brings back the fields that it changed, and no other', () => {
    const before = aTemple({ name: 'A', city: 'B', place: { lat: 1, lng: 2 } });
    expect(editTemple.undo?.(before, { fields: { city: 'X', place: null } })).toEqual([
      'temple.revert',
      { fields: { city: 'B', place: { lat: 1, lng: 2 } } },
    ]);
  });

  test('without a name makes no call', async () => {
    const { calls, world } = aWorld();
    const refused = { refused: Code.malformed, message: NAME_MISSING };
    expect(await editTemple.run(world, aTemple(), { fields: { name: '  ' } })).toEqual(refused);
    expect(await addTemple.run(world, aTemple({ templeId: DRAFT_ID }), { fields: EMPTY_TEMPLE })).toEqual(refused);
    expect(calls).toEqual([]);
  });
});

describe('what a temple can take', () => {
  const draft = aTemple({ templeId: DRAFT_ID });
  const deleted = aTemple({ deleted: true });
  const temples = { 'one that is there': aTemple(), 'a draft': draft, 'one that is deleted': deleted };
  const commands = { addTemple, editTemple, deleteTemple, makeTempleAgain };
  // By name: a test is called by all that it is given.
  test.each([
    ['addTemple', 'one that is there', 'temple.savedAlready'],
    ['addTemple', 'a draft', null],
    ['addTemple', 'one that is deleted', null],
    ['editTemple', 'a draft', 'temple.unsaved'],
    ['editTemple', 'one that is deleted', 'temple.gone'],
    ['editTemple', 'one that is there', null],
    ['deleteTemple', 'a draft', 'temple.unsaved'],
    ['deleteTemple', 'one that is deleted', 'temple.gone'],
    ['makeTempleAgain', 'one that is there', 'temple.notDeleted'],
    ['makeTempleAgain', 'one that is deleted', null],
  ] as const)('%s of %s: %s', (command, temple, verdict) => {
    expect(commands[command].when?.(temples[temple])).toBe(verdict);
  });

  test('v discards a draft and deletes what is saved', () => {
    const becomes = (rows: readonly Temple[]) => isChoice(removeTemple) && removeTemple.pick(rows, {})[0];
    expect(becomes([draft])).toBe('temple.discard');
    expect(becomes([aTemple()])).toBe('temple.delete');
    expect(becomes([draft, aTemple()])).toBe('temple.delete');
  });

  test('a deleted one is created again under its id, with all its fields', async () => {
    const { calls, world } = aWorld();
    const row = aTemple({ deleted: true, photos: ['/photos/u/a.webp'] });
    await makeTempleAgain.run(world, row, {});
    expect(calls).toEqual([
      { id: 'POST /location/create', input: { body: { ...fieldsOf(row), templeId: row.templeId } } },
    ]);
  });
});

describe('the export', () => {
  async function written(
    rows: readonly Temple[],
    query?: { text: string; sort: string | null },
    refuseAt = Number.POSITIVE_INFINITY,
  ) {
    const { calls, world } = aWorld((_endpoint, { pos, count }) => {
      if (calls.length > refuseAt) return { refused: Code.unavailable, message: '' };
      return { data: rows.slice(Number(pos), Number(pos) + Number(count)), total: rows.length };
    }, query);
    const parts: (string | Refusal)[] = [];
    for await (const part of exportTemples(world)) parts.push(part);
    return { calls, parts };
  }

  test('reads every page of what the list shows, each temple once', async () => {
    const rows = Array.from({ length: 523 }, (_, index) => aTemple({ name: `Chùa ${index}` }));
    const { calls, parts } = await written(rows, { text: 'chùa', sort: '-name' });
    const lines = parts.join('').trimEnd().split('\r\n');
    expect(lines).toHaveLength(524);
    expect(new Set(lines).size).toBe(524);
    expect(calls[0]).toMatchObject({ id: 'GET /search/locations', input: { text: 'chùa', sort: '-name', pos: 0 } });
    expect((await written(rows)).calls[0]?.id).toBe('GET /location/list');
    expect(exportTemplesCsv.on).toEqual({ takes: 'nothing' });
  });

  test('that is refused on the way ends with the refusal', async () => {
    const rows = Array.from({ length: 500 }, () => aTemple());
    const { parts } = await written(rows, undefined, 1);
    expect(parts.at(-1)).toMatchObject({ refused: Code.unavailable });
  });

  test('has nothing in the cells that a temple has nothing for, and photos one after the other', async () => {
    const [, line] = (await written([aTemple({ name: 'Dâu', type: 'PAGODA' })])).parts.join('').split('\r\n');
    expect(line?.replaceAll('"', '')).toBe('Dâu,,PAGODA,,,,,,,,');
    const photos = aTemple({ name: 'Dâu', type: 'PAGODA', photos: ['/a b', '/c'], place: { lat: 0, lng: 0 } });
    expect((await written([photos])).parts.join('').replaceAll('"', '')).toContain('Dâu,,PAGODA,,,,,0,0,,/a%20b /c');
  });

  test.each([
    ['name', { sort: 'name' }],
    ['-name', { sort: '-name' }],
    ['updated', {}],
  ])('asks for an order by name alone: %s', async (sort, order) => {
    const { calls } = await written([], { text: '', sort });
    expect(calls[0]?.input).toEqual({ pos: 0, count: 200, ...order });
  });

  test.each([
    [450, 200, true, 3],
    [450, 200, false, 4],
    [400, 200, true, 3],
    [400, 200, false, 4],
    [60, 30, true, 3],
    [60, 30, false, 4],
    [0, 200, false, 1],
  ])('of %i temples, %i at once (counted: %s), ends after %i pages', async (count, most, isCounted, pages) => {
    const rows = Array.from({ length: count }, (_, index) => aTemple({ name: `Chùa ${index}` }));
    const { calls, world } = aWorld((_endpoint, { pos }) => ({
      data: rows.slice(Number(pos), Number(pos) + most),
      ...(isCounted && { total: count }),
    }));
    const parts: (string | Refusal)[] = [];
    for await (const part of exportTemples(world)) parts.push(part);
    expect(parts.join('').trimEnd().split('\r\n')).toHaveLength(count + 1);
    expect(calls.length).toBe(pages);
  });

  test('that fails by a fault of ours is no refusal', async () => {
    const { world } = aWorld(() => {
      throw new Error('a fault');
    });
    const read = async () => {
      for await (const _part of exportTemples(world));
    };
    await expect(read()).rejects.toThrow('a fault');
  });

  test('loses nothing: whatever the cells hold, they are read back as they were', async () => {
    const cell = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('=cmd|x', '+84 912', '-8.5', "'=1", "''@a", '"', 'a\r\nb', '\tx', ' a ', 'مسجد', '🪷;,', "'Ang"),
    );
    await fc.assert(
      fc.asyncProperty(cell, cell, fc.double({ min: -90, max: 90, noNaN: true }), async (name, description, lat) => {
        const { parts } = await written([aTemple({ name, description, place: { lat, lng: -1.5 } })]);
        const [, cells] = parsed(parts.join(''));
        expect(cells?.[0] && read(cells[0])).toBe(name === '' ? '' : name);
        expect(read(cells?.[6] ?? '')).toBe(description);
        expect(Number(cells?.[7])).toBe(lat + 0);
      }),
    );
  });
});

/** A CSV file as RFC 4180 has it, every cell in quotes. */
const parsed = (file: string): string[][] =>
  [...file.slice(1).matchAll(/((?:"(?:[^"]|"")*",?)+)\r\n/g)].map(([, line = '']) =>
    [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, inner = '']) => inner.replaceAll('""', '"')),
  );
/** As the import reads a cell: one apostrophe before what would be a formula is taken away. */
const read = (cell: string) =>
  /^'+(?:\s*[=@＝＠]|\s*[+＋\-－](?![\d\s.,]*$)|[\t\r\n])/.test(cell) ? cell.slice(1) : cell;

describe('editing a row of a file', () => {
  const [{ asks }] = templeRepairCommands;
  const { field, value } = asks ?? expect.fail('it asks nothing');
  const refused = (more: { code: string; field: string | null }) =>
    aTempleRow({ judged: { is: 'refused', ...more }, texts: { lng: '1.2.3', lat: '10' } });

  test('means the cell that the row is refused for, and asks where there is none', () => {
    expect(field.prefill?.([refused({ code: 'unreadablePlace', field: 'lng' })])).toBe('lng');
    expect(field.prefill?.([refused({ code: 'oddQuotes', field: null })])).toBeUndefined();
    expect(field.prefill?.([aTempleRow()])).toBeUndefined();
  });

  test('begins with what the file has in that cell, under its name and with what it may be', () => {
    const row = refused({ code: 'unreadablePlace', field: 'lng' });
    expect(value.prefill?.([row], { field: 'lng' })).toBe('1.2.3');
    expect(value.prefill?.([row], { field: 'city' })).toBeUndefined();
    expect(value.labelOf?.({ field: 'lng' })).toBe('screens.templeImport.lngRange');
    expect(value.labelOf?.({ field: 'city' })).toBe('screens.templeImport.fields.city');
  });
});

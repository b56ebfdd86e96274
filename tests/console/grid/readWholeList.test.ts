import { expect, test } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { openList } from '../../../src/grid/rows/list';
import type { List } from '../../../src/grid/rows/listState';
import type { ReadingState, ReadsAll } from '../../../src/grid/rows/readWholeList';
import { readWholeList } from '../../../src/grid/rows/readWholeList';
import type { PageRequest, RowsOf } from '../../../src/grid/rows/source';
import { EVERYTHING } from '../../../src/grid/rows/source';
import { flush } from '../../support/listServer';

interface Named {
  readonly id: string;
  readonly name: string;
}
const rows: RowsOf<Named> = { kind: null, idOf: ({ id }) => id };
const NOTHING = { sorts: false, searches: false, filters: false };
const how: ReadsAll<Named> = {
  sorts: { name: ({ name }) => name },
  match: ({ name }, text) => name.includes(text),
  filters: { digits: ({ name }, value) => name.length - 'Chùa '.length === Number(value) },
  saysOf: (all) => (all.some(({ name }) => name !== '') ? undefined : 'screens.profiles.byKeyAlone'),
  exactly: async (text) => (text === 'key-of-one' ? { data: [{ id: 'x', name: 'Somebody' }], total: 1 } : null),
};

/** A server that can neither sort nor search, and the list of it. */
function aPlainServer(names: readonly string[], { saysTotal = true, failsAt = Number.POSITIVE_INFINITY } = {}) {
  const items = names.map((name, at) => ({ id: `r${at}`, name }));
  const calls: PageRequest[] = [];
  const state: ReadingState = { now: null, of: null };
  const source = {
    key: 'named',
    load: async (request: PageRequest) => {
      calls.push(request);
      if (request.pos >= failsAt) return { refused: Code.unavailable, message: 'no store' };
      const data = items.slice(request.pos, request.pos + request.count);
      return saysTotal ? { data, total: items.length } : { data };
    },
  };
  const load = readWholeList(source, rows, { how, server: NOTHING, state });
  const list = openList({ ...source, load }, rows);
  return { items, calls, state, list };
}
async function see(list: List<Named>, from = 0) {
  list.setVisibleRange(from, from + 30);
  await flush();
  while (list.state.busy) await flush();
}
const namesIn = (list: List<Named>) =>
  Array.from({ length: list.state.count }, (_, at) => list.row(list.idAt(at) ?? '')?.name);
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Chùa ${(at * 7919) % count}`);

test('what the server can do is the server’s, page by page', async () => {
  const { list, calls, state } = aPlainServer(numbered(900));
  await see(list);
  expect(calls).toHaveLength(1);
  expect(state.of).toBeNull();
});

test.each([true, false])(
  'sorting by name reads the list to its end and sorts what it read (total said: %s)',
  async (saysTotal) => {
    const { list, calls, state } = aPlainServer(numbered(900), { saysTotal });
    list.setQuery({ ...EVERYTHING, sort: 'name' });
    await see(list);
    expect(state).toMatchObject({ now: null, of: { read: 900, isPart: false } });
    expect(calls.every(({ sort }) => sort === null)).toBe(true);
    await see(list, 60);
    expect(namesIn(list).slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, at) => `Chùa ${at}`));
    const read = calls.length;
    list.setQuery({ ...EVERYTHING, sort: '-name' });
    await see(list);
    expect(namesIn(list)[0]).toBe('Chùa 899');
    // The same rows the other way round are not read again; read anew they are.
    expect(calls).toHaveLength(read);
    await list.refresh();
    await see(list);
    expect(calls.length).toBeGreaterThan(read);
  },
);

test('a search of rows that do not say what it looks in says so, and nothing else does', async () => {
  const { list, state } = aPlainServer(['', '', '']);
  list.setQuery({ ...EVERYTHING, text: 'Nguyễn' });
  await see(list);
  expect(list.state.count).toBe(0);
  expect(state.of).toEqual({ read: 3, isPart: false, says: 'screens.profiles.byKeyAlone' });
  list.setQuery({ ...EVERYTHING, sort: 'name' });
  await see(list);
  expect(state.of).toEqual({ read: 3, isPart: false });
  const named = aPlainServer(['', 'Chùa 1']);
  named.list.setQuery({ ...EVERYTHING, text: 'Nguyễn' });
  await see(named.list);
  expect(named.state.of).toEqual({ read: 2, isPart: false });
});

test('a search is among what has been read, and all of it is exported and selected', async () => {
  const { list, state } = aPlainServer(numbered(600));
  list.setQuery({ ...EVERYTHING, text: '59' });
  await see(list);
  expect(list.state.count).toBe(namesIn(list).filter((name) => name?.includes('59')).length);
  expect(list.state.total).toBe(list.state.count);
  expect(state.of?.read).toBe(600);
  const walked: string[] = [];
  for await (const ids of list.everyId(new AbortController().signal)) walked.push(...ids);
  expect(walked).toHaveLength(list.state.count);
});

test('at most 5,000 rows are read, and that it is a part is said', async () => {
  const { list, state, calls } = aPlainServer(numbered(12_000), { saysTotal: false });
  list.setQuery({ ...EVERYTHING, sort: 'name' });
  await see(list);
  expect(state.of).toEqual({ read: 5000, isPart: true });
  expect(calls.length).toBeLessThan(40);
});

test('a page that is refused says why, in place of half a list', async () => {
  const { list } = aPlainServer(numbered(900), { failsAt: 300 });
  list.setQuery({ ...EVERYTHING, sort: 'name' });
  await see(list);
  expect(list.state).toMatchObject({ phase: 'failed', count: 0 });
  expect(list.state.failures[0]?.refusal.refused).toBe(Code.unavailable);
});

test('a key is asked of the server, and found beyond what could be read; any other text is searched for here', async () => {
  const { list, calls, state } = aPlainServer(numbered(40));
  list.setQuery({ ...EVERYTHING, text: 'key-of-one' });
  await see(list);
  expect(namesIn(list)).toEqual(['Somebody']);
  expect(calls).toEqual([]);
  list.setQuery({ ...EVERYTHING, text: '17' });
  await see(list);
  expect(namesIn(list)).toEqual(['Chùa 17']);
  expect(state.of).toEqual({ read: 40, isPart: false });
});

test('a filter is done on what has been read, with the text or without, and what is found by key is held to it too', async () => {
  const { list, calls, state } = aPlainServer(numbered(600));
  list.setQuery({ ...EVERYTHING, filters: { digits: '1' } });
  await see(list);
  expect(list.state.count).toBe(10);
  expect(state.of).toEqual({ read: 600, isPart: false });
  expect(calls.every(({ filters }) => Object.keys(filters).length === 0)).toBe(true);
  const read = calls.length;
  list.setQuery({ ...EVERYTHING, filters: { digits: '2' }, text: '7' });
  await see(list);
  expect(namesIn(list).every((name) => /^Chùa (7\d|\d7)$/.test(name ?? ''))).toBe(true);
  expect(list.state.count).toBe(18);
  // What has been read is not read again for another value.
  expect(calls).toHaveLength(read);
  list.setQuery({ ...EVERYTHING, filters: { digits: '1' }, text: 'key-of-one' });
  await see(list);
  expect(namesIn(list)).toEqual([]);
});

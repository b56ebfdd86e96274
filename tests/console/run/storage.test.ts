import { expect, test } from 'vitest';
import { type KeyValueStore, neverThrowing } from '../../../src/run/call/storage';
import { keepingIn } from '../../support/aConsole';

/** Every way of asking a store. */
const WAYS: readonly [keyof KeyValueStore, (store: KeyValueStore) => Promise<unknown>, found: unknown][] = [
  ['write', (store) => store.write('a', 1), undefined],
  ['read', (store) => store.read('a'), 1],
  [
    'writeMany',
    (store) =>
      store.writeMany([
        ['a', 2],
        ['b', 3],
      ]),
    undefined,
  ],
  ['change', (store) => store.change('a', (value) => [value]), undefined],
  ['all', (store) => store.all(''), [[2], 3]],
  ['remove', (store) => store.remove(['b']), undefined],
];

test('a browser that keeps things is asked as it is', async () => {
  const troubles: unknown[] = [];
  const map = new Map<string, unknown>();
  const store = neverThrowing(keepingIn(map), (error) => troubles.push(error));
  for (const [, ask, found] of WAYS) expect(await ask(store)).toEqual(found);
  expect([[...map], troubles]).toEqual([[['a', [2]]], []]);
});

test.each(WAYS)(
  'a browser that keeps nothing stops no work by %s: nothing is there, and that is told once',
  async (way, ask) => {
    const troubles: unknown[] = [];
    const error = new Error('storage is closed');
    const closed = () => Promise.reject(error);
    const store = neverThrowing({ ...keepingIn(new Map()), [way]: closed }, (trouble) => troubles.push(trouble));
    expect(await ask(store)).toEqual(way === 'all' ? [] : undefined);
    expect(troubles).toEqual([error]);
    await ask(store);
    expect(troubles).toEqual([error]);
  },
);

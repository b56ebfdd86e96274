import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRowTurns } from '../../../src/run/call/rowTurns';
import { flush } from '../../support/aConsole';

const ROWS = ['a', 'b', 'c'] as const;
const row = (rowId: string) => ({ kind: 'post' as const, rowId });
const forEver = new AbortController().signal;

test('what is done to a row goes out in its order, and as soon as nothing before it on its rows is on its way', async () => {
  const someRows = fc.uniqueArray(fc.constantFrom(...ROWS), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(someRows, { maxLength: 8 }),
      fc.array(fc.nat(7), { maxLength: 12 }),
      async (all, ends) => {
        const inTurn = createRowTurns();
        const begun = new Set<number>();
        const ended = new Set<number>();
        const end: (() => void)[] = [];
        for (const [at, rows] of all.entries()) {
          const act = () =>
            new Promise<void>((resolve) => {
              begun.add(at);
              end[at] = resolve;
            });
          void inTurn(rows.map(row), forEver, act).then(() => ended.add(at));
        }
        for (const at of ends) {
          end[at]?.();
          await flush();
          for (const [later, rows] of all.entries()) {
            const isHeld = all
              .slice(0, later)
              .some((before, nth) => !ended.has(nth) && before.some((one) => rows.includes(one)));
            expect(begun.has(later)).toBe(!isHeld);
          }
        }
      },
    ),
  );
});

test('one row waits for no other, and the third on a row for the second, also once the first has ended', async () => {
  const inTurn = createRowTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const act = (name: string, rowId: string) =>
    inTurn([row(rowId)], forEver, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  void act('first', 'a');
  void act('second', 'a');
  void act('other', 'b');
  await flush();
  expect(begun).toEqual(['first', 'other']);
  ends[0]?.();
  await flush();
  void act('third', 'a');
  await flush();
  expect(begun).toEqual(['first', 'other', 'second']);
});

test('whoever gives up waiting lets nobody pass who waits behind', async () => {
  const inTurn = createRowTurns();
  const told: string[] = [];
  let end = () => {};
  const first = inTurn([row('a')], forEver, () => new Promise<void>((resolve) => (end = resolve)));
  const leaving = new AbortController();
  const second = inTurn([row('a')], leaving.signal, async () => void told.push('given up'));
  const third = inTurn([row('a')], forEver, async () => void told.push('in its turn'));
  leaving.abort();
  await second;
  await flush();
  expect(told).toEqual(['given up']);
  end();
  await Promise.all([first, third]);
  expect(told).toEqual(['given up', 'in its turn']);
});

test('what is done to no row waits for nothing', async () => {
  const inTurn = createRowTurns();
  void inTurn([{ kind: null, rowId: null }], forEver, () => new Promise(() => {}));
  expect(await inTurn([{ kind: null, rowId: null }], forEver, async () => 'done')).toBe('done');
});

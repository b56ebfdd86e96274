import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOfFile } from '../../../src/grid/export/columnsOfFile';
import { type Shown, withoutGivingWay } from '../../../src/grid/hooks/useColumns';
import { inOrder, isVisible } from '../../../src/grid/model/columnPrefs';

const ids = fc.uniqueArray(fc.constantFrom('author', 'text', 'state', 'comments', 'likes', 'time'));

test('columns that a person has put in order come first, so ordered; others after them, as the screen has them', () => {
  fc.assert(
    // An order may name a column that a later version has no longer.
    fc.property(ids, fc.uniqueArray(fc.constantFrom('time', 'likes', 'text', 'gone')), (screen, order) => {
      const columns = screen.map((id) => ({ id }));
      const kept = order.filter((id) => screen.some((other) => other === id));
      const others = screen.filter((id) => !kept.some((other) => other === id));
      expect(inOrder(columns, order).map(({ id }) => id)).toEqual([...kept, ...others]);
    }),
  );
});

test('a column is shown as the person has said, and else as the screen says', () => {
  expect(isVisible({ id: 'likes' }, {})).toBe(true);
  expect(isVisible({ id: 'likes', hidden: true }, {})).toBe(false);
  expect(isVisible({ id: 'likes' }, { likes: false })).toBe(false);
  expect(isVisible({ id: 'likes', hidden: true }, { likes: true })).toBe(true);
});

test('where there is little room, a column that gives way is there for whoever has turned it on', () => {
  const shown = (id: string, givesWay?: true) => ({ column: { id, givesWay }, widthPx: 100 }) as Shown<unknown>;
  const columns = [shown('name'), shown('place', true)];
  const idsWith = (asked: Record<string, boolean>) => withoutGivingWay(columns, asked).map(({ column }) => column.id);
  expect(idsWith({})).toEqual(['name']);
  expect(idsWith({ place: true })).toEqual(['name', 'place']);
});

test('a file has the columns that are shown and those that every file has, in the order that a person gave them', () => {
  const [time, actor, sentence, uid] = [
    { id: 'time' },
    { id: 'actor', hidden: true, inFiles: true },
    { id: 'sentence' },
    { id: 'uid', hidden: true },
  ];
  const filed = (order: readonly string[]) =>
    columnsOfFile([time, actor, sentence, uid], [time, sentence], order).map(({ id }) => id);
  expect(filed([])).toEqual(['time', 'actor', 'sentence']);
  expect(filed(['sentence', 'actor'])).toEqual(['sentence', 'actor', 'time']);
});

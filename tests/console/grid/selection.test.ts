import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  all,
  extended,
  inverted,
  isOnlyOf,
  isSelected,
  NONE,
  nextAll,
  outside,
  type RowSelection,
  rangeEndMoved,
  sizeOf,
  some,
  toggled,
} from '../../../src/grid/model/selection';
import { rowFlags } from '../../../src/grid/view/rowFlags';

const rows = Array.from({ length: 20 }, (_, index) => `r${index}`);
const range = (from: string, to: string) => {
  const [low, high] = [rows.indexOf(from), rows.indexOf(to)].sort((one, other) => one - other);
  return low === undefined || low < 0 || high === undefined ? null : rows.slice(low, high + 1);
};
const chosen = (selection: RowSelection) => rows.filter((id) => isSelected(selection, id));

test('Mod+A selects what is loaded, then all that match, then nothing', () => {
  const loaded = nextAll(NONE, rows, 500);
  expect(sizeOf(loaded, 500)).toBe(20);
  const matching = nextAll(loaded, rows, 500);
  expect(sizeOf(matching, 500)).toBe(500);
  expect(nextAll(matching, rows, 500)).toBe(NONE);
});

test('with all of the list loaded, Mod+A twice is all and none', () => {
  expect(nextAll(nextAll(NONE, rows, 20), rows, 20)).toBe(NONE);
});

test('a row taken out of all that match is an exception, and back in it is none', () => {
  const without = toggled(all(), 'r3');
  expect(isSelected(without, 'r3')).toBe(false);
  expect(sizeOf(without, 500)).toBe(499);
  expect(sizeOf(toggled(without, 'r3'), 500)).toBe(500);
});

test('a range goes from the row last selected to this one, in either direction', () => {
  expect(chosen(extended(toggled(NONE, 'r5'), 'r2', range))).toEqual(['r2', 'r3', 'r4', 'r5']);
  expect(chosen(extended(NONE, 'r2', range))).toEqual(['r2']);
});

test('a range from a row that has gone begins anew, and keeps what was selected', () => {
  const gone = some(['x', 'r9'], 'x');
  expect(chosen(extended(gone, 'r2', range))).toEqual(['r2', 'r9']);
});

test('Shift+J and back again leaves what was selected before', () => {
  let selection = toggled(NONE, 'r5');
  selection = rangeEndMoved(selection, 'r5', 'r6', range);
  selection = rangeEndMoved(selection, 'r6', 'r7', range);
  expect(chosen(selection)).toEqual(['r5', 'r6', 'r7']);
  selection = rangeEndMoved(selection, 'r7', 'r6', range);
  expect(chosen(selection)).toEqual(['r5', 'r6']);
  selection = rangeEndMoved(rangeEndMoved(selection, 'r6', 'r5', range), 'r5', 'r4', range);
  expect(chosen(selection)).toEqual(['r4', 'r5']);
});

test('inverting twice changes nothing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...rows)), fc.boolean(), (ids, isAll) => {
      const selection: RowSelection = { ...some(ids), mode: isAll ? 'all' : 'some' };
      const once = inverted(selection);
      for (const id of rows) expect(isSelected(once, id)).toBe(!isSelected(selection, id));
      expect(chosen(inverted(once))).toEqual(chosen(selection));
    }),
  );
});

test('the bar knows how many are outside the view', () => {
  expect(outside(some(['r1', 'gone', 'r2']), (id) => rows.includes(id))).toBe(1);
});

test('a selection is of one row alone where it holds no other, also where it is empty, and never where it is of all that match', () => {
  expect([NONE, some(['a']), some(['b']), some(['a', 'b']), all()].map((one) => isOnlyOf(one, 'a'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a row that is still shown and matches no more is none of all that match, but can be selected by itself', () => {
  const marked = (selection: RowSelection) => {
    const flags = rowFlags({
      cursor: null,
      opened: null,
      selection,
      cursorAt: undefined,
      phase: 'ready',
      hasLeft: (id) => id === 'r3',
    });
    return rows.filter((id, position) => flags(id, position).isSelected);
  };
  expect(marked(all())).toEqual(rows.filter((id) => id !== 'r3'));
  expect(marked(some(['r3', 'r4']))).toEqual(['r3', 'r4']);
});

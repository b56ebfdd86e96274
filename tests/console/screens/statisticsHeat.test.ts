import { expect, test } from 'vitest';
import { stepped } from '../../../contract/buckets';
import { daysOver, SHADES, shadeOf, spanOf } from '../../../src/screens/statistics/heat';
import { dragged } from '../../../src/screens/statistics/useBrush';

const shadesOf = (values: readonly number[]) => values.map(shadeOf(spanOf(values)));

test('each shade has an equal part of the way from the least to the most, so that a surge is seen', () => {
  expect(shadesOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  expect(shadesOf([71, 98, 119, 146, 161, 186, 235, 327])).toEqual([1, 1, 1, 2, 2, 3, 4, 5]);
});

test('nothing has no shade, and a number alone has the darkest', () => {
  expect(shadesOf([0, 0])).toEqual([0, 0]);
  expect(shadesOf([0, 4, 4, 9])).toEqual([0, 1, 1, SHADES]);
  expect(shadesOf([0, 4, 4])).toEqual([0, SHADES, SHADES]);
});

test('a day that is not over is none that others are measured by', () => {
  const first = Date.UTC(2026, 10, 27, 17) / 1000;
  const days = [first, stepped(first, 'DAY'), stepped(first, 'DAY', 2)].map((time) => ({ time }));
  const isOver = (now: number) => daysOver(days, now).map(({ time }) => days.findIndex((day) => day.time === time));
  expect(isOver(stepped(first, 'DAY', 2))).toEqual([0, 1]);
  expect(isOver(stepped(first, 'DAY', 3) - 1)).toEqual([0, 1]);
  expect(isOver(stepped(first, 'DAY', 3))).toEqual([0, 1, 2]);
});

test('what is beyond the days that a scale was made of has its first or its last shade', () => {
  const shade = shadeOf(spanOf([50, 100]));
  expect([shade(3), shade(327)]).toEqual([1, SHADES]);
});

test('the brush stays within the range and keeps two buckets', () => {
  const window = { first: 10, last: 20 };
  expect(dragged({ part: 'first', window }, 10, 40, 29)).toEqual({ first: 19, last: 20 });
  expect(dragged({ part: 'last', window }, 20, 99, 29)).toEqual({ first: 10, last: 29 });
  expect(dragged({ part: 'stretch', window }, 15, -40, 29)).toEqual({ first: 0, last: 10 });
  expect(dragged({ part: 'nothing', window }, 12, 5, 29)).toEqual({ first: 5, last: 12 });
  expect(dragged({ part: 'nothing', window }, 29, 29, 29)).toEqual({ first: 28, last: 29 });
});

import { expect, test } from 'vitest';
import { SHADES, shadeOf } from '../../../src/screens/statistics/heat';
import { dragged } from '../../../src/screens/statistics/useBrush';

test('one great day leaves the shades of the others as they are', () => {
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  const calm = days.map(shadeOf(days));
  expect(calm).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  const great = [...days.slice(0, -1), 10_000];
  expect(great.map(shadeOf(great))).toEqual(calm);
});

test('nothing has no shade, and the same number the same one', () => {
  expect([0, 0].map(shadeOf([0, 0]))).toEqual([0, 0]);
  const shade = shadeOf([0, 4, 4, 4, 4, 9]);
  expect(shade(0)).toBe(0);
  expect(shade(9)).toBe(SHADES);
  expect(shade(4)).toBeGreaterThan(0);
});

test('the brush stays within the range and keeps two buckets', () => {
  const window = { first: 10, last: 20 };
  expect(dragged({ part: 'first', window }, 10, 40, 29)).toEqual({ first: 19, last: 20 });
  expect(dragged({ part: 'last', window }, 20, 99, 29)).toEqual({ first: 10, last: 29 });
  expect(dragged({ part: 'stretch', window }, 15, -40, 29)).toEqual({ first: 0, last: 10 });
  expect(dragged({ part: 'nothing', window }, 12, 5, 29)).toEqual({ first: 5, last: 12 });
  expect(dragged({ part: 'nothing', window }, 29, 29, 29)).toEqual({ first: 28, last: 29 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSame } from '../../contract/wire/isSame';

/** The same value with the fields of every object in it the other way round. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, part]) => [name, turned(part)]),
  );
};

test('what differs in the order of its fields alone is the same, however deep they stand', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => isSame(value, turned(value))));
});

test.each([
  [1, 2],
  [0, null],
  ['1', 1],
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: null }],
  [
    [1, 2],
    [2, 1],
  ],
  [['a'], { 0: 'a' }],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j and %j are not the same', (one, other) => {
  expect(isSame(one, other)).toBe(false);
  expect(isSame({ within: one }, { within: other })).toBe(false);
});

import { expect, test } from 'vitest';
import { foldSteps } from '../../../src/grid/model/bulkBarFold';

const said = (most: number, awaited: number) =>
  foldSteps(most, awaited).map(
    ({ buttons, isShort, isWordless }) => `${buttons}${isWordless ? ' without words' : ''}${isShort ? ', number' : ''}`,
  );

test('what rows wait for loses its words before any of it goes into the menu', () => {
  expect(said(4, 3)).toEqual([
    '4',
    '3',
    '3, number',
    '3 without words',
    '3 without words, number',
    '2 without words, number',
    '1 without words, number',
  ]);
});

test('of other rows one command keeps its button and its words', () => {
  expect(said(4, 0)).toEqual(['4', '3', '2', '1', '1, number']);
});

test('a bar without a command has what says how many', () => {
  expect(said(0, 0)).toEqual(['1', '1, number']);
});

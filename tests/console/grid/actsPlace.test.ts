import { expect, test } from 'vitest';
import { type CellSpan, endOfActs } from '../../../src/grid/view/actsPlace';

/** Cells from the row's start on, each as wide as said, with so much of it filled. */
function row(...cells: readonly (readonly [widthPx: number, filledPx: number])[]): readonly CellSpan[] {
  let to = cells.reduce((sum, [widthPx]) => sum + widthPx, 0);
  return cells.map(([widthPx, filledPx]) => {
    const cell = { from: to - widthPx, to, content: { from: to - filledPx, to } };
    to -= widthPx;
    return cell;
  });
}
const ACTS = 140;

test('the buttons over a case cover the end of the long text, and never how old it is or whose', () => {
  expect(endOfActs(row([430, 420], [260, 250], [230, 130], [150, 80]), ACTS, 0)).toBe(640);
});

test('over a member they stand where the row says nothing', () => {
  expect(endOfActs(row([210, 160], [80, 40], [140, 100], [150, 0], [180, 0], [190, 185], [110, 90]), ACTS, 0)).toBe(
    300,
  );
  expect(endOfActs(row([210, 160], [80, 40], [140, 100], [150, 80], [180, 90], [190, 0], [110, 90]), ACTS, 0)).toBe(
    110,
  );
});

test('where nothing is covered at the end of the row, they stand there', () => {
  expect(endOfActs(row([300, 200], [400, 100]), ACTS, 0)).toBe(0);
});

test('they stay in sight where the row goes on beyond its box, and off the name as long as they can', () => {
  expect(endOfActs(row([300, 290], [200, 190], [200, 190]), ACTS, 250)).toBeGreaterThanOrEqual(250);
  expect(endOfActs(row([150, 150], [150, 150]), ACTS, 0)).toBe(0);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RowSlots, type Slot } from '../../../src/grid/model/rowSlots';

const VIEW = 12;

/** The rows drawn in a window of a long list, that of the cursor first where it is out of it; those in `unread` are outlines. */
function windowAt(from: number, cursor?: number, unread: readonly number[] = []) {
  const positions = Array.from({ length: VIEW }, (_, at) => from + at);
  if (cursor !== undefined && !positions.includes(cursor)) positions.unshift(cursor);
  return positions.map((position) => ({
    position,
    topPx: position * 40,
    id: unread.includes(position) ? undefined : `r${position}`,
  }));
}

function aGrid(cursor?: number, isFree = (_id: string) => true) {
  const slots = new RowSlots();
  return {
    slots,
    draw: (from: number, isScrolling: boolean, unread?: readonly number[]) =>
      slots.draw(windowAt(from, cursor, unread), {
        isScrolling,
        cursor: cursor === undefined ? null : `r${cursor}`,
        isFree,
      }),
  };
}

const keys = (slots: readonly Slot[]) => slots.map(({ key }) => key);
const positions = (slots: readonly Slot[]) => slots.map(({ position }) => position);

test('rows that come in while a list goes on scrolling are shown by the elements of those that leave, where these are', () => {
  const { draw } = aGrid();
  draw(0, false);
  const first = draw(2, true);
  const next = draw(5, true);
  expect(keys(next)).toEqual(keys(first));
  expect(positions(next).toSorted((a, b) => a - b)).toEqual(
    positions(next.toSorted((a, b) => a.position - b.position)),
  );
  expect(next[0]?.position).toBeGreaterThan(next[4]?.position ?? 0);
});

test('a single step makes elements for the rows that come in, as a list at rest does', () => {
  const { draw } = aGrid();
  const before = keys(draw(0, false));
  const after = draw(1, true);
  expect(positions(after)).toEqual(positions(windowAt(1) as unknown as Slot[]));
  expect(before).not.toContain(after.at(-1)?.key);
});

test('what has the focus in a row, and what has left the list, is not shown again as another row', () => {
  const { draw } = aGrid(undefined, (id) => id !== 'r2');
  draw(0, false);
  const before = draw(2, true);
  const held = before.find(({ id }) => id === 'r2')?.key;
  expect(keys(draw(6, true))).not.toContain(held);
});

test('rows are seen to fly where more come in at once than a hand that reads brings, until the list rests', () => {
  const { slots, draw } = aGrid();
  draw(0, false);
  draw(1, true);
  draw(2, true);
  expect(slots.isFlight).toBe(false);
  draw(7, true);
  draw(8, true);
  expect(slots.isFlight).toBe(true);
  draw(8, false);
  expect(slots.isFlight).toBe(false);
});

/** The elements that React takes out and puts in again to have them in this order. */
function moved(before: readonly string[], after: readonly string[]) {
  let furthest = -1;
  return after.filter((key) => {
    const at = before.indexOf(key);
    if (at === -1) return false;
    if (at < furthest) return true;
    furthest = at;
    return false;
  });
}

test('however a list is scrolled, each row has one element, at rest in the order of the list, and that of the cursor never moves', () => {
  const walk = fc.array(
    fc.record({ by: fc.integer({ min: -15, max: 15 }), rests: fc.boolean(), unread: fc.subarray([40, 50, 55, 60]) }),
    { minLength: 1, maxLength: 30 },
  );
  fc.assert(
    fc.property(walk, fc.integer({ min: 0, max: 100 }), (steps, cursor) => {
      const { draw } = aGrid(cursor);
      let at = 50;
      let before: readonly Slot[] = [];
      for (const { by, rests, unread } of steps) {
        at = Math.max(0, at + by);
        for (const isScrolling of rests ? [true, false] : [true]) {
          const shown = draw(at, isScrolling, unread);
          const wanted = windowAt(at, cursor, unread);
          expect(new Set(keys(shown)).size).toBe(shown.length);
          expect(new Set(positions(shown))).toEqual(new Set(wanted.map(({ position }) => position)));
          if (!isScrolling) expect(positions(shown)).toEqual(wanted.map(({ position }) => position));
          const ofCursor = shown.find(({ id }) => id === `r${cursor}`)?.key;
          if (ofCursor !== undefined) expect(moved(keys(before), keys(shown))).not.toContain(ofCursor);
          before = shown;
        }
      }
    }),
  );
});

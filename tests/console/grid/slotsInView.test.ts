import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsAround, slotsInView, type View } from '../../../src/grid/model/slotsInView';

const view: fc.Arbitrary<View> = fc.record({
  scrollPx: fc.double({ min: 0, max: 40_000, noNaN: true }),
  viewPx: fc.integer({ min: 60, max: 1400 }),
  headerPx: fc.constantFrom(0, 36),
  rowPx: fc.constantFrom(32, 40, 52, 220),
  slots: fc.integer({ min: 0, max: 1000 }),
});

/** Whether any part of a slot is below the header and above the end of what shows rows. */
const isSeen = ({ scrollPx, viewPx, headerPx, rowPx }: View, slot: number) =>
  (slot + 1) * rowPx > scrollPx && slot * rowPx < scrollPx + viewPx - headerPx;

test('what is in view is just what can be seen below the header', () => {
  fc.assert(
    fc.property(view, (one) => {
      const seen = Array.from({ length: one.slots }, (_, slot) => slot).filter((slot) => isSeen(one, slot));
      const { from, to } = slotsInView(one);
      // A list scrolled beyond its end, as one that became shorter is for a moment, shows its last.
      const expected = seen.length > 0 ? seen : one.slots > 0 ? [one.slots - 1] : [];
      expect(Array.from({ length: to - from }, (_, at) => from + at)).toEqual(expected);
    }),
  );
});

const range = fc
  .record({ slots: fc.integer({ min: 0, max: 60 }), ends: fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 })) })
  .map(({ slots, ends: [one, other] }) => ({
    slots,
    range: { from: Math.min(one, other, slots), to: Math.min(Math.max(one, other), slots) },
  }));

test('around what is in view so many more are drawn on either side as there are, in their order', () => {
  fc.assert(
    fc.property(range, fc.nat({ max: 10 }), ({ range: { from, to }, slots }, beside) => {
      const all = Array.from({ length: slots }, (_, slot) => slot);
      expect(slotsAround({ from, to }, beside, slots, undefined)).toEqual(
        all.filter((slot) => slot >= from - beside && slot < to + beside),
      );
    }),
  );
});

test('the slot of the cursor is drawn wherever it is, once, and first where it is not among the others', () => {
  fc.assert(
    fc.property(range, fc.integer({ min: -5, max: 70 }), ({ range: one, slots }, cursor) => {
      const around = slotsAround(one, 2, slots, undefined);
      const isOther = cursor >= 0 && cursor < slots && !around.includes(cursor);
      expect(slotsAround(one, 2, slots, cursor)).toEqual(isOther ? [cursor, ...around] : around);
    }),
  );
});

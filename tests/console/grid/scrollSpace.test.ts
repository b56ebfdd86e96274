import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SPACE_PX, scrolled, slotsOf, spotOf, wholePx } from '../../../src/grid/model/scrollSpace';

const space = fc.record({
  rowPx: fc.constantFrom(32, 40, 48),
  count: fc.integer({ min: 1, max: 10_000_000 }),
  viewPx: fc.integer({ min: 200, max: 1400 }),
});

/** Where rounding to whole rows shows. */
const nearAnEnd = fc.oneof(
  fc.double({ min: 0, max: 1e-6, noNaN: true }),
  fc.double({ min: 1 - 1e-6, max: 1, noNaN: true }),
);

test('the scroll space is never taller than a browser can show', () => {
  fc.assert(fc.property(space, (one) => slotsOf(one) * one.rowPx <= SPACE_PX));
});

test('any pixel of the list can be brought to the top, up to the end', () => {
  fc.assert(
    fc.property(space, fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), nearAnEnd), (one, share) => {
      const most = Math.max(0, one.count * one.rowPx - one.viewPx);
      const px = Math.round(most * share);
      const spot = spotOf(one, px);
      expect(wholePx(one, spot)).toBeCloseTo(px, 5);
      expect(spot.scrollPx).toBeGreaterThanOrEqual(0);
      expect(spot.scrollPx).toBeLessThanOrEqual(Math.max(0, slotsOf(one) * one.rowPx - one.viewPx));
      expect(spot.slide).toBeGreaterThanOrEqual(0);
      expect(spot.slide + slotsOf(one)).toBeLessThanOrEqual(one.count);
    }),
  );
});

test('a small scroll moves by exactly what was scrolled, wherever the window has to slide', () => {
  fc.assert(
    fc.property(
      space,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: -200, max: 200 }),
      (one, share, by) => {
        const most = Math.max(0, one.count * one.rowPx - one.viewPx);
        const before = spotOf(one, Math.round(most * share));
        const end = Math.max(0, slotsOf(one) * one.rowPx - one.viewPx);
        const to = Math.max(0, Math.min(end, before.scrollPx + by));
        const after = scrolled(one, before, to);
        expect(wholePx(one, after)).toBeCloseTo(wholePx(one, before) + (to - before.scrollPx), 5);
      },
    ),
  );
});

test('the thumb at either end shows the first and the last row', () => {
  const one = { rowPx: 40, count: 10_000_000, viewPx: 800 };
  const end = slotsOf(one) * 40 - 800;
  const middle = spotOf(one, 200_000_000);
  expect(wholePx(one, scrolled(one, middle, 0))).toBe(0);
  expect(wholePx(one, scrolled(one, middle, end))).toBe(10_000_000 * 40 - 800);
});

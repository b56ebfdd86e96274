import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backOffMs } from '../../../src/live/backOff';

test('each failure doubles what is waited at most, up to a minute, and all consoles of a server wait differently long', () => {
  expect([0, 1, 2, 6, 40].map((failures) => backOffMs(failures, 1))).toEqual([1000, 2000, 4000, 60_000, 60_000]);
  fc.assert(
    fc.property(fc.nat(2000), fc.double({ min: 0, max: 1, noNaN: true }), (failures, random) => {
      const wait = backOffMs(failures, random);
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThanOrEqual(backOffMs(failures, 1));
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotsOf } from '../../../src/palette/useSlots';

const someNames = fc.uniqueArray(fc.constantFrom(...'abcdefghijkl'), { maxLength: 12 });

test('what stays keeps its slot, what comes takes over those of what went, and no two share one', () => {
  fc.assert(
    fc.property(fc.array(someNames, { minLength: 2, maxLength: 6 }), (steps) => {
      let before: ReadonlyMap<string, number> = new Map();
      for (const names of steps) {
        const slots = slotsOf(names, before);
        expect([...slots.keys()]).toEqual(names);
        expect(new Set(slots.values()).size).toBe(names.length);
        for (const name of names) if (before.has(name)) expect(slots.get(name)).toBe(before.get(name));
        const came = names.filter((name) => !before.has(name)).map((name) => slots.get(name));
        const left = [...before].filter(([name]) => !names.includes(name)).map(([, slot]) => slot);
        expect(left.filter((slot) => came.includes(slot)).length).toBe(Math.min(came.length, left.length));
        before = slots;
      }
    }),
  );
});

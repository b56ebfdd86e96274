import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSlots } from '../../../src/state/mergeSlots';
import type { Slots } from '../../../src/state/personalSlots';

const MOST = 9;
const one = fc.record({ name: fc.constantFrom('a', 'b', 'c', 'd', 'e'), address: fc.constantFrom('/1', '/2') });
const slots = fc.dictionary(fc.constantFrom(...'123456789'), one, { maxKeys: MOST }) as fc.Arbitrary<Slots>;
/** What becomes of it in a browser: some removed, some changed, some added. */
const changed = (base: Slots) =>
  fc.dictionary(fc.constantFrom(...'123456789'), fc.option(one, { nil: undefined }), { maxKeys: 4 }).map((changes) => {
    const entries = Object.entries({ ...base, ...changes }).filter(([, saved]) => saved !== undefined);
    return Object.fromEntries(entries) as Slots;
  });
const browsers = slots.chain((base) => fc.tuple(fc.constant(base), changed(base), changed(base)));
const namesOf = (at: Slots) => Object.values(at).map(({ name }) => name);

test('what only one of two browsers has changed is as it changed it', () => {
  fc.assert(
    fc.property(
      slots.chain((base) => fc.tuple(fc.constant(base), changed(base))),
      ([base, here]) => {
        expect(mergeSlots(base, here, base)).toEqual(here);
        expect(mergeSlots(base, base, here)).toEqual(here);
      },
    ),
  );
});

test('what both have alike afterwards stays, whichever of them looks first and however often', () => {
  fc.assert(
    fc.property(browsers, ([base, here, there]) => {
      const merged = mergeSlots(base, here, there);
      expect(mergeSlots(there, there, merged)).toEqual(merged);
      expect(mergeSlots(merged, merged, merged)).toEqual(merged);
    }),
  );
});

test('a name that either browser has added is there, unless all nine digits are taken', () => {
  fc.assert(
    fc.property(browsers, ([base, here, there]) => {
      const merged = mergeSlots(base, here, there);
      if (Object.keys(merged).length === MOST) return;
      const before = namesOf(base);
      for (const name of [...namesOf(here), ...namesOf(there)])
        if (!before.includes(name)) expect(namesOf(merged)).toContain(name);
    }),
  );
});

test('of one digit that both have given, what is here stays and what is there moves to a free one', () => {
  const [mine, other] = [
    { name: 'mine', address: '/1' },
    { name: 'other', address: '/2' },
  ];
  expect(mergeSlots({}, { 1: mine }, { 1: other })).toEqual({ 1: mine, 2: other });
  expect(mergeSlots({ 1: mine }, {}, { 1: other })).toEqual({ 1: other });
});

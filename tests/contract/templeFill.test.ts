import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillingOf, isAsWritten, openBack, pickFields } from '../../contract/temples/fill';

const NAMES = ['name', 'city', 'address', 'photos'] as const;
const words = fc.constantFrom('', 'Chùa Hương', 'Hà Nội', 'Huế');
const photos = fc.uniqueArray(fc.constantFrom('a.webp', 'b.webp', 'c.webp'));
const temple = fc.record({ name: words, city: words, address: words, photos });
/** What a row of a file makes of a temple, and how much of it is written already, field by field. */
const begun = fc.record({
  was: temple,
  becomes: temple,
  filled: fc.subarray([...NAMES], { minLength: 1 }),
  written: fc.subarray([...NAMES]),
});

test('what is filled in is there afterwards, and undo gives back what was there, however much of it was written before', () => {
  fc.assert(
    fc.property(begun, ({ was, becomes, filled, written }) => {
      const fields = pickFields(becomes, filled);
      const present = {
        ...was,
        ...pickFields(
          fields,
          written.filter((name) => filled.includes(name)),
        ),
      };
      const filling = fillingOf(present, { fields, was: pickFields(was, filled) });
      const after = { ...present, ...pickFields(fields, filling?.open ?? []) };
      expect(after).toEqual({ ...was, ...fields });
      expect(isAsWritten(after, fields)).toBe(true);
      // Written once already, a field is not written again.
      for (const name of filling?.open ?? []) expect(present[name]).not.toEqual(fields[name]);
      const back = openBack(after, fields, filling?.former ?? {});
      expect({ ...after, ...pickFields(filling?.former ?? {}, back ?? []) }).toEqual(was);
    }),
  );
});

const CITY = { fields: { city: 'Huế' }, was: { city: '' } };

test('a field that somebody has changed since a person decided is not written over, and neither is any other of the row', () => {
  const filling = { fields: { city: 'Huế', name: 'Từ Đàm' }, was: { city: '', name: '' } };
  expect(fillingOf({ city: 'Đà Nẵng', name: '' }, filling)).toBeNull();
  expect(fillingOf({ city: '', name: '' }, filling)?.open).toEqual(['city', 'name']);
});

test('as another row of the file has left it a temple is as it was meant to be', () => {
  expect(fillingOf({ city: 'Hà Nội' }, CITY)).toBeNull();
  expect(fillingOf({ city: 'Hà Nội' }, { ...CITY, between: [{ name: 'x' }, { city: 'Hà Nội' }] })).toEqual({
    open: ['city'],
    former: { city: 'Hà Nội' },
  });
});

test('photos that rows of one file add may have come in another order', () => {
  const added = { fields: { photos: ['a', 'b', 'c'] }, was: { photos: ['a', 'b'] } };
  expect(fillingOf({ photos: ['b', 'a'] }, added)?.open).toEqual(['photos']);
  expect(fillingOf({ photos: ['c', 'b', 'a'] }, added)?.open).toEqual(['photos']);
  expect(fillingOf({ photos: ['a', 'x'] }, added)).toBeNull();
  expect(openBack({ photos: ['c', 'a', 'b'] }, added.fields, added.was)).toEqual(['photos']);
});

test('what somebody has changed since it was written is not given back', () => {
  expect(openBack({ city: 'Đà Nẵng' }, CITY.fields, CITY.was)).toBeNull();
  expect(openBack({ city: '' }, CITY.fields, CITY.was)).toEqual([]);
  expect(isAsWritten({ city: 'Đà Nẵng' }, CITY.fields)).toBe(false);
  expect(isAsWritten({ city: 'Huế', name: '' }, { city: 'Huế', name: 'Từ Đàm' })).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILL_FIELDS, FILL_WAYS } from '../../commands/core/templeRow';
import { TEMPLE_PHOTOS_MAX } from '../../contract/temples/limits';
import type { TempleDraft } from '../../src/import/draft';
import { type Filling, fillOf, foldFills } from '../../src/import/fill';
import { aStored } from './samples';

const fill = (there: Partial<TempleDraft>, given: Partial<TempleDraft>, filling?: Filling) =>
  fillOf(aStored(there), given, filling).becomes;

describe('what a row fills in', () => {
  test('is what is empty, and nothing that is there, whatever the row says', () => {
    const there = aStored({ nickname: '', address: '1 Lê Lợi', city: 'Huế', description: ' ' });
    const given = { name: 'CHÙA MỘT CỘT', nickname: 'Linh Mụ', address: '2 Lê Lợi', city: 'hue', description: 'x' };
    expect(fillOf(there, { ...given, type: 'MONASTERY', lat: 1, lng: 2 })).toEqual({
      was: { nickname: '', description: ' ' },
      becomes: { nickname: 'Linh Mụ', description: 'x' },
    });
    expect(fill({ lat: null, lng: null }, { lat: 16, lng: 107 })).toEqual({ lat: 16, lng: 107 });
  });

  test('is nothing in a field that is kept, and the row’s own in one that is replaced', () => {
    const there = { address: '', city: 'Vinh', type: 'PAGODA' };
    const given = { address: 'x', city: 'Huế', type: 'HINDU' };
    expect(fill(there, given, { address: 'keep', city: 'replace', type: 'replace' })).toEqual({
      city: 'Huế',
      type: 'HINDU',
    });
    expect(fill({ photos: '/a /b' }, { photos: '/c' }, { photos: 'replace' })).toEqual({ photos: '/c' });
    expect(fill({ city: 'Vinh' }, { city: ' ' }, { city: 'replace' })).toEqual({});
  });

  test('adds photos to those that are there, in their order, as many as fit', () => {
    expect(fill({ photos: '/a /b' }, { photos: '/d  /b /c /c' })).toEqual({ photos: '/a /b /d /c' });
    expect(fill({ photos: '/a /b' }, { photos: '/b /a' })).toEqual({});
    const many = Array.from({ length: TEMPLE_PHOTOS_MAX }, (_, at) => `/${at}`).join(' ');
    expect(fill({ photos: '/a' }, { photos: many }).photos?.split(' ')).toHaveLength(TEMPLE_PHOTOS_MAX);
  });
});

describe('what is replaced', () => {
  test.each([
    ['Chùa Dâu', 'chua dau', {}],
    ['Chùa Dâu', 'Chua  Dâu!', {}],
    ['chua dau', 'Chùa Dâu', { name: 'Chùa Dâu' }],
    ['CHÙA DÂU', 'Chùa Dâu', { name: 'Chùa Dâu' }],
  ])('is not a name by the same with marks lost: %s and %s', (name, given, becomes) => {
    expect(fill({ name }, { name: given }, { name: 'replace' })).toEqual(becomes);
  });

  test('is not a place by the same with fewer decimals', () => {
    const there = { lat: 16.453217, lng: 107.544986 };
    const replace = { place: 'replace' } as const;
    expect(fill(there, { lat: 16.4532, lng: 107.545 }, replace)).toEqual({});
    expect(fill(there, { lat: 16.454, lng: 107.545 }, replace)).toEqual({ lat: 16.454, lng: 107.545 });
  });
});

const text = fc.constantFrom('', 'Chùa Dâu', 'chua dau', '1 Láng', 'số 1 Láng', '1 Lang', '!', 'Đền');
const draft = fc.record({
  name: text,
  nickname: text,
  address: text,
  photos: fc.constantFrom('', '/a', '/a /b', '/c'),
  lat: fc.constantFrom(16, 16.4),
  lng: fc.constant(107),
});
const filling = fc.dictionary(fc.constantFrom(...FILL_FIELDS), fc.constantFrom(...FILL_WAYS)) as fc.Arbitrary<Filling>;

test('is nothing the second time, loses nothing where nothing is replaced, and keeps what is kept', () => {
  fc.assert(
    fc.property(draft, fc.array(draft, { maxLength: 6 }), filling, (there, givens, how) => {
      const before = aStored(there);
      const { made, fills } = foldFills(before, givens, how);
      expect(foldFills(made, givens.slice(-1), how).made).toEqual(made);
      for (const field of ['name', 'nickname', 'address'] as const) {
        const way = how[field] ?? 'fill';
        if (way === 'keep' || (way === 'fill' && before[field].trim() !== '')) expect(made[field]).toBe(before[field]);
        if (before[field] !== '') expect(made[field]).not.toBe('');
      }
      if ((how.photos ?? 'fill') === 'fill')
        for (const photos of [before.photos, ...givens.map((given) => given.photos)])
          for (const url of photos.split(' ')) expect(` ${made.photos} `).toContain(url);
      // Each row is told what it changes of what the rows before it left.
      let present = before;
      for (const { was, becomes } of fills) {
        expect(present).toMatchObject(was);
        present = { ...present, ...becomes };
      }
      expect(present).toEqual(made);
    }),
    { numRuns: 500 },
  );
});

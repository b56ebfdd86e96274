import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEMPLE_PHOTOS_MAX } from '../../contract/templeLimits';
import type { TempleDraft } from '../../src/import/draft';
import { filledIn, fillOf } from '../../src/import/fill';
import { folded } from '../../src/import/fold';
import { aStored } from './samples';

const fill = (there: Partial<TempleDraft>, given: Partial<TempleDraft>) => fillOf(aStored(there), given).becomes;

describe('a name', () => {
  test.each([
    ['Chùa Dâu', 'chua dau'],
    ['Chùa Dâu', 'CHÙA DÂU'],
    ['Chùa Dâu', 'Chua  Dau!'],
    // Another word with other marks: nobody mistyped it.
    ['Chùa Dâu', 'Chùa Đậu'],
    ['Chùa Dâu', 'Chùa Dàu'],
    ['Chua Dau', 'chua-dau'],
  ])('%s stays where the file says %s', (name, given) => {
    expect(fill({ name }, { name: given })).toEqual({});
  });

  test.each([
    ['chua dau', 'Chùa Dâu'],
    ['Chua Dâu', 'Chùa Dâu'],
    ['CHUA MOT COT', 'Chùa Một Cột'],
    ['Den Do', 'Đền Đô'],
  ])('%s gets back its marks from %s', (name, given) => {
    expect(fillOf(aStored({ name }), { name: given })).toEqual({ was: { name }, becomes: { name: given } });
  });
});

describe('what a row changes', () => {
  test('is what is empty, and what it says otherwise', () => {
    const there = aStored({ nickname: '', address: '1 Lê Lợi', city: 'Huế', description: 'Dựng năm 1601' });
    const given = { nickname: 'Linh Mụ', address: '2 Lê Lợi', city: 'hue', type: 'MONASTERY' };
    expect(fillOf(there, given)).toEqual({
      was: { nickname: '', type: 'PAGODA', address: '1 Lê Lợi' },
      becomes: { nickname: 'Linh Mụ', type: 'MONASTERY', address: '2 Lê Lợi' },
    });
  });

  test('is not a text that is there with more around it, nor a place with fewer decimals', () => {
    const there = { address: '1 Lê Lợi, phường Thuận Hoá', lat: 16.453217, lng: 107.544986 };
    expect(fill(there, { address: '1 Lê Lợi', lat: 16.453, lng: 107.545 })).toEqual({});
    expect(fill(there, { lat: 16.4532, lng: 107.545 })).toEqual({});
    expect(fill(there, { lat: 16.454, lng: 107.545 })).toEqual({ lat: 16.454, lng: 107.545 });
    expect(fill({ lat: null, lng: null }, { lat: 16, lng: 107 })).toEqual({ lat: 16, lng: 107 });
  });

  test('adds photos to those that are there, as many as fit', () => {
    expect(fill({ photos: '/a /b' }, { photos: '/b  /c /c' })).toEqual({ photos: '/a /b /c' });
    expect(fill({ photos: '/a /b' }, { photos: '/b /a' })).toEqual({});
    const many = Array.from({ length: TEMPLE_PHOTOS_MAX }, (_, at) => `/${at}`).join(' ');
    expect(fill({ photos: '/a' }, { photos: many }).photos?.split(' ')).toHaveLength(TEMPLE_PHOTOS_MAX);
  });

  test('is nothing the second time, and never leaves a name with fewer marks', () => {
    const text = fc.constantFrom('', 'Chùa Dâu', 'chua dau', 'Chùa Dau', '1 Láng', 'số 1 Láng', '1 Lang', '!', 'Đền');
    const draft = fc.record({
      name: text,
      nickname: text,
      address: text,
      description: text,
      photos: fc.constantFrom('', '/a', '/a /b'),
    });
    const marks = (name: string) => name.normalize('NFD').replace(/[^\p{M}đĐ]/gu, '').length;
    fc.assert(
      fc.property(draft, draft, (there, given) => {
        const { becomes, was } = fillOf(aStored(there), given);
        const after = { ...aStored(there), ...becomes };
        expect(fillOf(after, given).becomes).toEqual({});
        expect(Object.keys(was)).toEqual(Object.keys(was).filter((field) => field in becomes));
        expect(folded(after.name)).toBe(folded(there.name));
        expect(marks(after.name)).toBeGreaterThanOrEqual(marks(there.name));
      }),
      { numRuns: 1000 },
    );
  });
});

test('several rows fill in an earlier one: the later has its way, and no photo is lost', () => {
  const others = [
    { city: 'Hà Nội', photos: '/b' },
    { city: 'Huế', nickname: 'Linh Mụ', photos: '/c' },
  ];
  expect(filledIn(aStored({ photos: '/a' }), others)).toMatchObject({
    city: 'Huế',
    nickname: 'Linh Mụ',
    photos: '/a /b /c',
  });
});

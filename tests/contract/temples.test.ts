import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { thumbOf } from '../../contract/photos';
import {
  create,
  EMPTY_TEMPLE,
  edit,
  isNamedType,
  type NewTemple,
  TEMPLE_LIMITS,
  type Temple,
  type TempleChange,
  TempleOnWire,
} from '../../contract/temples/calls';
import { isSameSpot, metresBetween, templeNameKey } from '../../contract/temples/sameTemple';

const id = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const text = (maxLength: number) => fc.string({ maxLength }).filter((one) => one.length <= maxLength);
const seconds = fc.integer({ min: 1, max: 4_000_000_000 });
/** As near to nought as degrees are told; what is nearer is nought in the wire's form. */
const degrees = (max: number) => fc.double({ min: -max, max, noNaN: true }).map((value) => (value === 0 ? 0 : value));
const place = fc.option(
  fc.record({ lat: degrees(90), lng: degrees(180) }).filter(({ lat, lng }) => lat !== 0 || lng !== 0),
);
const fields = fc.record({
  name: text(60).filter((name) => /\S/.test(name)),
  nickname: text(60),
  type: text(TEMPLE_LIMITS.type),
  address: text(80),
  city: text(60),
  country: text(60),
  description: text(200),
  place,
  avatar: text(60),
  photos: fc.array(text(60), { maxLength: 3 }),
});

function travels<T>(codec: z.core.$ZodType<T, unknown>, values: fc.Arbitrary<T>) {
  fc.assert(
    fc.property(values, (value) => {
      const wire = JSON.parse(JSON.stringify(z.encode(codec as z.ZodMiniType<T, unknown>, value)));
      expect(z.decode(codec as z.ZodMiniType<T, unknown>, wire)).toEqual(value);
    }),
  );
}

describe('a temple travels', () => {
  const whole: fc.Arbitrary<Temple> = fc
    .tuple(fields, fc.record({ templeId: id, createdAt: seconds, updatedAt: seconds }))
    .map(([some, more]) => ({ ...some, ...more }));

  test('from the server as it is, numbers to the last digit', () => travels<Temple>(TempleOnWire as never, whole));

  test('to the server as new, and as a change of any of its fields', () => {
    const former = fc.record({ templeId: id }, { requiredKeys: [] });
    travels<NewTemple>(
      create.body as never,
      fc.tuple(fields, former).map(([some, more]) => ({ ...some, ...more })),
    );
    const edited = fc.record({ templeId: id, updatedAt: seconds }, { requiredKeys: ['templeId'] });
    const change = fc
      .tuple(fc.subarray(Object.keys(EMPTY_TEMPLE) as (keyof typeof EMPTY_TEMPLE)[]), fields, edited)
      .map(([keys, all, of]) => ({ ...of, ...Object.fromEntries(keys.map((key) => [key, all[key]])) }));
    travels<TempleChange>(edit.body as never, change as fc.Arbitrary<TempleChange>);
  });

  test('from a server that has no map location, or has one as text only', () => {
    const { place: _none, ...rest } = { ...EMPTY_TEMPLE, id: '7', created: 1, updated: 2 };
    const read = (lat: string, lng: string) => z.decode(TempleOnWire, { ...rest, lat, lng }).place;
    expect(read('0', '0')).toBeNull();
    expect(read('', '')).toBeNull();
    expect(read('0.0', '0')).toBeNull();
    expect(read('-8.27', '115.1')).toEqual({ lat: -8.27, lng: 115.1 });
    // On the equator and on the first meridian, south or west of which nothing is.
    expect(read('-0', '115.1')).toEqual({ lat: 0, lng: 115.1 });
    expect(read('51.48', '-0.0')).toEqual({ lat: 51.48, lng: 0 });
  });

  test('as deleted, where it comes from the bin', () => {
    const { place: _none, ...rest } = { ...EMPTY_TEMPLE, id: '7', created: 1, updated: 2, lat: '0', lng: '0' };
    const deletion = { at: 5, by: 'An', until: 9 };
    expect(z.decode(TempleOnWire, { ...rest, deletion })).toMatchObject({ deletion, deleted: true });
    expect(z.decode(TempleOnWire, rest)).not.toHaveProperty('deleted');
  });
});

describe('a temple is refused', () => {
  const isTaken = (codec: unknown, wire: object) => z.safeDecode(codec as z.ZodMiniType, wire).success;

  test('without a name, and where its place is nowhere on earth', () => {
    expect(isTaken(create.body, { name: ' ' })).toBe(false);
    const at = (lat: string, lng: string) => isTaken(create.body, { name: 'Chùa', lat, lng });
    expect([at('90', '-180'), at('90.1', '0'), at('0', '180.1'), at('-91', '0'), at('5 độ', '0')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('by the names that the wire has for its place', () => {
    const fieldsOf = (wire: object) =>
      z
        .safeDecode(create.body as unknown as z.ZodMiniType, { name: 'Chùa', ...wire })
        .error?.issues.map(({ path }) => path.join('.'));
    expect([fieldsOf({ lat: '90.1' }), fieldsOf({ lat: '5', lng: '-181' })]).toEqual([['lat'], ['lng']]);
  });

  test('as a change with one degree alone, which would move it half', () => {
    expect(isTaken(edit.body, { id: '7', lat: '5' })).toBe(false);
    expect(isTaken(edit.body, { id: '7', lng: '5' })).toBe(false);
    expect(isTaken(edit.body, { id: '7', lat: '5', lng: '5' })).toBe(true);
    expect(isTaken(edit.body, { id: '7' })).toBe(true);
  });
});

test('the console has a name for the types that it offers and those of maps, in any case, and for no other', () => {
  expect(['PAGODA', 'pagoda', 'Hindu', 'ASHRAM', ''].map(isNamedType)).toEqual([true, true, true, false, false]);
});

describe('two temples are one', () => {
  test('by name, without case, marks, punctuation and spaces', () => {
    expect(templeNameKey('  Chùa  Một-Cột (Diên Hựu) ')).toBe('chua mot cot dien huu');
    expect(templeNameKey('Đền Và')).toBe(templeNameKey('den va'));
    fc.assert(fc.property(fc.string(), (name) => templeNameKey(templeNameKey(name)) === templeNameKey(name)));
  });

  test('by place, within 200 m', () => {
    const hanoi = { lat: 21.03, lng: 105.85 };
    expect(metresBetween(hanoi, hanoi)).toBe(0);
    // Hà Nội to TP. Hồ Chí Minh: 1,140 km as the crow flies.
    expect(metresBetween(hanoi, { lat: 10.776, lng: 106.7 }) / 1000).toBeCloseTo(1144, -1);
    const near = (metres: number) => ({ lat: hanoi.lat + metres / 111_195, lng: hanoi.lng });
    const spot = (at: Temple['place'], address = '') => ({ place: at, address, city: '' });
    expect(isSameSpot(spot(hanoi), spot(near(199)))).toBe(true);
    expect(isSameSpot(spot(hanoi), spot(near(201)))).toBe(false);
    expect(isSameSpot(spot(hanoi), spot(null))).toBe(false);
    expect(isSameSpot(spot(null, '46 Thanh Niên'), spot(null, '46 thanh nien'))).toBe(true);
    expect(isSameSpot(spot(null, 'A'), spot(null, 'B'))).toBe(false);
  });
});

test('only photos of this server have a small version beside them', () => {
  const kept = `/photos/u/${'Ab_c-1'.padEnd(27, 'x')}`;
  expect(thumbOf(`${kept}.webp`)).toBe(`${kept}-thumb.webp`);
  // As TAMQUAN_PUBLIC_URL makes them.
  expect(thumbOf(`https://tam.example/tq${kept}.webp`)).toBe(`https://tam.example/tq${kept}-thumb.webp`);
  for (const other of ['https://anh.example/photos/u/a.webp', '/photos/demo/gate-1.webp', ''])
    expect(thumbOf(other)).toBe(other);
});

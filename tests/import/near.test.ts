import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { metresBetween, SAME_TEMPLE_METRES } from '../../contract/temples/sameTemple';
import { folded } from '../../src/import/fold';
import { NearIndex } from '../../src/import/proximityIndex';

interface Spot {
  lat: number;
  lng: number;
}

/** The nearest of all, one by one. */
function nearestOf(points: readonly Spot[], point: Spot) {
  let best: { tag: number; metres: number } | null = null;
  for (const [tag, other] of points.entries()) {
    const metres = metresBetween(point, other);
    if (metres <= SAME_TEMPLE_METRES && (!best || metres < best.metres)) best = { tag, metres };
  }
  return best;
}

/** Points some hundred metres around a centre, so that they lie in each other's cells and in those around. */
const around = (centre: Spot, metres = 600) => {
  const metresPerDegree = 111_195;
  const widest = Math.max(Math.cos((centre.lat * Math.PI) / 180), 1e-6) * metresPerDegree;
  const offset = fc.double({ min: -1, max: 1, noNaN: true });
  return fc.tuple(offset, offset).map(([north, east]) => ({
    lat: Math.max(-90, Math.min(90, centre.lat + (north * metres) / metresPerDegree)),
    lng: ((((centre.lng + Math.max(-180, Math.min(180, (east * metres) / widest)) + 180) % 360) + 360) % 360) - 180,
  }));
};

const CENTRES: readonly (readonly [string, Spot])[] = [
  ['in Hà Nội', { lat: 21.0285, lng: 105.8542 }],
  ['on the equator and the first meridian', { lat: 0, lng: 0 }],
  ['on the date line', { lat: -17.8, lng: 180 }],
  ['in Tromsø', { lat: 69.65, lng: 18.96 }],
  ['near the north pole', { lat: 89.9985, lng: -120 }],
  ['at the south pole', { lat: -90, lng: 0 }],
];

describe('the nearest within 200 m is the one that comparing all finds', () => {
  test.each(CENTRES)('%s', (_, centre) => {
    fc.assert(
      fc.property(fc.array(around(centre), { minLength: 1, maxLength: 60 }), (points) => {
        const index = new NearIndex();
        points.forEach((point, tag) => {
          expect(index.nearest(point)).toEqual(nearestOf(points.slice(0, tag), point));
          index.add(point, tag);
        });
      }),
    );
  });
});

test('the distance is that of the haversine formula', () => {
  // A degree of a meridian, and Hà Nội to Huế by two independent tables to a kilometre.
  expect(metresBetween({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195.08, 1);
  expect(metresBetween({ lat: 21.0285, lng: 105.8542 }, { lat: 16.4637, lng: 107.5909 }) / 1000).toBeCloseTo(540, -1);
  // A degree of the sixtieth parallel is half as long.
  expect(metresBetween({ lat: 60, lng: 10 }, { lat: 60, lng: 11 })).toBeCloseTo(55_596, -1);
  expect(metresBetween({ lat: 10, lng: 179.9999 }, { lat: 10, lng: -179.9999 })).toBeLessThan(25);
});

test('names are the same without case, marks, punctuation and repeated spaces', () => {
  for (const name of [
    'Chùa Một Cột',
    'chùa một cột',
    'CHUA  MOT-COT',
    'Chùa «Một Cột»',
    'Chùa Một Cột'.normalize('NFD'),
  ])
    expect(folded(name)).toBe('chua mot cot');
  expect(folded('Đền Đô')).toBe('den do');
  expect(folded('Chùa Dâu')).not.toBe(folded('Chùa Đậu Phụ'));
});

test('of thousands of one name only those nearby are measured', () => {
  const index = new NearIndex();
  const measured = vi.spyOn(Math, 'sin');
  for (let at = 0; at < 3000; at += 1) {
    const point = { lat: 8.5 + (at % 60) / 4, lng: 102.5 + Math.floor(at / 60) / 7 };
    expect(index.nearest(point)).toBeNull();
    index.add(point, at);
  }
  // Two sines are what one distance costs.
  expect(measured.mock.calls.length).toBeLessThan(200);
  measured.mockRestore();
});

test('folding short texts of plain letters is the same as folding any', () => {
  const long = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}+/gu, '')
      .replace(/[đĐ]/g, 'd')
      .toLowerCase()
      .replace(/[\p{P}\p{S}\s]+/gu, ' ')
      .trim();
  const text = fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '9', '-', 'đ', 'Ệ', '\t', 'İ', 'K'), maxLength: 8 });
  fc.assert(
    fc.property(text, (one) => folded(one) === long(one)),
    { numRuns: 500 },
  );
});

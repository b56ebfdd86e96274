import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { MapLabels } from '../../../contract/mapLabels';
import { LANGUAGES } from '../../../contract/wire/languages';
import builtIn from '../../../src/map/data/labels.json';
import { fromColumns, fromGeoJson } from '../../../src/map/labels';
import { WORLD_PX, worldPoint } from '../../../src/map/mercator';
import { type Label, overlap, placeLabels } from '../../../src/map/placeLabels';
import { meets, regionOf } from '../../../src/map/region';
import { spotsAndNames } from '../../../src/screens/temples/map/spotNames';

const labels: fc.Arbitrary<Label[]> = fc.array(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 24 }),
    kind: fc.constantFrom('country', 'province', 'city', 'town', 'island', 'water'),
    x: fc.double({ min: 0, max: 4, noNaN: true }),
    y: fc.double({ min: 0, max: 3, noNaN: true }),
  }),
  { maxLength: 120 },
);
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 800 }),
    y: fc.integer({ min: 0, max: 600 }),
    px: fc.integer({ min: 5, max: 30 }),
  }),
  { maxLength: 12 },
);
const widthOf = ({ name }: Label) => name.length * 6;

describe('labels', () => {
  test('never cover each other, nor what is taken, and stand at their own place', () => {
    fc.assert(
      fc.property(labels, boxes, fc.double({ min: 1, max: 400, noNaN: true }), (some, spots, scale) => {
        const taken = spots.map(({ x, y, px }) => ({ left: x - px, right: x + px, top: y - px, bottom: y + px }));
        const placed = placeLabels(some, scale, widthOf, taken);
        for (const [nth, { box, at, label }] of placed.entries()) {
          for (const other of placed.slice(nth + 1)) expect(overlap(box, other.box)).toBe(false);
          for (const spot of taken) expect(overlap(box, spot)).toBe(false);
          expect(at).toEqual({ x: label.x * scale, y: label.y * scale });
          expect(box.right - box.left).toBeCloseTo(widthOf(label), 6);
        }
      }),
    );
  });

  test('a province is not named beside the place of its name, but where that has no room or is far away', () => {
    const city: Label = { name: 'Huế', kind: 'city', x: 1, y: 1 };
    const province: Label = { name: 'Huế', kind: 'province', x: 1.1, y: 1.2 };
    const kindsAt = (scale: number, taken: Parameters<typeof placeLabels>[3] = []) =>
      placeLabels([province, city], scale, widthOf, taken).map(({ label }) => label.kind);
    expect(kindsAt(500)).toEqual(['city']);
    expect(kindsAt(2000)).toEqual(['city', 'province']);
    // Nothing of the city is seen: its dot has no room either.
    expect(kindsAt(500, [{ left: 496, right: 500, top: 490, bottom: 510 }])).toEqual(['province']);
  });

  test('names of two kinds stand too far apart on a line to be read as one', () => {
    fc.assert(
      fc.property(labels, fc.double({ min: 1, max: 400, noNaN: true }), (some, scale) => {
        const placed = placeLabels(some, scale, widthOf);
        for (const [nth, { box, label }] of placed.entries())
          for (const other of placed.slice(nth + 1)) {
            const isOneLine = box.top < other.box.bottom && other.box.top < box.bottom;
            const apartPx = Math.max(box.left - other.box.right, other.box.left - box.right);
            if (isOneLine && label.kind !== other.label.kind) expect(apartPx).toBeGreaterThan(7.999);
          }
      }),
    );
    const temple = { left: 120, right: 200, top: 93, bottom: 107, kind: 'point' } as const;
    const country: Label = { name: 'Campuchia', kind: 'country', x: 0.9, y: 1 };
    expect(placeLabels([country], 100, () => 50, [temple])).toEqual([]);
    expect(placeLabels([country], 100, () => 40, [temple])).toHaveLength(1);
  });

  test('the first is drawn wherever there is room, and every one that is alone', () => {
    fc.assert(
      fc.property(labels, (some) => {
        const placed = placeLabels(some, 200, widthOf);
        expect(placed[0]?.label).toBe(some[0]);
        for (const label of some) expect(placeLabels([label], 200, widthOf)).toHaveLength(1);
      }),
    );
  });

  test('a place under a cluster has its name beside the cluster, and no dot', () => {
    const city: Label = { name: 'Hà Nội', kind: 'city', x: 1, y: 1 };
    const cluster = { left: 80, right: 120, top: 80, bottom: 120 };
    const [placed] = placeLabels([city], 100, widthOf, [cluster]);
    expect(placed).toMatchObject({ hasDot: false });
    expect(placed?.box.left).toBeGreaterThanOrEqual(cluster.right);
    expect(placeLabels([city], 100, widthOf)[0]).toMatchObject({ hasDot: true });
  });
});

test('a city is a place of Việt Nam; those of other countries are towns, and shown no sooner than ours of their size', () => {
  const { kinds, names, degrees, zooms } = builtIn;
  const from = kinds.water + kinds.island + kinds.province;
  const each = names.map((name, nth) => ({ name, lng: degrees[2 * nth], lat: degrees[2 * nth + 1], zoom: zooms[nth] }));
  const cities = each.slice(from, from + kinds.city);
  const towns = each.slice(from + kinds.city);
  expect(towns).toHaveLength(kinds.town);
  const away = cities.filter(({ lng = 0, lat = 0 }) => lng < 102 || lng > 110 || lat < 8 || lat > 24);
  expect(away).toEqual([]);
  const zoomOf = (some: typeof each, name: string) => some.find((one) => one.name === name)?.zoom ?? Number.NaN;
  for (const town of ['Bangkok', 'Guangzhou', 'Shanghai'])
    expect(zoomOf(towns, town)).toBeGreaterThan(zoomOf(cities, 'Hà Nội'));
});

describe('a region', () => {
  const views = fc.record({
    scale: fc.double({ min: 1, max: 4096, noNaN: true }),
    x: fc.double({ min: 0, max: WORLD_PX, noNaN: true }),
    y: fc.double({ min: 0, max: WORLD_PX, noNaN: true }),
  });
  const size = { widthPx: 900, heightPx: 600 };

  test('holds all that is in view', () => {
    fc.assert(
      fc.property(views, ({ scale, x, y }) => {
        const view = { scale, x: size.widthPx / 2 - x * scale, y: size.heightPx / 2 - y * scale };
        const region = regionOf(view, size);
        for (const [dx, dy] of [
          [-0.499, -0.499],
          [0.499, 0.499],
        ] as const) {
          const [px, py] = [x + (dx * size.widthPx) / scale, y + (dy * size.heightPx) / scale];
          if (px < 0 || py < 0 || px > WORLD_PX || py > WORLD_PX) continue;
          expect(meets(region, { left: px, right: px, top: py, bottom: py })).toBe(true);
        }
      }),
    );
  });
});

describe('the labels that the console brings along', () => {
  const { names, degrees, zooms, kinds, others } = JSON.parse(
    readFileSync(new URL('../../../src/map/data/labels.json', import.meta.url), 'utf8'),
  );
  const at = (name: string) => {
    // Of a province and a city of one name the city comes last.
    const nth = names.lastIndexOf(name);
    return nth === -1 ? undefined : { lng: degrees[2 * nth], lat: degrees[2 * nth + 1], zoom: zooms[nth] };
  };

  test('name cities of Việt Nam with their marks, and its islands', () => {
    expect(at('Hà Nội')).toMatchObject({ lat: expect.closeTo(21.03, 1), lng: expect.closeTo(105.85, 1) });
    expect(at('Đà Nẵng')).toMatchObject({ lat: expect.closeTo(16.07, 0) });
    expect(at('Thành phố Hồ Chí Minh')?.zoom).toBeLessThan(3);
    expect(at('Quần đảo Hoàng Sa (Việt Nam)')).toMatchObject({
      lat: expect.closeTo(16.5, 0),
      lng: expect.closeTo(112, 0),
    });
    expect(at('Quần đảo Trường Sa (Việt Nam)')).toMatchObject({ lng: expect.closeTo(114, 0) });
    for (const lost of ['Hanoi', 'Da Nang', 'Ho Chi Minh City', 'Haiphong']) expect(at(lost)).toBeUndefined();
  });

  test('name the waters in every language', () => {
    for (const water of names.slice(0, kinds.water).keys())
      expect(Object.keys({ vi: '', ...others[water] }).sort()).toEqual([...LANGUAGES].sort());
    expect(others[names.indexOf('Biển Đông')].ar).toBe('البحر الشرقي');
  });

  test('name places of Việt Nam in Latin letters in every language, and those elsewhere in the letters of the language', () => {
    const lettersOf: Readonly<Record<string, RegExp>> = { ar: /\p{Script=Arabic}/u, zh: /\p{Script=Han}/u };
    const latin = /\p{Script=Latin}|ʻ/u;
    const isIn = (name: string, letters: RegExp) =>
      (name.match(/\p{L}/gu) ?? []).every((letter) => letters.test(letter));
    const firstTown = names.length - kinds.town;
    expect(names.slice(firstTown - kinds.city).filter((name: string) => !isIn(name, latin))).toEqual([]);
    for (const [nth, said] of Object.entries<Record<string, string>>(others).filter(
      ([at]) => Number(at) >= firstTown - kinds.city,
    ))
      for (const [language, name] of Object.entries(said))
        expect(isIn(name, Number(nth) < firstTown ? latin : (lettersOf[language] ?? latin)), name).toBe(true);
    const brought = fromColumns({ kinds, names, degrees, zooms, others });
    const nameOf = (name: string, language: string) => brought[names.indexOf(name, firstTown)]?.nameIn(language);
    expect(['vi', 'en', 'ar', 'zh'].map((language) => nameOf('Bangkok', language))).toEqual([
      'Băng Cốc',
      'Bangkok',
      'بانكوك',
      '曼谷',
    ]);
    expect(['vi', 'ar', 'zh'].map((language) => nameOf('Osaka', language))).toEqual(['Osaka', '', '']);
    expect(brought[names.lastIndexOf('Đà Nẵng')]?.nameIn('ar')).toBe('Đà Nẵng');
  });

  test('have the 34 provinces of Việt Nam, and none of those that are no more', () => {
    const from = kinds.water + kinds.island;
    const provinces = new Set(names.slice(from, from + kinds.province));
    for (const one of ['Huế', 'Lâm Đồng', 'Đắk Lắk', 'Phú Thọ', 'Vĩnh Long', 'An Giang', 'Cao Bằng'])
      expect(provinces).toContain(one);
    for (const gone of ['Hà Giang', 'Bình Dương', 'Kon Tum', 'Phú Yên', 'Bạc Liêu', 'Quảng Nam', 'Hà Nam'])
      expect(provinces).not.toContain(gone);
  });

  test('call places elsewhere what they are called in Vietnamese', () => {
    expect(others[names.indexOf('Beijing')]).toMatchObject({ vi: 'Bắc Kinh' });
    expect(others[names.indexOf('Phnom Penh')]).toMatchObject({ vi: 'Phnôm Pênh' });
  });
});

test("an operator's file is read by language, with its zoom or its rank", () => {
  const point = (properties: object) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [111.75, 16.5, 3] },
    properties,
  });
  const read = fromGeoJson(
    z.parse(MapLabels, {
      type: 'FeatureCollection',
      features: [
        point({ name: 'Hoàng Sa', 'name:en': 'Hoang Sa', 'name:fr': ' ', kind: 'island', minzoom: 4, source: 7 }),
        point({ name: 'Chùa Hương', rank: 8 }),
        point({ name: 'Chợ' }),
      ],
    }),
  );
  expect(read.map(({ kind, zoom }) => [kind, zoom])).toEqual([
    ['island', 4],
    ['city', 10],
    ['city', 8],
  ]);
  expect(['vi', 'en', 'fr'].map((code) => read[0]?.nameIn(code))).toEqual(['Hoàng Sa', 'Hoang Sa', 'Hoàng Sa']);
  expect(read[0]).toMatchObject(worldPoint({ lng: 111.75, lat: 16.5 }));
});

describe('names beside temples', () => {
  const spot = (nth: number | null, lat: number, lng: number) => ({
    lat,
    lng,
    count: nth === null ? 3 : 1,
    picked: 0,
    nth,
    cluster: nth === null ? 9 : null,
  });
  const nameOf = (nth: number) => (nth === 3 ? '' : `Chùa ${nth}`);
  const TOWN = 512;

  test('stand beside each that is alone once a town fills the view, and none from farther away', () => {
    const spots = [spot(1, 15.4, 108.3), spot(null, 15.6, 108.5), spot(3, 15.2, 108.9)];
    const { names } = spotsAndNames(spots, TOWN, nameOf, widthOf);
    expect([...names.values()].map(({ name }) => name)).toEqual(['Chùa 1']);
    expect(spotsAndNames(spots, 64, nameOf, widthOf).names.size).toBe(0);
  });

  test('cover no spot and no other name, and what the map itself says leaves them room', () => {
    const some = fc.uniqueArray(
      fc.record({
        lat: fc.double({ min: 15, max: 15.3, noNaN: true }),
        lng: fc.double({ min: 108, max: 108.4, noNaN: true }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(some, (places) => {
        const spots = places.map(({ lat, lng }, nth) => spot(nth % 4 === 3 ? null : nth + 10, lat, lng));
        const { names, taken } = spotsAndNames(spots, TOWN, nameOf, widthOf);
        const boxes = [...names.values()].map(({ box }) => box);
        for (const [nth, box] of boxes.entries()) {
          expect(taken).toContainEqual({ ...box, kind: 'point' });
          for (const other of taken.slice(0, spots.length)) expect(overlap(box, other)).toBe(false);
          for (const other of boxes.slice(nth + 1)) expect(overlap(box, other)).toBe(false);
        }
      }),
    );
  });
});

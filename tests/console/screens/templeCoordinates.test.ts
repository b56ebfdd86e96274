import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openStreetMapLink, parsePlace, placeText } from '../../../src/screens/temples/coordinates';

const hanoi = { lat: 21.03586, lng: 105.83363 };
const near = { lat: expect.closeTo(21.0359, 3), lng: expect.closeTo(105.8336, 3) };
const degrees = (max: number) => fc.integer({ min: -max * 1e5, max: max * 1e5 }).map((value) => value / 1e5);
const points = fc.record({ lat: degrees(90), lng: degrees(180) }).filter(({ lat, lng }) => lat !== 0 || lng !== 0);

describe('a point is read', () => {
  test('from what is shown of it, and from the usual ways of writing two numbers', () => {
    const ways: ((lat: string, lng: string) => string)[] = [
      (lat, lng) => `${lat}, ${lng}`,
      (lat, lng) => `${lat},${lng}`,
      (lat, lng) => `  ${lat}  ${lng} `,
      (lat, lng) => `(${lat}; ${lng})`,
      (lat, lng) => `[${lat} | ${lng}]`,
      (lat, lng) => `${lat}°, ${lng}°`,
      (lat, lng) => `${lat.replace('.', ',')}; ${lng.replace('.', ',')}`,
      (lat, lng) => `${lat.replace('.', ',')} ${lng.replace('.', ',')}`,
      (lat, lng) => `geo:${lat},${lng}`,
      (lat, lng) => `https://www.google.com/maps/@${lat},${lng},17z`,
      (lat, lng) => `https://maps.google.com/?q=${lat},${lng}`,
      (lat, lng) => `https://www.google.com/maps/search/?api=1&query=${lat}%2C${lng}`,
      (lat, lng) => `https://www.google.com/maps/place/Ch%C3%B9a/@1.5,2.5,17z/data=!3m1!8m2!3d${lat}!4d${lng}!16s`,
      (lat, lng) => `https://www.openstreetmap.org/#map=17/${lat}/${lng}`,
      (lat, lng) => `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/1.5/2.5`,
      (lat, lng) => `https://maps.apple.com/?ll=${lat},${lng}&q=Ch%C3%B9a`,
      (lat, lng) => `https://www.bing.com/maps?cp=${lat}~${lng}&lvl=16`,
    ];
    fc.assert(
      fc.property(points, fc.constantFrom(...ways), (point, way) => {
        const [lat, lng] = [point.lat, point.lng].map((value) => value.toFixed(5)) as [string, string];
        expect(parsePlace(way(lat, lng)), way(lat, lng)).toEqual({ lat: point.lat + 0, lng: point.lng + 0 });
      }),
    );
    fc.assert(
      fc.property(points, (point) => {
        expect(parsePlace(placeText(point))).toEqual({ lat: point.lat + 0, lng: point.lng + 0 });
      }),
    );
  });

  test('from the link that the console gives to it itself', () => {
    fc.assert(
      fc.property(points, (point) => {
        expect(parsePlace(openStreetMapLink(point))).toEqual({ lat: point.lat + 0, lng: point.lng + 0 });
      }),
    );
  });

  test.each([
    `21°02'09.1"N 105°50'01.1"E`,
    '21° 2′ 9.1″ N, 105° 50′ 1.1″ E',
    'N 21.03586 E 105.83363',
    '21.03586N 105.83363E',
    '21,03586 N; 105,83363 E',
    `21°2.1516'N 105°50.0178'E`,
  ])('from %s', (text) => expect(parsePlace(text)).toEqual(near));

  test('in the south and west', () => {
    expect(parsePlace(`33°52'S 151°12'E`)).toEqual({ lat: expect.closeTo(-33.8667, 3), lng: expect.closeTo(151.2, 3) });
    expect(parsePlace('12.5S 77W')).toEqual({ lat: -12.5, lng: -77 });
    expect(parsePlace('−8.27, 115.16')).toEqual({ lat: -8.27, lng: 115.16 });
  });
});

describe('nothing is guessed', () => {
  test.each([
    '',
    '21.03',
    'Chùa Một Cột',
    '105.83, 21.03, 7',
    '105.83363, 21.03586',
    '91, 10',
    '10, 181',
    '0, 0',
    `21°61'N 105°0'E`,
    '21.03N 105.83S',
    'https://maps.app.goo.gl/abcDEF123',
    'https://example.com/21.03,105.83',
    'javascript:alert(1)',
  ])('from %j', (text) => expect(parsePlace(text)).toBeNull());

  test('whatever is typed, what comes out lies on Earth', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9NSEW°'", .;+-]{0,30}$/)), (text) => {
        const place = parsePlace(text);
        if (place === null) return;
        expect(Math.abs(place.lat)).toBeLessThanOrEqual(90);
        expect(Math.abs(place.lng)).toBeLessThanOrEqual(180);
      }),
    );
    expect(placeText(null)).toBe('');
    expect(placeText(hanoi)).toBe('21.03586, 105.83363');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { degreesOf, pairOf } from '../../src/import/coordinates';

describe('a latitude or longitude', () => {
  test.each([
    ['10.762622', 10.762622],
    ['10,762622', 10.762622],
    [' -8.275188 ', -8.275188],
    ['−8,275', -8.275],
    ['+8.5', 8.5],
    ['10.76°', 10.76],
    ['10,76º N', 10.76],
    ['10.76S', -10.76],
    ['S 10.76', -10.76],
    ['n10.76', 10.76],
    ['10°45\'45.3"N', 10.7625833],
    ['10° 45′ 45,3″ S', -10.7625833],
    ["10° 45.755' N", 10.7625833],
    ['10 45 45.3', 10.7625833],
    ["-8°30'", -8.5],
    ['\u00a010.5\u00a0°', 10.5],
    ['1.05e1', 10.5],
    ['0', 0],
  ])('%s', (text, degrees) => {
    expect(degreesOf(text, 'lat')).toBeCloseTo(degrees, 6);
  });

  test.each([
    '',
    'abc',
    '10.7.6',
    '1,234,5',
    '10.5 E',
    'N 10 S',
    '-10 S',
    "10°75'",
    '10°10\'60"',
    '10,5 B',
    'x10',
    '°',
    'N',
    '--5',
    '.',
  ])('%j is none', (text) => {
    expect(degreesOf(text, 'lat')).toBeNull();
  });

  test('the letters of a longitude are E and W', () => {
    expect(degreesOf('105.8W', 'lng')).toBe(-105.8);
    expect(degreesOf('105.8N', 'lng')).toBeNull();
  });

  test('any number comes back, however it is written', () => {
    const degrees = fc.integer({ min: -900_000_000, max: 900_000_000 }).map((each) => each / 1e7);
    const ways: ((value: number) => string)[] = [
      String,
      (value) => String(value).replace('.', ','),
      (value) => `${Math.abs(value)}° ${value < 0 ? 'S' : 'N'}`,
      (value) => `${value < 0 ? 's' : 'n'}${String(Math.abs(value)).replace('.', ',')}`,
      (value) => ` ${value}°`,
    ];
    fc.assert(
      fc.property(degrees, fc.constantFrom(...ways), (value, write) => {
        expect(degreesOf(write(value), 'lat')).toBeCloseTo(value, 12);
      }),
    );
  });

  test('degrees, minutes and seconds come back to a millionth of a degree', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 324_000_000 }), (thousandths) => {
        const [whole, minutes] = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60];
        const text = `${whole}°${minutes}'${(thousandths % 60_000) / 1000}"N`;
        expect(degreesOf(text, 'lat')).toBeCloseTo(thousandths / 3_600_000, 6);
      }),
    );
  });
});

describe('both in one cell', () => {
  test.each([
    ['10.5, 105.2', [10.5, 105.2]],
    ['10.5,105.2', [10.5, 105.2]],
    ['(10.5, 105.2)', [10.5, 105.2]],
    ['[10.5;105.2]', [10.5, 105.2]],
    ['10,5; 105,2', [10.5, 105.2]],
    ['10,5, 105,2', [10.5, 105.2]],
    ['10,5 105,2', [10.5, 105.2]],
    ['10.5 | 105.2', [10.5, 105.2]],
    ['10.5N 105.2E', [10.5, 105.2]],
    ['10.5° N, 105.2° E', [10.5, 105.2]],
    ['21°2\'8"N 105°50\'1"E', [21.0355556, 105.8336111]],
    ['N 10.5 E 105.2', [10.5, 105.2]],
    ['-8.27, 115.16', [-8.27, 115.16]],
  ])('%s', (text, [lat = 0, lng = 0]) => {
    const pair = pairOf(text);
    expect(pair?.[0]).toBeCloseTo(lat, 6);
    expect(pair?.[1]).toBeCloseTo(lng, 6);
  });

  test.each(['', '10.5', '10.5, abc', '1, 2, 3', '105.2E, 10.5N', 'Hà Nội, Việt Nam'])('%j is none', (text) => {
    expect(pairOf(text)).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { leftAsCame, type Temple, TempleOnWire } from '../../contract/temples/calls';
import { asItCame, keptAsCame, momentOf, photosOf, saidPlace, WIRE_FIELDS } from '../../contract/temples/wire';
import { aTemple } from '../commands/rows';

describe('of what another server says of a temple', () => {
  test.each([
    [1_700_000_000, 1_700_000_000],
    ['1700000000', 1_700_000_000],
    [1_700_000_000.75, 1_700_000_000],
    [' 5 ', 5],
    [0, undefined],
    ['0', undefined],
    [-5, undefined],
    ['', undefined],
    [' ', undefined],
    ['hôm qua', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    [undefined, undefined],
  ])('a time is one that can have been: %j', (said, seconds) => {
    expect(momentOf(said)).toBe(seconds);
  });

  test.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['["a","b"]', ['a', 'b']],
    [' ["a", 7, null] ', ['a']],
    [' https://anh.example/1.jpg ', ['https://anh.example/1.jpg']],
    ['["a","b', []],
    ['', []],
    [' ', []],
    [null, []],
    [undefined, []],
  ])('photos are all that can be shown: %j', (said, photos) => {
    expect(photosOf(said)).toEqual(photos);
  });

  test('its place is in latitude and longitude, and only without them in the map location', () => {
    const elsewhere = { lat: 10.5, lng: '106.5' };
    expect(saidPlace('21', 105, elsewhere)).toEqual({ lat: 21, lng: 105 });
    expect(saidPlace('0', null, elsewhere)).toEqual({ lat: 10.5, lng: 106.5 });
    for (const none of [
      null,
      undefined,
      '10.5,106.5',
      { lat: 91, lng: 0 },
      { lat: 0, lng: 'đông' },
      { lat: 0, lng: 0 },
    ])
      expect(saidPlace('', undefined, none)).toBeNull();
  });
});

describe('a temple goes back as it came', () => {
  const whole = Object.fromEntries(WIRE_FIELDS.map((name) => [name, `${name} said`]));

  test('where that is not how we would say it, but for fields that it came without', () => {
    expect(asItCame(whole, whole)).toBeUndefined();
    expect(asItCame({ ...whole, nickname: null }, whole)).toEqual({ ...whole, nickname: null });
    const { country: _none, ...without } = whole;
    expect(asItCame(without, whole)).toEqual(without);
    expect(Object.keys(asItCame(without, whole) ?? {})).not.toContain('country');
  });

  test('but for what is changed of it; a place is three fields', () => {
    const came = { ...whole, lat: '21.0', lng: '105.00' };
    const butCity = keptAsCame(came, ['city'], { lat: 21, lng: 105 });
    expect({ ...butCity, city: whole.city }).toEqual(came);
    expect(butCity).not.toHaveProperty('city');
    const kept = keptAsCame(came, ['place'], { lat: 5, lng: 5 });
    expect(WIRE_FIELDS.filter((name) => !(name in kept))).toEqual(['lat', 'lng', 'maplocation']);
  });

  test('and degrees as text, which agree with all that is said of its place', () => {
    const place = { lat: 21, lng: 105 };
    const degrees = (lat: unknown, lng: unknown) => keptAsCame({ lat, lng, maplocation: place }, ['city'], place);
    expect(degrees('21.000', '105.0')).toMatchObject({ lat: '21.000', lng: '105.0' });
    expect(degrees(21, 105)).toMatchObject({ lat: '21', lng: '105' });
    expect(degrees('0', '0')).toMatchObject({ lat: '21', lng: '105' });
    expect(degrees(undefined, null)).toMatchObject({ lat: '21', lng: '105' });
    expect(keptAsCame({}, ['city'], null)).toEqual({ lat: '0', lng: '0' });
  });

  test('and one that came as ours does goes back as ours', () => {
    const temple: Temple = aTemple({ place: { lat: 21, lng: 105 }, city: 'Huế' });
    const { city: _city, ...rest } = z.encode(TempleOnWire, temple) as Record<string, unknown>;
    expect(leftAsCame(temple, ['city'])).toEqual({ ...rest, created: temple.createdAt, updated: temple.updatedAt });
    expect(leftAsCame({ ...temple, asCame: { id: 7, lat: '21', lng: '105' } }, ['city'])).toEqual({
      id: 7,
      lat: '21',
      lng: '105',
    });
  });
});

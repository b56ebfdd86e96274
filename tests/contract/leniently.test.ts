import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { isYes, jsonOrPlain, Moment, numberIn, Whole } from '../../contract/wire/leniently';

describe('what servers write in more ways than one', () => {
  test.each([true, 1, 'true', 'TRUE', ' true ', '1'])('%j says yes', (value) => {
    expect(isYes(value)).toBe(true);
  });
  test.each([false, 0, 2, 'false', '0', '', '11', 'untrue', 'true or false', null, undefined, [], ['true']])(
    '%j does not say yes',
    (value) => {
      expect(isYes(value)).toBe(false);
    },
  );

  test('a number is one with quotes or without; blanks are none, and words stay for the schema to refuse', () => {
    expect([7, '7', ' -1.5 ', '0'].map(numberIn)).toEqual([7, 7, -1.5, 0]);
    expect(['', '  ', null, undefined].map(numberIn)).toEqual([undefined, undefined, undefined, undefined]);
    expect(numberIn('seven')).toBe('seven');
    expect(z.decode(Whole, '' as never)).toBeUndefined();
    expect(z.safeDecode(Whole, '1.5' as never).success).toBe(false);
  });

  test('the moment 0 is one that is not known', () => {
    expect([0, '0', '', null].map((value) => z.decode(Moment, value as never))).toEqual(Array(4).fill(undefined));
    expect(z.decode(Moment, '1700000000' as never)).toBe(1_700_000_000);
  });

  test('a document comes in a string or plain, and goes out in a string', () => {
    const words = jsonOrPlain(z.optional(z.unknown()), (value) => value);
    expect(['["a"]', ['a'], 'a', 'null', '', ' \n'].map((value) => z.decode(words, value as never))).toEqual([
      ['a'],
      ['a'],
      'a',
      undefined,
      undefined,
      undefined,
    ]);
    expect(z.encode(words, ['a'])).toBe('["a"]');
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from '../../contract/wire/fold';

test('a text is folded to lower case, without marks, with single white space', () => {
  expect(fold('  Chùa  Một\nCột ')).toBe('chua mot cot');
  expect(fold('Đình ĐÔNG\u00a0Ngạc\t🙏')).toBe('dinh dong ngac 🙏');
});

/** What folding means, text by text: slower, and so not what the product does. */
const asDefined = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

test('folding character by character says the same of any text', () => {
  const texts = [
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'aạậAĐđß İıΣΣς\u0323\u0301\u3099각한ﬁⅷ \t\n\u00a0\u2003', '🙏', '\ud83d') }),
  ];
  fc.assert(
    fc.property(fc.oneof(...texts), (text) => {
      expect(fold(text)).toBe(asDefined(text));
    }),
    { numRuns: 2000 },
  );
});

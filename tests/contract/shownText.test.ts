import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank } from '../../contract/wire/isBlank';
import { excerpt, signsOf } from '../../contract/wire/shownText';

describe('of a text nothing is to be seen', () => {
  test.each(['', ' ', '\n\t', '\u200b', '\u200d\u2060\ufeff', '\u3164', '\u2800', '\u00ad', '\u3000'])('%j', (text) => {
    expect(isBlank(text)).toBe(true);
  });
  test.each(['a', ' a ', '寺', '\u200bá', '👩‍👩‍👧', '.'])('but of %j', (text) => {
    expect(isBlank(text)).toBe(false);
  });
});

describe('the beginning of a text', () => {
  test('is all of it where it is short, without what surrounds it', () => {
    expect(excerpt('  Chùa Một Cột ', 12)).toBe('Chùa Một Cột');
  });
  test('says that there is more', () => {
    expect(excerpt('Chùa Một Cột', 8)).toBe('Chùa Một…');
    expect(excerpt('Chùa Một Cột', 9)).toBe('Chùa Một…');
    expect(excerpt('寺 寺寺', 2)).toBe('寺…');
  });
  test('ends where a word does, if one is near', () => {
    expect(excerpt('chụp căn cước hai mặt. Chỉ áp dụng tới 16h30', 28)).toBe('chụp căn cước hai mặt. Chỉ…');
    expect(excerpt('chụp căn cước hai mặt. Chỉ áp dụng', 26)).toBe('chụp căn cước hai mặt. Chỉ…');
    expect(excerpt('🙏 chụp căn cước hai mặt', 21)).toBe('🙏 chụp căn cước hai…');
    expect(excerpt('قرأت هذا الخبر أمس', 11)).toBe('قرأت هذا…');
    expect(excerpt('Xem https://example.org/a-very-long-address-without-end', 32)).toBe(
      'Xem https://example.org/a-very-l…',
    );
    expect(excerpt('Ở Llanfairpwllgwyngyll', 8)).toBe('Ở Llanfa…');
  });
  test('ends in no comma, which the ellipsis stands for', () => {
    expect(excerpt('Đà Lạt, Lâm Đồng, Việt Nam', 19)).toBe('Đà Lạt, Lâm Đồng…');
    expect(excerpt('Xem: Đà Lạt', 5)).toBe('Xem…');
    expect(excerpt('Hết rồi. Mai lại có', 10)).toBe('Hết rồi.…');
  });
  test('ends anywhere in a script without spaces', () => {
    expect(excerpt('寺 寺廟在山上很美', 6)).toBe('寺 寺廟在山…');
    expect(excerpt('Tin: 寺廟在山上很美很安静', 11)).toBe('Tin: 寺廟在山上很…');
  });
  test('ends between what a reader counts as signs', () => {
    const family = '👩‍👩‍👧';
    expect(excerpt(family.repeat(4), 2)).toBe(`${family.repeat(2)}…`);
    const marked = 'ệ'.normalize('NFD');
    expect(excerpt(marked.repeat(5), 3)).toBe(`${marked.repeat(3)}…`);
    expect(excerpt('กำกำกำ', 2)).toBe('กำกำ…');
  });
  test('is cut where a reader would cut it, whatever stands side by side', () => {
    const piece = fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom('a', 'ệ', ' ', 'đ', '9', '.', 'Ấ') },
      fc.constantFrom('\u0301', '\u00ad', '\u200d', '\r\n', '\n', '👩‍👩‍👧', '寺', 'กำ', '\ud83d'),
    );
    const texts = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('').trim());
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 20 }), (text, most) => {
        fc.pre(text.length > most);
        const signs = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
        const shown = excerpt(text, most);
        const ends = signs.map((_, nth) => `${signs.slice(0, nth).join('').trimEnd()}…`);
        expect(signs.length <= most ? [text] : ends.slice(0, most + 1)).toContain(shown);
        // What is cut within a word has had no end of one near. Beside a sign of a script without spaces any word may end.
        const cut = shown.slice(0, -1);
        const isInWord = /[\p{sc=Latn}\d]$/u.test(cut) && /^[^\s\p{sc=Thai}\p{sc=Han}]/u.test(text.slice(cut.length));
        const near = cut.slice(Math.max(Math.floor(cut.length / 2) + 1, cut.length - 20));
        expect(signs.length > most && isInWord && /\s[^\s\p{sc=Thai}\p{sc=Han}]*$/u.test(near)).toBe(false);
      }),
    );
  });
  test('has an end where marks upon marks are piled on one sign', () => {
    expect(excerpt(`a${'\u0301'.repeat(5000)}b`, 1).length).toBeLessThan(5010);
    expect(excerpt(`${`a${'\u0301'.repeat(100)}`.repeat(50)}`, 10).length).toBeLessThan(300);
  });
});

test('a sign is what a reader sees as one, with all its marks', () => {
  expect(signsOf('Chùa 1')).toEqual(['C', 'h', 'ù', 'a', ' ', '1']);
  expect(signsOf('👩‍👩‍👧寺')).toEqual(['👩‍👩‍👧', '寺']);
  expect(signsOf('ệa'.normalize('NFD'))).toEqual(['ệ'.normalize('NFD'), 'a']);
});

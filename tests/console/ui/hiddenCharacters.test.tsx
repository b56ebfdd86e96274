import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { authorWith } from '../../../commands/kinds';
import { isBlank } from '../../../contract/wire/isBlank';
import { excerpt } from '../../../contract/wire/shownText';
import { markedPieces } from '../../../src/palette/marks';
import { parseQuery } from '../../../src/palette/match';
import HiddenMarks from '../../../src/ui/HiddenMarks';
import { spelledOut, visiblePieces } from '../../../src/ui/hiddenCharacters';
import { revealed, revealedWithin } from '../../../src/ui/revealed';
import { JOINED_WORDS } from '../../support/joinedWords';

const sign = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((point) => String.fromCodePoint(point));
/** Controls but for line ends and tabs, soft hyphens, marks and overrides of direction, what has no width, tags. */
const hidden = fc.oneof(
  sign(0x00, 0x08),
  fc.constantFrom('\v', '\f', '\u007f', '\u0085', '\u00ad', '\u061c', '\ufeff'),
  sign(0x0e, 0x1f),
  sign(0x80, 0x9f),
  sign(0x200b, 0x200f),
  sign(0x202a, 0x202e),
  sign(0x2060, 0x206f),
  sign(0xe0000, 0xe007f),
);
const WORDS = [...JOINED_WORDS, '\t', '\r\n'];
const words = fc.array(fc.constantFrom(...WORDS), { maxLength: 8 }).map((all) => all.join(' '));
const codesIn = (text: string) => visiblePieces(text).flatMap(({ code }) => code ?? []);
const codeOf = (one: string) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;
const anything = fc.array(fc.oneof(fc.constantFrom(...WORDS, ' ', 'a', '👍', '\ud83d'), hidden), { maxLength: 12 });

describe('what nobody sees in a text', () => {
  test('is nothing in what people write, joiners of scripts and emoji included', () => {
    for (const word of WORDS) expect(codesIn(word), word).toEqual([]);
    fc.assert(
      fc.property(words, (text) => {
        expect(codesIn(text)).toEqual([]);
      }),
    );
  });

  test('has its code between Latin letters, each of them', () =>
    fc.assert(
      fc.property(hidden, words, words, (one, before, after) => {
        expect(codesIn(`${before} a${one}b ${after}`)).toEqual([codeOf(one)]);
      }),
    ));

  test('is never lost: the pieces of any text are the text, and none is hidden that is not said', () =>
    fc.assert(
      fc.property(anything, (all) => {
        const text = all.join('');
        const pieces = visiblePieces(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { text: seen, code } of pieces)
          if (code === undefined) expect(seen).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff]/);
          else expect(code).toMatch(/^U\+[0-9A-F]{4,5}(?: \+\d+)?$/);
      }),
    ));

  test('is a joiner where nothing is to be joined, a second one, and a tag without its flag', () => {
    expect(codesIn('pay\u200cpal')).toEqual(['U+200C']);
    expect(codesIn('pay\u200dpal')).toEqual(['U+200D']);
    expect(codesIn('👍\u200d')).toEqual(['U+200D']);
    expect(codesIn('می\u200c\u200cخواهم')).toEqual(['U+200C +1']);
    expect(codesIn('می\u200c pal')).toEqual(['U+200C']);
    expect(codesIn('a\u{e0067}\u{e007f}')).toEqual(['U+E0067 +1']);
    expect(codesIn(`🏴${'\u{e0067}'.repeat(9)}`)).toEqual(['U+E0067 +8']);
  });

  test('is each mark upon a letter from the ninth on', () => {
    expect(codesIn(`a${'\u0301'.repeat(8)}b`)).toEqual([]);
    expect(codesIn(`a${'\u0301'.repeat(200)}b`)).toEqual(['U+0301 +191']);
    expect(codesIn(`a${'\u0301\u0323'.repeat(5)}b${'\u0302'.repeat(9)}`)).toEqual(['U+0301 +1', 'U+0302']);
  });

  test('is spelled out where no box can be drawn, and nothing else is', () => {
    expect(spelledOut('a\u202e\u2066b')).toBe('a[U+202E +1]b');
    fc.assert(
      fc.property(words, (text) => {
        expect(spelledOut(text)).toBe(text);
      }),
    );
  });

  test('is not what stands around an author and words, but whatever either of them hides', () => {
    expect(codesIn(authorWith('Trần Khánh Hoa', 'Hẹn gặp'))).toEqual([]);
    expect(codesIn('\u2068Trần Khánh Hoa\u2069')).toEqual(['U+2068', 'U+2069']);
    fc.assert(
      fc.property(anything, anything, (author, content) => {
        const [who, said] = [author.join(''), content.join('')];
        fc.pre(!isBlank(excerpt(said, 60)));
        expect(codesIn(authorWith(who, said))).toEqual([...codesIn(who), ...codesIn(excerpt(said, 60))]);
      }),
    );
  });

  test('is in a sentence of ours what a member wrote there, and not the isolates around that', () => {
    const sentence = (name: string) => `أُرسل إلى \u2068${name}\u2069 («\u2068Block\u2069»)`;
    const codes = (name: string) => visiblePieces(sentence(name), true).flatMap(({ code }) => code ?? []);
    expect(codes('Lê Lợi')).toEqual([]);
    expect(revealedWithin(sentence('Lê Lợi'))).toBe(sentence('Lê Lợi'));
    const change = 'القرار: \u2068\u200f\u2068تجاهل\u2069 ← \u2068مفتوحة\u2069\u2069';
    expect(revealedWithin(change)).toBe(change);
    expect(codes('Lê\u200fLợi')).toEqual(['U+200F']);
    expect(revealedWithin(sentence('Lê\u202eLợi'))).not.toBe(sentence('Lê\u202eLợi'));
    const others = hidden.filter((one) => one !== '\u2068' && one !== '\u2069');
    fc.assert(
      fc.property(others, words, (one, after) => {
        expect(codes(`a${one}b ${after}`)).toEqual([codeOf(one)]);
      }),
    );
  });

  test('is one mark where many stand together, and is found in a long text at once', () => {
    expect(visiblePieces('a\u202e\u2066b\u200b')).toEqual([
      { text: 'a' },
      { text: '\u202e\u2066', code: 'U+202E +1' },
      { text: 'b' },
      { text: '\u200b', code: 'U+200B' },
    ]);
    const began = performance.now();
    expect(codesIn('\u200b'.repeat(100_000))).toEqual(['U+200B +99999']);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});

describe('a text that is drawn', () => {
  const drawn = (text: string, from = 0, to = text.length) =>
    renderToStaticMarkup(<HiddenMarks text={text} from={from} to={to} isSentence={false} />);

  test('is itself, without an element, where nothing is hidden', () => {
    for (const text of ['Chùa Một Cột', 'một\tdòng\r\nhai', '寺'])
      expect(renderToStaticMarkup(revealed(text))).toBe(text);
    expect(drawn('می\u200cخواهم')).toBe('می\u200cخواهم');
  });

  test('is given to what draws boxes where it may hide something, a pile of marks included', () => {
    for (const text of ['a\u00adb', 'a\u202eb', `a${'\u0301'.repeat(9)}`]) expect(revealed(text), text).not.toBe(text);
    expect(revealed(`a${'\u0301'.repeat(8)}`)).toBe(`a${'\u0301'.repeat(8)}`);
  });

  test('has a box with the code and the character', () =>
    expect(drawn('a\u202eb')).toBe(
      'a<span role="img" aria-label="U+202E" data-code="U+202E" class="hidden-character">\u202e</span>b',
    ));

  test('is drawn in the pieces of a search as it is in one, whatever is hidden in it', () => {
    const query = parseQuery('chua mot');
    const inPieces = (text: string) => {
      let at = 0;
      return markedPieces(text, query).map(({ text: piece, isMarked }) => {
        at += piece.length;
        return { isMarked, markup: drawn(text, at - piece.length, at) };
      });
    };
    expect(inPieces('Chùa \u202eMột').map(({ isMarked }) => isMarked)).toEqual([true, false, true]);
    // Judged by all of the text, though the mark ends at the joiner.
    expect(drawn('می\u200cخواهم', 0, 3)).toBe('می\u200c');
    fc.assert(
      fc.property(anything, (all) => {
        const text = `Chùa ${all.join('')}`.replaceAll(/[<>&"'\0\r]/g, '');
        const pieces = inPieces(text);
        expect(pieces.map(({ markup }) => markup.replaceAll(/<[^>]*>/g, '')).join('')).toBe(text);
      }),
    );
  });
});

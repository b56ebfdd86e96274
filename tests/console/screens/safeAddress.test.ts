import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf, safeAddress } from '../../../src/links/safeAddress';

const address = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc
    .tuple(
      fc.constantFrom('javascript:', 'data:', 'vbscript:', 'file://', 'http://', 'https://', ' JaVaScRiPt:'),
      fc.string(),
    )
    .map((parts) => parts.join('')),
);

describe('an address that a member wrote', () => {
  test('is never opened unless it is http or https, and never with a user name or password', () => {
    fc.assert(
      fc.property(address, (text) => {
        const { href, path } = safeAddress(text);
        if (href === null) {
          expect(path).toBe(text);
          return;
        }
        const url = new URL(href);
        expect(['http:', 'https:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
      }),
    );
  });

  test('that is script, data or nothing at all is text', () => {
    for (const text of [
      'javascript:alert(1)',
      ' java\nscript:alert(1)',
      'data:text/html,<b>',
      'chùa',
      '',
      '//a.example',
    ])
      expect(safeAddress(text).href).toBeNull();
  });

  test('is shown by the host that it leads to, whatever stands before the @', () => {
    expect(safeAddress('https://vietcombank.com.vn@xau.example/dang-nhap')).toMatchObject({
      href: 'https://xau.example/dang-nhap',
      host: 'xau.example',
      path: '/dang-nhap',
      hadName: true,
    });
    expect(safeAddress('http://a.example')).toMatchObject({ host: 'a.example', path: '', hadName: false });
  });

  test('is read in its own letters where each part is in one script, and as code where scripts are mixed', () => {
    expect(safeAddress('https://chùa-hương.vn/')).toMatchObject({ host: 'chùa-hương.vn', isCoded: false });
    expect(safeAddress('https://寺庙.example:8443/x')).toMatchObject({ host: '寺庙.example:8443', isCoded: false });
    // A Cyrillic а among Latin letters, and a word wholly of letters that look Latin.
    expect(safeAddress('https://аpple.com')).toMatchObject({ host: 'xn--pple-43d.com', isCoded: true });
    expect(safeAddress('https://аррӏе.com')).toMatchObject({ isCoded: true });
    expect(safeAddress('https://xn--pple-43d.com')).toMatchObject({ host: 'xn--pple-43d.com', isCoded: true });
  });
});

describe('a text with addresses in it', () => {
  test('loses no letter of what it says', () => {
    const words = fc.array(address, { maxLength: 6 }).map((some) => some.join(' '));
    fc.assert(
      fc.property(words, (text) => {
        const parts = partsOf(text).map((part) => part.text);
        expect(parts.join('')).toBe(text);
      }),
    );
  });

  test('has links where they are, without the sentence around them', () => {
    expect(partsOf('Xem (https://vi.example/a?b=1), rồi http://x.example.')).toEqual([
      { text: 'Xem (', isAddress: false },
      { text: 'https://vi.example/a?b=1', isAddress: true },
      { text: '), rồi ', isAddress: false },
      { text: 'http://x.example', isAddress: true },
      { text: '.', isAddress: false },
    ]);
    expect(partsOf('javascript:alert(1) chùa')).toEqual([{ text: 'javascript:alert(1) chùa', isAddress: false }]);
  });
});

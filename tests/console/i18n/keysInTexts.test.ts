import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../contract/wire/languages';
import { loadTexts } from '../../../src/i18n';
import { DEFERRED } from '../../../src/i18n/deferredTexts';
import type { Texts } from '../../../src/i18n/texts';

/** A combination, the sign of one on a Mac, or one letter or sign that somebody is told to press; vowels alone are words, never keys. */
const KEY = [
  /\b(?:Ctrl|Control|Cmd|Alt|Shift|Maj|Mayús|Maiusc)\s?\+/i,
  /[⌘⌥⇧]/u,
  /(?:\bpress|\bpremi|\bpulsa|\bappuyez sur|\bbấm|\bnhấn|按|اضغط)\s*[“"«'‘]?\s*[b-df-hj-np-tv-xz?/](?![\p{L}\p{N}])/iu,
];

/** Not the person's to change: the preset for hands that know a mail program, a sign typed into a reply. */
const SAID_AS_THEY_ARE = new Set(['keys.mailKeys.hint', 'screens.replies.keys', 'screens.replies.keysToSave']);

function* textsIn(texts: Texts, path = ''): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(texts)) {
    const key = path === '' ? name : `${path}.${name}`;
    if (typeof value === 'string') yield [key, value];
    else if (typeof value === 'object' && value !== null) yield* textsIn(value as Texts, key);
  }
}

const bareKeys = (texts: Texts) =>
  [...textsIn(texts)].filter(([key, text]) => !SAID_AS_THEY_ARE.has(key) && KEY.some((one) => one.test(text)));

test.each(LANGUAGES)('%s: no text holds a key: people have other ones, and other keyboards', async (code) => {
  expect(bareKeys(await loadTexts(code, DEFERRED))).toEqual([]);
});

test('such a key would be found', () => {
  const wrong = [
    'Ctrl+A selects all',
    'Press ⌘K',
    'Press “r” to refresh',
    'Bấm f để lọc',
    '按 X 选择',
    'اضغط x للتحديد',
  ];
  expect(bareKeys(Object.fromEntries(wrong.map((text, at) => [String(at), text])))).toHaveLength(wrong.length);
  expect(bareKeys({ right: 'Press {{refresh}} to refresh', also: 'Press a button' })).toEqual([]);
});

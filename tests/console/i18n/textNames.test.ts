import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../contract/wire/languages';
import type { Texts } from '../../../src/i18n/texts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { DEFERRED } = await import('../../../src/i18n/deferredTexts');

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (node: Texts) => 'other' in node && Object.keys(node).every((form) => FORMS.includes(form));
const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name);

/** Of each text, what is put into it. The forms of a plural are one text: some say their number in a word. */
function namesOf(texts: Texts, path = '', found = new Map<string, string>()): Map<string, string> {
  for (const [key, node] of Object.entries(texts)) {
    const place = path ? `${path}.${key}` : key;
    if (typeof node !== 'string' && !isPlural(node)) namesOf(node, place, found);
    else {
      const names =
        typeof node === 'string' ? namesIn(node) : Object.values(node).flatMap((form) => namesIn(String(form)));
      found.set(place, [...new Set(names)].sort().join(' '));
    }
  }
  return found;
}

const textsIn = async (code: (typeof LANGUAGES)[number]) => namesOf((await DEFERRED[code]()).default);

test.each(LANGUAGES.filter((code) => code !== 'vi'))(
  'every text in %s is given what it is given in Vietnamese: a key that can be bound anew is written into none',
  async (code) => {
    const [here, there] = await Promise.all([textsIn(code), textsIn('vi')]);
    expect(here.size).toBeGreaterThan(1500);
    expect(Object.fromEntries(here)).toEqual(Object.fromEntries(there));
  },
);

test('what a list, its pictures and the map of temples say of their keys leaves out which those are', async () => {
  const texts = await textsIn('vi');
  expect(texts.get('grid.keysHint')).toBe('menu open select');
  expect(texts.get('grid.picturesHint')).toBe('open peek select');
  expect(texts.get('screens.temples.map.hint')).toBe('select');
});

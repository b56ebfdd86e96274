import { beforeEach, expect, test, vi } from 'vitest';
import { Code } from '../../../contract/wire/codes';
import { LANGUAGES } from '../../../contract/wire/languages';

// The texts are kept by a page; here is none.
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { reason, reasonOf } = await import('../../../src/i18n/reason');

beforeEach(async () => {
  await loadConsoleTexts();
  await setLanguage('en');
});

test('a code that we know is said in our words, whatever the server says of it', () => {
  expect(reason({ refused: Code.forbidden, message: 'E_PERM' })).toBe('You have no permission to perform this action.');
});

test('of a code that only the server knows, its own words are said, in their own direction and not without end', () => {
  expect(reason({ refused: 777, message: '  Chùa này\n đang bị khoá ' })).toBe('\u2068Chùa này đang bị khoá\u2069');
  expect(reason({ refused: 777, message: 'x'.repeat(5000) }).length).toBeLessThan(260);
  expect(reason({ refused: 777, message: '' })).toBe(reason({ refused: Code.unexpected }));
});

test('an answer that could not be read is said to be that, with its status, in every language', async () => {
  const refusal = { refused: Code.unreadable, message: 'HTTP 404', status: 404 } as const;
  const said = new Set<string>();
  for (const language of LANGUAGES) {
    await setLanguage(language);
    expect(reason(refusal)).toContain('404');
    expect(reason(refusal)).not.toBe(reason({ refused: Code.lost }));
    said.add(reason(refusal));
  }
  expect(said.size).toBe(LANGUAGES.length);
});

test('an answer of which a ledger has kept the words alone is said to be one that could not be read', () => {
  expect(reasonOf('post.hide', Code.unreadable, { message: 'HTTP 502' })).toContain('HTTP 502');
});

import { expect, test, vi } from 'vitest';
import type { TextKey } from '../../../commands/core/textKey';
import { LANGUAGES } from '../../../contract/wire/languages';
import type { Texts } from '../../../src/i18n/texts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { isolate, loadTexts, setLanguage, t, withoutIsolates } = await import('../../../src/i18n');
const { DEFERRED, loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');

/** The texts that end a sentence right after what is put into them, with the names of that; of a plural any of its forms. */
function endingWithNames(node: Texts, path = ''): readonly (readonly [key: string, names: readonly string[]])[] {
  return Object.entries(node).flatMap(([name, value]) => {
    const key = path && (/^(?:zero|one|two|few|many|other)$/.test(name) ? path : `${path}.${name}`);
    if (typeof value !== 'string') return endingWithNames(value, key || name);
    const isEnded = /\{\{\w+\}\}[.。]/.test(value);
    const names = [...value.matchAll(/\{\{(\w+)\}\}/g)].map(([, put = '']) => put).filter((put) => put !== 'count');
    return isEnded && names.length > 0 ? [[key || name, names] as const] : [];
  });
}

const { endSentencesOnce } = await import('../../../src/i18n/endedOnce');
endSentencesOnce();

const NAMES = ['Ai ở Quảng Ninh để ý giúp.', 'Sư gì mà đi xe hơi…', 'Thật không?', '是吗？', 'هل رأيتم؟', '“Hết.”'];

test.each(LANGUAGES)('no sentence that a name ends is ended once more: %s', async (code) => {
  await setLanguage(code);
  await loadConsoleTexts();
  await loadDeferredTexts();
  const texts = endingWithNames(await loadTexts(code, DEFERRED));
  expect(texts.length).toBeGreaterThan(10);
  for (const [key, names] of texts)
    for (const name of NAMES)
      for (const put of [name, isolate(name)]) {
        const said = t(key as TextKey, { ...Object.fromEntries(names.map((one) => [one, put])), count: 5 });
        expect(withoutIsolates(said), key).not.toMatch(/[.…?？؟][”]?[.。]/);
        expect(withoutIsolates(said), key).toContain(name);
      }
});

test('what does not end a sentence leaves ours as it is', async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
  await loadDeferredTexts();
  expect(t('run.settledBefore', { name: 'Bài một' })).toBe('Đã được xử lý trước đó: Bài một.');
  expect(t('run.settledBefore', { name: 'chờ ..đi' })).toBe('Đã được xử lý trước đó: chờ ..đi.');
  expect(t('run.settledBefore', { name: 'Bài một.' })).toBe('Đã được xử lý trước đó: Bài một.');
});

import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage, t } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { notSent } from '../../../src/screens/imports/words';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await setLanguage('vi');
  await loadDeferredTexts();
});

const said = (refused: number, leftOut: number) =>
  notSent({ refused, leftOut }).map(({ text, tone, params }) => `${tone}: ${t(text, params)}`);

test('an import says of how many rows of its file nothing was sent: what failed is bad, what was there is a fact', () => {
  expect(said(4, 3)).toEqual(['bad: Không nhập được 4', 'fact: Bỏ qua 3']);
  expect(said(0, 1200)).toEqual(['fact: Bỏ qua 1.200']);
  expect(said(0, 0)).toEqual([]);
});

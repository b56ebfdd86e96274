import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { setLanguage } = await import('../../../src/i18n');
const { shortNumbers } = await import('../../../src/screens/statistics/statisticsTexts');

test('the marks of one axis are written in one way', async () => {
  await setLanguage('vi');
  const axis = [0, 2000, 4000, 6000, 8000, 10_000];
  expect(axis.map(shortNumbers(axis)).map((text) => text.replace('\u00a0', ' '))).toEqual([
    '0',
    '2 N',
    '4 N',
    '6 N',
    '8 N',
    '10 N',
  ]);
  const low = [0, 2000, 4000, 8000];
  expect(low.map(shortNumbers(low))).toEqual(['0', '2.000', '4.000', '8.000']);
});

import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { setLanguage } = await import('../../../src/i18n');
const { bucketName, shortNumbers, spanName, weekdayNames } = await import(
  '../../../src/screens/statistics/statisticsTexts'
);

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

test('a day is written with its weekday in full, as each language sets them side by side', async () => {
  const monday = Date.parse('2026-11-23T00:00:00+07:00') / 1000;
  const written: Record<string, string> = {};
  for (const code of ['vi', 'en', 'zh', 'it', 'es', 'fr'] as const) {
    await setLanguage(code);
    written[code] = bucketName(monday, 'DAY');
  }
  expect(written).toEqual({
    vi: 'Thứ Hai, 23/11/2026',
    en: 'Monday, 23/11/2026',
    zh: '星期一 23/11/2026',
    it: 'lunedì 23/11/2026',
    es: 'lunes, 23/11/2026',
    fr: 'lundi 23/11/2026',
  });
});

test('the weekdays of a calendar are all short, or all in the shortest form where one has no room', async () => {
  const week = [4, 5, 6, 7, 8, 9, 10].map((day) => day * 86_400);
  await setLanguage('vi');
  expect(weekdayNames(week, () => true)).toEqual(['Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6', 'Thứ 7', 'CN']);
  expect(weekdayNames(week, (name) => name.length < 5)).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN']);
  await setLanguage('en');
  expect(weekdayNames(week, (name) => name.length < 3).join('')).toBe('MTWTFSS');
});

test('a range runs as its language does wherever it stands: numbers alone would run as what is around them', async () => {
  const monday = Date.parse('2026-11-23T00:00:00+07:00') / 1000;
  const week = { from: monday, to: monday + 7 * 86_400 };
  const hours = { from: monday + 3600, to: monday + 7200 };
  const ranges = () => [spanName(week), spanName(hours), bucketName(monday, 'WEEK')];
  await setLanguage('vi');
  const plain = ranges();
  expect(plain).toEqual(['23/11/2026 – 29/11/2026', '01:00 23/11/2026 – 02:00 23/11/2026', '23/11 – 29/11/2026']);
  await setLanguage('ar');
  expect(ranges()).toEqual(plain.map((range) => `\u200f${range}`));
});

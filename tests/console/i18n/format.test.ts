import { beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../../contract/wire/languages';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { format } = await import('../../../src/i18n/format');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21, 3) / 1000;
const ago = (seconds: number) => format.ago(NOW - seconds, NOW);

beforeEach(async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
});

test('how long ago, by the thresholds of docs/specification.md section 9', () => {
  expect(ago(59)).toBe('vài giây trước');
  expect(ago(MINUTE)).toBe('1 phút trước');
  expect(ago(DAY - 1)).toBe('23 giờ trước');
  expect(ago(DAY)).toBe('1 ngày trước');
  expect(ago(28 * DAY - 1)).toBe('27 ngày trước');
  expect(ago(28 * DAY)).toBe('24 thg 10');
  expect(ago(365 * DAY - 1)).toMatch(/thg 11$/);
  expect(ago(365 * DAY)).toBe('21/11/2025');
  // A clock that runs behind the server's.
  expect(ago(-5)).toBe('vài giây trước');
});

test.each([...LANGUAGES, 'ar-XB'] as const)(
  'dates, numbers and times have the digits of identifiers: %s',
  async (code) => {
    await setLanguage(code);
    const all = [
      format.number(1234.5),
      format.percent(0.25),
      format.date(NOW),
      format.dateTime(NOW),
      ago(7 * DAY),
      ago(60 * DAY),
    ];
    for (const text of all) expect(text.replaceAll(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
    expect(format.date(NOW)).toBe('21/11/2026');
    expect(ago(7 * DAY)).not.toBe(ago(8 * DAY));
  },
);

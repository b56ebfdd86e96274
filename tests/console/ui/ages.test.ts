import { beforeEach, expect, test, vi } from 'vitest';

const NOON = Date.UTC(2026, 10, 29, 12);
const fakeAge = (secondsAgo: number) => {
  const dateTime = new Date(NOON - secondsAgo * 1000).toISOString();
  return { dateTime, textContent: format.ago(Date.parse(dateTime) / 1000) };
};
const page = Object.assign(new EventTarget(), {
  documentElement: {},
  hidden: false,
  shown: [] as ReturnType<typeof fakeAge>[],
  querySelectorAll: () => page.shown,
});
vi.stubGlobal('document', page);
vi.stubGlobal('window', globalThis);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { format } = await import('../../../src/i18n/format');
const { keepAges } = await import('../../../src/ui/ages');

const texts = () => page.shown.map(({ textContent }) => textContent);
const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(async () => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  await setLanguage('en');
  await loadConsoleTexts();
  page.shown = [fakeAge(0), fakeAge(480), fakeAge(500)];
  return keepAges();
});

test('all ages of a page move together, once a minute', () => {
  const first = texts();
  passSeconds(59);
  expect(texts()).toEqual(first);
  passSeconds(2);
  expect(texts()).toEqual(['1 min. ago', '9 min. ago', '9 min. ago']);
  passSeconds(60);
  expect(texts()).toEqual(['2 min. ago', '10 min. ago', '10 min. ago']);
});

test('what is drawn within the minute says what its neighbours say', () => {
  passSeconds(61);
  const drawn = [format.ago(NOON / 1000 - 500)];
  passSeconds(58);
  expect([...drawn, format.ago(NOON / 1000 - 500)]).toEqual([texts()[2], texts()[2]]);
});

test('a page that nobody sees rests, and is right as soon as it is seen again', () => {
  const first = texts();
  page.hidden = true;
  passSeconds(600);
  expect(texts()).toEqual(first);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  expect(texts()).toEqual(['10 min. ago', '18 min. ago', '18 min. ago']);
});

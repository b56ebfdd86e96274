import { afterEach, expect, test, vi } from 'vitest';
import { utcOffset } from '../../../src/i18n/utcOffset';

afterEach(() => vi.restoreAllMocks());

test.each([
  [-420, 'UTC+7'],
  [0, 'UTC+0'],
  [210, 'UTC−3:30'],
  [-345, 'UTC+5:45'],
])('a clock that is %d minutes behind UTC is at %s', (minutes, said) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  expect(utcOffset(1_790_000_000)).toBe(said);
});

test('what is no moment has no offset', () => {
  expect(utcOffset(Number.NaN)).toBe('');
});

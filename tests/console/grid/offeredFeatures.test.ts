import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
const { session } = await import('../../../src/state/session');
const { offeredScreen } = await import('../../../src/grid/list/offeredFeatures');

type Screen = Parameters<typeof offeredScreen>[0];
const SCREEN = {
  columns: [],
  sorts: [
    { value: '-time', title: 'screens.newest' },
    { value: 'time', title: 'screens.oldest' },
    { value: 'weight', title: 'screens.reports.byWeight.title', extension: 'cases.weight' },
  ],
} as unknown as Screen;
const offered = (extensions: typeof session.extensions) => {
  session.extensions = extensions;
  return offeredScreen(SCREEN).sorts?.map(({ value }) => value);
};

test('an order is offered where the server has it, and none where there would be one alone', () => {
  expect(offered(['sort', 'cases.weight'])).toEqual(['-time', 'time', 'weight']);
  expect(offered(['sort'])).toEqual(['-time', 'time']);
  expect(offered(['cases.weight'])).toEqual([]);
});

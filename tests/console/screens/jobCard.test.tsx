import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: ['vi'], platform: 'Linux', userAgent: '' });
const context = { principal: null, extensions: new Set(), screens: new Set(), isRunning: () => false };
vi.mock('../../../src/run', async (original) => ({
  ...(await original<object>()),
  useRights: () => context,
  useCommandContext: () => context,
  useCommandState: () => ({ is: 'hidden' }),
}));
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { ROW_STATES } = await import('../../../src/run/job/ledger');
const { JobCard } = await import('../../../src/screens/jobs/JobCard');
type Job = Parameters<typeof JobCard>[0]['job'];

beforeAll(async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
  await loadDeferredTexts();
});

const NONE = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Job['counts'];
const JOB: Job = {
  id: 'j1',
  commandId: 'post.hide',
  kind: 'post',
  total: 3,
  startedAt: 0,
  counts: { ...NONE, done: 3 },
  phase: 'finished',
  sendAt: null,
  finishedAt: 0,
  undoable: false,
  undone: false,
  undoes: null,
  loaded: false,
};
const stopOf = (how: Partial<Parameters<typeof JobCard>[0]>) =>
  /tabindex="(-?\d)"/i.exec(renderToStaticMarkup(<JobCard job={JOB} isOpen={false} {...how} />))?.[1];

test('a job is where keys can reach it, with rows to show or without; one that is said aside is no stop', () => {
  expect(stopOf({ onOpen: () => {} })).toBe('0');
  expect(stopOf({ onOpen: () => {}, isLine: true })).toBe('0');
  expect(stopOf({})).toBe('0');
  expect(stopOf({ isLine: true })).toBe('-1');
});

test('a job says when it was begun and how long it took; one that goes on says no length', () => {
  const whenOf = (how: Partial<Job>) =>
    /data-when="">([^<]*)</.exec(renderToStaticMarkup(<JobCard job={{ ...JOB, ...how }} isOpen={false} />))?.[1];
  const today = Math.floor(Date.now() / 1000);
  expect(whenOf({ startedAt: today, finishedAt: today + 75 })).toMatch(/^\d\d:\d\d · 1 phút$/);
  expect(whenOf({ startedAt: today, finishedAt: today + 12 })).toMatch(/^\d\d:\d\d · 12 giây$/);
  // Its end is kept in whole seconds, and may lie before its beginning.
  expect(whenOf({ startedAt: today + 0.6, finishedAt: today })).toMatch(/ · 1 giây$/);
  expect(whenOf({ startedAt: today, finishedAt: null, phase: 'running' })).toMatch(/^\d\d:\d\d$/);
  expect(whenOf({ startedAt: 1_700_000_000, finishedAt: 1_700_000_012 })).toMatch(
    /^1[45]\/11\/2023 \d\d:\d\d · 12 giây$/,
  );
});

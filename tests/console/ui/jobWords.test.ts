import { beforeAll, expect, test, vi } from 'vitest';
import type { TextKey } from '../../../commands/core/textKey';
import { setLanguage, t } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { countRows } from '../../../src/run/job/ledger';
import { troublesOf } from '../../../src/screens/jobs/JobCard';
import { wordsOf } from '../../../src/shell/toasts';

vi.mock('../../../src/ui/Icon', () => ({ Icon: () => null }));

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await setLanguage('vi');
  await loadDeferredTexts();
});

const none = { done: 0, failed: 0, settled: 0, skipped: 0, cancelled: 0, skippedWhy: '' };
const said = (key: TextKey, counts: Record<string, string | number>) =>
  wordsOf({ key, params: { command: 'profile.setAuthentic', ...none, ...counts }, tone: 'info' });

test('the end of a job says what became of every row of it', () => {
  expect(said('run.jobDone', { done: 12, total: 12 })).toMatch(/: xong 12\/12\.$/);
  expect(
    said('run.jobDone', { done: 8, total: 12, settled: 1, skipped: 3, skippedWhy: 'profile.alreadyAuthentic' }),
  ).toMatch(/: xong 8\/12\. Người khác đã xử lý: 1 · Bỏ qua: 3\. .+\.$/);
  expect(said('run.jobFailed', { done: 8, total: 12, failed: 3, cancelled: 1 })).toMatch(/Đã huỷ: 1$/);
});

test('an undone job says that it is undone, by the name of what was undone', () => {
  expect(said('run.jobUndone', { done: 12, total: 12 })).toMatch(/^Đã hoàn tác 12\/12: .+\.$/);
});

test('what was done under a policy says so at its end, of one row and of many', () => {
  const params = { command: 'report.deletePost', policy: 'Lừa đảo' };
  const one = wordsOf({ key: 'report.deletePost.done', params: { ...params, name: 'Bài A' }, tone: 'good' });
  expect(one).toMatch(/Bài A.* · Quy định: .?Lừa đảo.?$/);
  const many = wordsOf({ key: 'run.jobDone', params: { ...params, ...none, done: 12, total: 12 }, tone: 'good' });
  expect(many).toMatch(/xong 12\/12\. · Quy định: .?Lừa đảo.?$/);
});

test('the head of a job says how many of its rows failed, and how many nobody knows of, each as what it is', () => {
  const headOf = (states: readonly ('done' | 'failed' | 'unsure')[]) =>
    troublesOf({ counts: countRows(states.map((state) => ({ state }))), total: states.length }).map(
      ({ text, params, tone }) => [t(text, params), tone],
    );
  expect(headOf(['done', 'done'])).toEqual([]);
  expect(headOf(['done', 'failed', 'unsure', 'failed'])).toEqual([
    ['Lỗi 2/4', 'bad'],
    ['Có thể đã được nhận: 1/4', 'warn'],
  ]);
});

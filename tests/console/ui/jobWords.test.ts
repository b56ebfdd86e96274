import { beforeAll, expect, test, vi } from 'vitest';
import type { TextKey } from '../../../commands/core/textKey';
import { setLanguage, t } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { countRows } from '../../../src/run/job/ledger';
import { headOf, troublesOf } from '../../../src/screens/jobs/jobHead';
import { whyOf } from '../../../src/screens/jobs/why';
import { wordsOf } from '../../../src/shell/toasts';
import { session } from '../../../src/state/session';

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
  ).toMatch(/: xong 8\/12\. Đã được xử lý trước đó: 1 · Bỏ qua: 3\. .+\.$/);
  expect(said('run.jobFailed', { done: 8, total: 12, failed: 3, cancelled: 1 })).toMatch(/Đã huỷ: 1$/);
});

test('the end of an import says how many rows of its file were not sent', () => {
  const behind = 'screens.imports.states.unreadable:5 screens.imports.states.leftOut:1';
  expect(said('run.jobDone', { done: 5, total: 5, behind })).toMatch(/: xong 5\/5\. Không nhập được: 5 · Bỏ qua: 1$/);
  expect(said('run.jobDone', { done: 5, total: 5, behind: '' })).toMatch(/: xong 5\/5\.$/);
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

test('the head of a job says once what became of all its rows, and apart what became of some', () => {
  type State = 'done' | 'failed' | 'settled';
  const headOfJob = (states: readonly State[], { takenBack = 0, phase = 'finished' as const } = {}) => {
    const counts = countRows(states.map((state) => ({ state })));
    const { stand, counted } = headOf(
      { counts, total: states.length },
      { phase: takenBack > 0 ? 'takenBack' : phase, takenBack, isWaiting: false },
    );
    return [t(stand.text, stand.params), stand.tone, counted.join(' · ')];
  };
  expect(headOfJob(['done', 'done'])).toEqual(['Xong 2', 'good', '']);
  expect(headOfJob(['done', 'done'], { takenBack: 2 })).toEqual(['Đã hoàn tác 2', 'fact', '']);
  expect(headOfJob(['settled', 'settled'])).toEqual(['Đã được xử lý trước đó 2', 'fact', '']);
  expect(headOfJob(['done', 'failed'])).toEqual(['Đã kết thúc', 'fact', 'Xong 1']);
});

test('the head of a job that waits counts what is to be sent, and says of no row that it is on its way', () => {
  const counts = countRows((['done', 'sending', 'waiting', 'waiting'] as const).map((state) => ({ state })));
  const head = headOf({ counts, total: 4 }, { phase: 'running', takenBack: 0, isWaiting: true });
  expect(t(head.stand.text, head.stand.params)).toBe('Chờ gửi 3');
  expect(head.counted).toEqual(['Xong 1']);
});

test('a row that was settled before is called nobody else’s where it was oneself', () => {
  session.user = { uid: 7 } as never;
  const whyOfRow = (by?: { uid: number; name: string }) =>
    whyOf('report.ignore', {
      rowId: 'c1',
      name: 'Bài A',
      state: 'settled',
      before: null,
      settledAs: { how: 'screens.reports.decision.ignored', ...(by && { by }) },
    });
  expect(whyOfRow({ uid: 7, name: 'Hoa' })).toMatch(/ · Bạn$/);
  expect(whyOfRow({ uid: 8, name: 'Lan' })).toMatch(/ · Lan$/);
  expect(whyOfRow()).not.toContain(' · ');
  expect(t('run.state.settled')).toBe('Đã được xử lý trước đó');
});

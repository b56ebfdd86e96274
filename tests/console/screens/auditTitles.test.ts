import { beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../../../src/i18n';
import { loadDeferredTexts } from '../../../src/i18n/deferredTexts';
import { commandTitle } from '../../../src/screens/audit/values';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', { setItem: () => {} });
  await setLanguage('vi');
  await loadDeferredTexts();
});

test('a job that stands in one line is called by what is true of all that it did', () => {
  const jobOf = (...kinds: string[]) =>
    commandTitle({
      command: 'report.deletePost',
      target: { kind: 'report', id: '1', name: '' },
      job: { id: 'xoa', size: 2, kinds },
    });
  expect(jobOf('report', 'comment', 'post')).toBe('Xoá nội dung');
  expect(jobOf('report', 'comment')).toBe('Xoá bình luận');
  expect(jobOf('report', 'post')).toBe('Xoá bài');
});

const titleOf = (command: string, kind: string) => commandTitle({ command, target: { kind, id: '1', name: '' } });

test('the log of changes calls a deleted comment a comment, and a command that it does not know by its id', () => {
  expect(titleOf('report.deletePost', 'comment')).toBe('Xoá bình luận');
  expect(titleOf('report.deletePost', 'post')).toBe('Xoá bài');
  expect(titleOf('somebody.elses', 'post')).toBe('somebody.elses');
});

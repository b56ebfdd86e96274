import { beforeAll, expect, test, vi } from 'vitest';
import { aCase } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { commandById } = await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { deedOf } = await import('../../../src/palette/deed');
const { titleOn } = await import('../../../src/state/titleOn');
const { session } = await import('../../../src/state/session');

beforeAll(async () => {
  await setLanguage('vi');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  session.extensions = ['cases'] as never;
});

const deletes = commandById('report.deletePost') ?? expect.fail();
const [post, comment] = [aCase(), aCase({ commentId: 'c1' })];

test.each([
  [[post, post], 'Xoá bài (2)'],
  [[comment, comment], 'Xoá bình luận (2)'],
  [[post, comment], 'Xoá nội dung (2)'],
  [[comment], 'Xoá bình luận'],
])('what ends a question is called by what is true of its rows, as the button before it: %#', (rows, said) => {
  expect(deedOf(deletes, rows)).toBe(said);
  expect(said.startsWith(titleOn(deletes, rows))).toBe(true);
});

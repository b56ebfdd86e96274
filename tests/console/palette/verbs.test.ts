import { expect, test, vi } from 'vitest';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import { aPost, aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
await import('../../../commands/every');
const { setLanguage, loadTexts } = await import('../../../src/i18n');
const { DEFERRED, loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { textAt } = await import('../../../src/i18n/texts');
const { splitQuery } = await import('../../../src/palette/splitQuery');
const { aimedAt, verbsFor } = await import('../../../src/palette/verbs');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
const texts = await loadTexts('en', DEFERRED);
const english = (key: string) => textAt(texts, key);

const standing = (...may: readonly string[]) => ({
  principal: { uid: 1, actions: new Set(may), tierId: 99 },
  extensions: new Set(EXTENSIONS),
  screens: new Set<string>(),
  isRunning: () => false,
});
type Row = { kind: 'profile' | 'post'; row: unknown };
const member = (displayName: string, more = {}): Row => ({ kind: 'profile', row: aProfile({ displayName, ...more }) });
/** What the palette offers for a query of which the rest finds these rows. */
function offered(typed: string, rows: readonly Row[], ...may: readonly string[]) {
  const context = standing(...may);
  const parts = splitQuery(typed, verbsFor(context, english));
  return aimedAt(rows, parts?.verbs ?? [], context, 4).map(({ command, title, why }) => [command.id, title, why]);
}

const TOAN = member('Hoàng Xuân Toàn');
const MAY = ['PROFILE_VIEW', 'PROFILE_LOCK', 'POST_VIEW', 'POST_HIDE'];

test.each(['khoá toàn', 'khoa toan', 'toan khoa', 'block toan', 'Toàn block member', 'chặn toàn', 'cam toan'])(
  '“%s” offers to block the member',
  (typed) => {
    expect(offered(typed, [TOAN], ...MAY)).toEqual([['profile.block', 'Khoá thành viên', null]]);
  },
);

test('a command is offered for rows of its own kind alone', () => {
  const rows: readonly Row[] = [TOAN, { kind: 'post', row: aPost({ content: 'Toàn' }) }];
  expect(offered('khoá toàn', rows, ...MAY).map(([id]) => id)).toEqual(['profile.block', 'post.block']);
  expect(offered('khoá thành viên toàn', rows, ...MAY).map(([id]) => id)).toEqual(['profile.block']);
});

test('what may not be run is not offered, and what a row can’t take says why, after those that can', () => {
  expect(offered('khoá toàn', [TOAN], 'PROFILE_VIEW')).toEqual([]);
  const blocked = member('Lê Toàn', { blocks: ['BLOCK_POST'] });
  expect(offered('mở khoá toàn', [TOAN, blocked], ...MAY)).toEqual([
    ['profile.unblock', 'Mở khoá thành viên', null],
    ['profile.unblock', 'Mở khoá thành viên', expect.stringMatching(/./)],
  ]);
});

test('no more than a few are offered', () => {
  const many = Array.from({ length: 9 }, (_, at) => member(`Toàn ${at}`));
  expect(offered('khoá toàn', many, ...MAY)).toHaveLength(4);
});

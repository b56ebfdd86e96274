import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AuditEntry } from '../../../contract/audit';

vi.mock('../../../src/ui/Icon', () => ({ Icon: () => null }));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {}, addEventListener: () => {}, baseURI: 'http://desk.example/' });
vi.stubGlobal('location', { pathname: '/', search: '', hash: '' });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { default: AuditDetail } = await import('../../../src/screens/audit/AuditDetail');

beforeAll(async () => {
  await setLanguage('ar');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
});
afterAll(() => setLanguage('vi'));

const anEntry = (before: AuditEntry['before'], after: AuditEntry['after']): AuditEntry => ({
  id: '1',
  at: 1_790_000_000,
  actor: { uid: 1, user_name: 'hoa', display_name: 'Hoa' },
  command: 'temple.edit',
  target: { kind: 'temple', id: 'temple1' },
  before,
  after,
});
/** Its words, without what is written in tags. */
const drawn = (before: AuditEntry['before'], after: AuditEntry['after']) =>
  renderToStaticMarkup(
    <AuditDetail row={anEntry(before, after)} rowId="1" isOpened={false} onClose={() => {}} />,
  ).replaceAll(/<[^>]*>/g, '');
const isolatesIn = (text: string) => text.match(/[\u2066-\u2069]/g) ?? [];

test('several values side by side have nothing between them from right to left that would be taken for hidden in what was stored', () => {
  const tags = ['vi', 'en', 'km'];
  expect(isolatesIn(drawn({ languageTags: tags, city: 'a' }, { languageTags: tags, city: 'b' }))).toEqual([]);
  expect(isolatesIn(drawn(null, { roles: [{ role_name: 'Trực' }, { role_name: 'Duyệt' }] }))).toEqual([]);
});

test('an isolate that was stored is still there to be revealed', () => {
  const roles = [{ role_name: '\u2067Trực' }, { role_name: 'Duyệt' }];
  expect(isolatesIn(drawn(null, { roles }))).toEqual(['\u2067']);
  expect(isolatesIn(drawn({ city: 'a' }, { city: '\u2068b\u2069' }))).toEqual(['\u2068', '\u2069']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { aCase, aProfile, aTempleRow } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { newNote } = await import('../../../commands/sendNote');
const { setLanguage } = await import('../../../src/i18n');
const { putRows } = await import('../../../src/state/rows');
const { rowName } = await import('../../../src/ui/rowName');

beforeEach(() => setLanguage('vi'));

test('a note that has no words yet is called by what it is about', () => {
  const [about, member] = [aCase({ content: 'Bán thuốc giả' }), aProfile({ displayName: 'Lê Lan' })];
  putRows('report', [about]);
  putRows('profile', [member]);
  const named = [
    rowName('note', newNote({ kind: 'case', id: about.caseId })),
    rowName('note', newNote({ kind: 'profile', id: member.pubkey })),
    rowName('note', newNote({ kind: 'case', id: 'not loaded' })),
    rowName('note', { ...newNote({ kind: 'case', id: about.caseId }), text: 'Đã gọi' }),
  ];
  expect(named).toEqual(['Bán thuốc giả', 'Lê Lan', 'not loaded', 'Đã gọi']);
});

test('from right to left the name of a row without one has nothing in it that would be taken for hidden in its cell', async () => {
  await setLanguage('ar');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
  const named = (name: string) => rowName('templeRow', { ...aTempleRow(), name: '', texts: { name } });
  expect(named('12345')).toContain('12345');
  expect(named('12345')).not.toMatch(/[\u2066-\u2069]/);
  expect(named('1\u20682')).toContain('1\u20682');
});

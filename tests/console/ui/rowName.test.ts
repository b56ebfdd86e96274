import { beforeAll, expect, test, vi } from 'vitest';
import { aCase, aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
const { newNote } = await import('../../../commands/sendNote');
const { setLanguage } = await import('../../../src/i18n');
const { putRows } = await import('../../../src/state/rows');
const { rowName } = await import('../../../src/ui/rowName');

beforeAll(() => setLanguage('vi'));

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

import { expect, test, vi } from 'vitest';

vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { KINDS } = await import('../../../commands/kinds');
const { rowSubtitle } = await import('../../../src/palette/rowSubtitle');
const { staffName } = await import('../../../src/ui/staffName');
const { anAdminUser } = await import('../../commands/rows');

test('somebody of the staff is called by what the server says, and a sign-in name that it does not say leaves no @ behind', async () => {
  await setLanguage('vi');
  await loadConsoleTexts();
  const [named, known, unknown] = [
    { display_name: 'Lan', user_name: 'lan' },
    { display_name: '', user_name: 'lan' },
    { display_name: '', user_name: '' },
  ];
  expect([named, known, unknown].map(staffName)).toEqual(['Lan', '@lan', '(không tên)']);
  const rows = [named, known, unknown].map((names) => ({ ...anAdminUser(), ...names }));
  expect(rows.map(KINDS.adminUser.nameOf)).toEqual(['Lan @lan', '@lan', '']);
  expect(rowSubtitle('adminUser', { ...anAdminUser(), user_name: '' })).not.toContain('@');
});

import { afterEach, expect, test, vi } from 'vitest';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import { aCase, aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { entriesFor } = await import('../../../src/palette/entries');
const { targetOf } = await import('../../../src/palette/target');
const { activeView, setActiveView } = await import('../../../src/state/activeView');
const { putRows } = await import('../../../src/state/rows');
const { auditLog } = await import('./views');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);

afterEach(() => {
  activeView.active = null;
});

const context = {
  principal: { uid: 1, actions: new Set(ACTION_IDS), tierId: 99 },
  extensions: new Set(EXTENSIONS),
  screens: new Set<string>(),
  isRunning: () => false,
};
/** Whether the palette offers to open what is at hand on the page at this address. */
function offersToOpen(address: string, kind: 'report' | 'profile', cursor: string, selected: readonly string[] = []) {
  const { pathname, search } = new URL(address, 'https://desk.example');
  vi.stubGlobal('location', { origin: 'https://desk.example', pathname, search });
  setActiveView({
    ...auditLog,
    kind,
    cursorId: () => cursor,
    selectedIds: () => selected,
    selectionSize: () => selected.length,
  });
  const entries = entriesFor(context, targetOf(null), () => undefined, false);
  return entries.some(({ command }) => command.id === `${kind}.open`);
}

test('what is open already is not offered to be opened, whatever else the address says', () => {
  const [open, other] = [aCase(), aCase()];
  putRows('report', [open, other]);
  const at = `/dashboard/report?action=0&row=${encodeURIComponent(open.caseId)}`;
  expect(offersToOpen('/dashboard/report', 'report', open.caseId)).toBe(true);
  expect(offersToOpen(at, 'report', open.caseId)).toBe(false);
  expect(offersToOpen(at, 'report', other.caseId)).toBe(true);
  expect(offersToOpen(at, 'report', other.caseId, [open.caseId])).toBe(false);
});

test('a member opens on a page of their own: from beside the list the way there is offered, and on it no more', () => {
  const member = aProfile();
  putRows('profile', [member]);
  expect(offersToOpen(`/dashboard/profile?row=${member.pubkey}`, 'profile', member.pubkey)).toBe(true);
  expect(offersToOpen(`/dashboard/user-detail/${member.pubkey}`, 'profile', member.pubkey)).toBe(false);
});

import { expect, test, vi } from 'vitest';
import { aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { entriesFor } = await import('../../../src/palette/entries');
const { grouped } = await import('../../../src/palette/groups');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);

const context = {
  principal: {
    uid: 1,
    actions: new Set(['PROFILE_VIEW', 'PROFILE_LOCK', 'LOCATION_VIEW', 'LOCATION_ADD', 'USER_ADD']),
    tierId: 99,
  },
  extensions: new Set<never>(),
  screens: new Set(['/dashboard/profile-manager']),
  isRunning: () => false,
};
const entries = entriesFor(context, { rows: [aProfile()], kind: 'profile' }, () => undefined, false).filter(
  ({ why }) => why === null,
);
const recent = entries
  .filter(({ command }) => ['profile.block', 'temple.create'].includes(command.id))
  .map((entry) => ({ ...entry, section: 'recent' as const }));
const groups = grouped(entries, recent, 500);
const groupsWith = (id: string) =>
  groups.flatMap(({ group, entries: some }) => some.filter(({ command }) => command.id === id).map(() => group));

test('what is done to the row comes first, then what was run, the list, what is made, where to go, and the console', () => {
  expect(groups.map(({ group }) => group)).toEqual(['rows', 'recent', 'here', 'create', 'go', 'console', 'others']);
  expect(groupsWith('list.selectAll')).toEqual(['here']);
  expect(groupsWith('go.profiles')).toEqual(['go']);
  expect(groupsWith('theme.layout')).toEqual(['console']);
});

test('a command is there once: of the row where it is that, else among those run last', () => {
  expect(groupsWith('profile.block')).toEqual(['rows']);
  expect(groupsWith('temple.create')).toEqual(['recent']);
  for (const { command } of entries) expect(groupsWith(command.id), command.id).toHaveLength(1);
});

test('no more than asked for, the first groups whole', () => {
  const few = grouped(entries, recent, 5).flatMap(({ entries: some }) => some);
  expect(few).toHaveLength(5);
  expect(few.map(({ command }) => command.id)).toEqual(
    groups
      .flatMap(({ entries: some }) => some)
      .slice(0, 5)
      .map(({ command }) => command.id),
  );
});

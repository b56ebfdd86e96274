import { afterEach, expect, test, vi } from 'vitest';
import type { Kind } from '../../../commands/core/rows';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import type { ActiveView } from '../../../src/state/activeView';
import { aProfile } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadConsoleTexts, loadDeferredTexts } = await import('../../../src/i18n/deferredTexts');
const { entriesFor, recentEntries } = await import('../../../src/palette/entries');
const { grouped } = await import('../../../src/palette/groups');
const { actHistory } = await import('../../../src/run/history/actHistory');
const { activeView, setActiveView } = await import('../../../src/state/activeView');
const { auditLog, charts } = await import('./views');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);

afterEach(() => {
  activeView.active = null;
  actHistory.entries = [];
});

const context = {
  principal: { uid: 1, actions: new Set(ACTION_IDS), tierId: 99 },
  extensions: new Set(EXTENSIONS),
  screens: new Set<string>(),
  isRunning: () => false,
};
/** The entries at a view with these rows, and the groups that they make while nothing is typed. */
function palette(view: ActiveView | null, kind?: Kind, rows: readonly unknown[] = []) {
  if (view) setActiveView(view);
  const entries = entriesFor(context, { rows, kind }, () => undefined, false);
  const groups = grouped(entries, recentEntries(entries, 4), 500);
  const idsOf = (group: string) =>
    groups.filter((one) => one.group === group).flatMap((one) => one.entries.map(({ command }) => command.id));
  return { ids: entries.map(({ command }) => command.id as string), groups, idsOf };
}
const nouns = (ids: readonly string[]) => [...new Set(ids.map((id) => id.split('.')[0]))].sort();
const ran = (...ids: readonly string[]) => {
  actHistory.entries = ids.map((commandId) => ({ commandId })) as never;
};

test('“this list” holds what acts on the list at hand and nothing else, also where no command takes its rows', () => {
  const audit = palette(auditLog);
  expect(nouns(audit.idsOf('here'))).toEqual(['list']);
  expect(audit.idsOf('here')).toContain('list.filter');
  expect(audit.idsOf('here')).not.toContain('list.look');
  expect(audit.idsOf('others')).toContain('stats.compare');
  expect(audit.idsOf('go')).toContain('find.temples');
  const members = palette({ ...auditLog, kind: 'profile' }, 'profile', [aProfile()]);
  expect(nouns(members.idsOf('here'))).toEqual(['list']);
});

test('on the statistics it holds what acts on the charts and the numbers there', () => {
  expect(nouns(palette(charts).idsOf('here'))).toEqual(['stats', 'waiting']);
});

test('where there is no list, what acts on one is found by its name alone', () => {
  const settings = palette(null);
  expect(settings.idsOf('here')).toEqual([]);
  expect(settings.groups.flatMap(({ entries }) => entries).map(({ command }) => command.id)).not.toContain(
    'list.filter',
  );
  expect(settings.ids).toContain('list.filter');
});

test('what was run last is offered again where it can be run, and not where it would ask for its row', () => {
  ran('report.ignore', 'report.blockUser', 'temple.delete', 'role.delete', 'profile.block', 'temple.create');
  expect(palette(auditLog).idsOf('recent')).toEqual(['temple.create']);
  expect(palette(auditLog).idsOf('others')).toContain('report.ignore');
  const members = palette({ ...auditLog, kind: 'profile' }, 'profile', [aProfile()]);
  expect(members.idsOf('recent')).toEqual(['temple.create']);
  expect(members.idsOf('rows')).toContain('profile.block');
});

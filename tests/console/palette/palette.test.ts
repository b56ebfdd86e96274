import { expect, test, vi } from 'vitest';
import type { Kind } from '../../../commands/core/rows';
import { KINDS } from '../../../commands/kinds';
import { ACTION_IDS } from '../../../contract/wire/areas';
import { EXTENSIONS } from '../../../contract/wire/endpoint';
import { aCase, aComment, aMedium, aPost, aProfile, aTemple, aTvUser, aVip } from '../../commands/rows';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { entriesFor, named, optionEntries } = await import('../../../src/palette/entries');
const { setActiveView } = await import('../../../src/state/activeView');
const { charts } = await import('./views');
const { bestMatches } = await import('../../../src/palette/match');

await setLanguage('vi');
await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);

const standing = (may: readonly string[]) => ({
  principal: { uid: 1, actions: new Set(may), tierId: 99 },
  extensions: new Set<never>(),
  screens: new Set<string>(),
  isRunning: () => false,
});
const found = (text: string, may: readonly string[] = ['STATISTICAL']) =>
  bestMatches(
    optionEntries(standing(may), (key) => (key === 'stats.range.range.lastMonth' ? 'Last month' : undefined)),
    ({ haystack }) => haystack,
    text,
    50,
  ).map(({ command, args }) => [command.id, ...Object.values(args ?? {})].join(' '));

/** Of the kinds whose commands go by what a row is. */
const ROWS = {
  report: aCase,
  post: aPost,
  profile: aProfile,
  vip: aVip,
  tvUser: aTvUser,
  comment: aComment,
  media: aMedium,
  temple: aTemple,
};

test('what a command could be answered is found by its own name, by that of the command with it, and in English', () => {
  expect(found('7 ngày')[0]).toBe('stats.range 7d');
  expect(found('thang nay')[0]).toBe('stats.range month');
  expect(found('khoang 90 ngay')).toEqual(['stats.range 90d']);
  expect(found('last month')).toEqual(['stats.range lastMonth']);
  expect(found('français')).toEqual(['language.set fr']);
  expect(found('arabic')).toEqual(['language.set ar']);
});

test('the name of a command, or the beginning of it, means no option of the command', () => {
  const ids = (text: string) =>
    named(
      optionEntries(standing(['STATISTICAL']), () => undefined),
      text,
      50,
    ).map(({ args }) => Object.values(args ?? {}).join());
  expect(ids('khoa')).toEqual([]);
  expect(ids('khoang thoi gian')).toEqual([]);
  expect(ids('khoang 90')).toEqual(['90d']);
});

test('who may not run the command is offered none of its answers', () => {
  expect(found('7 ngày', [])).toEqual([]);
});

test('one act has one line, wherever one stands: no two that are offered have the same name', () => {
  for (const kind of [...(Object.keys(KINDS) as Kind[]), undefined]) {
    const context = { ...standing(ACTION_IDS), extensions: new Set(EXTENSIONS) };
    const rows = kind !== undefined && kind in ROWS ? [ROWS[kind as keyof typeof ROWS]()] : [];
    const entries = entriesFor(context, { rows, kind }, () => undefined, false);
    const twice = entries.filter(({ title }, at) => entries.findIndex((other) => other.title === title) !== at);
    expect(
      twice.map(({ command, title }) => `${title} (${command.id})`),
      `at ${kind ?? 'no list'}`,
    ).toEqual([]);
  }
});

test('what only works on the rows of an open file is offered beside them, and nowhere else', () => {
  const titles = (kind: 'templeRow' | 'temple') =>
    entriesFor(standing(['LOCATION_ADD']), { rows: [], kind }, () => undefined, false).map(({ command }) => command.id);
  expect(titles('templeRow')).toContain('temple.importAll');
  expect(titles('temple')).not.toContain('temple.importAll');
  expect(titles('temple')).toContain('temple.create');
});

test('among equals what belongs to the screen at hand comes first: on the statistics an export is that of the statistics', () => {
  const may = ['STATISTICAL', 'LOCATION_VIEW', 'LOCATION_ADD'];
  const first = (kind: 'temple' | undefined) =>
    bestMatches(
      entriesFor(standing(may), { rows: [], kind }, () => undefined, false),
      ({ haystack }) => haystack,
      'xuat',
      50,
    ).map(({ command }) => command.id);
  const exportsAt = (kind: 'temple' | undefined) => first(kind).filter((id) => /xport/.test(id));
  const leave = setActiveView(charts);
  expect(exportsAt(undefined)[0]).toBe('stats.exportCsv');
  leave();
  expect(exportsAt('temple')[0]).toBe('temple.export');
});

test('the palette is not among what it lists, by its place or by its name', () => {
  const entries = entriesFor(standing(['LOCATION_ADD']), { rows: [], kind: undefined }, () => undefined, false);
  expect(entries.map(({ command }) => command.id)).not.toContain('palette.open');
  expect(entries.map(({ command }) => command.id)).toContain('help.keys');
});

test('a command that is under way on the row is there with that reason: no other one takes its place at Enter', () => {
  const running = {
    ...standing(['PROFILE_VIEW', 'PROFILE_LOCK']),
    isRunning: (id: string) => id === 'profile.toggleOnlyMe',
  };
  const target = { rows: [aProfile()], kind: 'profile' as const };
  const [first] = named(
    entriesFor(running, target, () => undefined, false),
    'chỉ mình họ thấy',
    50,
  );
  expect(first).toMatchObject({ command: { id: 'profile.toggleOnlyMe' }, why: 'Đang chạy' });
});

test('what a command is found by is prepared once, and an entry that says the same is the same', () => {
  const none = () => undefined;
  const at = () => entriesFor(standing(ACTION_IDS), { rows: [aProfile()], kind: 'profile' }, none, false);
  const before = at();
  expect(at()).toBe(before);
  entriesFor(standing([]), { rows: [], kind: undefined }, none, false);
  expect(at().every((entry, place) => entry === before[place])).toBe(true);
  const options = () => optionEntries(standing(['STATISTICAL']), none).map(({ haystack, own }) => [haystack, own]);
  const known = options();
  expect(
    options()
      .flat()
      .every((haystack, place) => haystack === known.flat()[place]),
  ).toBe(true);
});

test('in another language it is prepared anew', async () => {
  const titles = () => entriesFor(standing(['LOCATION_ADD']), { rows: [], kind: undefined }, () => undefined, false);
  const spoken = titles().find(({ command }) => command.id === 'temple.create');
  await setLanguage('fr');
  const french = titles().find(({ command }) => command.id === 'temple.create');
  expect(french?.title).not.toBe(spoken?.title);
  expect(french?.haystack.texts[0]?.said).toBe(french?.title);
  await setLanguage('vi');
});

import { afterEach, beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { platform: 'Linux' });
await import('../../../commands/every');
const { setLanguage } = await import('../../../src/i18n');
const { loadDeferredTexts, loadConsoleTexts } = await import('../../../src/i18n/deferredTexts');
const { allBindings, keySettings, pressesOf, rememberKeys } = await import('../../../src/keys/bindings');
const { conflictOf, rebind, resetKey, resetKeys } = await import('../../../src/keys/rebinding');
const { listHint } = await import('../../../src/keys/keyText');

beforeAll(async () => {
  await setLanguage('en');
  await Promise.all([loadConsoleTexts(), loadDeferredTexts()]);
});
afterEach(() => {
  resetKeys();
  keySettings.single = 'everywhere';
});

test('a command without a default key can be given one, which works where its rows are, and lose it again', () => {
  const given = {
    commandId: 'post.unhide',
    press: 'Shift+T',
    where: 'post',
    repeats: false,
    inDialogs: false,
    changesRows: true,
  };
  expect(pressesOf('post.unhide')).toEqual([]);
  expect(conflictOf('post.unhide', 'h')).toBe('post.hide');
  rebind('post.unhide', ['Shift+T']);
  expect(allBindings()).toContainEqual(given);
  expect(conflictOf('list.refresh', 'Shift+T')).toBe('post.unhide');
  resetKey('post.unhide');
  expect(allBindings()).not.toContainEqual(given);
});

test('a key that the person has chosen stays theirs when a later version gives it to another command as well', () => {
  const first = (press: string) =>
    allBindings().find((one) => one.where === 'report' && one.press === press)?.commandId;
  expect(first('Shift+B')).toBe('report.blockForPolicy');
  keySettings.rebound = { 'report.takeOver': ['Shift+B'] };
  expect(first('Shift+B')).toBe('report.takeOver');
});

test('a hint names the key that the person has; the palette and a title where none works', () => {
  const hint = () => listHint('screens.roles.empty.hint', 'role.add', {}, () => true);
  expect(hint()).toBe('Press C to add a role.');
  rebind('role.add', ['Mod+J']);
  expect(hint()).toBe('Press Ctrl+J to add a role.');
  expect(
    listHint(
      'screens.roles.empty.hint',
      'role.add',
      {},
      () => true,
      (press) => `[${press}]`,
    ),
  ).toBe('Press [Mod+J] to add a role.');
  resetKeys();
  keySettings.single = 'off';
  expect(hint()).toBe('Press Ctrl+K “Add role” to add a role.');
});

test('charts and lists are never there together, so that one key may be of both', () => {
  const [ofCharts] = allBindings().filter(({ where, press }) => where === 'stats' && !press.includes(' '));
  const press = 'Shift+Y';
  rebind(ofCharts?.commandId ?? '', [press]);
  expect([conflictOf('list.filter', press), conflictOf('post.hide', press)]).toEqual([undefined, undefined]);
  expect(conflictOf('go.posts', press)).toBe(ofCharts?.commandId);
  rebind('list.filter', [press]);
  expect(conflictOf('post.hide', press)).toBe('list.filter');
  expect(() => rebind('post.hide', [press])).toThrow('Shift+Y belongs to list.filter.');
});

test('what was chosen is kept in the browser and read again, without what is no choice', () => {
  const kept = ['{"single":"lists","before":"nowhere","rebound":{"post.hide":["Shift+Y"]}}'];
  rememberKeys({ getItem: () => kept.at(-1) ?? null, setItem: (_, text) => void kept.push(text) });
  expect(keySettings).toMatchObject({ single: 'lists', before: 'everywhere' });
  expect(pressesOf('post.hide')).toEqual(['Shift+Y']);
  rebind('post.hide', ['Shift+U']);
  return vi.waitFor(() => expect(JSON.parse(kept.at(-1) ?? '').rebound).toEqual({ 'post.hide': ['Shift+U'] }));
});

test.each([['no JSON {'], ['{"single":"nowhere","before":1,"rebound":"h"}'], [null]])(
  'where the browser holds %s the keys are those that everybody has at first',
  (kept) => {
    const written: string[] = [];
    rememberKeys({ getItem: () => kept, setItem: (_, text) => void written.push(text) });
    expect(keySettings).toMatchObject({ single: 'everywhere', before: 'everywhere', rebound: {} });
    // What can't be read is not read again.
    expect(written).toEqual(kept === 'no JSON {' ? ['{}'] : []);
  },
);

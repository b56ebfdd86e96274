import { LANGUAGES, type Language, OWN_NAMES } from '../contract/wire/languages';
import { defineConsoleCommand, nothing, oneOf } from './core/definition';
import type { Titled } from './core/textKey';

const panel = <const Id extends Titled>(
  id: Id,
  which: 'palette' | 'places' | 'search' | 'keys' | 'settings' | 'history' | 'tour',
  icon: string,
  press?: string | readonly string[],
) =>
  defineConsoleCommand({
    id,
    on: nothing(),
    permission: 'session',
    icon,
    ...(press ? { key: { press, where: 'anywhere' as const } } : {}),
    run: (world) => world.show(which),
  });

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const languageOption = (value: Language) => ({
  value,
  label: OWN_NAMES[value],
  words: ENGLISH_NAMES.of(value) ?? value,
});

const numbers = (last: number) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** To another part of the page. F6 alone is the browser's (docs/specification.md section 10.2, rule 8). */
const goToPart = <const Id extends Titled>(id: Id, direction: 1 | -1, press: string, icon: string) =>
  defineConsoleCommand({
    id,
    on: nothing(),
    permission: 'session',
    icon,
    key: { press, where: 'anywhere', inDialogs: true },
    run: (world) => world.part(direction),
  });

export const consoleCommands = [
  panel('palette.open', 'palette', 'command', 'Mod+K'),
  panel('palette.search', 'search', 'search'),
  panel('go.choose', 'places', 'signpost', ['g /', 'g ArrowDown', 'g ArrowUp']),
  panel('help.keys', 'keys', 'keyboard', ['?', 'Mod+/']),
  panel('help.tour', 'tour', 'sparkles'),
  panel('settings.open', 'settings', 'settings', 'g x'),
  panel('history.open', 'history', 'history'),
  defineConsoleCommand({
    id: 'history.undo',
    on: nothing(),
    permission: 'session',
    icon: 'undo-2',
    key: { press: ['z', 'Mod+Z'], where: 'anywhere' },
    // A file that is open is repaired before anything of it is written: that is taken back first.
    run: (world) => {
      if (!world.screen('templeImport').undo()) world.history.undo();
    },
  }),
  defineConsoleCommand({
    id: 'history.redo',
    on: nothing(),
    permission: 'session',
    icon: 'redo-2',
    key: { press: 'Mod+Shift+Z', where: 'anywhere' },
    run: (world) => world.history.redo(),
  }),
  defineConsoleCommand({
    id: 'command.repeat',
    on: nothing(),
    permission: 'session',
    icon: 'repeat',
    run: (world) => world.history.repeat(),
  }),
  defineConsoleCommand({
    id: 'sidebar.toggle',
    on: nothing(),
    permission: 'session',
    icon: 'panel-left',
    key: { press: 'Mod+B', where: 'anywhere' },
    run: (world) => world.toggle('sidebar'),
  }),
  goToPart('part.next', 1, 'Mod+F6', 'arrow-right-to-line'),
  goToPart('part.previous', -1, 'Mod+Shift+F6', 'arrow-left-to-line'),
  defineConsoleCommand({
    id: 'fullscreen.toggle',
    on: nothing(),
    permission: 'session',
    icon: 'maximize',
    run: (world) => world.toggle('fullscreen'),
  }),
  defineConsoleCommand({
    id: 'language.set',
    on: nothing(),
    permission: 'public',
    icon: 'languages',
    asks: { language: oneOf<Language>(LANGUAGES.map(languageOption)) },
    run: (world, _rows, { language }) => world.setLanguage(language),
  }),
  defineConsoleCommand({
    // 0: light or dark as the system is.
    id: 'theme.layout',
    on: nothing(),
    permission: 'public',
    icon: 'moon',
    asks: { number: oneOf([...numbers(3), { value: '0', label: '0' }]) },
    run: (world, _rows, { number }) => world.setTheme('layout', Number(number)),
  }),
  defineConsoleCommand({
    id: 'theme.sidebar',
    on: nothing(),
    permission: 'public',
    icon: 'palette',
    asks: { number: oneOf(numbers(7)) },
    run: (world, _rows, { number }) => world.setTheme('sidebar', Number(number)),
  }),
  defineConsoleCommand({
    id: 'theme.topbar',
    on: nothing(),
    permission: 'public',
    icon: 'palette',
    asks: { number: oneOf(numbers(7)) },
    run: (world, _rows, { number }) => world.setTheme('topbar', Number(number)),
  }),
  panel('keys.rebind', 'keys', 'keyboard'),
  defineConsoleCommand({
    id: 'keys.reset',
    on: nothing(),
    permission: 'session',
    icon: 'rotate-ccw',
    run: (world) => world.resetKeys(),
  }),
  defineConsoleCommand({
    id: 'keys.mailKeys',
    on: nothing(),
    permission: 'session',
    icon: 'mail',
    run: (world) => world.toggle('mailKeys'),
  }),
  /** Hides the line of keys below lists, or shows it again. */
  defineConsoleCommand({
    id: 'keys.toggleLine',
    on: nothing(),
    permission: 'session',
    icon: 'keyboard',
    run: (world) => world.toggle('keyLine'),
  }),
  /** Makes the report queue one's home, or the overview again. */
  defineConsoleCommand({
    id: 'home.queue',
    on: nothing(),
    permission: 'REPORT_VIEW',
    icon: 'layout-dashboard',
    run: (world) => world.toggle('queueHome'),
  }),
  defineConsoleCommand({
    id: 'keys.singleKeysOff',
    on: nothing(),
    permission: 'session',
    icon: 'keyboard-off',
    run: (world) => world.toggle('singleKeys'),
  }),
] as const;

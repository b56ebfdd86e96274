import { LANGUAGES, type Language, OWN_NAMES } from '../contract/wire/languages';
import { defineLook, nothing, oneOf } from './core/definition';

const panel = <const Id extends string>(
  id: Id,
  which: 'palette' | 'places' | 'search' | 'keys' | 'settings' | 'history' | 'tour',
  icon: string,
  press?: string | readonly string[],
) =>
  defineLook({
    id,
    on: nothing(),
    needs: 'session',
    icon,
    ...(press ? { key: { press, where: 'anywhere' as const } } : {}),
    show: (world) => world.show(which),
  });

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const languageOption = (value: Language) => ({
  value,
  label: OWN_NAMES[value],
  words: ENGLISH_NAMES.of(value) ?? value,
});

const numbers = (last: number) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** To another part of the page. F6 alone is the browser's (KEYBOARD.md section 2, rule 8). */
const goToPart = <const Id extends string>(id: Id, direction: 1 | -1, press: string, icon: string) =>
  defineLook({
    id,
    on: nothing(),
    needs: 'session',
    icon,
    key: { press, where: 'anywhere', inDialogs: true },
    show: (world) => world.part(direction),
  });

export const consoleCommands = [
  panel('palette.open', 'palette', 'command', 'Mod+K'),
  panel('palette.search', 'search', 'search'),
  panel('go.choose', 'places', 'crosshair', ['g /', 'g ArrowDown', 'g ArrowUp']),
  panel('help.keys', 'keys', 'keyboard', ['?', 'Mod+/']),
  panel('help.tour', 'tour', 'sparkles'),
  panel('settings.open', 'settings', 'settings', 'g x'),
  panel('history.open', 'history', 'history'),
  defineLook({
    id: 'history.undo',
    on: nothing(),
    needs: 'session',
    icon: 'undo-2',
    key: { press: ['z', 'Mod+Z'], where: 'anywhere' },
    // A file that is open is repaired before anything of it is written: that is taken back first.
    show: (world) => {
      if (!world.imports.undo()) world.history.undo();
    },
  }),
  defineLook({
    id: 'history.redo',
    on: nothing(),
    needs: 'session',
    icon: 'redo-2',
    key: { press: 'Mod+Shift+Z', where: 'anywhere' },
    show: (world) => world.history.redo(),
  }),
  defineLook({
    id: 'command.repeat',
    on: nothing(),
    needs: 'session',
    icon: 'repeat',
    show: (world) => world.history.repeat(),
  }),
  defineLook({
    id: 'sidebar.toggle',
    on: nothing(),
    needs: 'session',
    icon: 'panel-left',
    key: { press: 'Mod+B', where: 'anywhere' },
    show: (world) => world.toggle('sidebar'),
  }),
  goToPart('part.next', 1, 'Mod+F6', 'arrow-right-to-line'),
  goToPart('part.previous', -1, 'Mod+Shift+F6', 'arrow-left-to-line'),
  defineLook({
    id: 'fullscreen.toggle',
    on: nothing(),
    needs: 'session',
    icon: 'maximize',
    show: (world) => world.toggle('fullscreen'),
  }),
  defineLook({
    id: 'language.set',
    on: nothing(),
    needs: 'public',
    icon: 'languages',
    asks: { language: oneOf<Language>(LANGUAGES.map(languageOption)) },
    show: (world, _rows, { language }) => world.setLanguage(language),
  }),
  defineLook({
    id: 'theme.layout',
    on: nothing(),
    needs: 'public',
    icon: 'moon',
    asks: { number: oneOf(numbers(3)) },
    show: (world, _rows, { number }) => world.setTheme('layout', Number(number)),
  }),
  defineLook({
    id: 'theme.sidebar',
    on: nothing(),
    needs: 'public',
    icon: 'palette',
    asks: { number: oneOf(numbers(7)) },
    show: (world, _rows, { number }) => world.setTheme('sidebar', Number(number)),
  }),
  defineLook({
    id: 'theme.topbar',
    on: nothing(),
    needs: 'public',
    icon: 'palette',
    asks: { number: oneOf(numbers(7)) },
    show: (world, _rows, { number }) => world.setTheme('topbar', Number(number)),
  }),
  panel('keys.rebind', 'keys', 'keyboard'),
  defineLook({
    id: 'keys.reset',
    on: nothing(),
    needs: 'session',
    icon: 'rotate-ccw',
    show: (world) => world.resetKeys(),
  }),
  defineLook({
    id: 'keys.mailKeys',
    on: nothing(),
    needs: 'session',
    icon: 'mail',
    show: (world) => world.toggle('mailKeys'),
  }),
  defineLook({
    id: 'keys.singleKeysOff',
    on: nothing(),
    needs: 'session',
    icon: 'keyboard-off',
    show: (world) => world.toggle('singleKeys'),
  }),
] as const;

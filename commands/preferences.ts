import { LANGUAGES, type Language, OWN_NAMES } from '../contract/wire/languages';
import { defineConsoleCommand, nothing, oneOf } from './core/definition';
import { panel } from './core/panel';

const ENGLISH_NAMES = new Intl.DisplayNames('en', { type: 'language' });
const languageOption = (value: Language) => ({
  value,
  label: OWN_NAMES[value],
  words: ENGLISH_NAMES.of(value) ?? value,
});

const numbers = (last: number) =>
  Array.from({ length: last }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

/** How the console looks, speaks and is learnt. */
export const preferenceCommands = [
  panel('help.keys', 'keys', 'keyboard', ['?', 'Mod+/']),
  panel('help.tour', 'tour', 'sparkles'),
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

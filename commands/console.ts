import { defineConsoleCommand, nothing } from './core/definition';
import { panel } from './core/panel';
import type { Titled } from './core/textKey';

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

/** Of the console itself: what its frame shows, and what a person may press before anything else has come. */
export const consoleCommands = [
  panel('palette.open', 'palette', 'command', 'Mod+K'),
  panel('palette.search', 'search', 'search'),
  panel('go.choose', 'places', 'signpost', ['g /', 'g ArrowDown', 'g ArrowUp']),
  panel('settings.open', 'settings', 'settings', 'g x'),
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
] as const;

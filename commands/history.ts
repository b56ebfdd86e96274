import { defineConsoleCommand, nothing } from './core/definition';
import { panel } from './core/panel';

/** What was done, and taking it back. */
export const historyCommands = [
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
] as const;

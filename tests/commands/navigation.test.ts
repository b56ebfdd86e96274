import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/every';
import { navigationCommands } from '../../commands/navigation';
import { CALLS } from '../../contract/calls';
import { hasExtension } from '../../contract/extensionLists';
import { PLACES } from '../../contract/presence';

test('a screen that only some servers have is there where config.json says where its list is', () => {
  const screens = COMMANDS.flatMap((command) =>
    'path' in command && command.path !== undefined && command.extension !== undefined ? [command] : [],
  );
  expect(screens.length).toBeGreaterThan(3);
  for (const { id, extension } of screens) {
    const found = CALLS.filter((call) =>
      hasExtension(extension as never, { extensions: new Set(), paths: { [call.id]: '/x' } }),
    );
    expect(found, `${id}: name the list of ${extension} in LISTS, contract/server.ts`).toHaveLength(1);
  }
});

test('whoever may open a screen may say that they have it before them, and nobody else', () => {
  const screens = COMMANDS.flatMap((command) =>
    'path' in command && command.id.startsWith('go.') ? [[command.id.slice('go.'.length), command.permission]] : [],
  );
  // The log of changes is each one's own, and imports belong to the temples.
  const others = ['imports', 'audit'];
  expect(Object.fromEntries(screens.filter(([name]) => !others.includes(String(name))))).toEqual(PLACES);
});

/** In the topbar, of what has come for oneself (src/shell/NotificationBell.tsx). */
const OF_THE_TOPBAR: readonly (string | undefined)[] = ['bell'];
test('every screen has a picture of its own, which is no other one’s and none of the topbar', () => {
  const pictures = navigationCommands.map(({ icon }) => icon);
  expect(pictures.filter((icon, at) => pictures.indexOf(icon) !== at || OF_THE_TOPBAR.includes(icon))).toEqual([]);
});

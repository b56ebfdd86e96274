import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/registry';
import { CALLS } from '../../contract/calls';
import { hasExtension } from '../../contract/server';

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

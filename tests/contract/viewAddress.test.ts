import { expect, test } from 'vitest';
import { isConsoleCommand } from '../../commands/core/definition';
import { COMMANDS } from '../../commands/every';
import { VIEWED_SCREENS } from '../../contract/viewAddress';

/** Pages of one's own, and steps of one's own work: no view of them means anything to a colleague. */
const NOBODY_ELSES = ['/dashboard/jobs', '/dashboard/temple-manager/import'];

test('every screen can be shared as a view, under the permission of its route', () => {
  const screens = COMMANDS.flatMap((command) => {
    if (!isConsoleCommand(command)) return [];
    const { path, permission, id } = command;
    return path !== undefined && !id.startsWith('find.') && !NOBODY_ELSES.includes(path)
      ? [[path, permission] as const]
      : [];
  });
  expect([...VIEWED_SCREENS].toSorted()).toEqual([...new Map(screens)].toSorted());
});

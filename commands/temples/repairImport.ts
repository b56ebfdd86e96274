import { defineConsoleCommand, one } from '../core/definition';
import { ok } from '../core/disabledReason';

/** Opens the rows of an import that could not be read, as their file has them, to be repaired and imported after all. */
export const repairImport = defineConsoleCommand({
  id: 'temple.repairImport',
  on: one('templeImport'),
  permission: 'LOCATION_ADD',
  extension: 'imports',
  key: { press: 's', where: 'templeImport' },
  icon: 'pencil',
  when: ({ kept, counts }) => (kept && counts.unreadable > 0 ? ok : 'temple.noRejectedKept'),
  run: (world, [row]) => row && world.screen('templeImport').repairKept(row),
});

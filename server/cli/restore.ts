import { restore as restoreStore } from '../backup/restore';
import { contentsOf, fileOf, storeConfig } from './backupFile';
import type { Subcommand } from './subcommand';

const usage = `restore FILE    fills an empty store with the rows and photos of an archive that "backup" wrote

The store is the one that the same variables name for npm start, and may be of another kind than the one that was backed up. An archive of an
older version is brought up to date. Nothing is written before the archive has been checked whole, and all or nothing then.`;

export const restore: Subcommand = {
  name: 'restore',
  summary: 'fills an empty store from such an archive',
  usage,
  run: async (args) => {
    const manifest = await restoreStore(storeConfig(), fileOf(args, usage));
    process.stdout.write(`Restored: ${contentsOf(manifest)}.\n`);
  },
};

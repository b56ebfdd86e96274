import { contentsOf, fileOf } from './backupFile';
import { storeConfigOf } from './storeConfig';
import type { Subcommand } from './subcommand';

export const restore: Subcommand = {
  name: 'restore',
  summary: 'fills an empty store from such an archive',
  usage: `tamquan restore FILE

Fills an empty store with the rows and photos of an archive that tamquan backup wrote. The store is the one that the same variables name for
tamquan serve, and may be of another kind than the one that was backed up. An archive of an older version is brought up to date. Nothing is
written before the archive has been checked whole, and all or nothing then. From the sources: npm run restore -- FILE.

  TAMQUAN_DATA=/srv/tamquan tamquan restore /backups/tamquan.tar.gz`,
  run: async (args) => {
    const config = storeConfigOf(process.env);
    const file = fileOf(args);
    const { restore } = await import('../backup/restore');
    console.log(`Restored: ${contentsOf(await restore(config, file))}.`);
  },
};

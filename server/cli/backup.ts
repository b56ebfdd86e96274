import { statSync } from 'node:fs';
import { contentsOf, fileOf } from './backupFile';
import { storeConfigOf } from './storeConfig';
import type { Subcommand } from './subcommand';

export const backup: Subcommand = {
  name: 'backup',
  summary: 'writes the store and its photos into one archive, while servers go on',
  usage: `tamquan backup FILE

Writes the store and its photos, as of one moment, into one archive (.tar.gz). Servers may go on meanwhile. The store is the one that the same
variables name for tamquan serve. FILE must not be there yet; until it is whole it is called FILE.partial. It holds all rows but those of
sessions: whoever is signed in signs in again after a restore. From the sources: npm run backup -- FILE.

  tamquan backup /backups/tamquan.tar.gz`,
  run: async (args) => {
    const config = storeConfigOf(process.env);
    const file = fileOf(args);
    const { backUp } = await import('../backup/backUp');
    const manifest = await backUp(config, file);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    console.log(`${file} (${megabytes} MB) is whole: ${contentsOf(manifest)}.`);
  },
};

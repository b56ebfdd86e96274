import { statSync } from 'node:fs';
import { backUp } from '../backup/backUp';
import { contentsOf, fileOf, storeConfig } from './backupFile';
import type { Subcommand } from './subcommand';

const usage = `backup FILE    writes the store and its photos, as of one moment, into one archive (.tar.gz)

Servers may go on meanwhile. The store is the one that the same variables name for npm start. FILE must not be there yet; until it is whole
it is called FILE.partial. It holds all rows but those of sessions: whoever is signed in signs in again after a restore.`;

export const backup: Subcommand = {
  name: 'backup',
  summary: 'writes the store and its photos into one archive, while servers go on',
  usage,
  run: async (args) => {
    const file = fileOf(args, usage);
    const manifest = await backUp(storeConfig(), file);
    const megabytes = (statSync(file).size / 1e6).toFixed(1);
    process.stdout.write(`${file} (${megabytes} MB) is whole: ${contentsOf(manifest)}.\n`);
  },
};

import { parseArgs } from 'node:util';
import { storeConfigOf } from './storeConfig';
import type { Subcommand } from './subcommand';

export const migrate: Subcommand = {
  name: 'migrate',
  summary: 'brings the store up to date, and does nothing else',
  usage: `tamquan migrate

Runs the migrations that the store has not had, in order, each wholly or not at all, and says from which to which it went. No user is made
and no demo data. A server does the same at its start; of several that start on one PostgreSQL one does it at a time. The store is the one
that DATABASE_URL names, else the folder TAMQUAN_DATA, where one is made if there is none.

  DATABASE_URL=postgres://user:password@host/tamquan tamquan migrate`,
  run: async (args) => {
    parseArgs({ args: [...args], options: {} });
    const config = storeConfigOf(process.env);
    const { workOnStore } = await import('../store/workOnStore');
    const { from, to } = await workOnStore(config, async (_, migrated) => migrated);
    if (from === undefined) console.log(`The store is made, and has had every migration up to ${to}.`);
    else console.log(from === to ? `The store is up to date: ${to}.` : `The store went from ${from} to ${to}.`);
  },
};

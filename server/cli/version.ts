import { parseArgs } from 'node:util';
import { type Config, configOf } from '../config';
import { PROGRAM } from '../version';
import type { Subcommand } from './subcommand';

export const version: Subcommand = {
  name: 'version',
  summary: 'says its version, that of Node, and which store the settings name',
  usage: `tamquan version

Says which version this is, on which Node it runs, and which store the settings name. Opens nothing.

  tamquan version`,
  run: async (args) => {
    parseArgs({ args: [...args], options: {} });
    console.log(`Tam Quan   ${PROGRAM.version}\nNode       ${process.versions.node}`);
    console.log(`Store      ${storeText(configOf(process.env))}`);
  },
};

/** Which store it is, without the password that its address may hold. */
function storeText({ otherServer, databaseUrl, dataDir }: Config): string {
  if (otherServer) return `none: the console alone, on the calls at ${otherServer.apiUrl}`;
  if (databaseUrl === undefined) return `embedded, in ${dataDir}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `PostgreSQL, ${hostname || 'localhost'}:${port || 5432}${pathname}`;
}

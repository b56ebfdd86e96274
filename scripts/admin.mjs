// npm run admin: super admins and their passwords, on the machine itself.
import { readFileSync } from 'node:fs';
import { built, ensureBuilt, ensureInstalled, ensureNode, readStoreConfig, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
const config = await readStoreConfig();
ensureBuilt();

const { administer, orderOf, USAGE } = await built('admin');

const args = process.argv.slice(2);
if (args.includes('--help')) {
  console.log(USAGE);
  process.exit(0);
}
try {
  const order = orderOf(args);
  // The line end of whatever wrote it is no part of a password.
  const given = order.passwordFromInput ? readFileSync(0, 'utf8').replace(/\r?\n$/, '') : undefined;
  console.log(await administer(config, order, given));
} catch (error) {
  stop(error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${USAGE}` : error.message);
}

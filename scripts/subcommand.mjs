// npm run backup, restore and doctor: what is done to a store from its machine (server/cli/).
import { built, ensureBuilt, ensureInstalled, ensureNode, stop } from './ensure.mjs';

ensureNode();
ensureInstalled();
ensureBuilt();

const [name, ...args] = process.argv.slice(2);
const { [name]: subcommand } = await built(`cli/${name}`);
if (args.includes('--help')) {
  console.log(subcommand.usage);
  process.exit(0);
}
try {
  await subcommand.run(args);
} catch (error) {
  stop(error.code?.startsWith('ERR_PARSE_ARGS') ? `${error.message}\n\n${subcommand.usage}` : error.message);
}

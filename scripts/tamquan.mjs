// npm start, npm run admin, npm run seed and npm run check-server: tamquan (server/cli/), once its packages are installed and it is built.
import { built, ensureBuilt, ensureInstalled, ensureNode, refuseWrongSettings } from './ensure.mjs';

const args = process.argv.slice(2);
ensureNode();
ensureInstalled();
// A check of another server is told by its own words alone.
if (args[0] !== 'check') await refuseWrongSettings();
ensureBuilt();
const { runCommandLine } = await built('cli');
await runCommandLine(args);

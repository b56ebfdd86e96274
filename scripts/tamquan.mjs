// npm start, and npm run with admin, backup, restore, doctor, seed and check-server: tamquan (server/cli/), once its packages are installed and
// it is built.
import { built, ensureBuilt, ensureInstalled, ensureNode, refuseWrongSettings } from './ensure.mjs';

const args = process.argv.slice(2);
ensureNode();
ensureInstalled();
// A check of another server is told by its own words alone, and the doctor says himself which settings are wrong.
if (!['check', 'doctor'].includes(args[0])) await refuseWrongSettings();
ensureBuilt();
const { runCommandLine } = await built('cli');
await runCommandLine(args);

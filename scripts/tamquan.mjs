// npm start, and npm run with admin, command, backup, restore, doctor, seed and check-server: tamquan (server/cli/), once its packages are installed and
// it is built.
import { built, ensureBuilt, ensureInstalled, ensureNode, refuseWrongSettings } from './ensure.mjs';

const args = process.argv.slice(2);
ensureNode();
ensureInstalled();
// A check of another server, and what is run on one, are told by their own words alone; the doctor says himself which settings are wrong.
if (!['check', 'command', 'doctor'].includes(args[0])) refuseWrongSettings();
ensureBuilt();
const { runCommandLine } = await built('cli');
await runCommandLine(args);

// npm run appearance: takes pictures of every screen and state (tests/browser/appearance) for what is expected from now on, where they differ
// from those that are kept; with names of states, of these alone. What was, what is and what differs lie side by side in .test/appearance, to be looked at before a commit.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './ensure.mjs';
import { ensureChromium, startPostgres } from './system.mjs';

ensureNode();
ensureInstalled();
const chromium = ensureChromium();
if (!chromium) process.exit(1);
ensureBuilt();

rmSync(join(ROOT, '.test/appearance'), { recursive: true, force: true });
const postgres = await startPostgres();
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'browser', 'tests/browser/appearance'], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    THOROUGH: 'on',
    APPEARANCE: 'renew',
    STATES: process.argv.slice(2).join(' '),
    ...(postgres && { STORE: 'postgres', TEST_DATABASE_URL: postgres.url }),
  },
});
await postgres?.stop();
console.log('\nWhat differs is in .test/appearance: look at it, then commit tests/browser/appearance/expected.');
process.exit(status ?? 1);

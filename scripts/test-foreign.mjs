// npm run test:foreign: the journeys on a foreign server, once for each thing that servers do differently where the specification leaves it
// open (tests/foreign/server/switches.ts). With names of those, only them; with files, only these.
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';
import { ensureChromium } from './system.mjs';

ensureNode();
ensureInstalled();
const chromium = ensureChromium();
if (!chromium) process.exit(1);
ensureBuilt();

const { VARIANTS } = await fromSources('tests/foreign/server/switches.ts');
const named = process.argv.slice(2).filter((word) => word in VARIANTS);
const files = process.argv.slice(2).filter((word) => !(word in VARIANTS));

const failed = [];
for (const name of named.length > 0 ? named : Object.keys(VARIANTS)) {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'foreign', '--reporter=dot', ...files], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium, FOREIGN: name, THOROUGH: 'on' },
  });
  if (status !== 0) failed.push(name);
}
console.log(failed.length === 0 ? '\nEvery variant passed.' : `\nFailed on: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

// npm run mutation: changes the code of pure logic in every small way there is, one at a time, and runs the tests of that logic on each.
// A change that no test notices survives, and is printed: either a test is missing, or the line is not needed. Ends with 1 below 85 % noticed.
// Its packages are its own (tests/mutation/package.json), installed when it is first run: nothing else needs them.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, ensureNode, ROOT, run, stop } from './ensure.mjs';

const USAGE = `npm run mutation -- [FILE or FOLDER …]

  Of contract/, commands/, src/run and src/keys if nobody says: some hours. A file of 100 lines takes two minutes.`;
const LOGIC = ['contract', 'commands', 'src/run', 'src/keys'];

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const targets = positionals.length > 0 ? positionals : LOGIC;
if (values.help || !targets.every((target) => existsSync(join(ROOT, target)))) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

ensureNode();
ensureInstalled();
const OWN = join(ROOT, 'tests/mutation');
if (!existsSync(join(OWN, 'node_modules'))) {
  console.error('Installing packages …');
  // It runs the vitest of the project, which it finds above its own folder.
  const args = [
    'ci',
    '--prefix',
    OWN,
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  if (!run('npm', args)) stop('npm could not install the packages; its message is above.');
}

const filesOf = (target) => (statSync(join(ROOT, target)).isDirectory() ? `${target}/**/*.ts` : target);
const stryker = join(OWN, 'node_modules/.bin/stryker');
const args = [stryker, 'run', join(OWN, 'stryker.config.mjs'), '--mutate', targets.map(filesOf).join()];
process.exit(spawnSync('node', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1);

// npm run walk: presses keys at random, on a network that fails, and checks after each what the console promises whatever is pressed
// (tests/browser/walk). The seed is said first: the same one walks the same way again.
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './ensure.mjs';
import { ensureChromium, startPostgres } from './system.mjs';

const USAGE = `npm run walk -- [--seed NUMBER] [--acts NUMBER] [--foreign]

  --seed NUMBER  which way to walk; any if none is named
  --acts NUMBER  how far; 3000 if nobody says
  --foreign      on a server that speaks docs/specification.md section 7 and nothing else`;

const options = {
  seed: { type: 'string', default: String(randomInt(1, 1_000_000)) },
  acts: { type: 'string', default: '3000' },
  foreign: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};
const { values } = parseArgs({ options });
const isNumber = (text) => /^[1-9]\d*$/.test(text);
if (values.help || !isNumber(values.seed) || !isNumber(values.acts)) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 1);
}

ensureNode();
ensureInstalled();
const chromium = ensureChromium();
if (!chromium) process.exit(1);
ensureBuilt();

const { seed, acts, foreign } = values;
console.log(`Walking: --seed ${seed} --acts ${acts}${foreign ? ' --foreign' : ''}`);
const postgres = foreign ? undefined : await startPostgres();
const project = foreign ? 'foreign' : 'browser';
const { status } = spawnSync('npx', ['vitest', 'run', '--project', project, `tests/${project}/randomWalk.test.ts`], {
  cwd: ROOT,
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium,
    THOROUGH: 'on',
    WALK_SEED: seed,
    WALK_ACTS: acts,
    ...(postgres && { STORE: 'postgres', TEST_DATABASE_URL: postgres.url }),
  },
});
await postgres?.stop();
process.exit(status ?? 1);

// npm run mutation: changes code in every small way there is, one at a time, and runs the tests that judge it (tests/mutation/parts.mjs).
// A change that no test notices survives, and is printed: either a test is missing, or the line is not needed. Ends with 1 below 85 % noticed.
// Its packages are its own (tests/mutation/package.json), installed when it is first run: nothing else needs them.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PARTS } from '../tests/mutation/parts.mjs';
import { readReport } from '../tests/mutation/report.mjs';
import { ensureInstalled, ensureNode, ROOT, run, stop } from './ensure.mjs';
import { startPostgres } from './system.mjs';

/** Percent of all changes. */
const ENOUGH = 85;
const names = Object.keys(PARTS);
const USAGE = `npm run mutation -- [FILE or FOLDER …]

  Of every part if nobody says, one after the other. How long each takes, beside other work:

${names.map((name) => `  ${name.padEnd(24)}${PARTS[name].takes}`).join('\n')}

  --concurrency N  tests N changes at a time (2)`;

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean', default: false }, concurrency: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const targets = positionals.length > 0 ? positionals.map((target) => target.replace(/\/$/, '')) : names;
const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);
/** The part that a file or folder belongs to: the innermost. */
const partOf = (path) => names.filter((name) => isWithin(path, name)).sort((a, b) => b.length - a.length)[0];
/** The parts that a target reaches: its own, and those inside it. */
const reached = (target) => names.filter((name) => name === partOf(target) || isWithin(name, target));

if (values.help || !targets.every((target) => existsSync(join(ROOT, target)) && reached(target).length > 0)) {
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

/** Stryker parts lists at commas, so that no pattern may have one. */
const filesOf = (path) => (isFolder(path) ? `${path}/**/*.ts?(x)` : path);
const testsOf = (path) => (isFolder(`tests/${path}`) ? `tests/${path}/**/*.test.*` : `tests/${path}.test.*`);
const isFolder = (path) => statSync(join(ROOT, path), { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Changes what the targets say of one part, and says which changes its tests did not notice. */
function judge(part) {
  const { tests, pages = [], onServer = false } = PARTS[part];
  const wanted = targets.filter((target) => reached(target).includes(part));
  const files = wanted.map((target) => filesOf(isWithin(part, target) ? part : target));
  const inner = names.filter((name) => name !== part && isWithin(name, part)).map(filesOf);
  const notHere = [...inner, ...pages.map((name) => `${part}/${name}.ts?(x)`)].map((path) => `!${path}`);
  console.log(`\n${part}, judged by tests/${tests.join(', tests/')}`);
  const args = [
    join(OWN, 'node_modules/.bin/stryker'),
    ...['run', join(OWN, 'stryker.config.mjs')],
    ...['--mutate', [...files, ...notHere].join()],
    ...['--testFiles', tests.map(testsOf).join()],
    ...['--concurrency', values.concurrency],
  ];
  const report = `.test/mutation/${part.replaceAll('/', '-')}`;
  const env = { ...process.env, ...onPostgres, MUTATION_REPORT: report, MUTATION_ON_SERVER: onServer ? 'on' : 'off' };
  const { status } = spawnSync('node', args, { cwd: ROOT, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`Stryker ended with ${status}; its message is above.`);
  const { noticed, of, lines } = readReport(JSON.parse(readFileSync(join(ROOT, `${report}.json`), 'utf8')));
  console.log(`\n${lines.join('\n')}\n\n${part}: ${noticed} of ${of} changes noticed. All of them: ${report}.html`);
  return { part, noticed, of };
}

const parts = names.filter((name) => targets.some((target) => reached(target).includes(name)));
// A store of its own for each change: PostgreSQL copies one in a third of the time.
const postgres = parts.some((part) => PARTS[part].onServer) ? await startPostgres() : undefined;
const onPostgres = postgres && { STORE: 'postgres', TEST_DATABASE_URL: postgres.url };
let judged = [];
try {
  judged = parts.map(judge).map((one) => ({ ...one, percent: one.of === 0 ? 100 : (100 * one.noticed) / one.of }));
} catch (error) {
  process.exitCode = 1;
  console.error(error.message);
} finally {
  await postgres?.stop();
}
console.log('');
for (const { part, noticed, of, percent } of judged)
  console.log(
    `${part.padEnd(24)}${String(noticed).padStart(5)} of ${String(of).padStart(5)}${percent.toFixed(1).padStart(7)} %`,
  );
if (judged.some(({ percent }) => percent < ENOUGH)) process.exitCode = 1;

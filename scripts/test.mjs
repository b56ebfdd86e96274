// npm test: everything that has to hold, from a fresh clone, each of it once. npm run test:all (--all) tries all its variations as well
// (tests/support/depth.ts). Ends with the seconds of each step, the slowest files, and one line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode, fromSources, ROOT } from './ensure.mjs';
import { ensureCaddy, ensureChromium, ensureNginx, startPostgres } from './system.mjs';

const isThorough = process.argv.includes('--all');
const began = performance.now();
ensureNode();
ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'tamquan-reports-'));
const count = { passed: 0, failed: 0 };
/** How long each step took, in seconds, and each file of tests: what a run is to be made shorter by. */
const steps = [];
const slow = [];
const SLOWEST = 15;
const secondsSince = (start) => (performance.now() - start) / 1000;
/** What failed, a line each: said again at the end, where a long run is read first. */
const failures = [];
/** What a failed test said, by its name. */
const said = new Map();
const TOLD_LINES = 8;
const TOLD_SIGNS = 300;
/** In a log, colours are noise between the letters. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };
const DEPTH = { THOROUGH: isThorough ? 'on' : 'off' };

/** Runs one step and prints its output in one piece when it ends, since steps run side by side. */
function step(name, program, args, env = {}) {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN, ...DEPTH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (output += `${error}\n`));
    child.once('close', (status) => {
      const seconds = secondsSince(start);
      steps.push({ name, seconds });
      console.log(
        `\n── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n${output.trimEnd()}`,
      );
      resolve(status === 0);
    });
  });
}

/** A step that holds or does not: counts as one. */
async function check(name, program, args) {
  const held = await step(name, program, args);
  count[held ? 'passed' : 'failed'] += 1;
  if (!held) failures.push(name);
}

/** A project of vitest.config.ts: each of its tests counts. A run that ends badly without a failed test counts as one failed. */
async function vitest(name, project, env) {
  const { held, files } = await runOf(name, project, env);
  const failed = files.flatMap(failedIn);
  if (!held && failed.length === 0) failed.push('the run itself');
  count.passed += files.flatMap((file) => file.assertionResults).filter(({ status }) => status === 'passed').length;
  count.failed += failed.length;
  failures.push(...failed.map((one) => `${name}: ${one}`));
}

/** One run: whether it held, and what it reports of each file. */
async function runOf(name, project, env) {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const held = await step(name, 'npx', ['vitest', 'run', '--project', project, ...reporters], env);
  try {
    const files = JSON.parse(readFileSync(file, 'utf8')).testResults;
    for (const { name: path, startTime, endTime } of files)
      slow.push({ name: `${relative(ROOT, path)} (${name})`, seconds: (endTime - startTime) / 1000 });
    return { held, files };
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
    return { held: false, files: [] };
  }
}

/** The failed tests of a file, by name; a file that could not be run counts as one. Remembers what each says. */
function failedIn({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0 && status === 'failed')
    tests.push({ fullName: 'the file itself', failureMessages: [message] });
  return tests.map(({ fullName, failureMessages }) => {
    const one = `${file} > ${fullName}`;
    said.set(
      one,
      failureMessages
        .join('\n')
        .split(/\n\s+at /, 1)[0]
        .trim(),
    );
    return one;
  });
}

/** A failure as the end of the run tells it: what it says comes below, as long as it can be read at a glance. */
function told(failure) {
  const lines = (said.get(failure.slice(failure.indexOf(': ') + 2)) ?? '')
    .split('\n')
    .filter(Boolean)
    .slice(0, TOLD_LINES);
  return [`  ${failure}`, ...lines.map((line) => `      ${line.slice(0, TOLD_SIGNS)}`)].join('\n');
}

/** A failure to set up is a failed test: never a quieter run. */
function missing(name) {
  count.failed += 1;
  failures.push(name);
  console.error(`\n── ${name}: FAILED, what it needs is missing (see above)`);
}

async function checks() {
  await check('lint', 'npm', ['run', '--silent', 'lint']);
  await check('types', 'npm', ['run', '--silent', 'types']);
  await vitest('unit', 'unit');
}

const onPglite = () => vitest('server on PGlite', 'server', { STORE: 'pglite', ...fileServers });

async function onPostgreSQL(env) {
  if (env) await vitest('server on PostgreSQL', 'server', env);
  else missing('server on PostgreSQL');
}

/** The console's journeys on a server of others: on the plainest, and with --all on one of each kind (tests/foreign/server/switches.ts). */
async function foreign(env) {
  await vitest('foreign', 'foreign', env);
  if (!isThorough) return;
  const { VARIANTS } = await fromSources('tests/foreign/server/switches.ts');
  // The journeys of npm test are enough to see what a switch changes; `npm run test:foreign` plays all of them on each.
  for (const FOREIGN of Object.keys(VARIANTS).filter((name) => name !== 'plainest'))
    await vitest(`foreign, ${FOREIGN}`, 'foreign', { ...env, FOREIGN, THOROUGH: 'off' });
}

/** The console in a browser, on our server and on one of others. */
async function journeys() {
  if (!chromium) {
    missing('browser');
    missing('foreign');
    return;
  }
  // PostgreSQL copies a community in an instant; without it each file of journeys fills an embedded store of its own.
  await vitest('browser', 'browser', { CHROMIUM_PATH: chromium, ...onPostgres });
  await foreign({ CHROMIUM_PATH: chromium, ...fileServers });
}

const chromium = ensureChromium();
const fileServers = { NGINX_PATH: ensureNginx(), CADDY_PATH: ensureCaddy() };
for (const [name, path] of Object.entries(fileServers)) if (!path) missing(`examples of docs/examples (${name})`);
const postgres = await startPostgres();
const onPostgres = postgres && { STORE: 'postgres', TEST_DATABASE_URL: postgres.url };
try {
  // The first of them needs nothing that is built.
  const checked = checks();
  ensureBuilt();
  steps.push({ name: 'installing and building', seconds: secondsSince(began) });
  // Each waits for much besides a processor: its own store, files, a module to be read.
  const served = onPostgreSQL(onPostgres);
  await Promise.all([checked, onPglite()]);
  // What is left on PostgreSQL waits for it more than for a processor.
  await Promise.all([served, journeys()]);
  // A test that ran out of time says where it stood, not what it waited for.
  const waits = failures.length > 0 ? (postgres?.waits() ?? []) : [];
  if (waits.length > 0) console.log(`\nWhat waited or took long in PostgreSQL:\n${waits.join('\n')}`);
} finally {
  await postgres?.stop();
}

rmSync(reports, { recursive: true, force: true });
const lines = (some) => some.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(7)}  ${name}`).join('\n');
steps.push({ name: 'the whole run', seconds: secondsSince(began) });
slow.sort((one, other) => other.seconds - one.seconds);
console.log(`\nThe ${SLOWEST} slowest files, in seconds:\n${lines(slow.slice(0, SLOWEST))}`);
console.log(
  `\nThe steps, in seconds (checks and the two servers run side by side, journeys beside the second's end):\n${lines(steps)}`,
);
if (failures.length > 0) console.log(`\nFailed:\n${failures.map(told).join('\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

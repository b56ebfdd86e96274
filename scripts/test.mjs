// npm test: everything that has to hold, from a fresh clone. Ends with one line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, ensureNode, ROOT } from './ensure.mjs';
import { ensureCaddy, ensureChromium, ensureNginx, startPostgres } from './system.mjs';

ensureNode();
ensureInstalled();

const reports = mkdtempSync(join(tmpdir(), 'tamquan-reports-'));
const count = { passed: 0, failed: 0 };
/** What failed, a line each: said again at the end, where a long run is read first. */
const failures = [];
/** In a log, colours are noise between the letters. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs one step and prints its output in one piece when it ends, since steps run side by side. */
function step(name, program, args, env = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...PLAIN, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.once('error', (error) => (output += `${error}\n`));
    child.once('close', (status) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`\n── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trimEnd()}`);
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
  const file = join(reports, `${name.replaceAll(' ', '-')}.json`);
  const args = [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const held = await step(name, 'npx', args, env);
  let failed = [];
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    count.passed += report.numPassedTests;
    failed = report.testResults.flatMap(failedIn);
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (!held && failed.length === 0) failed = ['the run itself'];
  count.failed += failed.length;
  failures.push(...failed.map((one) => `${name}: ${one}`));
}

/** The failed tests of a file, by name; a file that could not be run counts as one. */
function failedIn({ name, status, assertionResults }) {
  const file = relative(ROOT, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length > 0) return tests.map(({ fullName }) => `${file} > ${fullName}`);
  return status === 'failed' ? [file] : [];
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

async function servers(onPostgres) {
  await vitest('server on PGlite', 'server', { STORE: 'pglite', ...fileServers });
  if (onPostgres) await vitest('server on PostgreSQL', 'server', onPostgres);
  else missing('server on PostgreSQL');
}

const chromium = ensureChromium();
const fileServers = { NGINX_PATH: ensureNginx(), CADDY_PATH: ensureCaddy() };
for (const [name, path] of Object.entries(fileServers)) if (!path) missing(`examples of docs/examples (${name})`);
const postgres = await startPostgres();
const onPostgres = postgres && { STORE: 'postgres', TEST_DATABASE_URL: postgres.url };
try {
  ensureBuilt();
  await Promise.all([checks(), servers(onPostgres)]);
  // PostgreSQL copies a community in an instant; without it each file of journeys fills an embedded store of its own.
  if (chromium) await vitest('browser', 'browser', { CHROMIUM_PATH: chromium, ...onPostgres });
  else missing('browser');
  if (chromium) await vitest('foreign', 'foreign', { CHROMIUM_PATH: chromium, ...fileServers });
  else missing('foreign');
} finally {
  await postgres?.stop();
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((one) => `  ${one}`).join('\n')}`);
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed === 0 ? 0 : 1);

// What every command of the project needs before it can start: packages installed, and what is built not older than its sources.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export { ensureNode } from '../bin/node.mjs';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** Ends the process with a sentence for the person at the terminal. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a program to its end; its output goes to the terminal only where it fails or `loud` is set. */
export function run(program, args, { loud = false, env = {} } = {}) {
  const done = spawnSync(program, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: loud ? 'inherit' : 'pipe',
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (done.status !== 0 && !loud) console.error(`${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}`);
  return done.status === 0;
}

/** Installs the packages of package-lock.json unless exactly these are installed. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  const stamp = join(ROOT, 'node_modules', '.tamquan-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.error('Installing packages …');
  // Not `npm ci`: it refuses a lock file from which a registry left out a platform. NODE_ENV=production would leave out what
  // builds the console.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!run('npm', args, { env: { NODE_ENV: '' } })) stop('npm could not install the packages; its message is above.');
  writeFileSync(stamp, lock);
}

/** What console and server are built from. */
export const SOURCES = [
  'contract',
  'commands',
  'src',
  'headless',
  'server',
  'public',
  'scripts/ahead.ts',
  'scripts/checkServer',
  'scripts/iconSprite.ts',
  'scripts/leaveOutDocs.ts',
  'scripts/precompress.ts',
  'scripts/preloadList.ts',
  'index.html',
  'package-lock.json',
];
const CONFIGS = /\.config\.ts$|^tsconfig\.json$/;

function* filesBelow(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    yield `${path}:${stat.size}:${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/**
 * What the present sources are, in one word, and the file that says which were built. To look at all of them takes a thirtieth of a start: once
 * is enough.
 */
function sourcesNow() {
  seen ??= lookAtSources();
  return seen;
}
let seen;

function lookAtSources() {
  const hash = createHash('sha256');
  const configs = readdirSync(ROOT).filter((name) => CONFIGS.test(name));
  for (const source of [...SOURCES, ...configs]) for (const file of filesBelow(join(ROOT, source))) hash.update(file);
  const fingerprint = hash.digest('hex');
  const stamp = join(ROOT, 'dist', '.built-from');
  return { fingerprint, stamp, isBuilt: existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint };
}

/** A module of the built server. */
export const built = (name) => import(pathToFileURL(join(ROOT, 'dist', 'server', `${name}.js`)).href);

/**
 * Ends the process with the sentence of a setting that can't be meant, before anything is built of which it might say so. What is built
 * reads its settings itself. They are read in a process of their own: what reads sources takes 100 MB, which a server would keep.
 */
export function refuseWrongSettings() {
  if (sourcesNow().isBuilt) return;
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'settings.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/** A module of the sources, which need not be built. */
export async function fromSources(path) {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, path), { root: ROOT, configFile: false, logLevel: 'silent' });
  return module;
}

/** Builds console and server when a source is newer than what was built from it. */
export function ensureBuilt() {
  const { fingerprint, stamp, isBuilt } = sourcesNow();
  if (isBuilt) return;
  // Not on stdout, which is for what is asked of the command line.
  console.error('Building the console and the server …');
  // Whatever the environment says: anything else makes React's development build, twice the size.
  if (!run('npm', ['run', '--silent', 'build'], { env: { NODE_ENV: 'production' } }))
    stop('The build failed; its message is above.');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint);
}

// Programs of the system that the tests need: a Chromium, servers of files, and a throw-away PostgreSQL. As root on Debian they are installed.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './ensure.mjs';
import { freePort } from './freePort.mjs';

const isRoot = () => process.getuid?.() === 0;
let listsRead = false;

/** Installs a Debian package as root; false where that is not possible here. */
function installDebian(name) {
  if (!isRoot() || spawnSync('apt-get', ['--version']).status !== 0) return false;
  console.log(`Installing Debian's ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!listsRead) run('apt-get', ['update', '-qq'], { env });
  listsRead = true;
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
}

/** Draws pages and no window round them: a journey takes two thirds of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium: the one that CHROMIUM_PATH names, else Debian's headless shell, which is installed where that is possible, else
 * any other. Undefined, with a sentence that says what to install, where there is none.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    console.error(`CHROMIUM_PATH names ${given}, which is not there.`);
    return undefined;
  }
  const found = () => [HEADLESS_SHELL, ...CHROMIUMS].find((path) => existsSync(path));
  if (!existsSync(HEADLESS_SHELL)) installDebian('chromium-headless-shell');
  const path = found() ?? (installDebian('chromium') ? found() : undefined);
  if (!path) console.error('No Chromium found: install Chromium or Chrome, or set CHROMIUM_PATH to its program.');
  return path;
}

/** A server of files, to try its example of docs/examples on; undefined with a sentence that says what to install. */
function ensureFileServer(name, paths) {
  const found = () => paths.find((path) => path && existsSync(path));
  const path = found() ?? (installDebian(name) ? found() : undefined);
  if (!path) console.error(`No ${name} found: install it, or set ${name.toUpperCase()}_PATH to its program.`);
  return path;
}

export const ensureNginx = () =>
  ensureFileServer('nginx', [process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx']);
export const ensureCaddy = () =>
  ensureFileServer('caddy', [process.env.CADDY_PATH, '/usr/bin/caddy', '/opt/homebrew/bin/caddy']);

/** The folder of the programs of a PostgreSQL, undefined where none is installed. */
export function postgresFolder() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql').sort().reverse() : [];
  const folders = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin`),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
}

/** A statement of a test that takes longer than this, in milliseconds, waits for something, and is told of where a test has failed. */
const LONG_MS = 10_000;

const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=200',
  'shared_buffers=128MB',
  `log_min_duration_statement=${LONG_MS}`,
  'log_lock_waits=on',
  'log_line_prefix=%m [%p] %d ',
];

/**
 * Starts a PostgreSQL of its own in a temporary folder, with durability off, since it is thrown away; `settings`, such as
 * `fsync=on`, count before those that it has by itself. Undefined, with a sentence that says what to install, where there is none.
 */
export async function startPostgres(settings = []) {
  const bin = postgresFolder() ?? (installDebian('postgresql') ? postgresFolder() : undefined);
  if (!bin) {
    console.error(
      'No PostgreSQL found: install it (Debian: postgresql), or set POSTGRES_BIN to the folder of its programs.',
    );
    return undefined;
  }
  const initialise = (data) =>
    run(
      ...asUser(bin, 'initdb', ['-D', data, '-U', 'postgres', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']),
    );
  return serve(bin, settings, initialise);
}

/** PostgreSQL refuses to run as root: Debian's package brings the user for it. */
const asUser = (bin, program, args) =>
  isRoot() ? ['runuser', ['-u', 'postgres', '--', join(bin, program), ...args]] : [join(bin, program), args];

/**
 * Serves what `fill` puts into a new folder; undefined where that fails. Of what is returned, `waits` answers the lines of its log about
 * statements that took or waited for longer than any test should, `kill` ends it as a power cut does, and `standby` starts another one
 * that follows it.
 */
async function serve(bin, settings, fill) {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-postgres-'));
  const data = join(folder, 'data');
  if (isRoot()) spawnSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
  if (!fill(data)) return undefined;
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const [program, args] = asUser(bin, 'postgres', [
    ...place,
    ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting]),
  ]);
  const log = join(folder, 'log');
  const written = openSync(log, 'a');
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', written] });
  closeSync(written);
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q']).status === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    // The signal goes to the postmaster itself: runuser passes none on.
    spawnSync(...asUser(bin, 'pg_ctl', ['-D', data, '-m', 'immediate', 'stop']));
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
  const kill = async () => {
    const [postmaster] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(postmaster), 'SIGKILL');
    await stopped;
  };
  const standby = () =>
    serve(bin, [], (copy) =>
      run(...asUser(bin, 'pg_basebackup', ['-d', url, '-D', copy, '-R', '-c', 'fast', '--no-sync'])),
    );
  const waits = () => readFileSync(log, 'utf8').match(/.*(?: duration: | still waiting for ).*/g) ?? [];
  return { url, waits, stop, kill, standby };
}

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../scripts/freePort.mjs';

const EXAMPLES = resolve(import.meta.dirname, '../../docs/examples');
const thereOf = (paths: readonly (string | undefined)[]) => paths.find((path) => path && existsSync(path));
/** Where scripts/system.mjs finds or puts them. */
export const NGINX = thereOf([process.env.NGINX_PATH, '/usr/sbin/nginx', '/opt/homebrew/bin/nginx']);
export const CADDY = thereOf([process.env.CADDY_PATH, '/usr/bin/caddy', '/opt/homebrew/bin/caddy']);

export interface FileServer {
  readonly port: number;
  readonly get: (site: Site, path: string, encoding?: string) => Promise<Got>;
  readonly stop: () => Promise<void>;
}

/** The two sites of each example: at the root of its origin, and below `/tq`. */
export type Site = 'console.example' | 'intranet.example';

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface What {
  readonly consoleDir: string;
  /** The origins that the console may speak to, in place of the example's. */
  readonly connects?: string;
  /** The name by which a browser asks for the site below the path. */
  readonly intranet?: string;
}

/** The example with this folder, this port and these origins in place of its own, and nothing else changed. */
function exampleOf(name: string, { consoleDir, connects, intranet = 'intranet.example' }: What, port: number): string {
  return readFileSync(join(EXAMPLES, name), 'utf8')
    .replaceAll('/srv/tamquan/console', consoleDir)
    .replaceAll('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('intranet.example', intranet)
    .replaceAll(/^http:\/\/(\S+) \{/gm, `http://$1:${port} {`)
    .replaceAll('https://api.example https://photos.example', connects ?? 'https://api.example https://photos.example');
}

/** nginx, with docs/examples/nginx.conf among its sites. */
export const startNginx = (program: string, what: What): Promise<FileServer> =>
  serving((port) => nginxWith(program, exampleOf('nginx.conf', what, port), isUpAt(port)));

/** Caddy, with docs/examples/Caddyfile as its configuration. */
export const startCaddy = (program: string, what: What): Promise<FileServer> =>
  serving((port) => caddyWith(program, exampleOf('Caddyfile', what, port), isUpAt(port)));

async function serving(startAt: (port: number) => Promise<Stop>): Promise<FileServer> {
  const port = await freePort();
  const stop = await startAt(port);
  return { port, get: (site, path, encoding) => ask(port, { host: `${site}:${port}`, path, encoding }), stop };
}

const isUpAt = (port: number) => () => ask(port, { host: `console.example:${port}`, path: '/' });

type Stop = () => Promise<void>;
/** Is asked again until it does not throw. */
type IsUp = () => Promise<unknown>;

/** nginx with these sites, and with `events` as its main configuration says; what stops it. */
export async function nginxWith(program: string, sites: string, isUp: IsUp, events = 'events {}'): Promise<Stop> {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-nginx-'));
  writeFileSync(join(folder, 'tamquan.conf'), sites);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const types =
    'types { text/html html; text/css css; application/json json; text/javascript js; image/svg+xml svg; font/woff2 woff2; }';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;\npid ${folder}/pid;\nerror_log stderr;\n${events}\nhttp {\n${types}\naccess_log off;\n${own.join('\n')}\ninclude ${folder}/tamquan.conf;\n}\n`,
  );
  // Its workers are somebody else, and a temporary folder is its maker's alone.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return running(program, ['-c', join(folder, 'nginx.conf'), '-p', folder, ...asRoot], folder, isUp);
}

/** Caddy with these sites; what stops it. */
export async function caddyWith(program: string, sites: string, isUp: IsUp): Promise<Stop> {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-caddy-'));
  mkdirSync(join(folder, 'home'));
  // Its own commands come by a port that another Caddy of this machine has; and it waits for a minute where it speaks TLS.
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tgrace_period 1s\n}\n${sites}`);
  return running(program, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], folder, isUp);
}

async function running(program: string, args: readonly string[], folder: string, isUp: IsUp): Promise<Stop> {
  const home = join(folder, 'home');
  const child = spawn(program, args, { stdio: 'pipe', env: { ...process.env, HOME: home, XDG_DATA_HOME: home } });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const isReady = () =>
    isUp().then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((again) => setTimeout(again, 20));
  if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
  return async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Not by fetch, which lets nobody say for which host he asks. */
function ask(
  port: number,
  { host, path, encoding = 'identity' }: { host: string; path: string; encoding?: string | undefined },
) {
  return new Promise<Got>((done, fail) => {
    request({ port, path, headers: { host, accept: 'text/html,*/*', 'accept-encoding': encoding } }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.once('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    })
      .once('error', fail)
      .end();
  });
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { browsersFor } from '../browser/browsers';
import { oneBrowser } from '../browser/oneBrowser';
import { configFor, PATHS } from './config';
import { listen } from './server/listen';
import { type Foreign, startForeign } from './server/start';
import { chosenSwitches, type Switches } from './server/switches';

/** Our built console in a browser, before a server that is not ours. */
export interface ForeignConsole {
  /** Where the console is. */
  readonly url: string;
  readonly server: Foreign;
  readonly browser: Browser;
  /** What config.json says of paths: by `METHOD /path` of a call its path on this server, null where it has none. May be changed. */
  readonly paths: Record<string, string | null>;
  /** Signs in by the form as somebody with these actions, and opens a path. */
  readonly openForeign: (
    path: string,
    who?: { may?: readonly string[]; tier?: 99 | 100; lang?: string; width?: number },
  ) => Promise<Page>;
  /** The console's sign-in page, and nobody signed in. */
  readonly atTheDoor: (path?: string) => Promise<Page>;
  readonly close: () => Promise<void>;
}

/** Where the console of the file before stood: at the same origin its browser has everything at hand (tests/browser/browsers.ts). */
let lastPort = 0;

/** With the switches that FOREIGN names, and those that a file of journeys is about. */
export async function startForeignConsole(own: Partial<Switches> = {}): Promise<ForeignConsole> {
  const server = await startForeign({ ...chosenSwitches(), ...own });
  const paths = { ...PATHS };
  const config = () => JSON.stringify(configFor(server, paths));
  const serve = (request: IncomingMessage, response: ServerResponse) => serveConsole(request, response, config);
  server.beside = serve;
  const files = await listen(createServer(serve), lastPort);
  lastPort = files.port;
  const url = server.switches.cors === 'same' ? new URL(server.url).origin : files.url;
  server.origins.add(url);
  const browser = await oneBrowser();
  const { newPage, leave } = browsersFor(browser);

  const arrive = async (path: string, lang: string, width: number, seen?: string) => {
    const { page } = await newPage(url, { width, dark: false }, (hold) => hold(seen ? { [seen]: 'seen' } : {}));
    return { page, go: () => page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`) };
  };

  return {
    url,
    server,
    browser,
    paths,
    openForeign: async (path, { may, tier = 99, lang = 'vi', width = 1440 } = {}) => {
      const { user_name, password, uid } = server.hire({ may, tier });
      const { page, go } = await arrive(path, lang, width, `${keptFor(server.url, url)}.tour.${uid}`);
      await go();
      await signInByForm(page, user_name, password);
      await page.locator('main#main').waitFor();
      return page;
    },
    atTheDoor: async (path = '/') => {
      const { page, go } = await arrive(path, 'vi', 1440);
      await go();
      await page.locator('input[name="username"]').waitFor();
      return page;
    },
    close: async () => {
      await leave();
      await files.close();
      await server.close();
    },
  };
}

/** What the console on this origin keeps for this API begins so (src/state/storageNames.ts). */
function keptFor(apiUrl: string, consoleUrl: string): string {
  const { origin, pathname, href } = new URL(apiUrl);
  return `tamquan@${(origin === consoleUrl ? pathname : href).replace(/\/+$/, '')}`;
}

/** By name: the languages are seven. */
export async function signInByForm(page: Page, userName: string, password: string): Promise<void> {
  await page.locator('input[name="username"]').fill(userName);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

const ROOT = resolve(import.meta.dirname, '../../dist/console');
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** The built files as any file server gives them; every other address is index.html, and config.json what the test says. */
function serveConsole({ url = '/' }: IncomingMessage, response: ServerResponse, config: () => string): void {
  const { pathname } = new URL(url, 'http://here');
  if (pathname === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain' }).end('up');
  if (pathname === '/config.json')
    return void response.writeHead(200, { 'content-type': 'application/json' }).end(config());
  const wanted = join(ROOT, normalize(decodeURIComponent(pathname)));
  const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : join(ROOT, 'index.html');
  const keeps = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
  response
    .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': keeps })
    .end(readFileSync(file));
}

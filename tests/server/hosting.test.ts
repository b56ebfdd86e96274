import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentSecurity } from '../../server/http/contentSecurity';
import { CADDY, type FileServer, NGINX, type Site, startCaddy, startNginx } from './aFileServer';

const consoleDir = mkdtempSync(join(tmpdir(), 'tamquan-files-'));
const CONFIG = '{"apiUrl":"https://api.example","sessionHeader":"sessionkey","sessionScheme":""}';
const PAGE = '<!doctype html><base href="/" /><title>Tam Quan</title>';

mkdirSync(join(consoleDir, 'assets'));
for (const [name, text] of [
  ['index.html', PAGE],
  ['config.json', CONFIG],
  ['gate.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['assets/start-a1.js', 'export {}'],
  ['assets/start-a1.js.gz', 'as gzip'],
  ['assets/start-a1.js.br', 'as brotli'],
])
  writeFileSync(join(consoleDir, name ?? ''), text ?? '');
afterAll(() => rmSync(consoleDir, { recursive: true, force: true }));

/** The policy as its parts, in no order. */
const partsOf = (policy: string) =>
  policy
    .split(';')
    .map((part) => part.trim())
    .sort();
const OURS = Object.entries(contentSecurity([], ['https://api.example', 'https://photos.example']).directives).map(
  ([name, values]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...values].join(' '),
);
const SITES: readonly (readonly [where: string, site: Site, base: string])[] = [
  ['at its root', 'console.example', ''],
  ['below a path', 'intranet.example', '/tq'],
];

const onPostgres = process.env.STORE === 'postgres';
describe.each([
  ['nginx', NGINX, startNginx, 'gzip', 'as gzip'],
  ['Caddy', CADDY, startCaddy, 'br', 'as brotli'],
] as const)('the example for %s serves the console', (_name, program, start, encoding, packed) => {
  const isHere = program !== undefined && !onPostgres;
  let server: FileServer;
  beforeAll(async () => {
    if (isHere) server = await start(program, { consoleDir });
  });
  afterAll(() => server?.stop());

  describe.skipIf(!isHere).each(SITES)('%s', (_where, site, base) => {
    const get = (path: string, accepted?: string) => server.get(site, base + path, accepted);

    test('with its page at the address of every screen, asked for anew, and told its path', async () => {
      for (const path of ['/', '/dashboard/report?row=1', '/dashboard/user-detail/a.b', '/signin']) {
        const { status, headers, text } = await get(path);
        expect([path, status, text]).toEqual([path, 200, PAGE.replace('"/"', `"${base}/"`)]);
        expect(headers['cache-control'], path).toBe('no-cache');
        expect(headers['content-type'], path).toMatch(/^text\/html/);
      }
    });

    test('with assets that are kept for good, as they were compressed, and missing when they are gone', async () => {
      const plain = await get('/assets/start-a1.js');
      expect([plain.text, plain.headers['cache-control']]).toEqual([
        'export {}',
        'public, max-age=31536000, immutable',
      ]);
      expect(plain.headers['content-type']).toMatch(/javascript/);
      const small = await get('/assets/start-a1.js', encoding);
      expect([small.text, small.headers['content-encoding']]).toEqual([packed, encoding]);
      const gone = await get('/assets/start-b2.js');
      expect([gone.status, gone.headers['cache-control']]).toEqual([404, undefined]);
    });

    test('with a configuration that is kept nowhere, and its picture asked for anew', async () => {
      const config = await get('/config.json');
      expect([config.text, config.headers['cache-control']]).toEqual([CONFIG, 'no-store']);
      const { headers } = await get('/gate.svg');
      expect([headers['cache-control'], headers['content-type']]).toEqual(['no-cache', 'image/svg+xml']);
    });

    test('under the policy that our own server has', async () => {
      const { headers } = await get('/dashboard');
      expect(partsOf(String(headers['content-security-policy']))).toEqual([...OURS].sort());
      expect([headers['x-content-type-options'], headers['referrer-policy']]).toEqual(['nosniff', 'no-referrer']);
    });
  });

  test.skipIf(!isHere)('and leads from the path without a slash to the one with it', async () => {
    const { status, headers } = await server.get('intranet.example', '/tq');
    expect([status, String(headers.location)]).toEqual([308, expect.stringMatching(/\/tq\/$/)]);
  });
});

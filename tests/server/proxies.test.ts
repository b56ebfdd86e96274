import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as requestPlain } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { CERTIFICATE } from './aCertificate';
import { CADDY, caddyWith, NGINX, nginxWith } from './aFileServer';

const ROOT = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'tamquan-proxies-'));
const consoleDir = join(folder, 'console');
/** More than nginx takes where nobody says otherwise. */
const LARGE_BODY_BYTES = 3_000_000;
mkdirSync(consoleDir);
writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><base href="/" /><title>Tam Quan</title>');
writeFileSync(join(folder, 'cert.pem'), CERTIFICATE.cert);
writeFileSync(join(folder, 'key.pem'), CERTIFICATE.key);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Place {
  readonly port: number;
  /** Where the server listens. */
  readonly to: string;
  /** The site that is asked for, by the name that the certificate is for. */
  readonly site: string;
}

const example = (name: string) => readFileSync(join(ROOT, 'docs/examples', name), 'utf8');
/** The examples with these places and certificates in place of their own, and nothing else changed. */
const PROXIES = [
  [
    'nginx',
    NGINX,
    nginxWith,
    ({ port, to, site }: Place) =>
      example('proxy.nginx.conf')
        .replaceAll('127.0.0.1:4173', to)
        .replaceAll('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
        .replaceAll('/etc/ssl/tamquan', folder)
        .replaceAll(site, 'localhost'),
  ],
  [
    'Caddy',
    CADDY,
    caddyWith,
    ({ port, to, site }: Place) =>
      example('proxy.Caddyfile')
        .replaceAll('127.0.0.1:4173', to)
        .replaceAll(/^(\w+\.example) \{/gm, `https://$1:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`)
        .replaceAll(site, 'localhost'),
  ],
] as const;

function ask(
  port: number,
  path: string,
  options: RequestOptions = {},
  body?: string | Buffer,
): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request({ host: 'localhost', port, path, ca: CERTIFICATE.cert, agent: false, ...options }, done)
      .once('error', fail)
      .end(body);
  });
}

describe.each(PROXIES)('behind %s as docs/examples has it', (_name, program, start, sites) => {
  const SITES = [
    ['at the root of a site', 'tamquan.example', ''],
    ['below a path', 'intranet.example', '/tq'],
  ] as const;
  describe.skipIf(!program).each(SITES)('%s', (_where, site, basePath) => {
    let server: TestServer;
    let staff: Staff;
    let port: number;
    let stop: () => Promise<void>;
    beforeAll(async () => {
      port = await freePort();
      const publicUrl = `https://localhost:${port}${basePath}`;
      server = await startTestServer(undefined, { basePath, consoleDir, publicUrl, trustProxy: ['loopback'] });
      staff = await server.staffWith([]);
      const place = { port, to: server.url.replace('http://', ''), site };
      stop = await start(String(program), sites(place), () =>
        ask(port, `${basePath}/readyz`).then((answer) => answer.resume()),
      );
    });
    afterAll(async () => {
      await stop?.();
      await server.close();
    });

    test('there is the console, over TLS that browsers are told to insist on', async () => {
      const answer = await ask(port, `${basePath}/dashboard/report`, { headers: { accept: 'text/html' } });
      expect(await text(answer)).toContain(`<base href="${basePath}/" />`);
      expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d+/);
      if (basePath === '') return;
      const { statusCode, headers } = (await ask(port, basePath)).resume();
      expect([statusCode, headers.location]).toEqual([308, expect.stringMatching(/\/tq\/$/)]);
    });

    test('who signs in is the caller and not the proxy, whatever the caller says of that', async () => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' };
      const body = JSON.stringify({ user_name: staff.userName, password: PASSWORD });
      const answer = await ask(port, `${basePath}/api/adminusers/login`, { method: 'POST', headers }, body);
      expect(JSON.parse(await text(answer))).toMatchObject({ error: { code: 200 } });
      expect(answer.headers['set-cookie']?.[0]).toContain('Secure');
      const sessions = await server.db.selectFrom('session').select('address').orderBy('created_at', 'desc').execute();
      expect(sessions.map(({ address }) => address)).not.toContain('203.0.113.9');
    });

    test('what colleagues do comes at once, and a large body as far as the server', async () => {
      const headers = { authorization: `Bearer ${staff.key}` };
      const stream = await ask(port, `${basePath}/api/events`, {
        headers: { ...headers, accept: 'text/event-stream' },
      });
      const [first] = (await stream[Symbol.asyncIterator]().next()).value ? ['said'] : [];
      expect([stream.statusCode, first]).toEqual([200, 'said']);
      stream.destroy();
      const large = await ask(
        port,
        `${basePath}/api/photos/upload`,
        { method: 'POST', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' } },
        Buffer.alloc(LARGE_BODY_BYTES),
      );
      // In the words of the server: a proxy that stops it answers in its own.
      expect(JSON.parse(await text(large))).toHaveProperty('error.code');
    });
  });
});

test.skipIf(!NGINX)(
  'the nginx of the compose file is answered by either process, and by one where the other is gone',
  async () => {
    const port = await freePort();
    const heard: IncomingMessage['headers'][] = [];
    const processes = [1, 2].map((name) =>
      createServer((asked, answer) => {
        heard.push(asked.headers);
        answer.end(String(name));
      }),
    );
    for (const one of processes) await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
    const [first, second] = processes.map((one) => (one.address() as AddressInfo).port);
    const sites = readFileSync(join(ROOT, 'packaging/docker/nginx.conf'), 'utf8')
      .replace('server-1:4173', `127.0.0.1:${first}`)
      .replace('server-2:4173', `127.0.0.1:${second}`)
      .replace('listen 8080;', `listen 127.0.0.1:${port};`);
    const get = () =>
      new Promise<string>((done, fail) => {
        requestPlain({ port, path: '/', agent: false }, (answer) => done(text(answer)))
          .once('error', fail)
          .end();
      });
    const stop = await nginxWith(String(NGINX), sites, get);
    expect(new Set([await get(), await get(), await get()])).toEqual(new Set(['1', '2']));
    expect(heard.at(-1)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' });
    processes[0]?.close();
    processes[0]?.closeAllConnections();
    expect([await get(), await get(), await get()]).toEqual(['2', '2', '2']);
    await stop();
    processes[1]?.close();
  },
);

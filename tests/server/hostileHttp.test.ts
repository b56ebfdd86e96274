import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ACTION_IDS } from '../../contract/wire/areas';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { startTestServer, type TestServer } from '../support/testServer';
import { rawConnection, request, sendRaw } from './rawHttp';

const BODY_WITHIN_MS = 1500;
const consoleDir = mkdtempSync(join(tmpdir(), 'tamquan-console-'));
const lines: string[] = [];
let server: TestServer;
let key: string;
beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Tam Quan</title>');
  writeFileSync(join(consoleDir, 'assets', 'a-1.js'), `/*${'x'.repeat(8_000_000)}*/`);
  const stream = { write: (line: string) => void lines.push(line) };
  server = await startTestServer(undefined, {
    bodyWithinMs: BODY_WITHIN_MS,
    consoleDir,
    logger: { level: 'warn', stream },
  });
  key = (await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN })).key;
});
afterAll(async () => {
  await server.close();
  rmSync(consoleDir, { recursive: true });
});
/** None of this is a fault of ours, so none of it stands in the log of faults, where sign-ins that failed stand too. */
afterEach(() => {
  expect(lines.splice(0).filter((line) => !line.includes('"msg":"sign-in failed"'))).toEqual([]);
});

type Headers = Record<string, string>;
const signedIn = (): Headers => ({ authorization: `Bearer ${key}` });
async function send(method: string, path: string, headers: Headers = {}, body?: string | Buffer) {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: new Uint8Array(Buffer.from(body)) }),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const envelope = (code: number) => expect.objectContaining({ error: { code, message: expect.any(String) } });
const codeOf = (text: string) => (JSON.parse(text) as { error: { code: number } }).error.code;

const JSON_TYPE = { 'content-type': 'application/json' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const part = (name: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n`;
const whole = Buffer.concat([Buffer.from(part('files')), PNG, Buffer.from('\r\n--x--\r\n')]);
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };

describe('an upload that is none', () => {
  test.each([
    ['compressed', { ...FORM, 'content-encoding': 'gzip' }, gzipSync(whole), 415],
    ['said to be compressed', { ...FORM, 'content-encoding': 'br' }, whole, 415],
    ['cut off within a file', FORM, whole.subarray(0, whole.length - 20), 400],
    ['cut off within a head', FORM, whole.subarray(0, 30), 400],
    ['without a boundary', { 'content-type': 'multipart/form-data' }, whole, 400],
    ['with an empty boundary', { 'content-type': 'multipart/form-data; boundary=' }, whole, 400],
    ['with another boundary than it says', { 'content-type': 'multipart/form-data; boundary=y' }, whole, 400],
    ['empty', FORM, Buffer.alloc(0), 400],
    ['of an empty part', FORM, Buffer.from('--x\r\n\r\n\r\n--x--\r\n'), 400],
    ['of noise', FORM, Buffer.from('not multipart at all'), 400],
    [
      'with a field named __proto__',
      FORM,
      Buffer.concat([Buffer.from(part('__proto__')), PNG, Buffer.from('\r\n--x--\r\n')]),
      400,
    ],
    ['of JSON', JSON_TYPE, Buffer.from('{}'), 400],
  ])('%s is answered at once in the envelope', async (_what, headers, body, status) => {
    const answer = await send('POST', '/api/photos/upload', { ...signedIn(), ...headers }, body);
    expect(JSON.parse(answer.text)).toEqual(envelope(status));
    expect(answer.status).toBe(status);
  });

  test('a whole one is kept, and the server goes on after all of them', async () => {
    expect((await send('POST', '/api/photos/upload', { ...signedIn(), ...FORM }, whole)).status).toBe(200);
  });

  test('without a session nothing of it is read', async () => {
    const answer = await sendRaw(
      server.url,
      request('POST /api/photos/upload', { ...FORM, 'Content-Length': '9999999' }, part('files')),
    );
    expect(answer.status).toBe(401);
    expect(codeOf(answer.body)).toBe(303);
  });
});

test('what is encoded twice is decoded once', async () => {
  const { uid } = await server.staffWith([], { userName: 'an%2541' });
  const found = async (text: string) => {
    const answer = await send('GET', `/api/search/users?text=${text}`, signedIn());
    return (JSON.parse(answer.text) as { data: { uid: number }[] }).data.map((one) => one.uid);
  };
  expect(await found('an%252541')).toEqual([uid]);
  for (const other of ['an%2541', 'anA']) expect(await found(other)).toEqual([]);
});

describe('a body of JSON', () => {
  const deep = (levels: number, open: string, close: string) => `${open.repeat(levels)}${close.repeat(levels)}`;
  test.each([
    ['lists 3,000 deep', deep(3000, '[', ']')],
    ['objects 3,000 deep', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
    ['a field 3,000 deep', `{"user_name":"a","password":${deep(3000, '[', ']')}}`],
    ['a level too many', deep(33, '[', ']')],
    ['what is not closed', '['.repeat(15_000)],
  ])('with %s is refused before anybody is in', async (_what, body) => {
    const answer = await send('POST', '/api/adminusers/login', JSON_TYPE, body);
    expect([answer.status, codeOf(answer.text)]).toEqual([400, 400]);
  });

  test('with deep rows in an import, or a deep list in a string, is refused too', async () => {
    const rows = `{"rows":[{"key":"k","temple":{"name":"a","photos":${deep(5000, '[', ']')}}}]}`;
    expect((await send('POST', '/api/location/import', { ...signedIn(), ...JSON_TYPE }, rows)).status).toBe(400);
    const tags = deep(3000, '[', ']');
    const set = await send('POST', `/api/follow/setlanguagetags?pubkey=a&languageTags=${tags}`, signedIn());
    expect(set.status).toBe(400);
  });

  test('with brackets in its texts is as flat as it looks', async () => {
    const body = JSON.stringify({ user_name: '[[[["\\[{'.repeat(6), password: '[{'.repeat(100) });
    expect((await send('POST', '/api/adminusers/login', JSON_TYPE, body)).status).toBe(401);
  });

  test.each([
    ['compressed', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync('{}'), 415],
    ['in UTF-16', { 'content-type': 'application/json; charset=utf-16' }, Buffer.from('{}', 'utf16le'), 415],
    ['that is text', { 'content-type': 'text/plain' }, Buffer.from('{}'), 415],
    ['that is a form', { 'content-type': 'application/x-www-form-urlencoded' }, Buffer.from('user_name=a'), 415],
    ['that is multipart', FORM, whole, 415],
    ['without a type', {}, Buffer.from('{}'), 415],
    ['of a strange type', { 'content-type': 'garbage' }, Buffer.from('{}'), 415],
    ['that is not UTF-8', JSON_TYPE, Buffer.from('{"user_name":"\xe9","password":"x"}', 'latin1'), 400],
    ['with a NUL', JSON_TYPE, Buffer.from('{"user_name":"a\\u0000","password":"x"}'), 400],
    ['with a bare NUL', JSON_TYPE, Buffer.from('{"user_name":"a\0","password":"x"}'), 400],
    [
      'of 70 KB before anybody is in',
      JSON_TYPE,
      Buffer.from(JSON.stringify({ user_name: 'a', password: 'x'.repeat(70_000) })),
      413,
    ],
    [
      'with __proto__',
      JSON_TYPE,
      Buffer.from('{"__proto__":{"user_name":"a"},"constructor":{"prototype":{}},"password":"x"}'),
      400,
    ],
  ])('%s is refused', async (_what, headers, body, status) => {
    const answer = await send('POST', '/api/adminusers/login', headers as Headers, body);
    expect(JSON.parse(answer.text)).toEqual(envelope(status));
    expect(answer.status).toBe(status);
  });

  test('of ten thousand faults names the first hundred', async () => {
    const body = JSON.stringify({
      user_name: 'a',
      password: 'mot mat khau',
      display_name: 'A',
      roles: Array(10_000).fill('\0'),
    });
    const answer = await send('POST', '/api/adminusers/create', { ...signedIn(), ...JSON_TYPE }, body);
    expect(answer.status).toBe(400);
    expect((JSON.parse(answer.text) as { data: { issues: unknown[] } }).data.issues).toHaveLength(100);
  });
});

describe('what is hardly HTTP', () => {
  const big = 'x'.repeat(20_000);
  test.each([
    ['headers over 16 KB', request('GET /api/adminusers/profile', { 'X-A': big }), 431],
    ['an address over 16 KB', request(`GET /api/users/list?a=${big}`), 431],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a method that nobody knows', request('FROB /api/users/list'), 400],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/adminusers/login HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    [
      'a length and chunks',
      request(
        'POST /api/adminusers/login',
        { ...JSON_TYPE, 'Content-Length': '2', 'Transfer-Encoding': 'chunked' },
        '{}',
      ),
      400,
    ],
    [
      'a chunk that is none',
      request('POST /api/adminusers/login', { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }, 'zz\r\n{}\r\n0\r\n\r\n'),
      400,
    ],
    ['no host', 'GET /api/adminusers/profile HTTP/1.1\r\n\r\n', 400],
    ['a NUL in a header', request('GET /api/adminusers/profile', { 'X-A': 'a\0b' }), 400],
    ['an expectation', request('GET /api/adminusers/profile', { Expect: 'the-impossible' }), 417],
  ])('%s is answered in the envelope', async (_what, text, status) => {
    const answer = await sendRaw(server.url, text);
    expect(answer.status).toBe(status);
    expect(answer.head).toMatch(/content-type: application\/json/i);
    expect(answer.head).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(codeOf(answer.body)).toBe(status === 417 ? 400 : status);
  });

  test('chunks with a trailer are a body like any other', async () => {
    const chunked = '2\r\n{}\r\n0\r\nX-Trailer: a\r\n\r\n';
    const text = request('POST /api/adminusers/login', { ...JSON_TYPE, 'Transfer-Encoding': 'chunked' }, chunked);
    expect((await sendRaw(server.url, text)).status).toBe(400);
  });

  test.each(['PATCH', 'OPTIONS', 'PUT', 'DELETE', 'POST', 'TRACE', 'PROPFIND'])(
    '%s where there is no such call is answered in the envelope',
    async (method) => {
      const answer = await sendRaw(
        server.url,
        request(`${method} /api/users/list`, { ...signedIn(), 'Content-Length': '0' }),
      );
      expect(answer.status).toBe(404);
      expect(codeOf(answer.body)).toBe(304);
    },
  );
});

describe('a body that does not arrive', () => {
  const login = request('POST /api/adminusers/login', { ...JSON_TYPE, 'Content-Length': '4000' }, '{');
  const upload = () =>
    request('POST /api/photos/upload', { ...signedIn(), ...FORM, 'Content-Length': '9000000' }, part('files'));

  test.each([
    ['of a call, byte by byte,', () => login, 'a', 408],
    ['of a call, not at all,', () => login, '', 408],
    ['of an upload, byte by byte,', upload, 'a', 408],
    ['of an upload, not at all,', upload, '', 408],
  ])('%s ends with 408 in the envelope', async (_what, first, drip, status) => {
    const { socket, write, closed, answer } = rawConnection(server.url);
    write(first());
    const dripping = setInterval(() => drip !== '' && socket.writable && write(drip), 100);
    await closed;
    clearInterval(dripping);
    expect(answer()?.status).toBe(status);
    expect(codeOf(answer()?.body ?? '')).toBe(status);
  });

  test('of a call that was refused without it, or that there is not, ends too', async () => {
    for (const path of ['/api/users/update', '/nowhere', '/api/photos/upload']) {
      const { socket, write, closed } = rawConnection(server.url);
      write(request(`POST ${path}`, { ...JSON_TYPE, 'Content-Length': '4000' }, '{'));
      const dripping = setInterval(() => socket.writable && write(' '), 100);
      await closed;
      clearInterval(dripping);
    }
  });

  test('of an upload that is slow but goes on is waited for', async () => {
    const filling = 30_000;
    const text = Buffer.from(part('other'));
    const rest = Buffer.concat([Buffer.from('\r\n'), whole]);
    const { socket, write, answer } = rawConnection(server.url);
    const length = text.length + filling + rest.length;
    write(
      request('POST /api/photos/upload', { ...signedIn(), ...FORM, 'Content-Length': String(length) }, text.toString()),
    );
    const began = Date.now();
    for (let sent = 0; sent < filling; sent += 3000) {
      await new Promise((next) => setTimeout(next, BODY_WITHIN_MS / 4));
      write('y'.repeat(3000));
    }
    expect(Date.now() - began).toBeGreaterThan(2 * BODY_WITHIN_MS);
    write(rest);
    await expect.poll(() => answer()?.status, { timeout: 20_000 }).toBe(200);
    socket.destroy();
  });
});

describe('a browser that leaves', () => {
  test('within a body, within an upload or within an answer is no fault', async () => {
    const texts = [
      request('POST /api/adminusers/login', { ...JSON_TYPE, 'Content-Length': '4000' }, '{'),
      request(
        'POST /api/photos/upload',
        { ...signedIn(), ...FORM, 'Content-Length': '9000000' },
        part('files') + 'x'.repeat(100_000),
      ),
      request('GET /assets/a-1.js'),
      request('GET /assets/a-1.js', { 'Accept-Encoding': 'gzip' }),
      request('GET /api/openapi.json', { 'Accept-Encoding': 'br' }),
    ];
    for (const text of texts) {
      const { socket, write } = rawConnection(server.url);
      write(text);
      // Within it: the server says nothing of having begun to read.
      await new Promise((next) => setTimeout(next, 150));
      socket.resetAndDestroy();
    }
    expect((await send('GET', '/healthz')).status).toBe(200);
    // What came of it would stand in the log of faults by then: no event says that a connection that broke off is forgotten.
    await new Promise((next) => setTimeout(next, 300));
  });
});

describe('a page', () => {
  const plain = async (line: string, headers: Headers = {}) =>
    await sendRaw(server.url, request(line, { ...headers, Connection: 'close' }));
  test.each(['GET /', 'HEAD /', 'GET /?lang=fr', 'HEAD /dashboard/report', 'GET /dashboard/report'])(
    '%s without Accept is the console',
    async (line) => {
      const answer = await plain(line);
      expect(answer.status).toBe(200);
      expect(answer.head).toMatch(/content-type: text\/html/i);
      expect(answer.body).toBe(line.startsWith('HEAD') ? '' : '<!doctype html><title>Tam Quan</title>');
    },
  );

  test.each([
    ['HEAD /assets/a-1.js', 200],
    ['HEAD /config.json', 200],
    ['HEAD /healthz', 200],
    ['HEAD /api/openapi.json', 200],
    ['HEAD /api/capabilities', 200],
    ['HEAD /api/adminusers/profile', 401],
    ['HEAD /api/none', 404],
    ['GET /assets/gone.js', 404],
    ['GET /photos/u/gone', 404],
    ['POST /', 404],
  ])('%s is %i', async (line, status) => expect((await plain(line, { Accept: '*/*' })).status).toBe(status));

  test('HEAD of a list says what GET would', async () => {
    const { status } = await plain('HEAD /api/users/list', signedIn());
    expect(status).toBe(200);
  });
});

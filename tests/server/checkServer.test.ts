import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ConsoleConfig } from '../../contract/server';
import { ACTION_IDS } from '../../contract/wire/areas';
import { EXTENSIONS } from '../../contract/wire/endpoint';
import { checkServer, type GivenConfig } from '../../scripts/checkServer';
import { listen } from '../foreign/server/listen';
import { type Foreign, startForeign } from '../foreign/server/start';
import { PASSWORD, startTestServer, type TestServer } from '../support/testServer';

const ORIGIN = 'https://console.example';

let foreign: Foreign;
beforeAll(async () => {
  foreign = await startForeign();
  foreign.origins.add(ORIGIN);
});
afterAll(() => foreign.close());

interface How {
  readonly config?: GivenConfig;
  readonly origin?: string;
  readonly write?: boolean;
}

async function check(
  apiUrl: string,
  who: { userName: string; password: string },
  { config = {}, origin, write = false }: How = {},
) {
  const lines: string[] = [];
  const works = await checkServer({ apiUrl, ...who, config, origin, write }, (text) => lines.push(...text.split('\n')));
  const text = lines.join('\n');
  /** What is said of a call, in its own line. */
  const of = (id: string) =>
    lines
      .find((line) => line.includes(` ${id} `))
      ?.replace(/\s+/g, ' ')
      .trim();
  const json = /^\{\n[\s\S]*?^\}$/m.exec(text)?.[0];
  return { works, text, of, config: json === undefined ? undefined : ConsoleConfig.parse(JSON.parse(json)) };
}

const somebody = () => {
  const { user_name, password } = foreign.hire({ tier: 100 });
  return { userName: user_name, password };
};

describe('a server that was written from the specification alone', () => {
  test('is said to work, with the header that it takes, and what it answers is told call by call', async () => {
    const { works, of, text, config } = await check(foreign.url, somebody(), { origin: ORIGIN });
    expect(works, text).toBe(true);
    expect(config).toMatchObject({ apiUrl: foreign.url, sessionHeader: 'X-Session', sessionScheme: '' });
    expect(text).toContain('the key is in data.sessionkey, and taken as X-Session: <key>');
    expect(of('GET /roles')).toMatch(/^ok GET \/roles \d+ rows; total \d+/);
    expect(of('GET /users/list')).toContain('no total');
    expect(of('GET /location/detail')).toMatch(/^ok /);
    expect(of('POST /location/create')).toBe('not tried POST /location/create not tried: --write would');
    expect(text).toContain('none: there is no GET /capabilities');
    expect(text).toContain('preflights and answers are as browsers need them');
    expect(text).toContain('expose the header Retry-After');
  });

  test('is asked for calls without a path by reading alone, and what nobody can tell is null and named', async () => {
    const before = foreign.calls.length;
    const { config, text } = await check(foreign.url, somebody());
    expect(config?.paths).toMatchObject({ 'POST /post/blockpost': null, 'GET /hotlive/detail': null });
    expect(text).toMatch(/name it in `paths`:\n {2}POST \/post\/blockpost +blocking a post/);
    const changes = foreign.calls.slice(before).filter(({ method }) => method !== 'GET');
    expect(changes.map(({ path }) => path)).toEqual(['/adminusers/login', '/adminusers/logout']);
  });

  test('has what the configuration names taken as said, and tried where that is a read', async () => {
    const paths = { 'GET /tv/detail': '/tv/nowhere', 'PUT /adminusers/ban': '/adminusers/lockout' };
    const { works, of, config } = await check(foreign.url, somebody(), {
      config: { sessionHeader: 'x-session', paths },
    });
    expect(of('GET /tv/detail')).toBe('NO GET /tv/detail HTTP 404 without an error.code');
    expect(works).toBe(false);
    expect(config).toMatchObject({ sessionHeader: 'x-session', paths });
  });

  test('with --write has a temple made, changed and deleted, and nothing left of it', async () => {
    const before = foreign.data.temples.length;
    const { works, of } = await check(foreign.url, somebody(), { write: true });
    expect(of('POST /location/create')).toMatch(/^ok .* made a temple and found it again; answers no data$/);
    expect(of('PUT /location/edit')).toMatch(/^ok .* changed it$/);
    expect(of('DELETE /location/delete')).toMatch(/^ok .* deleted it$/);
    expect(works).toBe(true);
    expect(foreign.data.temples).toHaveLength(before);
  });

  test('is refused by browsers of an origin that it does not allow, which is said', async () => {
    const { works, text } = await check(foreign.url, somebody(), { origin: 'https://elsewhere.example' });
    expect(works).toBe(false);
    expect(text).toContain('the preflight of PUT /location/edit does not allow the origin https://elsewhere.example');
  });

  test('that cannot be signed in to, or is none, is said to be so', async () => {
    const who = somebody();
    const wrong = await check(foreign.url, { ...who, password: 'sai' });
    expect([wrong.works, wrong.text]).toEqual([false, expect.stringContaining('could not sign in: error 306')]);
    const none = await check(`${foreign.url}/nowhere`, who);
    expect(none.text).toContain('could not sign in: HTTP 404 without an error.code');
    const silent = await check('http://127.0.0.1:1', who);
    expect(silent.text).toContain('could not sign in: no answer');
  });
});

/** Data of an answer, turned into what another server says there. */
type Turn = (data: Rows) => unknown;
type Rows = readonly Readonly<Record<string, unknown>>[];

/** Checks a server that answers as the foreign one does, but at these paths; where that one has nothing it says a success. */
async function checkTurned(turns: Readonly<Record<string, Turn>>) {
  const server = await listen(
    createServer(async (request, response) => {
      const { pathname } = new URL(request.url ?? '', foreign.url);
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { authorization, 'x-session': session = '', 'content-type': type = '' } = request.headers;
      const answer = await fetch(new URL(foreign.url).origin + request.url, {
        method: request.method ?? 'GET',
        headers: {
          'x-session': String(session),
          ...(type && { 'content-type': type }),
          ...(authorization && { authorization }),
        },
        ...(parts.length > 0 && { body: Buffer.concat(parts) }),
      });
      const turn = turns[pathname.slice(new URL(foreign.url).pathname.length)];
      const text = await answer.text();
      const body = turn && (answer.ok ? JSON.parse(text) : { error: { code: 200, message: 'OK' }, data: [] });
      response.writeHead(turn ? 200 : answer.status, {
        'content-type': answer.headers.get('content-type') ?? 'text/plain',
      });
      response.end(
        turn ? JSON.stringify({ ...body, ...(body.data !== undefined && { data: turn(body.data) }) }) : text,
      );
    }),
  );
  const checked = await check(server.url + new URL(foreign.url).pathname, somebody());
  await server.close();
  return checked;
}
const withFields =
  (fields: object, only: (at: number) => boolean = () => true): Turn =>
  (rows) =>
    rows.map((row, at) => (only(at) ? { ...row, ...fields } : row));

describe('what a server says in a form of its own is told as the console takes it', () => {
  test('what the console reads whole is well', async () => {
    foreign.switches.numbers = 'strings';
    const { works, of, text } = await check(foreign.url, somebody());
    foreign.switches.numbers = 'numbers';
    expect(works, text).toBe(true);
    expect(of('GET /post/getlistpostfrompos')).toMatch(
      /^ok .* in a form of its own, which the console reads whole: .*\(a text\)/,
    );
    expect(text).not.toMatch(/^ {2}odd/m);
  });

  test('a field that it can’t read is odd, and what the console does about it is said; nobody’s data is', async () => {
    const { works, of, text } = await checkTurned({
      '/tv/list': withFields({ lastModified: 'hôm qua' }, (at) => at === 0),
      '/tv/detail': (row) => ({ ...row, lastModified: 'hôm qua' }),
    });
    expect(works, text).toBe(true);
    expect(of('GET /tv/list')).toMatch(
      /^odd .* in 1 of \d+ rows the console can't read lastModified \(a text\): it marks them as missing, and commands/,
    );
    expect(of('GET /tv/detail')).toMatch(/^odd .* the console can't read lastModified \(a text\)/);
    expect(text).toContain("The console can work on this server. Of 2 answers it can't use all");
    expect(text).not.toContain('hôm qua');
  });

  test('rows without an id are odd; a list of nothing else is none', async () => {
    const { works, of } = await checkTurned({
      '/tv/list': withFields({ pubkey: null }, (at) => at === 0),
      '/users/list': withFields({ pubkey: { of: 'somebody' } }),
      '/hotlive/list': (rows) => rows.map(() => 'một dòng chữ'),
    });
    expect(of('GET /tv/list')).toMatch(/^odd .*; 1 of them have no id, and nothing can be done on them$/);
    expect(of('GET /users/list')).toMatch(
      /^NO .* can read none of them, and can do nothing on them: pubkey \(an object\)/,
    );
    expect(of('GET /hotlive/list')).toMatch(/^NO .* can read none of them/);
    expect(works).toBe(false);
  });

  test('rights of which the console would know none are not well, nor are counts that are no list; no list is none', async () => {
    const { works, of } = await checkTurned({
      '/roles/1/actions': (ids) => ids.map((_, at) => at),
      '/statistical/post': () => null,
      '/statistical/comment': () => 'nhiều',
    });
    expect(of('GET /roles/{id}/actions')).toMatch(
      /^NO .* the console leaves out \d+ of \d+, which it can't read: it \(a number\)/,
    );
    expect(of('GET /statistical/post')).toMatch(/^ok /);
    expect(of('GET /statistical/comment')).toMatch(/^NO .* the console can make nothing of it: it \(a text\)/);
    expect(works).toBe(false);
  });

  test('the key is found wherever the console finds it', async () => {
    const { works, text } = await checkTurned({
      '/adminusers/login': (said) => {
        const { sessionkey, userinfo } = said as unknown as { sessionkey: string; userinfo: object };
        return { userinfo: { ...userinfo, access_token: sessionkey } };
      },
    });
    expect(works, text).toBe(true);
    expect(text).toContain('the key is in data.userinfo.access_token');
  });

  test('a call without a path is not taken to be where the console could not read what is answered', async () => {
    const odd = await checkTurned({ '/hotlive/get': () => ({ version: 3 }) });
    expect(odd.config?.paths).toMatchObject({ 'GET /hotlive/detail': null });
    const good = await checkTurned({ '/hotlive/get': () => ({ idmedia: 'm1' }) });
    expect(good.config?.paths).toMatchObject({ 'GET /hotlive/detail': '/hotlive/get' });
  });
});

describe('our own server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  test('works, describes its calls, and needs nothing said but where it is', async () => {
    const { userName } = await server.staffWith(ACTION_IDS, { tier: 100 });
    const { works, of, text, config } = await check(
      `${server.url}/api`,
      { userName, password: PASSWORD },
      { write: true },
    );
    expect(works, text).toBe(true);
    expect(config).toEqual({
      apiUrl: `${server.url}/api`,
      sessionHeader: 'Authorization',
      sessionScheme: 'Bearer',
      photoUploadUrl: `${server.url}/api/photos/upload`,
      paths: {},
      embedHosts: [],
    });
    expect(of('PUT /users/block')).toBe('ok PUT /users/block is there; not made');
    expect(of('DELETE /location/delete')).toMatch(/^ok .* deleted it$/);
    expect(text).not.toContain('without   restore');
    for (const extension of EXTENSIONS) expect(text, extension).toContain(extension);
  });

  test('says to whoever may not read something that he may not, which is no fault of it', async () => {
    const { userName } = await server.staffWith(['POST_VIEW']);
    const { works, of } = await check(`${server.url}/api`, { userName, password: PASSWORD });
    expect(of('GET /users/list')).toMatch(/^may not GET \/users\/list error 308/);
    expect(works).toBe(true);
  });
});

test('npm run check-server takes the password from the environment, and ends with 0 or 1', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-check-'));
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify({ sessionHeader: 'X-Session' }));
  const { userName, password } = somebody();
  const run = (args: readonly string[], TAMQUAN_CHECK_PASSWORD: string) =>
    new Promise<{ status: number | null; said: string }>((done) => {
      const script = resolve(import.meta.dirname, '../../scripts/tamquan.mjs');
      const child = spawn(process.execPath, [script, 'check', ...args], {
        env: { ...process.env, TAMQUAN_CHECK_PASSWORD },
      });
      let said = '';
      child.stdout.on('data', (chunk) => (said += chunk));
      child.stderr.on('data', (chunk) => (said += chunk));
      child.once('close', (status) => done({ status, said }));
    });
  const args = [foreign.url, '--user', userName, '--config', file];
  const [good, bad, odd] = await Promise.all([run(args, password), run(args, 'sai'), run(['chua.vn'], 'x')]);
  expect([good.status, good.said]).toEqual([0, expect.stringContaining('The console can work on this server.')]);
  expect(good.said).not.toContain(password);
  expect(bad.status).toBe(1);
  expect(odd).toEqual({ status: 1, said: expect.stringContaining('chua.vn is no address') });
  rmSync(folder, { recursive: true, force: true });
});

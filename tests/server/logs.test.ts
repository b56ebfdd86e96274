import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as profiles from '../../contract/profiles';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { LOGIN_FAILURES_PER_NAME } from '../../contract/wire/constants';
import { endpoint } from '../../contract/wire/endpoint';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { version } from '../../package.json';
import { serve } from '../../server/http/serve';
import { trustedProxiesOf } from '../../server/http/trustProxy';
import { RESOURCES } from '../../server/resources';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { started, startProcess } from './aProcess';
import { eventually } from './eventually';
import { sendRaw } from './rawHttp';

/** Every one of these is somebody's: none of them may be in a log, however it is written. */
const PERSONAL = {
  name: 'Nguyễn Thị Bí Mật',
  userName: 'ten-dang-nhap-rieng',
  phone: '+84912345678',
  mail: 'rieng.tu@mail.example',
  password: 'mat-khau-rieng-tu',
  search: 'tim-kiem-rieng',
  cookie: 'banh-quy-rieng',
  agent: 'trinh-duyet-rieng',
  file: 'anh-rieng.png',
  path: 'duong-dan-rieng',
  key: 'khoa-phien-rieng',
} as const;

const SLOT = { method: 'POST', permission: 'public', data: z.null() } as const;
const value = endpoint({
  ...SLOT,
  path: '/tests/value',
  summary: 'Fails on a value.',
  body: z.object({ of: z.string() }),
});
const parsed = endpoint({
  ...SLOT,
  path: '/tests/parsed',
  summary: 'Fails to read.',
  body: z.object({ of: z.string() }),
});
const bare = endpoint({
  ...SLOT,
  path: '/tests/bare',
  summary: 'Logs an error alone.',
  body: z.object({ of: z.string() }),
});
const odd = endpoint({
  ...SLOT,
  path: '/tests/odd',
  summary: 'Logs what it likes.',
  body: z.object({ of: z.string() }),
});
const served = [
  ...RESOURCES,
  serve(value, async ({ tx, input }) => {
    await sql`SELECT ${input.body.of}::text::int`.execute(tx);
    return null;
  }),
  serve(parsed, async ({ input }) => JSON.parse(`{"of": ${input.body.of}}`)),
  serve(bare, async ({ log, input }) => {
    log.error(new Error(`no person: ${input.body.of}`, { cause: new Error(`\n    at ${input.body.of}`) }));
    return null;
  }),
  serve(odd, async ({ log, input }) => {
    log.warn({ name: input.body.of, query: { text: input.body.of }, req: input, status: 7 }, 'odd');
    log.warn({ phone: input.body.of });
    return null;
  }),
];

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
  readonly [field: string]: unknown;
}

const consoleDir = mkdtempSync(join(tmpdir(), 'tamquan-logged-'));
const text: string[] = [];
const lines = () => text.map((line) => JSON.parse(line) as Line);
const saying = (msg: string) => lines().filter((line) => line.msg === msg);
let server: TestServer;
let chief: Staff;
beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Tam Quan</title>');
  server = await startTestServer(undefined, {
    served,
    consoleDir,
    trustProxy: trustedProxiesOf('127.0.0.1/32'),
    logger: { level: 'trace', stream: { write: (line) => void text.push(line) } },
  });
  chief = await server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN, userName: PERSONAL.userName });
});
afterAll(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
  await server.close();
  rmSync(consoleDir, { recursive: true });
});
beforeEach(() => {
  text.length = 0;
});

async function send(path: string, { json, ...init }: RequestInit & { json?: object } = {}) {
  const body = json && { method: 'POST', body: JSON.stringify(json) };
  const headers = { ...(json && { 'content-type': 'application/json' }), ...init.headers };
  const answer = await fetch(`${server.url}${path}`, { ...init, ...body, headers });
  await answer.arrayBuffer();
  return answer;
}
const idOf = (answer: Response) => answer.headers.get('x-request-id') ?? '';
const signedIn = () => ({ authorization: `Bearer ${chief.key}` });

test('a log at its loudest holds nothing that a caller sent, wherever it stood', async () => {
  const { name, userName, phone, mail, password, search, cookie, agent, file, path, key } = PERSONAL;
  const query = new URLSearchParams({ text: `${search} ${name} ${phone}`, count: '20' });
  const all = Object.values(PERSONAL);
  const headers = {
    ...signedIn(),
    cookie: `tamquan_browser=${cookie}`,
    'user-agent': agent,
    referer: `https://a.example/${path}`,
    'x-forwarded-host': path,
    'idempotency-key': key,
    'x-tamquan-job': path,
  };
  const form = new FormData();
  form.append('files', new Blob(['no picture'], { type: 'image/png' }), file);
  const ask: (() => Promise<unknown>)[] = [
    () => send(`/api/search/profiles?${query}`, { headers }),
    () => send(`/api/search/profiles?${query}`, { headers: { ...headers, authorization: `Bearer ${key}` } }),
    () => send('/api/adminusers/login', { headers, json: { user_name: mail, password } }),
    () => send('/api/adminusers/login', { headers, json: { user_name: `${mail}"\n{"level":60`, password } }),
    () => send('/api/adminusers/login', { headers, json: { user_name: userName, password: PASSWORD } }),
    () => send('/api/adminusers/login', { headers, json: { user_name: { [name]: mail }, [phone]: password } }),
    () => send('/api/photos/upload', { method: 'POST', headers, body: form }),
    () => send(`/${path}/${phone}?${query}`, { headers }),
    () => send(`/api/${path}/${encodeURIComponent(mail)}?${query}`, { headers, method: 'DELETE' }),
    () => send(`/api/%zz${path}?${query}`, { headers }),
    () => send(`/photos/${file}`, { headers }),
    () => send(`/api/adminusers/sessions/${path}`, { method: 'DELETE', headers }),
    () => send('/api/adminusers/login', { method: 'POST', headers: { ...headers, 'content-type': mail }, body: name }),
    () =>
      send('/api/adminusers/login', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: `{"user_name": ${password}`,
      }),
    () => sendRaw(server.url, `GET /${path} HTTP/1.1\r\nHost: ${path}\r\nX: ${key}\u0000\r\n\r\n`),
    () => sendRaw(server.url, `GET /${path} HTTP/1.1\r\nX-Is: ${key}\r\n\r\n`),
    // A name in the words of an error can't be told from any other word, an address or a number can.
    ...[mail, phone].map((of) => () => send(`/api${bare.path}`, { headers, json: { of } })),
    ...[value, parsed, odd].flatMap((call) =>
      all.map((of) => () => send(`/api${call.path}`, { headers, json: { of } })),
    ),
  ];
  for (const one of ask) await one();
  await eventually(() => saying('answered').length).toBeGreaterThanOrEqual(ask.length - 2);
  // What was to be found, had it been written, is looked for in each way to write it.
  expect(saying('unexpected').length).toBeGreaterThanOrEqual(2 * all.length + 2);
  expect(saying('odd')[0]).toMatchObject({ status: 7 });
  const whole = text.join('').toLowerCase();
  for (const secret of [...all, PASSWORD, chief.key, PERSONAL.phone.slice(1), 'nguyễn', 'rieng']) {
    for (const written of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      expect(whole.includes(written.toLowerCase()), written).toBe(false);
  }
});

test('an error is logged with its type, its code and its place in the code', async () => {
  const answer = await send(`/api${value.path}`, { json: { of: 'khong-phai-so' } });
  const [line] = saying('unexpected');
  expect(line).toMatchObject({
    level: 50,
    reqId: idOf(answer),
    errorId: expect.stringMatching(/^[0-9a-f]{12}$/),
    err: {
      code: '22P02',
      message: 'invalid input syntax for type integer: "…"',
      stack: expect.stringContaining('at '),
    },
  });
});

describe('each call is one line', () => {
  test('with its method, its route, what became of it, how long it took and who made it', async () => {
    const answer = await send('/api/users/list?count=20&text=rieng', { headers: signedIn() });
    await eventually(() => lines().length).toBe(1);
    const { time, pid, hostname, ms, ...rest } = lines()[0] as Line;
    expect(rest).toEqual({
      level: 30,
      reqId: idOf(answer),
      method: 'GET',
      route: `/api${profiles.list.path}`,
      status: 200,
      code: 200,
      uid: chief.uid,
      msg: 'answered',
    });
    expect(ms).toBeGreaterThan(0);
    expect([typeof time, typeof pid, typeof hostname]).toEqual(['number', 'number', 'string']);
  });

  test('by the pattern of its address, and with the person where the person may not make it', async () => {
    const nobody = await server.staffWith([]);
    await send('/api/adminusers/sessions/mot-phien', { method: 'DELETE', headers: signedIn() });
    await send('/api/users/list', { headers: { authorization: `Bearer ${nobody.key}` } });
    await send('/api/users/list');
    await send('/dashboard/report?row=1', { headers: { accept: 'text/html' } });
    await send('/api/no/such/call');
    await eventually(() => lines().map(({ route, status, code, uid }) => [route, status, code, uid])).toEqual([
      ['/api/adminusers/sessions/:id', 404, 304, chief.uid],
      ['/api/users/list', 403, 308, nobody.uid],
      ['/api/users/list', 401, 303, undefined],
      ['(other)', 200, 200, undefined],
      ['(other)', 404, 304, undefined],
    ]);
  });

  test('which is a warning where a member of staff was denied it', async () => {
    const nobody = await server.staffWith([]);
    await send('/api/users/list', { headers: { authorization: `Bearer ${nobody.key}` } });
    await send('/api/users/list');
    await eventually(() => lines().map(({ level, code }) => [level, code])).toEqual([
      [40, 308],
      [30, 303],
    ]);
  });

  test('and a log of warnings has those alone that a member of staff was denied', async () => {
    const warnings: string[] = [];
    const quiet = await startTestServer(undefined, {
      store: { ...server.store, close: async () => {} },
      logger: { level: 'warn', stream: { write: (line) => void warnings.push(line) } },
    });
    const { uid, key } = await server.staffWith([]);
    expect((await fetch(`${quiet.url}/api/users/list`)).status).toBe(401);
    const headers = { authorization: `Bearer ${key}` };
    const denied = await fetch(`${quiet.url}/api/users/list?text=rieng`, { headers });
    await quiet.close();
    const [{ time, pid, hostname, ...line } = {} as Line, ...more] = warnings.map((one) => JSON.parse(one) as Line);
    expect([line, more]).toEqual([
      {
        level: 40,
        reqId: idOf(denied),
        method: 'GET',
        route: `/api${profiles.list.path}`,
        code: 308,
        uid,
        msg: 'denied',
      },
      [],
    ]);
  });
});

describe('the id of a request', () => {
  test('is on every answer, and each has its own', async () => {
    const paths = ['/healthz', '/version', '/config.json', '/api/capabilities', '/api/none', '/api/%zz', '/none', '/'];
    const ids = await Promise.all(paths.map(async (path) => idOf(await send(path))));
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
    await eventually(() =>
      lines()
        .map(({ reqId }) => reqId)
        .sort(),
    ).toEqual([...ids].sort());
  });

  test('is the one of a trusted proxy where that is harmless', async () => {
    const named = async (id: string, at = server.url) =>
      (await fetch(`${at}/healthz`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    for (const id of ['f00-4b_7', crypto.randomUUID(), 'a1'.repeat(16)]) expect(await named(id)).toBe(id);
    // The last four could be what a caller is called, or signs in by.
    for (const id of [
      'a b 1 c 2',
      '"}12345678',
      'a,b,c,d,1',
      '<script1>',
      '',
      '0912345678',
      'nguyen-van-an',
      'a1'.repeat(21),
      'a@b.example1',
    ])
      expect(await named(id)).toMatch(/^[0-9a-f-]{36}$/);
    const open = await startTestServer(undefined, {
      store: { ...server.store, close: async () => {} },
      trustProxy: trustedProxiesOf('10.0.0.0/8,uniquelocal,::1'),
    });
    expect(await named('f00-4b_7', open.url)).toMatch(/^[0-9a-f-]{36}$/);
    await open.close();
  });
});

test('the log says which host could not be reached, and the address of a caller without a name of this machine’s', () => {
  const error = new Error('connect ECONNREFUSED 127.0.0.1:5432, ask 0912 345 678');
  server.app.log.error({ err: error, remoteAddress: 'fe80::1%eth0' }, 'away');
  expect(saying('away')).toMatchObject([
    { err: { message: 'connect ECONNREFUSED 127.0.0.1:5432, ask …' }, remoteAddress: 'fe80::1' },
  ]);
});

test('a person who signs in and out is a number in the log', async () => {
  const { userName, uid } = await server.staffWith([]);
  const login = await server.call(session.login, { body: { user_name: userName, password: PASSWORD } });
  if (login.refused !== undefined) throw new Error(login.message);
  await server.call(session.logout, {}, { key: login.data.sessionkey });
  expect([...saying('signed in'), ...saying('signed out')]).toMatchObject([{ uid }, { uid }]);
  expect(text.join('')).not.toContain(userName);
});

test('a password that could not be changed is a warning, as is a sixth guess at the old one', async () => {
  const { key, uid } = await server.staffWith([]);
  const guess = () =>
    server.call(
      session.changePassword,
      { body: { password_old: 'sai mat khau', password_new: PERSONAL.password } },
      { key },
    );
  for (let times = 0; times < LOGIN_FAILURES_PER_NAME; times += 1) await guess();
  expect((await guess()).status).toBe(429);
  const failed = { level: 40, uid, remoteAddress: '127.0.0.1' };
  expect(saying('password change failed')).toMatchObject(Array(LOGIN_FAILURES_PER_NAME).fill(failed));
  await eventually(() => lines().at(-1)).toMatchObject({ level: 40, uid, code: 429, msg: 'answered' });
});

test('a process says its version when it starts, and logs to where its words go', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-says-'));
  const { said, ready, child, exit } = await startProcess(dataDir, undefined, {
    TAMQUAN_API_URL: 'https://api.example',
    LOG_LEVEL: 'info',
  });
  await ready();
  await eventually(said).toContain(`"version":"${version}","node":"${process.version}","msg":"started"}`);
  await eventually(said).toContain('"route":"/readyz"');
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../contract/wire/endpoint';
import { openSession } from '../../server/auth/sessions';
import { buildApp } from '../../server/http/app';
import { serve } from '../../server/http/serve';
import type { Store } from '../../server/store/connection';
import { emptyStore } from './emptyStore';

const addRole = endpoint({
  method: 'POST',
  path: '/test/role',
  permission: 'session',
  body: z.object({ name: z.string() }),
  data: z.object({ role_id: z.int(), role_name: z.string() }),
  summary: 'Makes a role.',
});
const slowly = endpoint({
  method: 'GET',
  path: '/test/slow',
  permission: 'public',
  data: z.string(),
  summary: 'Waits.',
});

let slow = { began: () => {}, end: Promise.resolve() };
let after: string[] = [];

const served = [
  serve(addRole, async ({ input, tx, now, after: afterwards }) => {
    const { name } = input.body;
    const role = await tx
      .insertInto('role')
      .values({ role_name: name, action_ids: [], updated_at: now })
      .returning(['role_id', 'role_name'])
      .executeTakeFirstOrThrow();
    afterwards(() => {
      after.push(name);
      if (name === 'mail fails') throw new Error('no mail');
    });
    if (name.startsWith('fails')) throw new Error('a bug');
    return role;
  }),
  serve(slowly, async () => {
    slow.began();
    await slow.end;
    return 'done';
  }),
];

const folder = mkdtempSync(join(tmpdir(), 'tamquan-routes-'));
const photosDir = join(folder, 'photos');
const consoleDir = join(folder, 'console');
let store: Store;
let keys: string[];

async function start() {
  const app = await buildApp({ store, served, photosDir, consoleDir });
  return { app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}
let running: Awaited<ReturnType<typeof start>>;

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'), { recursive: true });
  mkdirSync(photosDir);
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><title>Tam Quan</title>');
  for (const [end, text] of [
    ['', 'export {}'],
    ['.br', 'as brotli'],
    ['.gz', 'as gzip'],
  ])
    writeFileSync(join(consoleDir, 'assets', `index-a1b2.js${end}`), text ?? '');
  writeFileSync(join(photosDir, 'gate.webp'), 'RIFF');
  store = await emptyStore();
  const now = Math.floor(Date.now() / 1000);
  keys = [];
  for (const user_name of ['hoa', 'lan']) {
    const { uid } = await store.db
      .insertInto('admin_user')
      .values({ user_name, display_name: user_name, password_hash: '', created_at: now, updated_at: now })
      .returning('uid')
      .executeTakeFirstOrThrow();
    keys.push(await openSession(store.db, { uid, now, address: '', agent: '' }));
  }
  running = await start();
});
afterAll(async () => {
  await running.app.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const add = async (name: string, idempotencyKey?: string, who = 0) => {
  const response = await fetch(`${running.url}/api${addRole.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${keys[who]}`,
      'content-type': 'application/json',
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    body: JSON.stringify({ name }),
  });
  return (await response.json()) as { error: { code: number }; data: unknown };
};
const rolesNamed = async (name: string) =>
  (await store.db.selectFrom('role').select('role_id').where('role_name', '=', name).execute()).length;

describe('a call that creates', () => {
  test('leaves nothing behind when it fails, and nothing follows from it', async () => {
    after = [];
    expect((await add('fails after its insert')).error.code).toBe(500);
    expect(await rolesNamed('fails after its insert')).toBe(0);
    expect(after).toEqual([]);
  });

  test('is answered although what follows it fails: the change is made', async () => {
    expect((await add('mail fails')).error.code).toBe(200);
    expect(await rolesNamed('mail fails')).toBe(1);
    expect(after).toContain('mail fails');
  });

  test('with the same key and body answers as the first time, makes no second row, and nothing follows twice', async () => {
    after = [];
    const answers = [await add('Kiểm duyệt', 'k1'), await add('Kiểm duyệt', 'k1')];
    expect(answers[0]?.error.code).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(await rolesNamed('Kiểm duyệt')).toBe(1);
    expect(after).toEqual(['Kiểm duyệt']);
  });

  test('twice at the same moment with one key makes one row', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => add('Cùng lúc', 'k2')));
    expect(answers[0]?.error.code).toBe(200);
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await rolesNamed('Cùng lúc')).toBe(1);
  });

  test("with a key that was used for another body is refused, and another person's key is another key", async () => {
    await add('Một', 'k3');
    expect(await add('Hai', 'k3')).toMatchObject({
      error: { code: 400 },
      data: { issues: [{ path: 'Idempotency-Key' }] },
    });
    expect((await add('Ba', 'k3', 1)).error.code).toBe(200);
  });

  test('that failed may be tried again under its key', async () => {
    expect((await add('fails', 'k4')).error.code).toBe(500);
    expect(await store.db.selectFrom('idempotency').select('key').where('key', '=', 'k4').execute()).toEqual([]);
  });

  test('after 24 hours a key is new again', async () => {
    await add('Hôm qua', 'k5');
    await store.db
      .updateTable('idempotency')
      .set(({ eb }) => ({ at: eb('at', '-', 24 * 3600 + 1) }))
      .where('key', '=', 'k5')
      .execute();
    expect((await add('Hôm nay', 'k5')).error.code).toBe(200);
  });
});

describe('the console and its files', () => {
  const get = (path: string, accept = 'text/html') => fetch(`${running.url}${path}`, { headers: { accept } });

  test.each(['/', '/signin', '/dashboard/report', '/dashboard/user-detail/abc'])(
    '%s opens the console',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<title>Tam Quan</title>');
    },
  );

  test('a hashed file is kept for ever, and one that is not there is no page', async () => {
    expect((await get('/assets/index-a1b2.js', '*/*')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/assets/index-gone.js', '*/*')).status).toBe(404);
  });

  test('a console that is built anew below a running server is there at once, page and files', async () => {
    const script = join(consoleDir, 'assets', 'index-c3d4.js');
    writeFileSync(script, 'export {}');
    onTestFinished(() => rmSync(script));
    const answer = await get('/assets/index-c3d4.js', '*/*');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  test('a file that the build has compressed is sent so to whoever reads it, and as it is to others', async () => {
    const sent = (encodings: string) =>
      running.app.inject({ url: '/assets/index-a1b2.js', headers: { 'accept-encoding': encodings } });
    for (const [encodings, encoding, body] of [
      ['gzip, br', 'br', 'as brotli'],
      ['gzip', 'gzip', 'as gzip'],
      ['identity', undefined, 'export {}'],
    ] as const) {
      const { headers, payload } = await sent(encodings);
      expect(headers['content-encoding'], encodings).toBe(encoding);
      expect(headers['content-type'], encodings).toMatch(/javascript/);
      expect(headers.vary, encodings).toBe('accept-encoding');
      expect(payload, encodings).toContain(body);
    }
    expect((await get('/assets/index-a1b2.js.br', '*/*')).status).toBe(404);
  });

  test('a photo is kept for ever and not guessed at, and no path leads out of its folder', async () => {
    const { headers, status } = await get('/photos/gate.webp', 'image/*');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    for (const path of [
      '/photos/../console/index.html',
      '/photos/%2e%2e/console/index.html',
      '/photos/..%2fconsole%2findex.html',
    ]) {
      expect((await get(path, 'image/*')).status, path).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('an end', () => {
  test('what runs is finished while nobody new is let in', async () => {
    const stopping = await start();
    let finish = () => {};
    const began = new Promise<void>((begin) => {
      slow = { began: begin, end: new Promise<void>((end) => (finish = end)) };
    });
    const answer = fetch(`${stopping.url}/api${slowly.path}`);
    await began;
    const closed = stopping.app.close();
    await expect.poll(() => fetch(`${stopping.url}/healthz`).catch(() => 'refused')).toBe('refused');
    finish();
    expect(await (await answer).json()).toMatchObject({ error: { code: 200 }, data: 'done' });
    await closed;
  });

  test('of the store makes calls answer 503 with a time to wait, and readiness says so', async () => {
    const gone = await emptyStore();
    const app = await buildApp({ store: gone, served, photosDir });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    await gone.close();
    const response = await fetch(`${url}/api${addRole.path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer x', 'content-type': 'application/json' },
      body: '{"name":"x"}',
    });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ error: { code: 503 } });
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    await app.close();
  });
});

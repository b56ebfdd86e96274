import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { configOf } from '../../server/config';
import { buildConsoleAlone } from '../../server/http/consoleAlone';
import { start } from '../../server/main';

const folder = mkdtempSync(join(tmpdir(), 'tamquan-alone-'));
const consoleDir = join(folder, 'console');
const env = {
  TAMQUAN_API_URL: 'http://api.chua.vn:8080/v1',
  TAMQUAN_SESSION_HEADER: 'sessionkey',
  TAMQUAN_PHOTO_UPLOAD_URL: 'https://anh.chua.vn/up',
  TAMQUAN_API_PATHS: '{"PUT /adminusers/ban":null}',
  TAMQUAN_POST_HIDDEN: 'is_hidden',
  TAMQUAN_POST_BLOCKED: 'status=3',
  TAMQUAN_BASE_PATH: '/tq',
  TAMQUAN_DATA: join(folder, 'data'),
};
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(consoleDir);
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><base href="/" /><title>Tam Quan</title>');
  const { otherServer, basePath } = configOf(env);
  if (!otherServer) throw new Error('no other server');
  app = await buildConsoleAlone({ otherServer, consoleDir, basePath });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

describe('a console in front of another server', () => {
  test('is told where that is and how it is spoken to', async () => {
    const answer = await get('/tq/config.json');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      apiUrl: 'http://api.chua.vn:8080/v1',
      sessionHeader: 'sessionkey',
      sessionScheme: '',
      photoUploadUrl: 'https://anh.chua.vn/up',
      paths: { 'PUT /adminusers/ban': null },
      postHidden: 'is_hidden',
      postBlocked: 'status=3',
      embedHosts: [],
    });
  });

  test('may speak to that server and its host of photos, and to nobody else', async () => {
    const policy = String((await get('/tq/')).headers['content-security-policy']);
    expect(policy.split(';')).toContain("connect-src 'self' http://api.chua.vn:8080 https://anh.chua.vn");
    expect(policy).toContain("base-uri 'self'");
  });

  test('has its page at every address, below its base path', async () => {
    for (const url of ['/tq', '/tq/', '/tq/dashboard/report?row=1', '/tq/index.html']) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([
        url,
        200,
        '<!doctype html><base href="/tq/" /><title>Tam Quan</title>',
      ]);
    }
  });

  test('has its page, and no other answer, where an address cannot be decoded; a script of that kind is not there', async () => {
    for (const path of ['/%E0%A4%A', '/signin/%zz', '/dashboard%zz', '/dashboard/%E0%A4%A?row=%zz']) {
      const { statusCode, body } = await get(`/tq${path}`);
      expect([path, statusCode, body.includes('Tam Quan')]).toEqual([path, 200, true]);
    }
    for (const path of ['/assets/%zz.js', '/photos/%zz'])
      expect((await app.inject({ url: `/tq${path}`, headers: { accept: '*/*' } })).statusCode, path).toBe(404);
  });

  test('has no calls and no photos, is well, and is ready without a store', async () => {
    const call = await app.inject({ method: 'POST', url: '/tq/api/adminusers/login', payload: {} });
    expect([call.statusCode, call.json().error.code]).toEqual([404, 304]);
    expect((await app.inject('/tq/photos/a.webp')).statusCode).toBe(404);
    for (const url of ['/healthz', '/readyz', '/version', '/tq/healthz', '/tq/readyz', '/tq/version'])
      expect((await app.inject(url)).statusCode, url).toBe(200);
  });

  test('opens no store, and makes nobody in one', async () => {
    const { address, close, ...made } = await start(configOf({ ...env, PORT: '0', LOG_LEVEL: 'silent' }));
    expect(made).toEqual({ firstAdmin: undefined, demoSignIns: [] });
    expect(address).toMatch(/\/tq\/$/);
    expect((await fetch(`${address}readyz`)).status).toBe(200);
    expect(existsSync(env.TAMQUAN_DATA)).toBe(false);
    await close();
  });
});

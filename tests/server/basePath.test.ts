import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';

const BASE = '/tq';
const consoleDir = mkdtempSync(join(tmpdir(), 'tamquan-base-'));
let server: TestServer;
let me: Staff;

beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'));
  writeFileSync(join(consoleDir, 'index.html'), '<!doctype html><base href="/" /><title>Tam Quan</title>');
  writeFileSync(join(consoleDir, 'assets', 'start-a1.js'), 'export {}');
  server = await startTestServer(undefined, { basePath: BASE, consoleDir });
  me = await server.staffWith(['LOCATION_ADD', 'LOCATION_VIEW']);
});
afterAll(async () => {
  await server.close();
  rmSync(consoleDir, { recursive: true, force: true });
});

const at = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init);
const json = (method: string, body: object, key?: string): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
  body: JSON.stringify(body),
});

describe('a server below a base path', () => {
  test('has console, assets, configuration and health there', async () => {
    const { apiUrl, photoUploadUrl } = (await (await at('/tq/config.json')).json()) as Record<string, string>;
    expect([apiUrl, photoUploadUrl]).toEqual(['/tq/api', '/tq/api/photos/upload']);
    expect(await (await at('/tq/dashboard/report', { headers: { accept: 'text/html' } })).text()).toContain(
      '<base href="/tq/" />',
    );
    const script = await at('/tq/assets/start-a1.js');
    expect([await script.text(), script.headers.get('cache-control')]).toEqual([
      'export {}',
      'public, max-age=31536000, immutable',
    ]);
    expect((await at('/tq/readyz')).status).toBe(200);
    expect(await (await at('/tq/api/openapi.json')).json()).toMatchObject({ servers: [{ url: '/tq/api' }] });
  });

  test('has the page of a console that is built anew below it', async () => {
    const page = join(consoleDir, 'index.html');
    const before = readFileSync(page, 'utf8');
    onTestFinished(() => writeFileSync(page, before));
    writeFileSync(page, before.replace('Tam Quan', 'Tam Quan 2'));
    const text = await (await at('/tq/dashboard/report', { headers: { accept: 'text/html' } })).text();
    expect(text).toContain('<base href="/tq/" /><title>Tam Quan 2</title>');
  });

  test('answers calls there, with a cookie that is sent nowhere else', async () => {
    const answer = await at('/tq/api/adminusers/login', json('POST', { user_name: me.userName, password: PASSWORD }));
    expect(await answer.json()).toMatchObject({ error: { code: 200 } });
    expect(answer.headers.get('set-cookie')).toContain('; Path=/tq/api;');
  });

  test('answers photos with addresses below it, serves them there, and keeps them as its own', async () => {
    const form = new FormData();
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    form.append('files', new Blob([picture], { type: 'image/png' }), 'a.png');
    const headers = { authorization: `Bearer ${me.key}` };
    const upload = await at('/tq/api/photos/upload', { method: 'POST', headers, body: form });
    const { uploaded_files } = (await upload.json()) as { uploaded_files: string[] };
    const [photo = ''] = uploaded_files;
    expect(photo).toMatch(/^\/tq\/photos\/u\//);
    expect((await at(photo)).headers.get('content-type')).toBe('image/webp');
    const made = await at('/tq/api/location/create', json('POST', { name: 'Chùa', avatar: photo }, me.key));
    expect(await made.json()).toMatchObject({ data: { avatar: photo } });
    const kept = await server.db.selectFrom('temple').select('avatar').execute();
    expect(kept).toEqual([{ avatar: photo.slice(BASE.length) }]);
  });

  test('is reached as well where a proxy takes the base path away', async () => {
    expect((await at('/readyz')).status).toBe(200);
    expect(await (await at('/dashboard', { headers: { accept: 'text/html' } })).text()).toContain(
      '<base href="/tq/" />',
    );
    expect((await at('/api/capabilities')).status).toBe(200);
  });

  test('takes no address for its own that only begins alike', async () => {
    for (const path of ['/tqapi/capabilities', '/tq/tq/api/capabilities'])
      expect((await at(path, { headers: { accept: 'application/json' } })).status, path).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as adminUsers from '../../contract/adminUsers';
import * as profiles from '../../contract/profiles';
import * as session from '../../contract/session';
import { ACTION_IDS } from '../../contract/wire/areas';
import { COUNT_MAX } from '../../contract/wire/constants';
import { TIER_SUPER_ADMIN } from '../../contract/wire/permissions';
import { isCommon } from '../../server/auth/commonPasswords';
import { HSTS_YEAR, hstsOf } from '../../server/http/hsts';
import { PASSWORD, type Staff, startTestServer, type TestServer } from '../support/testServer';
import { sendRaw } from './rawHttp';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(undefined, { limits: { upload: 3, search: 4, export: 5 }, trustProxy: ['loopback'] });
});
afterAll(() => server.close());

const signedIn = () => server.staffWith(ACTION_IDS, { tier: TIER_SUPER_ADMIN });
async function statuses(times: number, make: () => Promise<{ status: number }>): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < times; time += 1) found.push((await make()).status);
  return found;
}

describe('what a session may ask in a minute', () => {
  test('searches are counted together, beyond them it is told how long to wait, and nobody else is', async () => {
    const [me, other] = [await signedIn(), await signedIn()];
    const search = (by: Staff) => server.call(adminUsers.search, { text: 'a' }, by);
    expect(await statuses(4, () => search(me))).toEqual([200, 200, 200, 200]);
    const refused = await search(me);
    expect(refused).toMatchObject({ status: 429, refused: 429, retryAfterSeconds: expect.any(Number) });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);
    expect((await server.call(profiles.search, { text: 'a' }, me)).status).toBe(429);
    expect((await search(other)).status).toBe(200);
    expect((await server.call(profiles.list, {}, me)).status).toBe(200);
  });

  test('pages of an export are counted, and ordinary pages are not', async () => {
    const me = await signedIn();
    const page = (pos: number, count: number) => () => server.call(profiles.list, { pos, count }, me);
    expect(new Set(await statuses(20, page(20, 20)))).toEqual(new Set([200]));
    expect(new Set(await statuses(20, page(0, COUNT_MAX)))).toEqual(new Set([200]));
    expect(await statuses(6, page(COUNT_MAX, COUNT_MAX))).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('uploads are counted, and refused before they are read', async () => {
    const me = await signedIn();
    const upload = () => {
      const form = new FormData();
      form.append('files', new Blob(['no image']));
      return fetch(`${server.url}/api/photos/upload`, {
        method: 'POST',
        headers: { authorization: `Bearer ${me.key}` },
        body: form,
      });
    };
    expect(await statuses(4, upload)).toEqual([415, 415, 415, 429]);
    const answer = await upload();
    expect(await answer.json()).toMatchObject({ error: { code: 429 }, data: null });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Strict-Transport-Security', () => {
  const header = async (to: TestServer, headers: Record<string, string> = {}) =>
    (await fetch(`${to.url}/healthz`, { headers })).headers.get('strict-transport-security');

  test('is said where the caller speaks TLS to a proxy that is trusted, and not otherwise', async () => {
    expect(await header(server, { 'x-forwarded-proto': 'https' })).toBe(HSTS_YEAR);
    expect(await header(server)).toBeNull();
    const untrusting = await startTestServer();
    expect(await header(untrusting, { 'x-forwarded-proto': 'https' })).toBeNull();
    await untrusting.close();
  });

  test('is said always or never where that is told', async () => {
    const [always, never] = [
      await startTestServer(undefined, { hsts: hstsOf('subdomains') }),
      await startTestServer(undefined, { hsts: hstsOf('off'), trustProxy: ['loopback'] }),
    ];
    const all = 'max-age=31536000; includeSubDomains';
    expect(await header(always)).toBe(all);
    for (const broken of ['GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n', 'GET /\r\n\r\n'])
      expect((await sendRaw(always.url, broken)).head.toLowerCase()).toContain(
        `strict-transport-security: ${all.toLowerCase()}\r\n`,
      );
    expect(await header(never, { 'x-forwarded-proto': 'https' })).toBeNull();
    expect(['on', '600', 'OFF', undefined].map(hstsOf)).toEqual([HSTS_YEAR, 'max-age=600', false, undefined]);
    expect(() => hstsOf('yes')).toThrow('TAMQUAN_HSTS=yes: on, subdomains, off, or a number of seconds.');
    await Promise.all([always.close(), never.close()]);
  });
});

describe('a password that is easy to guess', () => {
  test.each([
    'Password123!',
    'qwertyuiop',
    '1234567890',
    'PASSWORDPASSWORD',
    'iloveyou2026',
    'Mật-khẩu-2026',
    'tamquan-demo-2026',
    'Tam Quan 2026!',
    '11111111111',
    'nhanvien.dai-1990',
    'iad.neivnahn',
  ])('"%s" is refused, with the reason at its field', async (password) => {
    const chief = await signedIn();
    const body = { user_name: 'nhanvien.dai', password, display_name: 'Ai đó' };
    expect(await server.call(adminUsers.create, { body }, chief)).toMatchObject({
      status: 400,
      message: expect.stringContaining('body.password: too easy to guess'),
      data: { issues: [{ path: 'body.password', message: expect.stringContaining('too easy to guess') }] },
    });
    const change = { body: { password_old: PASSWORD, password_new: password } };
    const me = await server.staffWith([], { userName: `NhanVien.Dai${password.length}${Math.random()}`.slice(0, 30) });
    if (!/nhanvien|neivnahn/.test(password))
      expect(await server.call(session.changePassword, change, me)).toMatchObject({
        data: { issues: [{ path: 'body.password_new' }] },
      });
  });

  test.each([PASSWORD, 'mot mat khau khac', 'tu minh nghi ra hom nay', 'correct horse battery', 'kY7-mango-lantern'])(
    '"%s" is not one',
    async (password) => expect(await isCommon(password, 'nhanvien.dai')).toBe(false),
  );
});

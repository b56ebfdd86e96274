import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALLS } from '../../contract/calls';
import * as comments from '../../contract/comments';
import { hotlive } from '../../contract/curatedMedia';
import * as profiles from '../../contract/profiles';
import * as reports from '../../contract/reports';
import * as roles from '../../contract/roles';
import * as serverCalls from '../../contract/server';
import * as session from '../../contract/session';
import { EXTENSIONS } from '../../contract/wire/endpoint';
import { name, version } from '../../package.json';
import { PASSWORD, startTestServer, type TestServer } from '../support/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(`${server.url}${path}`, init);
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
};

describe('every answer under /api is an envelope', () => {
  test('a call that does not exist answers 304', async () => {
    const { status, body } = await get('/api/no/such/call');
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: { code: 304 }, data: null });
  });

  test('without a session a call answers 303', async () => {
    expect(await server.call(profiles.list, {})).toMatchObject({ status: 401, refused: 303 });
  });

  test('without the permission it answers 308 and names the one that is missing, whatever else is wrong', async () => {
    const { key } = await server.staffWith(['POST_VIEW']);
    const answer = await get('/api/users/list?pos=x', { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error: { code: 308, message: expect.stringContaining('PROFILE_VIEW') } });
  });

  test('a malformed parameter answers 400 and is named', async () => {
    const { key } = await server.staffWith(['PROFILE_VIEW']);
    const answer = await get('/api/users/list?pos=minus&count=500', { headers: { authorization: `Bearer ${key}` } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      error: { code: 400, message: expect.stringContaining('pos') },
      data: { issues: [{ path: 'pos' }, { path: 'count' }] },
    });
  });

  test('a body that is no JSON answers 400, one that is too large 413', async () => {
    const post = (body: string) =>
      get('/api/adminusers/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect(await post('{"user_name":')).toMatchObject({ status: 400, body: { error: { code: 400 } } });
    expect(await post(`{"user_name":"${'a'.repeat(2_000_000)}"}`)).toMatchObject({
      status: 413,
      body: { error: { code: 413 } },
    });
  });

  test('unknown parameters are ignored', async () => {
    const { key } = await server.staffWith(['PROFILE_VIEW']);
    const answer = await get('/api/users/list?colour=red', { headers: { authorization: `Bearer ${key}` } });
    expect(answer).toMatchObject({ status: 200, body: { error: { code: 200 }, data: [], total: 0 } });
  });

  test('a bug answers 500 with an id and not a word of what happened', async () => {
    const broken = await startTestServer();
    try {
      const { key } = await broken.staffWith(['PROFILE_VIEW']);
      await broken.db.schema.alterTable('member').renameTo('member_gone').execute();
      const answer = await broken.call(profiles.byUid, { uid: 1 }, { key });
      expect(answer).toMatchObject({ status: 500, refused: 500 });
      expect((answer as { message: string }).message).toMatch(/^Unexpected error [0-9a-f]{12}\.$/);
    } finally {
      await broken.close();
    }
  });
});

describe('the catalogue', () => {
  test('every call of the contract is answered by this server', async () => {
    for (const endpoint of CALLS) {
      const path = endpoint.path.replace('{id}', '1');
      const answer = await get(`/api${path}`, { method: endpoint.method });
      expect(answer.body, endpoint.id).not.toMatchObject({
        error: { message: expect.stringContaining('no such call') },
      });
    }
  });

  test('the OpenAPI document lists them all, with what each asks for', async () => {
    const { body } = await get('/api/openapi.json');
    const paths = body.paths as Record<string, Record<string, { 'x-permission': unknown }>>;
    for (const endpoint of CALLS) {
      expect(paths[endpoint.path]?.[endpoint.method.toLowerCase()]?.['x-permission'], endpoint.id).toEqual(
        endpoint.permission,
      );
    }
    expect(body.openapi).toBe('3.1.0');
  });

  test('the capabilities name what this server has beyond section 7', async () => {
    const answer = await server.call(serverCalls.capabilities, {});
    // The owner of a new store lists no policies yet.
    expect(answer.data).toEqual(expect.arrayContaining(EXTENSIONS.filter((one) => one !== 'reports.policy')));
  });

  test('each call without its permission is refused with 308', async () => {
    const { key } = await server.staffWith([]);
    for (const endpoint of CALLS) {
      if (endpoint.permission === 'public' || endpoint.permission === 'session') continue;
      const answer = await get(`/api${endpoint.path.replace('{id}', '1')}?action=1`, {
        method: endpoint.method,
        headers: { authorization: `Bearer ${key}` },
      });
      expect(answer.body, endpoint.id).toMatchObject({ error: { code: 308 } });
    }
  });

  test('each decision on a report needs its own permission', async () => {
    const { key } = await server.staffWith(['REPORT_VIEW']);
    const answers = await Promise.all(
      ([1, 2, 3] as const).map((action) => server.call(reports.processReport, { idreport: 'none', action }, { key })),
    );
    expect(answers.map(({ refused }) => refused)).toEqual([304, 308, 308]);
  });

  test('a call that any of two permissions opens is open to each', async () => {
    for (const action of ['POST_VIEW', 'REPORT_VIEW']) {
      const { key } = await server.staffWith([action]);
      expect((await server.call(comments.list, { idpost: 'none' }, { key })).refused).toBe(304);
    }
  });
});

describe('sessions', () => {
  test('signing in answers who one is, and the key opens what the role allows', async () => {
    const { userName, roleId } = await server.staffWith(['PROFILE_VIEW']);
    const signedIn = await server.call(session.login, { body: { user_name: userName, password: PASSWORD } });
    if (signedIn.refused !== undefined) throw new Error(signedIn.message);
    expect(signedIn.data.userinfo).toMatchObject({ user_name: userName, tier_id: 99, roles: [{ role_id: roleId }] });
    const key = signedIn.data.sessionkey;
    expect((await server.call(roles.actions, { id: roleId }, { key })).data).toEqual(['PROFILE_VIEW']);
    expect((await server.call(profiles.list, {}, { key })).status).toBe(200);
  });

  test('a wrong name and a wrong password answer alike', async () => {
    const { userName } = await server.staffWith([]);
    const wrong = [
      await server.call(session.login, { body: { user_name: userName, password: 'khong phai' } }),
      await server.call(session.login, { body: { user_name: 'khong-ai-ca', password: 'khong phai' } }),
    ];
    expect(wrong[0]).toEqual(wrong[1]);
    expect(wrong[0]).toMatchObject({ status: 401, refused: 306 });
  });

  test('after five failures a name has to wait, and is told how long', async () => {
    const fresh = await startTestServer();
    try {
      const { userName } = await fresh.staffWith([]);
      const tries = (password: string) => fresh.call(session.login, { body: { user_name: userName, password } });
      for (let failure = 0; failure < 5; failure += 1) expect((await tries('sai')).refused).toBe(306);
      const answer = await tries(PASSWORD);
      expect(answer).toMatchObject({ status: 429, refused: 429 });
      expect((answer as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(800);
    } finally {
      await fresh.close();
    }
  });

  test('a role that changes counts from the next call', async () => {
    const { key, roleId } = await server.staffWith(['PROFILE_VIEW']);
    expect((await server.call(profiles.list, {}, { key })).status).toBe(200);
    await server.db.updateTable('role').set({ action_ids: [] }).where('role_id', '=', roleId).execute();
    expect((await server.call(profiles.list, {}, { key })).refused).toBe(308);
  });

  test('a session ends by signing out, by standing idle for 30 minutes, after 12 hours, and with a ban', async () => {
    const now = Math.floor(Date.now() / 1000);
    const ended = async (end: (staff: { uid: number; key: string }) => Promise<unknown>) => {
      const staff = await server.staffWith(['PROFILE_VIEW']);
      expect((await server.call(session.profile, {}, staff)).status).toBe(200);
      await end(staff);
      expect((await server.call(session.profile, {}, staff)).refused).toBe(303);
    };
    await ended((staff) => server.call(session.logout, {}, staff));
    await ended(({ uid }) =>
      server.db
        .updateTable('session')
        .set({ last_seen_at: now - 1801 })
        .where('uid', '=', uid)
        .execute(),
    );
    await ended(({ uid }) =>
      server.db
        .updateTable('session')
        .set({ expires_at: now - 1 })
        .where('uid', '=', uid)
        .execute(),
    );
    await ended(({ uid }) => server.db.updateTable('admin_user').set({ status: 2 }).where('uid', '=', uid).execute());
  });

  test('a new password needs the old one, ends the other sessions and keeps this one', async () => {
    const { key, userName } = await server.staffWith([]);
    const other = await server.call(session.login, { body: { user_name: userName, password: PASSWORD } });
    const change = (password_old: string, password_new: string) =>
      server.call(session.changePassword, { body: { password_old, password_new } }, { key });
    expect(await change('sai', 'mat-khau-moi-hon')).toMatchObject({ status: 422, refused: 306 });
    expect((await change(PASSWORD, 'ngan')).refused).toBe(400);
    expect((await change(PASSWORD, 'mat-khau-moi-hon')).refused).toBeUndefined();
    expect((await server.call(session.profile, {}, { key })).refused).toBeUndefined();
    const otherKey = other.refused === undefined ? other.data.sessionkey : '';
    expect((await server.call(session.profile, {}, { key: otherKey })).refused).toBe(303);
  });

  test('the store holds no key and no password', async () => {
    const { key } = await server.staffWith([]);
    const rows = await server.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
    const [user] = await server.db.selectFrom('admin_user').select('password_hash').limit(1).execute();
    expect(user?.password_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('the process', () => {
  test('health, readiness and configuration need no session', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    expect((await get('/config.json')).body).toMatchObject({
      apiUrl: '/api',
      sessionHeader: 'Authorization',
      sessionScheme: 'Bearer',
    });
  });

  test('says its name and version to anybody, and nothing else of itself', async () => {
    const answer = await fetch(`${server.url}/version`);
    expect(await answer.json()).toEqual({ name, version });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { paths } = (await get('/api/openapi.json')).body as { paths: object };
    expect(Object.keys(paths)).toContain('/capabilities');
    expect(Object.keys(paths)).not.toContain('/version');
  });

  test('no inline script, no inline style and no evaluation is allowed', async () => {
    const policy = (await fetch(`${server.url}/healthz`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';style-src 'self';");
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.split(';')).toEqual(
      expect.arrayContaining(["require-trusted-types-for 'script'", 'trusted-types default']),
    );
  });

  test.each([
    '/healthz',
    '/version',
    '/config.json',
    '/api/capabilities',
    '/api/openapi.json',
    '/api/adminusers/profile',
    '/api/there/is/none',
    '/neither',
  ])('every kind of answer is taken for what it says it is, and runs nothing: %s', async (path) => {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';style-src 'self';");
  });

  test('an Idempotency-Key of more than 64 characters is refused', async () => {
    const { key } = await server.staffWith(['TV_HOTLIVE_ADD']);
    const tooLong = await server.call(hotlive.create, { idmedia: 'none' }, { key, idempotencyKey: 'k'.repeat(65) });
    expect(tooLong.refused).toBe(400);
  });
});

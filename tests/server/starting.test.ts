import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { configOf } from '../../server/config';
import { type Listening, type Running, start } from '../../server/main';
import { openStore } from '../../server/store/connection';
import { migrate } from '../../server/store/migrate';
import { thorough } from '../support/depth';
import { aPathTo } from './aPath';
import { aServantOf, createDatabase, emptyStore } from './emptyStore';

test('a store of a newer version is refused by the name of what this one does not know', async () => {
  const store = await emptyStore();
  try {
    await sql`INSERT INTO migration (name) VALUES ('9999_from_tomorrow')`.execute(store.db);
    await expect(migrate(store.db)).rejects.toThrow(
      'The store is of a newer version: it has had the migration 9999_from_tomorrow, which this one does not know.',
    );
  } finally {
    await store.close();
  }
});

test('while a first start fills the store, calls say that it is being prepared', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-first-'));
  const metricsPort = await freePort();
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  let running: Promise<Running> | undefined;
  const { address } = await new Promise<Listening>((listens) => {
    const env = { TAMQUAN_DATA: dataDir, TAMQUAN_DEMO: 'off', TAMQUAN_METRICS: String(metricsPort) };
    running = start(configOf({ ...env, PORT: '0', LOG_LEVEL: 'silent' }), { listens });
  });
  try {
    const answer = await fetch(`${address}/api/adminusers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'ai-do', password: 'mot-mat-khau' }),
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await answer.json()).toMatchObject({ error: { code: 503 }, data: { preparing: true } });
    // Metrics are there meanwhile, those of the store once it is.
    await expect
      .poll(metrics, { timeout: 20_000 })
      .toContain('tamquan_http_requests_total{call="POST /adminusers/login",method="POST",status="5xx",code="503"} 1');
    await running;
    await expect.poll(metrics, { timeout: 20_000 }).toMatch(/^tamquan_store_bytes \d{7,}$/m);
    expect(await metrics()).toMatch(/^tamquan_mails_waiting 0$/m);
  } finally {
    await (await running)?.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

describe.skipIf(process.env.STORE !== 'postgres')('on a PostgreSQL', () => {
  let dataDir: string;
  beforeAll(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tamquan-starting-'));
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const config = (DATABASE_URL: string, more = {}) =>
    configOf({ DATABASE_URL, TAMQUAN_DATA: dataDir, PORT: '0', LOG_LEVEL: 'silent', ...more });

  thorough(
    'two servers that start at once on an empty database both come up, with one first admin and one community',
    async () => {
      const database = await createDatabase();
      const both = await Promise.all([
        start(config(database.url, { TAMQUAN_DEMO: 'on' })),
        start(config(database.url, { TAMQUAN_DEMO: 'on' })),
      ]);
      try {
        for (const { address } of both) expect((await fetch(`${address}/readyz`)).status).toBe(200);
        expect(both.filter(({ firstAdmin }) => firstAdmin)).toHaveLength(1);
        for (const { demoSignIns } of both) expect(demoSignIns).toHaveLength(3);
      } finally {
        for (const { close } of both) await close();
        await database.drop();
      }
    },
    150_000,
  );

  test('a database that is not there yet is waited for: calls answer 503, and then all is as ever', async () => {
    const database = await createDatabase();
    const path = await aPathTo(database.url);
    await path.shut();
    const said: string[] = [];
    let running: Promise<Running> | undefined;
    const { address, close } = await new Promise<Listening>((listens) => {
      running = start(config(path.url), { listens, waits: (sentence) => said.push(sentence) });
    });
    try {
      await expect
        .poll(() => said)
        .toEqual([expect.stringMatching(/^The PostgreSQL at .* can't be used yet: nothing listens there\.$/)]);
      expect((await fetch(`${address}/readyz`)).status).toBe(503);
      const call = await fetch(`${address}/api/adminusers/profile`, { headers: { authorization: 'Bearer none' } });
      expect(call.status).toBe(503);
      expect(await call.json()).toMatchObject({ error: { code: 503 }, data: null });
      await path.open();
      expect((await running)?.firstAdmin?.password).toMatch(/^[\w-]{22}$/);
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    } finally {
      // Silent at the end, too: it ends in time whatever the store does.
      path.let('is lost');
      const began = performance.now();
      const late = fetch(`${address}/api/adminusers/profile`, { headers: { authorization: 'Bearer none' } });
      await late.then((answer) => expect(answer.status).toBe(503));
      await close();
      expect(performance.now() - began).toBeLessThan(10_000);
      await path.close();
      await database.drop();
    }
  });

  test('a server starts without what its owner has turned off', async () => {
    const database = await createDatabase();
    const { address, close } = await start(config(database.url, { TAMQUAN_DEMO: 'off', TAMQUAN_PRESENCE: 'off' }));
    try {
      const { data } = await (await fetch(`${address}/api/capabilities`)).json();
      expect([data.includes('claims'), data.includes('presence')]).toEqual([true, false]);
    } finally {
      await close();
      await database.drop();
    }
  });

  test('a database user that may only read and write rows serves what its owner has brought up to date, and makes nothing', async () => {
    const database = await createDatabase();
    const servant = await aServantOf(database);
    const adminPassword = 'mot-mat-khau-rat-dai';
    const asServant = () => start(config(servant.url, { TAMQUAN_DEMO: 'off', TAMQUAN_ADMIN_PASSWORD: adminPassword }));
    try {
      await expect(asServant()).rejects.toThrow(/does not let .* make what the store needs .*: give the right to it/);
      await (await openStore({ databaseUrl: database.url })).close();
      const { address, close } = await asServant();
      const call = async (path: string, body: object, key = '') => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
        const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return (await answer.json()) as { error: { code: number }; data: { sessionkey: string } };
      };
      try {
        const { data } = await call('/adminusers/login', { user_name: 'admin', password: adminPassword });
        const role = { role_name: 'Biên tập', action_ids: ['POST_VIEW'] };
        expect((await call('/roles', role, data.sessionkey)).error.code).toBe(200);
        await expect(servant.run('DROP TABLE audit')).rejects.toThrow('must be owner of table audit');
        await expect(servant.run('CREATE TABLE mine ()')).rejects.toThrow('permission denied for schema public');
      } finally {
        await close();
      }
    } finally {
      await database.drop();
      await servant.drop();
    }
  });

  test('a database that does not exist, and a user that does not, are named', async () => {
    const database = await createDatabase();
    try {
      const url = new URL(database.url);
      url.pathname = '/khong_co';
      await expect(start(config(url.href))).rejects.toThrow(
        /There is no database khong_co in the PostgreSQL at .*createdb khong_co/,
      );
      url.pathname = `/${database.name}`;
      url.username = 'khong-ai';
      await expect(start(config(url.href))).rejects.toThrow(/does not let khong-ai in .* DATABASE_URL/);
    } finally {
      await database.drop();
    }
  });
});

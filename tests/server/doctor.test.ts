import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../scripts/freePort.mjs';
import { openSession } from '../../server/auth/sessions';
import { clockAgainst, judgeVersion } from '../../server/cli/doctor/database';
import { examine } from '../../server/cli/doctor/examine';
import { type Finding, lineOf } from '../../server/cli/doctor/finding';
import { rightsOn, spaceUnder } from '../../server/cli/doctor/folders';
import { mailServerOf } from '../../server/cli/doctor/mail';
import { certificateOf, proxyOf, publicUrlLeadsHere } from '../../server/cli/doctor/network';
import { providerOf, rolesNamedFor } from '../../server/cli/doctor/organisation';
import { demoStaffOf, guessedNamesOf, sameAddressOf } from '../../server/cli/doctor/people';
import { storeOf } from '../../server/cli/doctor/store';
import { configOf } from '../../server/config';
import { TABLES } from '../../server/demo/load';
import { hireDemoStaff } from '../../server/demo/staff';
import { beginLoad } from '../../server/demo/unfinishedLoad';
import type { Store } from '../../server/store/connection';
import { lockFolder } from '../../server/store/folderLock';
import type { Schema } from '../../server/store/schema';
import { CLIENT, startProvider } from '../support/aProvider';
import { CERTIFICATE } from './aCertificate';
import { aMailServer } from './aMailServer';
import { createDatabase, emptyStore } from './emptyStore';

const SUBCOMMAND = resolve(import.meta.dirname, '../../scripts/tamquan.mjs');
const folder = mkdtempSync(join(tmpdir(), 'tamquan-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const said = (findings: readonly Finding[]) => findings.map(lineOf).join('\n');
const on = (DATABASE_URL: string, more: Record<string, string> = {}) =>
  configOf({ DATABASE_URL, TAMQUAN_DATA: join(folder, 'data'), ...more });

test('a finding is one line with its level first', () => {
  expect(lineOf({ level: 'warning', what: 'Two\n lines.', advice: 'Make one.' })).toBe('warning  Two lines. Make one.');
});

test('settings that can’t be meant are named, and nothing else is looked at', async () => {
  expect(said(await examine({ TAMQUAN_DTA: '/srv' }))).toMatch(
    /^error +TAMQUAN_DTA is no setting: was TAMQUAN_DATA meant\?/,
  );
  expect(await examine({ TAMQUAN_ADMIN_PASSWORD: 'password123' })).toMatchObject([{ level: 'error' }]);
});

describe('folders and disks', () => {
  test('a folder may be written, or made where it is not there', () => {
    expect(lineOf(rightsOn(folder, 'TAMQUAN_DATA'))).toBe(`ok       The folder ${folder} can be written.`);
    expect(rightsOn(join(folder, 'a', 'b'), 'TAMQUAN_DATA').what).toContain('can be made');
  });

  test('a file in its place is an error', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(rightsOn(join(folder, 'file', 'photos'), 'TAMQUAN_PHOTOS')).toMatchObject({ level: 'error' });
  });

  test.skipIf(process.getuid?.() === 0)('one that may only be read is an error', () => {
    mkdirSync(join(folder, 'read-only'), { mode: 0o500 });
    expect(lineOf(rightsOn(join(folder, 'read-only'), 'TAMQUAN_DATA'))).toMatch(/^error .*\(EACCES\)/);
  });

  test('less than 1 GB or than 5 % of a disk is a warning, and more is none', () => {
    const size = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(size, size, (freeMb, usedMb) => {
        const totalMb = freeMb + usedMb;
        const isScarce = freeMb < 1000 || freeMb / totalMb < 0.05;
        const { level } = spaceUnder('/srv', { freeBytes: freeMb * 1e6, totalBytes: totalMb * 1e6 });
        expect(level).toBe(isScarce ? 'warning' : 'ok');
      }),
    );
    expect(spaceUnder(folder).what).toMatch(/[\d.]+ GB of [\d.]+ GB are free under/);
  });
});

describe('the network', () => {
  const servers: { close: () => unknown; closeAllConnections?: () => void }[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections?.();
      server.close();
    }
  });
  const listening = async (server: Server | ReturnType<typeof createSocketServer>) => {
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  const serving = async (answer: RequestListener) => `http://127.0.0.1:${await listening(createServer(answer))}`;

  test('an https address without a trusted proxy makes all staff one address', () => {
    const config = (env: Record<string, string>) => proxyOf(configOf(env));
    const publicUrl = { TAMQUAN_PUBLIC_URL: 'https://tamquan.example' };
    expect(said(config(publicUrl))).toMatch(/^error .*all staff are one address/);
    expect(config({ ...publicUrl, TAMQUAN_TRUST_PROXY: 'loopback' })).toMatchObject([{ level: 'ok' }]);
    expect(said(config({ HOST: '0.0.0.0', TAMQUAN_TRUST_PROXY: '1' }))).toMatch(/^warning .*not only the proxy/);
    expect(config({})).toEqual([]);
  });

  test('a public URL leads here, or elsewhere, or nowhere', async () => {
    const here = await serving((_request, response) => response.end('{"apiUrl":"/tq/api"}'));
    expect(await publicUrlLeadsHere(`${here}/tq`, '/tq')).toMatchObject({ level: 'ok' });
    expect(await publicUrlLeadsHere(here, '')).toMatchObject({ level: 'error' });
    const elsewhere = await serving((_request, response) => response.end('<h1>It works!</h1>'));
    expect(lineOf(await publicUrlLeadsHere(elsewhere, ''))).toContain('answers what is not this console');
    const broken = await serving((_request, response) => response.writeHead(502).end());
    expect(lineOf(await publicUrlLeadsHere(broken, ''))).toContain('answers 502');
    const moved = await serving((_request, response) => response.writeHead(301, { location: `${here}/tq` }).end());
    expect(lineOf(await publicUrlLeadsHere(moved, ''))).toMatch(/^error .*leads on to http/);
    const port = await freePort();
    expect(lineOf(await publicUrlLeadsHere(`http://127.0.0.1:${port}`, ''))).toContain('ECONNREFUSED');
    const silent = await serving(() => {});
    expect(lineOf(await publicUrlLeadsHere(silent, ''))).toContain('no answer in 5 s');
  });

  test('a certificate is good, expires soon, has expired, or there is none', async () => {
    const port = await listening(createTlsServer({ key: CERTIFICATE.key, cert: CERTIFICATE.cert }));
    const url = `https://127.0.0.1:${port}`;
    const days = 24 * 3600 * 1000;
    const inDays = async (left: number) => lineOf(await certificateOf(url, CERTIFICATE.goodUntil - left * days));
    expect(await inDays(100)).toMatch(/^warning .*does not believe the certificate of 127\.0\.0\.1 \(/);
    expect(await inDays(13.5)).toMatch(/^warning .*expires in 13 days/);
    expect(await inDays(-1)).toMatch(/^error .*has expired on Nov 24/);
    const plain = await serving((_request, response) => response.end());
    expect(lineOf(await certificateOf(plain.replace('http:', 'https:')))).toMatch(/^error .*speaks no TLS/);
  });

  test('a mail server answers or does not, and is sent no mail', async () => {
    const mail = await aMailServer();
    expect(await mailServerOf(mail.settings())).toMatchObject({ level: 'ok' });
    expect(mail.tries()).toBe(0);
    await mail.close();
    expect(lineOf(await mailServerOf(mail.settings()))).toMatch(/^error .*can't be used: .*ECONNREFUSED/);
  });

  test('the provider of the organisation says how people sign in there, or does not', async () => {
    const provider = await startProvider();
    const settings = organisationAt(provider.issuer);
    expect(await providerOf(settings)).toMatchObject({ level: 'ok' });
    const elsewhere = new URL('/realms/nowhere', provider.issuer);
    expect(lineOf(await providerOf({ ...settings, issuer: elsewhere }))).toMatch(/^error .*nowhere can't be used: ./);
    await provider.close();
    expect(lineOf(await providerOf(settings))).toMatch(/^error .*can't be used: .*ECONNREFUSED/);
  });
});

const organisationAt = (TAMQUAN_OIDC_ISSUER: string) => {
  const { organisation } = configOf({
    TAMQUAN_PUBLIC_URL: 'https://tamquan.example',
    TAMQUAN_OIDC_ISSUER,
    TAMQUAN_OIDC_CLIENT_ID: CLIENT.id,
    TAMQUAN_OIDC_CLIENT_SECRET: CLIENT.secret,
    TAMQUAN_OIDC_ROLES: '{"nhom-1": "Kiểm duyệt", "nhom-2": "Người xem"}',
  });
  if (organisation === undefined) throw new Error('no organisation');
  return organisation;
};

describe('people', () => {
  let store: Store;
  beforeAll(async () => {
    store = await emptyStore();
  });
  afterAll(() => store.close());

  test('demo staff with their public password are an error where others reach the server', async () => {
    await store.db.transaction().execute((tx) => hireDemoStaff(tx, 1_763_700_000));
    const at = async (env: Record<string, string>) => said(await demoStaffOf(store.db, configOf(env)));
    expect(await at({ HOST: '0.0.0.0', TAMQUAN_DEMO: 'on' })).toMatch(
      /^error .*kiemduyet, chixem, hotro.* others reach/,
    );
    expect(await at({ TAMQUAN_PUBLIC_URL: 'http://tamquan.example' })).toMatch(/^error /);
    expect(await at({})).toMatch(/^ok .*on this machine alone/);
    expect(await at({ HOST: '0.0.0.0' })).toBe('');
  });

  test('a group whose role nobody has made is a warning', async () => {
    await store.db.insertInto('role').values({ role_name: 'Kiểm duyệt', action_ids: [], updated_at: 1 }).execute();
    const missing = await rolesNamedFor(store.db, organisationAt('https://login.example'));
    expect(said(missing)).toMatch(/^warning +TAMQUAN_OIDC_ROLES names the role Người xem, which is not there/);
    expect(await rolesNamedFor(store.db, undefined)).toEqual([]);
  });

  test('a name that strangers try first is a warning where they reach the server, while it opens something', async () => {
    const password_hash = 'set aside';
    const added = { display_name: '', password_hash, created_at: 0, updated_at: 0 };
    await store.db
      .insertInto('admin_user')
      .values([
        { ...added, user_name: 'Admin' },
        { ...added, user_name: 'root', status: 3 },
        { ...added, user_name: 'sa', deleted_at: 1 },
        { ...added, user_name: 'administrative' },
      ])
      .execute();
    const at = async (env: Record<string, string>) => said(await guessedNamesOf(store.db, configOf(env)));
    expect(await at({ HOST: '0.0.0.0' })).toMatch(/^warning +There is a user Admin, [^\n]*another name[^\n]*$/);
    expect(await at({})).toBe('');
  });

  test('everybody at one address is a warning where the server has a public URL', async () => {
    const publicUrl = configOf({ TAMQUAN_PUBLIC_URL: 'http://tamquan.example' });
    const signedIn = (uid: number, address: string) =>
      openSession(store.db, { uid, address, agent: 'test', now: Math.floor(Date.now() / 1000) });
    await signedIn(1, '10.0.0.5');
    expect(await sameAddressOf(store.db, publicUrl)).toEqual([]);
    await signedIn(2, '10.0.0.5');
    expect(said(await sameAddressOf(store.db, publicUrl))).toMatch(/^warning +All 2 people .* from 10\.0\.0\.5/);
    expect(await sameAddressOf(store.db, configOf({}))).toEqual([]);
    await signedIn(3, '10.0.0.6');
    expect(await sameAddressOf(store.db, publicUrl)).toEqual([]);
  });

  test('a clock that is off is a warning', async () => {
    const by = async (ms: number) => lineOf(await clockAgainst(store.db, () => Date.now() + ms));
    expect(await by(0)).toMatch(/^ok /);
    expect(await by(20_000)).toMatch(/^warning .*(19|20|21) s ahead of/);
    expect(await by(-20_000)).toMatch(/^warning .*(19|20|21) s behind/);
  });
});

describe('an embedded store', () => {
  test('is not begun by looking, and is left to the process that has it open', async () => {
    const dataDir = join(folder, 'embedded');
    const config = configOf({ TAMQUAN_DATA: dataDir });
    expect(said(await storeOf(config))).toMatch(/^ok .*the first start makes one/);
    mkdirSync(join(dataDir, 'store'), { recursive: true });
    writeFileSync(join(dataDir, 'store', 'PG_VERSION'), '17\n');
    expect(said(await storeOf(config))).toMatch(/^error .*is damaged: store\/global\/pg_control is missing/);
    for (const part of ['global', 'base', 'pg_wal', 'pg_xact', 'pg_multixact']) mkdirSync(join(dataDir, 'store', part));
    for (const file of ['pg_control', 'pg_filenode.map']) writeFileSync(join(dataDir, 'store', 'global', file), '');
    const unlock = await lockFolder(dataDir);
    expect(said(await storeOf({ ...config, host: '0.0.0.0' }))).toMatch(
      /^ok .*A running process.*\nerror +Demo staff, if/,
    );
    await unlock();
  });
});

describe.skipIf(process.env.STORE !== 'postgres')('a PostgreSQL', () => {
  const drops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const drop of drops) await drop();
  });
  const aDatabase = async (statement?: string) => {
    const database = await createDatabase();
    drops.push(database.drop);
    if (statement !== undefined) await asked(database.url, statement);
    return database;
  };
  const asked = async (url: string, statement: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };

  test('that can’t be reached, or has no such database, is an error', async () => {
    const port = await freePort();
    expect(said(await storeOf(on(`postgres://ai@127.0.0.1:${port}/tamquan`)))).toMatch(
      /^error .*nothing listens there/,
    );
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = '/khong_co';
    expect(said(await storeOf(on(url.href)))).toMatch(/^error +There is no database khong_co/);
  });

  test('that is empty, of an older or newer version, or half filled is said to be so', async () => {
    const { url } = await aDatabase();
    expect(said(await storeOf(on(url)))).toContain('ok       The store is empty: the next start makes its tables.');
    await asked(url, `CREATE TABLE migration (name text); INSERT INTO migration VALUES ('0001_first')`);
    expect(said(await storeOf(on(url)))).toMatch(/^warning +The store lacks \d+ migrations/m);
    await asked(url, `INSERT INTO migration VALUES ('9999_later')`);
    expect(said(await storeOf(on(url)))).toMatch(/^error +The store is of a newer version/m);
    const store = await emptyStore();
    await store.db.transaction().execute((tx) => beginLoad(tx, TABLES));
    const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(store.db as Kysely<Schema>);
    const half = new URL(url);
    half.pathname = `/${rows[0]?.name}`;
    expect(said(await storeOf(on(half.href)))).toMatch(/^error +The store is half filled/m);
    await store.close();
  });

  test('that is too old, lets too few in, or lacks letters is an error', async () => {
    expect(judgeVersion('12.9', 12)).toMatchObject({ level: 'error' });
    const { url, name } = await aDatabase();
    const findings = said(await storeOf(on(url, { TAMQUAN_DATABASE_POOL: '1000' })));
    expect(findings).toMatch(/^error +A server wants 1002 connections at most, and the PostgreSQL lets \d+ in/m);
    expect(findings).toMatch(/^ok +The PostgreSQL is of version \d+/m);
    expect(findings).toMatch(/^ok +The clock/m);
    await asked(url, `ALTER DATABASE ${name} CONNECTION LIMIT 5`);
    expect(said(await storeOf(on(url)))).toMatch(
      /^error +A server wants 12 .* lets 5 in\. Set TAMQUAN_DATABASE_POOL to 3 or less/m,
    );
    const ascii = `${name}_ascii`;
    await asked(url, `CREATE DATABASE ${ascii} ENCODING 'SQL_ASCII' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`);
    drops.unshift(() => asked(url, `DROP DATABASE ${ascii} WITH (FORCE)`));
    expect(said(await storeOf(on(url.replace(name, ascii))))).toMatch(/^error +The database is in SQL_ASCII/m);
  });

  test('npm run doctor prints a line for each, and ends with 1 where one is an error', async () => {
    const { url } = await aDatabase();
    const run = (more: Record<string, string>) =>
      spawnSync(process.execPath, [SUBCOMMAND, 'doctor'], {
        env: { ...process.env, DATABASE_URL: url, TAMQUAN_DATA: join(folder, 'by-npm'), ...more },
        encoding: 'utf8',
      });
    const well = run({});
    expect([well.status, well.stdout]).toEqual([0, expect.stringMatching(/^ok {7}The settings can be meant\.$/m)]);
    const ill = run({ TAMQUAN_PUBLIC_URL: `http://127.0.0.1:${await freePort()}` });
    expect([ill.status, ill.stdout]).toEqual([1, expect.stringMatching(/^error .*does not lead here/m)]);
  });
});

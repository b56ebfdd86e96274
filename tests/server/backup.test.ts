import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp } from '../../server/backup/backUp';
import { MANIFEST, MANIFEST_SUM, type Manifest } from '../../server/backup/manifest';
import { entriesOf, sumLine } from '../../server/backup/readArchive';
import { restore } from '../../server/backup/restore';
import { TABLES } from '../../server/backup/tables';
import { beginArchive, sumOf } from '../../server/backup/writeArchive';
import { begin } from '../../server/begin';
import { type Config, configOf } from '../../server/config';
import { curateMedia, curateMembers } from '../../server/demo/curated';
import { loadCommunity } from '../../server/demo/load';
import { hireDemoStaff } from '../../server/demo/staff';
import { buildTemples } from '../../server/demo/temples';
import { start } from '../../server/main';
import { openFolder } from '../../server/photos/folder';
import { openStore, storeAt } from '../../server/store/connection';
import { makeMigrationTable, runMigration } from '../../server/store/migrate';
import { MIGRATIONS } from '../../server/store/migrations';
import type { Schema } from '../../server/store/schema';
import { thorough, varied } from '../support/depth';
import { PASSWORD } from '../support/testServer';
import { createDatabase } from './emptyStore';

const SUBCOMMAND = resolve(import.meta.dirname, '../../scripts/tamquan.mjs');
const onPostgres = process.env.STORE === 'postgres';
const NOW = 1_763_700_000;
const SIZE = { members: 150, posts: 200, comments: 300, reports: 80 };
const LONG_MS = 240_000;
const root = mkdtempSync(join(tmpdir(), 'tamquan-backup-'));
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(root, { recursive: true, force: true });
});

type Kind = 'postgres' | 'pglite';
let places = 0;
/** Settings of a place for a store in which there is nothing yet. */
async function aPlace(kind: Kind, more: Record<string, string> = {}): Promise<Config> {
  places += 1;
  const env = {
    TAMQUAN_DATA: join(root, `data${places}`),
    TAMQUAN_DEMO: 'off',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...more,
  };
  if (kind === 'pglite') return configOf({ ...env, TAMQUAN_ADMIN_PASSWORD: PASSWORD });
  const database = await createDatabase();
  drops.push(database.drop);
  return configOf({ ...env, TAMQUAN_ADMIN_PASSWORD: PASSWORD, DATABASE_URL: database.url });
}

async function asItIs<T>(config: Config, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const store = await storeAt(config);
  return store.asItIs(work).finally(store.close);
}

/** All rows of a store as text, in an order of their own, and where its sequences stand. */
const rowsOf = (config: Config) =>
  asItIs(config, async (db) => {
    const rows = new Map<string, string[]>();
    for (const table of TABLES) {
      const found = await sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(table)} t`.execute(db);
      rows.set(table, found.rows.map(({ row }) => row).sort());
    }
    const { rows: sequences } = await sql<{ text: string }>`
      SELECT sequencename || ' ' || coalesce(last_value, 0) AS text FROM pg_sequences
      WHERE sequencename <> 'event_event_id_seq' ORDER BY 1`.execute(db);
    return { rows, sequences: sequences.map(({ text }) => text) };
  });

/** What is in the folder of photos, by paths. */
function photosIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.filter(({ name }) => !name.startsWith('.')).map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.sort().map((path) => [relative(folder, path), sumOf(readFileSync(path))]));
}

/** A store with a demo community that nobody has open, with few photos: drawing all takes long. */
async function aCommunity(kind: Kind): Promise<Config> {
  const config = await aPlace(kind);
  const store = await storeAt(config);
  await store.prepare(async (db) => {
    await begin(db, config);
    await db.transaction().execute(async (tx) => {
      const moderators = await hireDemoStaff(tx, NOW);
      await loadCommunity(tx, { ...SIZE, seed: 7, now: NOW, moderators });
      await curateMedia(tx);
      await curateMembers(tx);
      await buildTemples(tx, { count: 50, seed: 7, now: NOW });
    });
  });
  await store.close();
  mkdirSync(join(config.photosDir, 'demo', 'Chùa cũ'), { recursive: true });
  writeFileSync(join(config.photosDir, 'demo', 'Chùa cũ', 'cổng (1).webp'), randomBytes(100_000));
  for (let nth = 0; nth < 20; nth += 1) await openFolder(config.photosDir).keep(`anh${nth}.webp`, randomBytes(3000));
  writeFileSync(join(config.photosDir, 'u', '.half'), 'one that is being written');
  return config;
}

/** Changes one's own name again and again, each change with its entry in the audit log, until it is told to stop. */
async function writeOn(address: string) {
  const call = async (method: string, path: string, body: object, key = '') => {
    const headers = { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) };
    const answer = await fetch(`${address}/api${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as { error: { code: number }; data: { sessionkey: string } };
  };
  const { sessionkey } = (await call('POST', '/adminusers/login', { user_name: 'admin', password: PASSWORD })).data;
  let isWanted = true;
  let written = 0;
  const writing = (async () => {
    while (isWanted) {
      const { error } = await call('PUT', '/adminusers/profile', { display_name: `Lần ${written + 1}` }, sessionkey);
      expect(error.code).toBe(200);
      written += 1;
      // As fast as people are, and no faster: the backup needs a processor, too.
      await delay(20);
    }
  })();
  return {
    written: () => written,
    stop: async () => {
      isWanted = false;
      await writing;
    },
  };
}

/** The archive with other entries in the place of some, or without them. */
async function changed(file: string, change: (name: string, bytes: Buffer) => Buffer | undefined): Promise<string> {
  places += 1;
  const path = join(root, `changed${places}.tar.gz`);
  const archive = await beginArchive(path);
  for await (const { name, bytes } of entriesOf(file)) {
    const other = change(name, bytes);
    if (other) await archive.add(name, other);
  }
  await archive.finish();
  return path;
}

const KINDS: readonly (readonly [Kind, Kind])[] = onPostgres
  ? [
      ['postgres', 'pglite'],
      ['pglite', 'postgres'],
    ]
  : [['pglite', 'pglite']];

/** The last one that was filled: the next backup is of it. */
let filled: Config | undefined;

describe.each(varied(KINDS))('a community in %s', (from, to) => {
  const file = join(root, `${from}-${to}.tar.gz`);
  let source: Config;
  let target: Config;

  test(`is backed up while its server goes on, and restored into ${to}, whole and as of one moment`, {
    timeout: LONG_MS,
  }, async () => {
    source = filled ?? (await aCommunity(from));
    const running = await start(source);
    const writer = await writeOn(running.address);
    let manifest: Manifest;
    try {
      while (writer.written() < 3) await new Promise((next) => setTimeout(next, 5));
      manifest = await backUp(source, file);
      const afterwards = writer.written();
      while (writer.written() < afterwards + 3) await new Promise((next) => setTimeout(next, 5));
    } finally {
      await writer.stop();
      await running.close();
    }
    expect(readdirSync(source.dataDir).filter((name) => name.startsWith('store.copy'))).toEqual([]);
    expect(statSync(file).mode & 0o077).toBe(0);

    target = await aPlace(to);
    expect(await restore(target, file)).toEqual(manifest);
    const [before, after] = [await rowsOf(source), await rowsOf(target)];
    const left = ['session', 'presence', 'event', 'event_floor'];
    const written = ['admin_user', 'audit', 'list_count', 'list_delta'];
    for (const table of TABLES)
      if (![...left, ...written].includes(table))
        expect([table, after.rows.get(table)]).toEqual([table, before.rows.get(table)]);
    for (const table of ['session', 'presence', 'event']) expect(after.rows.get(table)).toEqual([]);
    expect(after.sequences.filter((text) => !text.startsWith('audit'))).toEqual(
      before.sequences.filter((text) => !text.startsWith('audit')),
    );
    expect(photosIn(target.photosDir)).toEqual(photosIn(source.photosDir));
    expect(manifest.photos.count).toBe(photosIn(source.photosDir).size);
    for (const { name, rows } of manifest.tables) expect([name, after.rows.get(name)?.length]).toEqual([name, rows]);

    // One moment: what came before it is there as it was, what came after is not, and the name is that of the last change.
    const logged = after.rows.get('audit') ?? [];
    expect(logged.length).toBeGreaterThan(2);
    expect(logged.length).toBeLessThan(before.rows.get('audit')?.length ?? 0);
    expect(before.rows.get('audit')).toEqual(expect.arrayContaining(logged));
    const [name, changed, counted] = await asItIs(target, async (db) => {
      const { rows } = await sql<{ name: string; changed: string; counted: number }>`SELECT
        (SELECT display_name FROM admin_user WHERE user_name = 'admin') AS name,
        (SELECT after ->> 'display_name' FROM audit ORDER BY audit_id DESC LIMIT 1) AS changed,
        (SELECT sum(n)::int FROM list_stretch WHERE list = 'member' AND level = 0) AS counted`.execute(db);
      return [rows[0]?.name, rows[0]?.changed, rows[0]?.counted];
    });
    expect(name).toMatch(/^Lần \d+$/);
    expect(changed).toBe(name);
    expect(counted).toBe(SIZE.members);
  });

  test('lives where it was restored: staff sign in, and what they make takes the next numbers', {
    timeout: LONG_MS,
  }, async () => {
    const running = await start(target);
    try {
      const writer = await writeOn(running.address);
      while (writer.written() < 1) await new Promise((next) => setTimeout(next, 5));
      await writer.stop();
    } finally {
      await running.close();
    }
    filled = target;
  });

  test('is not restored over what is there', async () => {
    const before = await rowsOf(target);
    await expect(restore(target, file)).rejects.toThrow('The store has rows already (in admin_user)');
    expect(await rowsOf(target)).toEqual(before);
  });

  test('is not overwritten in its file by another backup', async () => {
    await expect(backUp(source, file)).rejects.toThrow(`${file} is there already`);
  });

  test('is not restored from what is not whole, and nothing is made', { timeout: LONG_MS }, async () => {
    const whole = readFileSync(file);
    const cases: [why: string, bytes: Buffer | string][] = [
      [`can't be read to its end`, whole.subarray(0, Math.floor(whole.length * 0.7))],
      ['it ends too soon', await changed(file, (name, bytes) => (name === MANIFEST_SUM ? undefined : bytes))],
      [`can't be read to its end`, Buffer.from('no archive at all')],
      [
        'member/000001.jsonl is not what it was',
        await changed(file, (name, bytes) => (name === 'tables/member/000001.jsonl' ? swapped(bytes) : bytes)),
      ],
      [
        'its photos are not those',
        await changed(file, (name, bytes) => (name.startsWith('photos/') ? swapped(bytes) : bytes)),
      ],
      [
        'its manifest has been changed',
        await changed(file, (name, bytes) => (name === MANIFEST ? swapped(bytes) : bytes)),
      ],
      ['is of a newer version (9.0.0, migration 9999_later)', await changed(file, fromTomorrow())],
    ];
    for (const [why, what] of cases) {
      const broken = typeof what === 'string' ? what : join(root, 'broken.tar.gz');
      if (typeof what !== 'string') writeFileSync(broken, what);
      const empty = { ...target, dataDir: join(root, 'untouched'), photosDir: join(root, 'untouched', 'photos') };
      await expect(restore(empty, broken)).rejects.toThrow(why);
      expect(existsSync(empty.dataDir)).toBe(false);
    }
    await expect(restore(target, join(root, 'nowhere'))).rejects.toThrow('There is no file');
  });
});

/** The same with its first letter or digit another one. */
function swapped(bytes: Buffer): Buffer {
  const text = Buffer.from(bytes);
  const at = text.findIndex((byte) => byte >= 48 && byte < 122);
  text[at] = (text[at] ?? 0) + 1;
  return text;
}

/** An archive that says of itself that it is newer, with a sum that is right. */
function fromTomorrow() {
  let sum = '';
  return (name: string, bytes: Buffer) => {
    if (name === MANIFEST_SUM) return Buffer.from(sumLine(sum));
    if (name !== MANIFEST) return bytes;
    const manifest = JSON.parse(bytes.toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...manifest, version: '9.0.0', migration: '9999_later' }));
    sum = sumOf(other);
    return other;
  };
}

const HERE: Kind = onPostgres ? 'postgres' : 'pglite';

thorough('an archive of an older version is brought up to date', { timeout: LONG_MS }, async () => {
  const old = await aPlace(HERE);
  const store = await storeAt(old);
  await store.make(async (db) => {
    await makeMigrationTable(db);
    for (const migration of MIGRATIONS.slice(0, 11))
      await db.transaction().execute((tx) => runMigration(tx, migration));
    await sql`INSERT INTO member (pubkey, display_name, gender, created_at, changed_at, folded)
      SELECT 'p' || n, 'Thành viên ' || n, 1, n, n, 'thanh vien ' || n FROM generate_series(1, 20) n`.execute(db);
    await sql`INSERT INTO post (post_id, uid, created_at, content, folded, deleted_at)
      SELECT 'b' || n, n, n, 'Bài ' || n || E'\\t\\\\"{\\n', 'bai', CASE WHEN n > 15 THEN n END FROM generate_series(1, 20) n`.execute(
      db,
    );
    await sql`INSERT INTO audit (at, uid, user_name, display_name, command, target_kind, target_id, before, after)
      VALUES (1, 0, '', '', 'x.y', 'post', 'b1', 'null', NULL)`.execute(db);
  });
  await store.close();
  const file = join(root, 'old.tar.gz');
  expect((await backUp(old, file)).migration).toBe(MIGRATIONS[10]?.name);
  // An empty store that is newer already is as good as none.
  const target = await aPlace(HERE);
  await (await openStore(target)).close();
  await restore(target, file);
  const { rows } = await rowsOf(target);
  expect(rows.get('migration')).toHaveLength(MIGRATIONS.length);
  await asItIs(target, async (db) => {
    const found =
      await sql`SELECT (SELECT count(*)::int FROM post) AS posts, (SELECT content FROM post WHERE post_id = 'b7') AS content,
      (SELECT before::text || coalesce(after::text, ' nothing') FROM audit) AS changes,
      (SELECT sum(n)::int FROM list_stretch WHERE list = 'post' AND level = 0) AS listed`.execute(db);
    expect(found.rows).toEqual([{ posts: 20, content: 'Bài 7\t\\"{\n', changes: 'null nothing', listed: 15 }]);
  });
});

thorough(
  'photos of a bucket are listed page by page, and a backup that is broken off leaves no file',
  {
    timeout: LONG_MS,
  },
  async () => {
    const objects = new Map(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [`/anh/tq/${name}.webp`, Buffer.from(`ảnh ${name}`)]),
    );
    let isBroken = true;
    const bucket = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
      const object = objects.get(pathname);
      if (searchParams.get('list-type') === '2') {
        const keys = [...objects.keys()].map((path) => path.slice('/anh/'.length));
        const at = Number(searchParams.get('continuation-token') ?? 0);
        const next = at + 2 < keys.length ? `<NextContinuationToken>${at + 2}</NextContinuationToken>` : '';
        const listed = keys.slice(at, at + 2).map((key) => `<Contents><Key>${key}</Key></Contents>`);
        response.end(searchParams.get('prefix') === 'tq/' ? `<R>${listed.join('')}${next}</R>` : '<R></R>');
      } else if (isBroken && pathname.endsWith('/d.webp')) response.writeHead(400).end();
      else response.writeHead(object ? 200 : 404).end(object);
    });
    await new Promise<void>((listens) => bucket.listen(0, '127.0.0.1', listens));
    try {
      const source = await aPlace(HERE, {
        TAMQUAN_PHOTOS: 's3://anh/tq',
        AWS_ACCESS_KEY_ID: 'AKIAKHOA',
        AWS_SECRET_ACCESS_KEY: 'bi-mat',
        AWS_ENDPOINT_URL: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
      });
      await (await openStore(source)).close();
      const file = join(root, 'bucket.tar.gz');
      await expect(backUp(source, file)).rejects.toThrow('The bucket answers 400 to GET d.webp.');
      expect(readdirSync(root).filter((name) => name.startsWith('bucket'))).toEqual([]);
      isBroken = false;
      expect((await backUp(source, file)).photos.count).toBe(5);
      const target = await aPlace(HERE);
      mkdirSync(target.photosDir, { recursive: true });
      writeFileSync(join(target.photosDir, 'mine.webp'), 'mine');
      await expect(restore(target, file)).rejects.toThrow('is not empty (mine.webp)');
      expect(readdirSync(target.photosDir)).toEqual(['mine.webp']);
      rmSync(join(target.photosDir, 'mine.webp'));
      await restore(target, file);
      expect(readFileSync(join(target.photosDir, 'u', 'e.webp'), 'utf8')).toBe('ảnh e');
    } finally {
      bucket.close();
    }
  },
);

test.skipIf(!onPostgres)(
  'npm run backup and npm run restore say what they did, and what is killed leaves nothing that looks whole',
  { timeout: LONG_MS },
  async () => {
    const source = filled ?? (await aCommunity(HERE));
    const target = await aPlace(HERE);
    const run = (config: Config, ...args: string[]) =>
      spawn(process.execPath, [SUBCOMMAND, ...args], {
        env: { ...process.env, DATABASE_URL: config.databaseUrl, TAMQUAN_DATA: config.dataDir, TAMQUAN_DEMO: 'off' },
      });
    const said = async (child: ReturnType<typeof run>) => {
      const words = await Promise.all([text(child.stdout), text(child.stderr)]);
      return words.join('');
    };
    const file = join(root, 'by-npm.tar.gz');
    const killed = run(source, 'backup', file);
    while (!existsSync(`${file}.partial`)) await new Promise((next) => setTimeout(next, 2));
    killed.kill('SIGKILL');
    await said(killed);
    expect(existsSync(file)).toBe(false);
    expect(await said(run(source, 'backup', file))).toMatch(
      /by-npm\.tar\.gz \(\S+ MB\) is whole: [\d,]+ rows of \d+ tables and 21 photos/,
    );
    expect(await said(run(target, 'restore', file))).toMatch(/^Restored: [\d,]+ rows of \d+ tables and 21 photos/);
    expect(photosIn(target.photosDir)).toEqual(photosIn(source.photosDir));
    expect(await said(run(target, 'restore', file))).toContain('The store has rows already (in admin_user)');
    expect(await said(run(target, 'restore'))).toContain('restore FILE');
  },
);

test('there is nothing to back up where no store is', async () => {
  const nowhere = await aPlace('pglite');
  await expect(backUp(nowhere, join(root, 'nothing.tar.gz'))).rejects.toThrow('There is no store in');
  expect(existsSync(nowhere.dataDir)).toBe(false);
});

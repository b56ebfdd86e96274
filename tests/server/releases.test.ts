import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CALLS } from '../../contract/calls';
import * as session from '../../contract/session';
import { version } from '../../package.json';
import { gravityOf, weighsFrom } from '../../server/store/caseWeight';
import { storeAt } from '../../server/store/connection';
import type { StorePlace } from '../../server/store/engineAt';
import { seekPage } from '../../server/store/lists';
import { MIGRATIONS } from '../../server/store/migrations';
import type { Schema } from '../../server/store/schema';
import { memberText, postText, templeText } from '../../server/store/searchText';
import { startTestServer } from '../support/testServer';
import { createDatabase, emptyStore, UNHURRIED } from './emptyStore';

const FOLDER = join(import.meta.dirname, 'releases');
const KIND = process.env.STORE === 'postgres' ? '.sql.br' : '.tar.br';
/** Of who is in each of them (scripts/keepStore.mjs). */
const ADMIN = { user_name: 'admin', password: 'mot-mat-khau-dai-2026' };
const kept = readdirSync(FOLDER);
const versions = kept.filter((name) => name.endsWith(KIND)).map((name) => name.slice(0, -KIND.length));

const root = mkdtempSync(join(tmpdir(), 'tamquan-releases-'));
const drops: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const drop of drops) await drop();
  rmSync(root, { recursive: true, force: true });
});

test('this version has a store kept of both kinds', () => {
  expect(kept).toEqual(expect.arrayContaining([`${version}.sql.br`, `${version}.tar.br`]));
});

/** The store that a version left, as it left it. */
async function leftBy(of: string): Promise<StorePlace> {
  const bytes = brotliDecompressSync(readFileSync(join(FOLDER, `${of}${KIND}`)));
  if (KIND === '.tar.br') {
    const dataDir = join(root, of);
    mkdirSync(dataDir);
    execFileSync('tar', ['--extract', '--directory', dataDir], { input: bytes });
    return { dataDir, photosDir: join(dataDir, 'photos'), ...UNHURRIED };
  }
  const { url, drop } = await createDatabase();
  drops.push(drop);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(bytes.toString());
  await client.end();
  return { databaseUrl: url, ...UNHURRIED };
}

async function countsIn(db: Kysely<Schema>): Promise<Map<string, number>> {
  const tables = await sql<{
    name: string;
  }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`.execute(db);
  const counts = new Map<string, number>();
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(name)}`.execute(db);
    counts.set(name, rows[0]?.n ?? 0);
  }
  return counts;
}

/** What a store is made of, a line each: columns in whatever order, indexes, constraints, triggers, functions. */
async function shapeOf(db: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    SELECT format('%s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
      a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT format('%s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT pg_get_functiondef(p.oid) FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
      AND NOT EXISTS (SELECT FROM pg_depend e WHERE e.objid = p.oid AND e.deptype = 'e')
    ORDER BY 1`.execute(db);
  return rows.map(({ line }) => line);
}

/** Cases from before there was a weight have theirs, and are counted by it. */
async function expectWeighed(db: Kysely<Schema>): Promise<void> {
  const said = await db.selectFrom('report').selectAll().execute();
  for (const { reason, gravity } of said) expect(gravity, reason).toBe(gravityOf(reason));
  expect(new Set(said.map(({ trust }) => trust)).size).toBeGreaterThan(2);
  const cases = await db.selectFrom('report_case').select(['case_id', 'weighs_from']).execute();
  expect(cases.length).toBeGreaterThan(20);
  for (const { case_id, weighs_from } of cases)
    expect(weighs_from).toBe(weighsFrom(said.filter((one) => one.case_id === case_id)));
  const { total } = await seekPage(db, ['weight'], {});
  expect(total).toBe(cases.length);
}

/** Words are what they would be if the row were written now: until 0039 ids stood among them. */
async function expectWords(db: Kysely<Schema>): Promise<void> {
  const members = await db.selectFrom('member').selectAll().execute();
  for (const member of members) expect(member.folded).toBe(memberText(member));
  const posts = await db
    .selectFrom('post')
    .innerJoin('member', 'member.uid', 'post.uid')
    .select(['post.folded', 'display_name', 'content'])
    .execute();
  for (const { folded, display_name, content } of posts) expect(folded).toBe(postText(display_name, content));
  const temples = await db.selectFrom('temple').selectAll().execute();
  expect(temples.length).toBeGreaterThan(10);
  for (const temple of temples) expect(temple.folded).toBe(templeText(temple));
  const { rows } = await sql`SELECT attrelid::regclass::text AS of FROM pg_attribute
    WHERE attname = 'folded' AND attstattarget = 1000 ORDER BY 1`.execute(db);
  expect(rows).toEqual([{ of: 'member' }, { of: 'post' }, { of: 'temple' }]);
}

const isOptional = (part: z.core.$ZodType) => z.safeParse(part, undefined).success;

test.each(versions)(
  'the store of %s is brought up to date: shaped like a new one, no row lost, every list read',
  async (of) => {
    const place = await leftBy(of);
    const store = await storeAt(place);
    const before = await store.asItIs(countsIn);
    expect(before.get('post')).toBeGreaterThan(200);
    await store.prepare(async () => {});
    const after = await countsIn(store.db);
    expect(after.get('migration')).toBe(MIGRATIONS.length);
    // Events are for consoles that are connected, and begin anew in another database.
    before.delete('event');
    for (const [table, rows] of before) expect(after.get(table), table).toBeGreaterThanOrEqual(rows);
    const fresh = await emptyStore();
    expect(await shapeOf(store.db)).toEqual(await shapeOf(fresh.db));
    await fresh.close();
    await expectWeighed(store.db);
    await expectWords(store.db);

    const server = await startTestServer(undefined, { store });
    const entered = await server.call(session.login, { body: ADMIN });
    const key = entered.refused === undefined ? entered.data.sessionkey : '';
    const lists = CALLS.filter(({ list, query = {} }) => list && Object.values(query).every(isOptional));
    expect(lists.length).toBeGreaterThan(8);
    for (const { id, path } of lists) {
      const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${key}` } });
      expect(answer.status, id).toBe(200);
    }
    await server.close();
  },
);

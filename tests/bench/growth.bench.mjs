// What grows with the tables: the calls of a console on stores of ten times as many rows each, filled by `tamquan seed` on one throw-away
// PostgreSQL. BENCH_SIZES are members, posts and reports each, 100,000 and 1,000,000 unless said otherwise; BENCH_STORES are addresses of
// stores that are filled already.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { ROOT } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/system.mjs';
import { PASSWORD, signIn } from './aServer.mjs';
import { median, percentile } from './median.mjs';

const SIZES = (process.env.BENCH_SIZES ?? '100000,1000000').split(',').map(Number);
const TURNS = 40;

async function onStore(databaseUrl, work) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    await client.end();
  }
}

/** Fills a database of its own and answers its address. */
async function filled(storeUrl, size) {
  const url = new URL(storeUrl);
  url.pathname = `growth${size}`;
  await onStore(storeUrl, (query) => query(`CREATE DATABASE growth${size}`));
  const began = performance.now();
  const wanted = ['members', 'posts', 'reports'].flatMap((what) => [`--${what}`, String(size)]);
  const seed = spawnSync(process.execPath, [join(ROOT, 'scripts', 'tamquan.mjs'), 'seed', ...wanted], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (seed.status !== 0) throw new Error('the seed failed');
  console.log(`${size.toLocaleString('en')} of each: filled in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return url.href;
}

/** Words that some members' names end with, and one that hardly any has. */
const names = (query) =>
  query(`SELECT right(display_name, 8) AS text FROM member WHERE uid % 3989 = 7 ORDER BY uid LIMIT ${TURNS}`);

async function measured(databaseUrl) {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-growth-'));
  const { configOf, start } = await import(pathToFileURL(join(ROOT, 'dist', 'server', 'main.js')).href);
  const [{ members, posts, bytes }] = await onStore(databaseUrl, (query) =>
    query(`SELECT (SELECT count(*)::int FROM member) members, (SELECT count(*)::int FROM post WHERE deleted_at IS NULL) posts,
      pg_database_size(current_database())::float8 bytes`),
  );
  const texts = await onStore(databaseUrl, names);
  const settings = {
    DATABASE_URL: databaseUrl,
    TAMQUAN_DATA: folder,
    TAMQUAN_DEMO: 'off',
    LOG_LEVEL: 'silent',
    PORT: '0',
  };
  const config = configOf({ ...settings, TAMQUAN_ADMIN_PASSWORD: PASSWORD });
  // The first makes the admin.
  await (await start(config)).close();
  const began = performance.now();
  const server = await start(config);
  const startMs = performance.now() - began;
  try {
    const headers = { authorization: `Bearer ${(await signIn(server.address)).sessionkey}` };
    const timed = async (pathOf) => {
      const times = [];
      for (let turn = 0; turn < TURNS + 3; turn += 1) {
        const sent = performance.now();
        const answer = await fetch(`${server.address}/api${pathOf(turn)}`, { headers });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${pathOf(turn)}: ${answer.status}`);
        if (turn >= 3) times.push(performance.now() - sent);
      }
      return times;
    };
    const now = Math.floor(Date.now() / 1000);
    const year = `startTime=${now - 365 * 86_400}&endTime=${now}&timeSerialType=DAY`;
    const subjects = {
      'members, first page': () => '/users/list?count=50&pos=0',
      'members, last page': () => `/users/list?count=50&pos=${members - 50}`,
      'posts, first page': () => '/post/getlistpostfrompos?count=50&pos=0',
      'posts, last page': () => `/post/getlistpostfrompos?count=50&pos=${posts - 50}`,
      'open cases, first page': () => '/report/getlistcasefrompos?action=0&count=50&pos=0',
      'search by part of a name': (turn) =>
        `/search/profiles?count=50&text=${encodeURIComponent(texts[turn % texts.length].text)}`,
      'statistics of a year': () => `/statistical/post?${year}`,
    };
    const found = {};
    for (const [subject, pathOf] of Object.entries(subjects)) {
      const times = await timed(pathOf);
      found[subject] = `${median(times).toFixed(1)} / ${percentile(times, 0.95).toFixed(1)}`;
    }
    return { members, found: { ...found, 'start, ms': startMs.toFixed(0), 'disk, GB': (bytes / 1e9).toFixed(2) } };
  } finally {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export default async function bench() {
  const given = process.env.BENCH_STORES?.split(',');
  const postgres = given ? undefined : await startPostgres();
  if (!given && !postgres) return;
  try {
    const columns = [];
    for (const one of given ?? SIZES) columns.push(await measured(given ? one : await filled(postgres.url, one)));
    console.log(`median / p95 in ms | ${columns.map(({ members }) => members.toLocaleString('en')).join(' | ')}`);
    for (const subject of Object.keys(columns[0].found))
      console.log(`${subject} | ${columns.map(({ found }) => found[subject]).join(' | ')}`);
  } finally {
    await postgres?.stop();
  }
}

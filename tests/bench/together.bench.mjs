// Twenty moderators empty a queue of 2,000 cases at once, on two servers that share one PostgreSQL, each told of the others' decisions by
// GET /events. Beside it what PostgreSQL itself takes to pass a word on (NOTIFY to LISTEN), and what a thousand listeners weigh.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createParser } from 'eventsource-parser';
import pg from 'pg';
import { ROOT } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/system.mjs';

const MODERATORS = 20;
/** Two in five of those that are made are still open. */
const REPORTS = 5000;
const STREAMS = 1000;
/** A session has no more. */
const STREAMS_A_SESSION = 6;
const PASSWORD = 'mot-mat-khau-do-dac';

const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const line = (name, value) => console.log(`${name.padEnd(46)} ${value}`);
const ms = (values) => `median ${at(values, 0.5).toFixed(0)} ms, p95 ${at(values, 0.95).toFixed(0)} ms`;

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** A server in a process of its own. */
async function startProcess(env) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return { url, port, child };
    if (child.exitCode !== null) throw new Error('a server did not start');
    await delay(100);
  }
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/adminusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: 'admin', password: PASSWORD }),
  });
  const { data } = await answer.json();
  return data.sessionkey;
}

/** Listens, and answers once it is heard. */
const listen = ({ port }, key, onRow) =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${key}` };
    const request = http.get({ host: '127.0.0.1', port, path: '/api/events', headers, agent: false }, (answer) => {
      const parser = createParser({
        onEvent: ({ event, data }) => {
          if (event === 'begin') resolve(answer);
          else if (event === 'rows') for (const row of JSON.parse(data)) onRow(row);
        },
      });
      answer.setEncoding('utf8').on('data', (text) => parser.feed(text));
      if (answer.statusCode !== 200) reject(new Error(`events: ${answer.statusCode}`));
    });
    request.on('error', reject);
  });

/** What PostgreSQL takes to pass a word from one connection to another. */
async function bareNotify(connectionString) {
  const [one, other] = [new pg.Client({ connectionString }), new pg.Client({ connectionString })];
  await Promise.all([one.connect(), other.connect()]);
  await other.query('LISTEN bench');
  const took = [];
  for (let nth = 0; nth < 200; nth += 1) {
    const heard = new Promise((done) => other.once('notification', done));
    const began = performance.now();
    await one.query('NOTIFY bench');
    await heard;
    took.push(performance.now() - began);
  }
  await Promise.all([one.end(), other.end()]);
  return took;
}

/** One moderator: decides whatever nobody has, as far as told, beginning somewhere of their own. */
async function work({ url }, key, reports, settled, begun) {
  let calls = 0;
  const start = Math.floor(Math.random() * reports.length);
  for (const id of [...reports.slice(start), ...reports.slice(0, start)]) {
    if (settled.has(id)) continue;
    begun.set(id, begun.get(id) ?? performance.now());
    const answer = await fetch(`${url}/api/report/processreport?idreport=${encodeURIComponent(id)}&action=1`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${key}` },
    });
    if (!answer.ok) throw new Error(`processreport: ${answer.status}`);
    settled.add(id);
    calls += 1;
  }
  return calls;
}

const openReports = async ({ url }, key) => {
  const ids = [];
  for (;;) {
    const path = `/api/report/getlistreportfrompos?action=0&count=200&pos=${ids.length}`;
    const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${key}` } });
    const { data } = await answer.json();
    if (data.length === 0) return ids;
    ids.push(...data.map(({ reportId }) => reportId));
  }
};

async function emptyTheQueue(servers, db) {
  const serverOf = (nth) => servers[nth % servers.length];
  const keys = [];
  for (let nth = 0; nth < MODERATORS; nth += 1) keys.push(await signIn(serverOf(nth).url));
  const reports = await openReports(servers[0], keys[0]);
  const begun = new Map();
  const took = [];
  const known = keys.map(() => new Set());
  const streams = await Promise.all(
    keys.map((key, nth) =>
      listen(serverOf(nth), key, ({ kind, id, became }) => {
        if (kind !== 'report' || became !== 'ignored' || known[nth].has(id)) return;
        known[nth].add(id);
        took.push(performance.now() - begun.get(id));
      }),
    ),
  );
  const began = performance.now();
  const calls = await Promise.all(keys.map((key, nth) => work(serverOf(nth), key, reports, known[nth], begun)));
  const seconds = (performance.now() - began) / 1000;
  await delay(500);
  for (const stream of streams) stream.destroy();
  const { rows } = await db.query(
    `SELECT count(*)::int AS acts, count(DISTINCT target_id)::int AS reports FROM audit WHERE command = 'report.ignore'`,
  );
  line(`${MODERATORS} moderators, ${reports.length} reports, 2 servers`, `${seconds.toFixed(1)} s`);
  line('decided, and acts in the log', `${rows[0].reports}, ${rows[0].acts}`);
  line('calls for what somebody else had decided', calls.reduce((sum, n) => sum + n, 0) - reports.length);
  line("from one's key to the others' screens", ms(took));
}

async function weighStreams(server) {
  const residentMb = () =>
    Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024);
  const keys = [];
  for (let nth = 0; nth < STREAMS / STREAMS_A_SESSION; nth += 1) keys.push(await signIn(server.url));
  const before = residentMb();
  const streams = [];
  for (let nth = 0; nth < STREAMS; nth += 1) streams.push(await listen(server, keys[nth % keys.length], () => {}));
  line(`${STREAMS} streams on one process`, `${before} MB, then ${residentMb()} MB`);
  for (const stream of streams) stream.destroy();
}

export default async function bench() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  const env = {
    DATABASE_URL: postgres.url,
    TAMQUAN_DATA: folder,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
  };
  const { configOf, seed, seedOptions } = await import(pathToFileURL(join(ROOT, 'dist', 'server', 'seed.js')).href);
  const rows = ['--members', '2000', '--posts', '4000', '--comments', '0', '--reports', String(REPORTS)];
  await seed(configOf({ ...env, PORT: '0' }), seedOptions(rows), () => {});
  const servers = [await startProcess(env), await startProcess(env)];
  const db = new pg.Pool({ connectionString: postgres.url });
  try {
    line('bare NOTIFY to LISTEN', ms(await bareNotify(postgres.url)));
    await emptyTheQueue(servers, db);
    if (process.platform === 'linux') await weighStreams(servers[0]);
  } finally {
    await db.end();
    for (const { child } of servers) child.kill('SIGTERM');
    await Promise.all(servers.map(({ child }) => new Promise((done) => child.once('exit', done))));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

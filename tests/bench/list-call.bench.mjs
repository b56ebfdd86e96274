// A list call of 50 rows with its total, first page and last, against a bare Fastify route that runs one plain query on the same
// PostgreSQL and sends its rows as they are. Ratios count: both share the machine with the load that measures them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { ROOT } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/system.mjs';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 10;
const PASSWORD = 'mot-mat-khau-do-dac';

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Calls a second, the median of several rounds; throws where an answer was none. */
async function rate(url, headers = {}) {
  const rates = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
    if (result.non2xx > 0 || result.errors > 0)
      throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
    rates.push(result.requests.average);
  }
  return median(rates);
}

export default async function bench() {
  const postgres = await startPostgres();
  if (!postgres) return;
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  const built = (name) => import(pathToFileURL(join(ROOT, 'dist', 'server', `${name}.js`)).href);
  const env = {
    DATABASE_URL: postgres.url,
    TAMQUAN_DATA: folder,
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const { configOf, seed, seedOptions } = await built('seed');
  await seed(
    configOf(env),
    seedOptions(['--members', String(MEMBERS), '--posts', '1000', '--comments', '0', '--reports', '0']),
    () => {},
  );
  const { configOf: serverConfig, start } = await built('main');
  const server = await start(serverConfig(env));
  const pool = new pg.Pool({ connectionString: postgres.url });
  const bare = Fastify();
  bare.get(
    '/',
    async () => (await pool.query('SELECT * FROM member ORDER BY created_at DESC, uid DESC LIMIT 50')).rows,
  );
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    const login = await fetch(`${server.address}/api/adminusers/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_name: 'admin', password: PASSWORD }),
    });
    const { data } = await login.json();
    const headers = { authorization: `Bearer ${data.sessionkey}` };
    const list = (pos) => rate(`${server.address}/api/users/list?count=50&pos=${pos}`, headers);
    const peer = await rate(bareUrl);
    const first = await list(0);
    const last = await list(MEMBERS - 50);
    const line = (name, value) =>
      console.log(`${name.padEnd(34)} ${value.toFixed(0).padStart(6)} /s   ${(value / peer).toFixed(2)} × bare`);
    line('bare Fastify and pg, 50 rows', peer);
    line(`first page of ${MEMBERS} members`, first);
    line('last page', last);
  } finally {
    await bare.close();
    await pool.end();
    await server.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

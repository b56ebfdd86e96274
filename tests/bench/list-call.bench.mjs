// List calls of 50 rows with their total, members first page and last, and posts, against bare Fastify routes that look up the session, run
// one plain query on the same PostgreSQL and send its rows as they are; and a search by part of a name. Ratios count: both share the
// machine with the load that measures them.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import autocannon from 'autocannon';
import Fastify from 'fastify';
import pg from 'pg';
import { ROOT } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/system.mjs';
import { PASSWORD, signIn } from './aServer.mjs';
import { BARE, SESSION } from './bareLists.mjs';
import { median, percentile } from './median.mjs';

const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 100_000);
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 10;

const SEARCHES = ['nguyen van', 'thu duc', 'bich', 'minh anh', 'hoang xuan', 'shop hoa', 'ngoc la', 'phuong'];

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
    seedOptions(['--members', String(MEMBERS), '--posts', '10000', '--comments', '0', '--reports', '0']),
    () => {},
  );
  const { configOf: serverConfig, start } = await built('main');
  const server = await start(serverConfig(env));
  const pool = new pg.Pool({ connectionString: postgres.url });
  const bare = Fastify();
  for (const [name, text] of Object.entries(BARE)) {
    bare.get(`/${name}`, async ({ headers }) => {
      const hash = createHash('sha256').update(headers.authorization.slice(7)).digest('base64url');
      await pool.query({ name: 'session', text: SESSION, values: [hash] });
      return (await pool.query({ name, text })).rows;
    });
  }
  const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 });
  try {
    const headers = { authorization: `Bearer ${(await signIn(server.address)).sessionkey}` };
    const call = (path) => `${server.address}/api${path}`;
    const members = (pos) => rate(call(`/users/list?count=50&pos=${pos}`), headers);
    const line = (name, value, peer) =>
      console.log(`${name.padEnd(34)} ${value.toFixed(0).padStart(6)} /s   ${(value / peer).toFixed(2)} × bare`);
    const bareMembers = await rate(`${bareUrl}/members`, headers);
    line(`first page of ${MEMBERS} members`, await members(0), bareMembers);
    line('last page', await members(MEMBERS - 50), bareMembers);
    const posts = await rate(call('/post/getlistpostfrompos?count=50'), headers);
    line('first page of posts', posts, await rate(`${bareUrl}/posts`, headers));
    const times = [];
    for (let nth = 0; nth < 20 * SEARCHES.length; nth += 1) {
      const text = encodeURIComponent(SEARCHES[nth % SEARCHES.length]);
      const began = performance.now();
      await (await fetch(call(`/search/profiles?text=${text}&count=50`), { headers })).text();
      times.push(performance.now() - began);
    }
    const p95 = percentile(times, 0.95);
    console.log(`${'search by part of a name, p95'.padEnd(34)} ${p95.toFixed(0).padStart(6)} ms`);
  } finally {
    await bare.close();
    await pool.end();
    await server.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

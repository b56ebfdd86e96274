import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { ROOT } from '../../scripts/ensure.mjs';
import { startPostgres } from '../../scripts/system.mjs';

/** Of the `admin` that each of these servers begins with. */
export const PASSWORD = 'mot-mat-khau-do-dac';

/** Signs that admin in: what the server answers, the key of the session among it. */
export async function signIn(address) {
  const answer = await fetch(`${address}/api/adminusers/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user_name: 'admin', password: PASSWORD }),
  });
  return (await answer.json()).data;
}

/** Imports a part of the built server. */
const built = (name) => import(pathToFileURL(join(ROOT, 'dist', 'server', `${name}.js`)).href);

/** Fills a table by a statement that inserts, and lets the planner know. */
export async function insertInto(storeUrl, table, statement, values) {
  const store = new pg.Client(storeUrl);
  await store.connect();
  await store.query(`INSERT INTO ${table} ${statement}`, values);
  await store.query(`ANALYZE ${table}`);
  await store.end();
}

/**
 * The built server on a throw-away PostgreSQL, for one measurement: its address, that of its store, and a folder that leaves with it on
 * `close`. `rows` is how many of which rows `npm run seed` puts into the store first, of posts at least one. Undefined, with a sentence that
 * says what to install, where there is no PostgreSQL.
 */
export async function startServer(rows) {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  const env = {
    DATABASE_URL: postgres.url,
    TAMQUAN_DATA: folder,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  if (rows) {
    const { configOf, seed, seedOptions } = await built('seed');
    const counts = { members: 1, posts: 1, comments: 0, reports: 0, temples: 0, ...rows };
    const options = Object.entries(counts).flatMap(([what, count]) => [`--${what}`, String(count)]);
    await seed(configOf(env), seedOptions(options), () => {});
  }
  const { configOf, start } = await built('main');
  const server = await start(configOf(env));
  const close = async () => {
    await server.close();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: server.address, storeUrl: postgres.url, folder, close };
}

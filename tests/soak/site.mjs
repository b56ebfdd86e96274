import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { built, fromSources, ROOT } from '../../scripts/ensure.mjs';
import { ensureNginx, freePort, startPostgres } from '../../scripts/system.mjs';
import { aProcess } from '../bench/aProcess.mjs';
import { PASSWORD } from '../bench/aServer.mjs';

/** As the image has them that packaging/docker/compose.yaml names. */
const NGINX_EVENTS = 'worker_processes auto;\nevents { worker_connections 1024; }';

/**
 * What packaging/docker/compose.yaml puts together, on this machine: a throw-away PostgreSQL with `rows` members, posts and reports each,
 * two built servers on it, and nginx with the file of that folder before them. Undefined, with a sentence that says what to install, where
 * something is missing.
 */
export async function startSite(rows) {
  const nginx = ensureNginx();
  const postgres = nginx && (await startPostgres());
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-soak-'));
  const env = {
    DATABASE_URL: postgres.url,
    TAMQUAN_DATA: folder,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    TAMQUAN_TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'silent',
  };
  const { configOf, seed, seedOptions } = await built('seed');
  const count = String(rows);
  const sizes = ['--members', count, '--posts', count, '--reports', count, '--comments', count, '--temples', '0'];
  await seed(configOf({ ...env, PORT: '0' }), seedOptions(sizes), () => {});
  const servers = [await aProcess(env), await aProcess(env)];
  const port = await freePort();
  const { nginxWith } = await fromSources('tests/server/aFileServer.ts');
  const isUp = () => fetch(`http://127.0.0.1:${port}/readyz`);
  const stopNginx = await nginxWith(nginx, sitesAt(port, servers), isUp, NGINX_EVENTS);
  const db = new pg.Pool({ connectionString: postgres.url, max: 4 });
  const stop = async () => {
    await db.end();
    await stopNginx();
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { port, databasePort: Number(new URL(postgres.url).port), servers, db, stop };
}

/** The file with these places in place of its own, and nothing else changed. */
function sitesAt(port, servers) {
  return servers.reduce(
    (sites, server, index) => sites.replace(`server-${index + 1}:4173`, `127.0.0.1:${server.port}`),
    readFileSync(join(ROOT, 'packaging/docker/nginx.conf'), 'utf8').replace(
      'listen 8080;',
      `listen 127.0.0.1:${port};`,
    ),
  );
}

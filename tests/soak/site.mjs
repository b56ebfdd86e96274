import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { fromSources, ROOT } from '../../scripts/ensure.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { ensureNginx } from '../../scripts/system.mjs';
import { twoServers } from '../bench/together/twoServers.mjs';

/** As the image has them that packaging/docker/compose.yaml names. */
const NGINX_EVENTS = 'worker_processes auto;\nevents { worker_connections 1024; }';

/**
 * What packaging/docker/compose.yaml puts together, on this machine: a throw-away PostgreSQL with `rows` members, posts and reports each,
 * two built servers on it, and nginx with the file of that folder before them. Undefined, with a sentence that says what to install, where
 * something is missing.
 */
export async function startSite(rows) {
  const nginx = ensureNginx();
  const count = String(rows);
  const sizes = ['--members', count, '--posts', count, '--reports', count, '--comments', count, '--temples', '0'];
  const started = nginx && (await twoServers(sizes, { TAMQUAN_TRUST_PROXY: 'loopback' }));
  if (!started) return undefined;
  const { storeUrl, servers } = started;
  const port = await freePort();
  const { nginxWith } = await fromSources('tests/server/aFileServer.ts');
  const isUp = () => fetch(`http://127.0.0.1:${port}/readyz`);
  const stopNginx = await nginxWith(nginx, sitesAt(port, servers), isUp, NGINX_EVENTS);
  const db = new pg.Pool({ connectionString: storeUrl, max: 4 });
  const stop = async () => {
    await db.end();
    await stopNginx();
    await started.stop();
  };
  return { port, databasePort: Number(new URL(storeUrl).port), servers, db, stop };
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

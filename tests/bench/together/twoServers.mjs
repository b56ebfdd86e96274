import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { built } from '../../../scripts/ensure.mjs';
import { startPostgres } from '../../../scripts/system.mjs';
import { aProcess } from '../aProcess.mjs';
import { PASSWORD } from '../aServer.mjs';

/**
 * Two built servers in processes of their own that share one throw-away PostgreSQL, filled by `npm run seed` with these `sizes`; `settings`
 * are the servers' besides. Undefined, with a sentence that says what to install, where there is no PostgreSQL.
 */
export async function twoServers(sizes, settings = {}) {
  const postgres = await startPostgres();
  if (!postgres) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  const env = {
    DATABASE_URL: postgres.url,
    TAMQUAN_DATA: folder,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const { configOf, seed, seedOptions } = await built('seed');
  await seed(configOf({ ...env, PORT: '0' }), seedOptions(sizes), () => {});
  const servers = [await aProcess(env), await aProcess(env)];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { storeUrl: postgres.url, servers, stop };
}

// List calls of 50 rows on the embedded store, against Fastify and PGlite alone that look up the session and run one plain query on a copy of
// the same store, each in a process of its own.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { built, ROOT } from '../../scripts/ensure.mjs';
import { listening } from '../../scripts/listening.mjs';
import { aProcess } from './aProcess.mjs';
import { PASSWORD } from './aServer.mjs';
import { median } from './median.mjs';
import { callsOf } from './together/callsOf.mjs';

const MEMBERS = 20_000;
const SECONDS = 3;
const ROUNDS = 5;
const CONNECTIONS = 10;
const LISTS = { members: '/api/users/list?count=50', posts: '/api/post/getlistpostfrompos?count=50' };

/** Calls a second; throws where an answer was none. */
async function rate(url, headers) {
  const { requests, non2xx, errors } = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return requests.average;
}

export default async function bench() {
  const folder = mkdtempSync(join(tmpdir(), 'tamquan-bench-'));
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const env = {
    DATABASE_URL: undefined,
    TAMQUAN_DATA: data,
    TAMQUAN_DEMO: 'off',
    TAMQUAN_ADMIN_PASSWORD: PASSWORD,
    LOG_LEVEL: 'silent',
  };
  const { configOf, seed, seedOptions } = await built('seed');
  const rows = ['--members', String(MEMBERS), '--posts', String(MEMBERS), '--comments', '0', '--reports', '0'];
  await seed(configOf({ ...env, PORT: '0' }), seedOptions(rows), () => {});
  const first = await aProcess(env);
  const stranger = callsOf(first.port);
  const { sessionkey } = await stranger.data('POST', '/adminusers/login', { user_name: 'admin', password: PASSWORD });
  stranger.close();
  // With the session in it.
  await first.stop();
  cpSync(join(data, 'store'), copy, { recursive: true });
  const ours = await aProcess(env);
  const bare = await listening((port) => [join(ROOT, 'tests', 'bench', 'barePglite.mjs'), copy, String(port)]);
  try {
    const headers = { authorization: `Bearer ${sessionkey}` };
    for (const [name, path] of Object.entries(LISTS)) {
      const rates = { ours: [], bare: [] };
      for (let round = 0; round <= ROUNDS; round += 1) {
        const [one, other] = [
          await rate(`http://127.0.0.1:${ours.port}${path}`, headers),
          await rate(`http://127.0.0.1:${bare.port}/${name}`, headers),
        ];
        // The first one warms both up.
        if (round > 0)
          [rates.ours, rates.bare] = [
            [...rates.ours, one],
            [...rates.bare, other],
          ];
      }
      const [value, peer] = [median(rates.ours), median(rates.bare)];
      const subject = `first page of ${MEMBERS} ${name}`;
      console.log(
        `${subject.padEnd(34)} ${value.toFixed(0).padStart(6)} /s   ${(value / peer).toFixed(2)} × bare PGlite`,
      );
    }
  } finally {
    await Promise.all([ours.stop(), bare.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
}

// A second start, from the command to the first answer, and what the server then holds in memory: with the embedded store and its demo, and on
// PostgreSQL, beside a bare start of Node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../scripts/system.mjs';
import { aProcess } from './aProcess.mjs';
import { median } from './median.mjs';

const ROUNDS = 5;
const RESTS_MS = 5000;

async function started(env) {
  const began = performance.now();
  const server = await aProcess(env);
  const ms = performance.now() - began;
  await new Promise((rested) => setTimeout(rested, RESTS_MS));
  const memoryMb = server.residentMb();
  await server.stop();
  return { ms, memoryMb };
}

export default async function bench() {
  const bare = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    spawnSync(process.execPath, ['-e', '0']);
    return performance.now() - began;
  });
  const postgres = await startPostgres();
  const folders = [];
  try {
    const stores = { embedded: {}, ...(postgres && { PostgreSQL: { DATABASE_URL: postgres.url } }) };
    for (const [name, store] of Object.entries(stores)) {
      const folder = mkdtempSync(join(tmpdir(), 'tamquan-start-'));
      folders.push(folder);
      const env = { ...process.env, ...store, TAMQUAN_DATA: folder, LOG_LEVEL: 'silent' };
      // The first fills the store.
      await started(env);
      const runs = [];
      for (let round = 0; round < ROUNDS; round += 1) runs.push(await started(env));
      const of = (what) => median(runs.map((run) => run[what]));
      console.log(
        `${name.padEnd(12)} ${of('ms').toFixed(0).padStart(5)} ms   node alone ${median(bare).toFixed(0)} ms   at rest ${of('memoryMb')} MB`,
      );
    }
  } finally {
    await postgres?.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

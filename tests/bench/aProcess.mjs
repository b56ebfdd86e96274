import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/ensure.mjs';
import { listening } from '../../scripts/listening.mjs';

/** Our server, as `npm start` starts it, in a process of its own: its port, how much memory it holds, and `stop`. */
export async function aProcess(env) {
  const started = await listening(() => ['--max-semi-space-size=4', join(ROOT, 'scripts', 'tamquan.mjs')], env);
  return { ...started, residentMb: () => residentMb(started.pid) };
}

/** What Linux says that a process holds; NaN elsewhere. */
function residentMb(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

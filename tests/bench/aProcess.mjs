import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from '../../scripts/ensure.mjs';

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });

/** Our server, as `npm start` starts it, in a process of its own: its port, how much memory it holds, and `stop`. */
export const aProcess = (env) =>
  listening(() => ['--max-semi-space-size=8', join(ROOT, 'scripts', 'tamquan.mjs')], env);

/** The same of any program of Node that takes a port in its arguments, or as PORT, and answers /readyz. */
export async function listening(argsWith, env = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, argsWith(port), {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: 'ignore',
  });
  const exit = new Promise((done) => child.once('exit', done));
  const stop = () => {
    child.kill('SIGTERM');
    return exit;
  };
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return { port, residentMb: () => residentMb(child.pid), stop };
    if (child.exitCode !== null) throw new Error('a server did not start');
    await delay(100);
  }
}

/** What Linux says that a process holds; NaN elsewhere. */
function residentMb(pid) {
  if (process.platform !== 'linux') return Number.NaN;
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

// A server in a process of its own, for scripts that ask it something.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './freePort.mjs';

/**
 * Starts a program of Node that takes a port in its arguments, or as PORT, and answers /readyz. Resolves when it is ready to its port, its
 * process id and `stop`, which resolves when it has ended. Throws where it ends before.
 */
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
    if (answer?.ok) return { port, pid: child.pid, stop };
    if (child.exitCode !== null) throw new Error('a server did not start');
    await delay(20);
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const START = resolve(import.meta.dirname, '../../scripts/start.mjs');
const PASSWORD = 'mot-mat-khau-dai';
const dataDir = mkdtempSync(join(tmpdir(), 'tamquan-process-'));
const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The whole thing as `npm start` runs it, on one embedded store. */
async function run() {
  const port = await freePort();
  const child = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: String(port),
      TAMQUAN_DATA: dataDir,
      TAMQUAN_DEMO: 'off',
      TAMQUAN_ADMIN_PASSWORD: PASSWORD,
      DATABASE_URL: '',
    },
    stdio: 'pipe',
  });
  started.push(child);
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const exit = new Promise<number | null>((done) => child.once('exit', done));
  const url = `http://127.0.0.1:${port}`;
  const ready = async () => {
    while (child.exitCode === null) {
      const answer = await fetch(`${url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((again) => setTimeout(again, 50));
    }
    throw new Error(`it did not start: ${said}`);
  };
  const call = async (method: string, path: string, key: string | undefined, body?: object) => {
    const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) };
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as { error: { code: number }; data: { sessionkey: string; display_name: string } };
  };
  const signIn = async () =>
    (await call('POST', '/adminusers/login', undefined, { user_name: 'admin', password: PASSWORD })).data.sessionkey;
  return { child, exit, ready, call, signIn, said: () => said };
}

// The embedded store alone: a PostgreSQL has its own word on all of this.
test.skipIf(process.env.STORE === 'postgres')(
  'a second process on the same store is refused, kill -9 loses nothing that was acknowledged, SIGTERM ends cleanly',
  async () => {
    const first = await run();
    await first.ready();
    const key = await first.signIn();
    const changed = await first.call('PUT', '/adminusers/profile', key, { display_name: 'Người Giữ Cổng' });
    expect(changed.error.code).toBe(200);

    const second = await run();
    expect(await second.exit).toBe(1);
    expect(second.said()).toContain('Another process has the store');

    first.child.kill('SIGKILL');
    await first.exit;
    const third = await run();
    await third.ready();
    const after = await third.call('GET', '/adminusers/profile', key);
    expect(after.data.display_name).toBe('Người Giữ Cổng');

    third.child.kill('SIGTERM');
    expect(await third.exit).toBe(0);
  },
);
